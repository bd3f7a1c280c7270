"""Quotas: what is there for all can't be taken by one; each refusal is one sentence and says when to try again."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import fields

import pytest

from asztal.web import quotas
from asztal.web.limits import BadLimit, Limits, origin_of, with_changes
from asztal.web.quotas import KINDS, OverQuota, Quotas
from asztal.words import LANGUAGES, Words
from tests.web.tools import Guest, Served, error_text

pytestmark = pytest.mark.anyio


class Clock:
    now = 1000.0

    @classmethod
    def monotonic(cls) -> float:
        return cls.now


@pytest.fixture
def limits() -> Limits:
    """Small ones, so that a test need not do much."""
    small = {limit: 3 for limit, _ in KINDS.values()}
    small["disk_bytes_per_h"] = 10_000
    return Limits(burst=10_000, **{**small, "tables_per_h": 8, "writes_per_min": 4})


async def refused(guest: Guest, path: str, form: dict[str, object]) -> tuple[int, str]:
    """Does something until it is refused: how often it was done, and what is said then."""
    for done in range(50):
        answer = await guest.post(path, form)
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            return done, error_text(answer)
        assert answer.status_code in (200, 303), answer.text
    raise AssertionError("It was never refused.")


FOUR = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "here"}
CASES: dict[str, tuple[str, dict[str, object], int]] = {
    "tables": ("/tables", dict(FOUR), 8),
    "public": ("/tables", {**FOUR, "public": "yes"}, 3),
    "bots-only": ("/tables", {**FOUR, "who-0": "bot-easy", "who-1": "bot-easy"}, 3),
    "messages": ("/t/{table}/chat", {"text": "Hello"}, 3),
    "writes": ("/t/{table}/note", {"text": "Hello"}, 4),
    "disk": ("/t/{table}/note", {"text": "x" * 4000}, 2),
}


@pytest.mark.parametrize("what", CASES)
async def test_so_much_and_no_more(served: Served, what: str) -> None:
    path, form, most = CASES[what]
    for number, language in enumerate(LANGUAGES):
        guest = served.guest(language, f"10.0.{number}.1")
        table = await served.table("connect_four", [guest, served.guest()])
        done, said = await refused(guest, path.format(table=table.id), form)
        assert done == most
        assert said == Words(language).say(f"error-quota-{what}")
    # Another at another address does not notice.
    other = served.guest(address="10.9.9.9")
    assert (await other.post(path.format(table=table.id), form)).status_code == 303


def test_every_kind_has_its_limit_and_its_sentence() -> None:
    names = {field.name for field in fields(Limits)}
    for what, (limit, _) in KINDS.items():
        assert limit in names
        for language in LANGUAGES:
            assert Words(language).has(f"error-quota-{what}")


def test_what_was_used_is_forgotten_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "time", Clock)
    monkeypatch.setattr(Clock, "now", 0.0)
    used = Quotas(Limits(messages_per_min=2))
    for _ in range(2):
        used.spend("messages", "me", "10.0.0.1")
    with pytest.raises(OverQuota) as refusal:
        used.spend("messages", "me", "10.0.0.1")
    assert refusal.value.wait_s == 30
    monkeypatch.setattr(Clock, "now", 30.0)
    used.spend("messages", "me", "10.0.0.1")


def test_many_guests_at_one_address_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cookie costs nothing; and of IPv6 addresses everybody has very many."""
    used = Quotas(Limits(messages_per_min=2, guests_per_address=3))
    for at in range(6):
        used.spend("messages", f"guest {at}", f"2001:db8::{at}")
    with pytest.raises(OverQuota):
        used.spend("messages", "another", "2001:db8::ffff")
    used.spend("messages", "another", "2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_an_address_stands_for_its_network(address: str, origin: str) -> None:
    assert origin_of(address) == origin


async def test_one_does_not_fill_the_public_list(served: Served) -> None:
    """Neither with one cookie nor with many."""
    attackers = [served.guest(address="10.6.6.6") for _ in range(4)]
    for at in range(12):
        await attackers[at % 4].post("/tables", {**FOUR, "who-1": "friend", "public": "yes"})
    found = served.house.storage.public_tables(30, 3)
    assert len(found) == 3
    friend = served.guest(address="10.0.0.7")
    table = await friend.makes("connect_four", "me", "friend", public="yes")
    found = served.house.storage.public_tables(30, 3)
    assert found[0] == table.id
    assert len(found) == 4


def test_limits_are_set_by_name() -> None:
    assert with_changes(Limits(), ["streams=5", "header-s=2.5"]) == Limits(streams=5, header_s=2.5)
    for wrong in ("nothing=1", "streams", "streams=-1", "streams=x", "streams=1e400", "header_s=nan", "header_s=inf"):
        with pytest.raises(BadLimit):
            with_changes(Limits(), [wrong])


# -- spectators -------------------------------------------------------------------------------------------------------


async def test_two_thousand_spectators_do_not_redraw_a_table_for_each(served: Served) -> None:
    player = served.guest()
    table = await served.table("connect_four", [player, served.guest()])
    before = table.version
    with ExitStack() as pages:
        for at in range(2000):
            pages.enter_context(table.presence.watched_by(f"spectator {at}"))
        assert table.version == before
        assert table.spectators() == 2000
        pages.enter_context(table.presence.watched_by(player.id))
        assert table.version == before + 1
        assert table.spectators() == 2000
        assert len(table.presence._last_seen) == 0
    assert table.spectators() == 0
    assert len(table.presence._last_seen) == 1


class Test_a_crowded_table:  # noqa: N801
    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(requests_per_s=0, spectators=2)

    async def test_has_room_for_its_players(self, served: Served) -> None:
        player = served.guest()
        table = await served.table("connect_four", [player, served.guest()])
        with table.presence.watched_by("a"), table.presence.watched_by("b"):
            answer = await served.guest().get(f"/t/{table.id}/stream")
            assert (answer.status_code, error_text(answer)) == (503, Words("en").say("error-crowd"))
            with ExitStack() as pages:
                pages.enter_context(table.presence.watched_by(player.id))
                assert table.spectators() == 2
