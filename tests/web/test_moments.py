"""The log and the chart lead to the moments they tell of, through nobody else's eyes."""

from __future__ import annotations

import re
from html import unescape

import pytest

from asztal.web.presence import NORMAL, SPEEDS, Presence
from tests.random_play import play_randomly
from tests.web.tools import Served, Stream, each_game, ended

pytestmark = pytest.mark.anyio

_MOST = 40
"""So many lines a replay shows at most."""
_LINE = re.compile(r'<li[^>]*><a href="([^"]*)">(.*?)</a></li>')


@each_game
async def test_each_line_leads_to_where_it_is_told_last(served: Served, name: str) -> None:
    guest = served.guest()
    table = await served.table(name, [guest, served.guest()], seed=5)
    play_randomly(table.playing, 25, 5)
    table.refresh()
    lines = _LINE.findall((await guest.get(f"/t/{table.id}/log")).text)
    assert lines
    for address, text in lines[:: max(1, len(lines) // 8)]:
        answer = await guest.get(unescape(address))
        assert answer.status_code == 200
        told = _lines(answer.text)
        assert text in told
        at = int(address.partition("at=")[2])
        if at and len(told) < _MOST:
            before = _lines((await guest.get(f"/t/{table.id}/replay?at={at - 1}")).text)
            assert told[: len(before)] == before
            assert text in told[len(before) :]


def _lines(replay: str) -> list[str]:
    """The log of a replay's page."""
    return [text for _, text in _LINE.findall(replay.partition('class="talk"')[2])]


async def test_lines_keep_the_eyes_they_were_read_with(served: Served) -> None:
    guest = served.guest()
    shared = await served.table("connect_four", [guest, guest])
    await guest.chooses(shared, 0)
    assert f"/t/{shared.id}/replay?at=1&amp;eyes=1" in (await guest.get(f"/t/{shared.id}?seat=1")).text
    over = await served.finished("tara", [guest, served.guest()])
    assert "&amp;eyes=all" in (await guest.get(f"/t/{over.id}/replay?at=40&eyes=all")).text
    for page in (f"/t/{over.id}", f"/t/{over.id}/replay?at=40"):
        assert not any("eyes=" in address for address, _ in _LINE.findall((await guest.get(page)).text))


@each_game
async def test_the_chart_leads_to_every_kind_of_moment(served: Served, name: str) -> None:
    guest = served.guest()
    table = await served.finished(name, [guest] * len(ended(name, 2).seats))
    chart = (await guest.get(f"/t/{table.id}/chart")).text
    ways = [int(at) for at in re.findall(r"/replay\?at=(\d+)\"", chart)]
    points = table.playing.points()
    assert set(ways) <= set(points)
    assert (ways[0], ways[-1]) == (points[0], points[-1])
    assert ways == sorted(set(ways))
    assert chart.count('tabindex="-1"') == len(ways) - 1


# -- how fast bots choose ---------------------------------------------------------------------------------------------


async def test_bots_are_as_slow_as_the_slowest_of_those_who_play_and_look_on() -> None:
    presence = Presence("live", lambda _: False, lambda: None, lambda *_: None)
    seated = {"ada", "ben"}
    assert presence.pause(seated) == 0
    with presence.watched_by("stranger", "slow"):
        assert presence.pause(seated) == SPEEDS["slow"]
        with presence.watched_by("ada", "quick"):
            assert presence.pause(seated) == SPEEDS["quick"]
            with presence.watched_by("ben"):
                assert presence.pause(seated) == SPEEDS[NORMAL]
            assert presence.pause(seated) == SPEEDS["quick"]
    assert SPEEDS["slow"] > SPEEDS[NORMAL] > SPEEDS["quick"] > 0


@pytest.mark.parametrize(("wish", "speed"), [("slow", "slow"), ("quick", "quick"), ("at once", NORMAL)])
async def test_everybody_sets_how_fast_bots_choose(served: Served, wish: str, speed: str) -> None:
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    await guest.post("/settings", {"speed": wish})
    stream = Stream(served.app, guest, f"/t/{table.id}/stream")
    stream.carry(f"speed={guest.browser.cookies.get('speed', '')}")
    async with stream:
        await stream.next()
        assert [watcher.speed for watcher in table.presence.watchers] == [speed]
    page = (await guest.get(f"/t/{table.id}")).text
    assert f'<option value="{speed}" selected>' in page
