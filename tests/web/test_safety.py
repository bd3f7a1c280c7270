"""What every request must pass: same site, cookies, headers, limits; and what happens when something breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from httpx import ASGITransport, AsyncClient
from prometheus_client import generate_latest
from starlette.datastructures import Headers
from starlette.routing import Route

from asztal.engine.errors import AsztalError
from asztal.web import app as web_app
from asztal.web import pages, safety
from asztal.web.actions import _local
from asztal.web.database import BadDatabase
from asztal.web.limits import Limits
from asztal.web.safety import COOKIE, Slow, read_cookies
from asztal.web.tables import Table
from asztal.web.thinking import ThinkerFailed, Thinking
from asztal.words import Words
from tests.web.tools import HOST, ORIGIN, Guest, Served, Stream, each_language, error_text

pytestmark = pytest.mark.anyio


@pytest.fixture
async def guest(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
async def table(served: Served, guest: Guest) -> Table:
    return await served.table("connect_four", [guest, served.guest()])


# -- same site --------------------------------------------------------------------------------------------------------

POSTS = [route.path for route in web_app.ROUTES if isinstance(route, Route) and "POST" in (route.methods or ())]


@pytest.mark.parametrize("path", POSTS)
async def test_every_change_is_refused_to_other_sites(served: Served, path: str) -> None:
    guest = served.guest()
    answer = await guest.browser.post(path.format(table="x", game="tara"), headers={"origin": "http://evil.test"})
    assert answer.status_code == 403
    assert "another site" in error_text(answer)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://evil.test"},
        {"origin": f"http://{HOST}.evil.test"},
        {"origin": f"http://evil.test/{HOST}"},
        {"origin": f"http://{HOST}:81"},
        {"origin": f"http://user@{HOST}"},
        {"origin": "http://["},
        {"origin": ORIGIN, "sec-fetch-site": "cross-site"},
        {"origin": ORIGIN, "sec-fetch-site": "same-site"},
        {"origin": ORIGIN, "sec-fetch-site": "none"},
        {"referer": ORIGIN},
    ],
)
async def test_a_choice_from_another_site_changes_nothing(guest: Guest, table: Table, headers: dict[str, str]) -> None:
    form = {"choice": 0, "number": 0}
    answer = await guest.browser.post(f"/t/{table.id}/choose", data=form, headers=headers)
    assert answer.status_code == 403
    assert table.playing.choices == []


@pytest.mark.parametrize("headers", [{"origin": ORIGIN}, {"sec-fetch-site": "same-origin"}])
async def test_a_choice_from_the_own_page_is_made(guest: Guest, table: Table, headers: dict[str, str]) -> None:
    form = {"choice": 0, "number": 0}
    answer = await guest.browser.post(f"/t/{table.id}/choose", data=form, headers=headers)
    assert answer.status_code == 303


async def test_looking_changes_no_match(guest: Guest, table: Table) -> None:
    for path in ("choose", "undo", "leave", "resign", "chat", "note", "rematch"):
        assert (await guest.get(f"/t/{table.id}/{path}?choice=0&number=0&seat=0")).status_code == 405
    assert (table.playing.choices, table.chairs[0].away) == ([], "")


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://é", "://"])
@pytest.mark.parametrize("host", [HOST, "[::1", "[::1]"])
async def test_an_origin_or_a_name_that_is_none_is_no_trouble(guest: Guest, origin: str, host: str) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    for path in ("/settings", "/device/link", "/nowhere"):
        assert (await guest.browser.post(path, headers=headers)).status_code in (403, 421)


# -- names ------------------------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize(
    "name", ["evil.test", f"{HOST}.evil.test", f"evil.{HOST}", "", "[", "a b", f"{HOST}:x", "10.9.9.9"]
)
async def test_a_name_that_is_not_the_servers_is_refused(served: Served, language: str, name: str) -> None:
    """Else a foreign page whose name leads here could read and do everything."""
    answer = await served.guest(language).get("/", host=name)
    assert answer.status_code == 421
    assert error_text(answer) == Words(language).say("error-host")


@pytest.mark.parametrize(
    "name", [HOST, f"{HOST}:8137", HOST.upper(), "localhost", "localhost:80", "127.0.0.1", "[::1]:8137"]
)
async def test_its_own_names_are_answered(guest: Guest, name: str) -> None:
    assert (await guest.get("/health/live", host=name)).status_code == 200


async def test_a_name_can_be_added(served: Served) -> None:
    hosts = safety.Hosts(lambda scope, receive, send: asyncio.sleep(0), ["Play.Example.org"])
    scope = {"type": "http", "headers": [(b"host", b"play.example.org")], "server": ("10.0.0.1", 80)}
    assert hosts._is_own(scope)
    assert not hosts._is_own({**scope, "headers": [(b"host", b"example.org")]})
    assert not hosts._is_own({**scope, "headers": [(b"host", b"play.example.org"), (b"host", b"evil.test")]})


# -- cookies ----------------------------------------------------------------------------------------------------------


def newcomer(served: Served, cookie: str = "") -> AsyncClient:
    cookies = {COOKIE: cookie} if cookie else None
    return AsyncClient(transport=ASGITransport(served.app), base_url=ORIGIN, cookies=cookies)


async def test_a_newcomer_gets_a_cookie_that_scripts_and_other_sites_cannot_use(served: Served) -> None:
    answer = await newcomer(served).get("/")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for flag in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert flag in cookie
    assert "Secure" not in cookie


async def test_over_https_the_cookie_stays_there(served: Served) -> None:
    browser = AsyncClient(transport=ASGITransport(served.app), base_url=f"https://{HOST}")
    assert "; Secure" in (await browser.get("/")).headers["set-cookie"]


async def test_whoever_has_a_cookie_keeps_it(guest: Guest) -> None:
    assert "set-cookie" not in (await guest.get("/")).headers


@pytest.mark.parametrize("forged", ["{id}", "%22{id}%22", "{cookie}x", "{id}.{cookie}", "x"])
async def test_a_forged_cookie_makes_a_new_guest(served: Served, guest: Guest, table: Table, forged: str) -> None:
    thief = newcomer(served, forged.format(id=guest.id, cookie=guest.browser.cookies[COOKIE]))
    answer = await thief.get(f"/t/{table.id}/view.json")
    assert answer.json()["seat"] is None
    assert "set-cookie" in answer.headers


def test_quotes_in_cookies_are_left_as_they_are() -> None:
    """Python undoes them in a time that grows with the square of their number."""
    quoted = '"' + "\\" * 1_000_000 + '"'
    cookies = read_cookies(Headers({"cookie": f"a={quoted}; {COOKIE}=x=; b"}))
    assert cookies == {"a": quoted, COOKIE: "x=", "b": ""}


async def test_settings_are_kept_in_cookies_that_scripts_cannot_read(guest: Guest) -> None:
    form = {"language": "hu", "theme": "dark", "confirm": "no", "sound": "yes", "back": "/"}
    answer = await guest.post("/settings", form)
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 4
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)
    page = (await guest.get("/")).text
    assert '<html lang="hu" data-theme="dark">' in page


async def test_settings_take_only_what_there_is(guest: Guest) -> None:
    answer = await guest.post("/settings", {"language": "xx", "theme": "pink\r\nx: y", "confirm": "", "back": "/"})
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["%00", "%ED%A0%80", "a%0Ab", "x" * 5000])
async def test_an_address_that_no_table_can_have_is_not_found(guest: Guest, name: str) -> None:
    """No database need be asked, and none can complain."""
    assert (await guest.get(f"/t/{name}")).status_code == 404


# -- headers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new?game=tara",
        "/nowhere",
        "/t/nowhere",
        "/health",
        "/metrics",
        "/games/tara/rules",
        "/games/tara/board.css",
        "/static/asztal.css",
        "/static/asztal.js",
        "/device?token=x",
        "/t/x/stream",
    ],
)
async def test_every_answer_forbids_what_is_foreign(guest: Guest, path: str) -> None:
    headers = (await guest.get(path)).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_whoever_comes_by_https_stays_there(served: Served, guest: Guest) -> None:
    browser = AsyncClient(transport=ASGITransport(served.app), base_url=f"https://{HOST}")
    assert "max-age=31536000" in (await browser.get("/")).headers["strict-transport-security"]
    assert "strict-transport-security" not in (await guest.get("/")).headers


async def test_the_stream_has_the_headers_too(served: Served, guest: Guest, table: Table) -> None:
    async with Stream(served.app, guest, f"/t/{table.id}/stream") as stream:
        await stream.next()
        assert "content-security-policy" in stream.headers
        assert stream.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/games/tara/board.css", "/games/tara/cover.svg"])
async def test_what_a_shared_cache_may_keep_makes_nobody_a_guest(served: Served, path: str) -> None:
    """A proxy that keeps the answer would make everybody behind it the same guest."""
    answer = await newcomer(served).get(path)
    assert "public" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers


async def test_no_cache_keeps_a_page(guest: Guest, table: Table) -> None:
    for path in ("/", f"/t/{table.id}", f"/t/{table.id}/view.json", f"/t/{table.id}/log", "/t/nowhere"):
        assert (await guest.get(path)).headers["cache-control"] == "no-store"


async def test_pages_run_no_script_of_their_own(guest: Guest, table: Table) -> None:
    """The policy would forbid it: scripts and styles that stand in a page, and handlers in attributes."""
    for path in ("/", "/new?game=tara", f"/t/{table.id}", f"/t/{table.id}/replay", "/games/tara/rules"):
        page = (await guest.get(path)).text
        assert "<style" not in page
        assert " style=" not in page
        assert " onclick=" not in page
        assert "<script>" not in page


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "most"), [("/settings", 64 * 1024), ("/load", 1024 * 1024)])
async def test_a_body_that_is_too_large_is_refused_unread(guest: Guest, path: str, most: int) -> None:
    headers = {"origin": ORIGIN, "content-length": str(most + 1), "content-type": "application/x-www-form-urlencoded"}
    answer = await guest.browser.post(path, content=b"", headers=headers)
    assert answer.status_code == 413
    assert "too large to send" in error_text(answer)


async def test_a_body_of_unknown_length_is_read_up_to_the_limit(guest: Guest) -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        for _ in range(1000):
            read += 4096
            yield b"name=" + b"x" * 4091

    headers = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded"}
    answer = await guest.browser.post("/settings", content=endless(), headers=headers)
    assert answer.status_code == 413
    assert read < 100 * 1024


@pytest.mark.parametrize("length", ["x", "-1", "1e3", "", "²", "9" * 5000])
async def test_a_length_that_is_no_number_is_refused(guest: Guest, length: str) -> None:
    headers = [(b"origin", ORIGIN.encode()), (b"content-length", length.encode("latin-1"))]
    assert (await guest.browser.post("/settings", content=b"", headers=headers)).status_code == 413


async def test_a_form_with_too_many_fields_is_refused(guest: Guest) -> None:
    assert (await guest.post("/settings", {f"field-{at}": "x" for at in range(200)})).status_code == 400


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=b", b"garbage"),
        ("multipart/form-data; boundary=b; charset=nonsense", b"--b\r\n\r\n"),
        ("application/json", b'{"name": "Reka"}'),
        ("application/x-www-form-urlencoded", b"%ff%fe=%ed%a0%80&name"),
        ("text/plain", b"\x00\xff"),
    ],
)
async def test_a_form_that_makes_no_sense_is_no_trouble(guest: Guest, kind: str, body: bytes) -> None:
    for path in ("/tables", "/load", "/t/x/choose", "/device"):
        answer = await guest.browser.post(path, content=body, headers={"origin": ORIGIN, "content-type": kind})
        assert 400 <= answer.status_code < 500


class Still:
    """A clock that stands still."""

    now = 0.0

    @classmethod
    def monotonic(cls) -> float:
        return cls.now


class Test_an_address_that_asks_too_often:  # noqa: N801
    """Ten requests at once are free; then each waits its turn, and what would wait for too long is refused."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(requests_per_s=2.0, burst=10, streams=2)

    @pytest.fixture
    def waits(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        """How long each request had to wait, while no time passes."""
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(round(seconds, 3))

        monkeypatch.setattr(safety, "time", Still)
        # Only here: what else sleeps in a server does so as ever.
        monkeypatch.setattr(safety, "asyncio", SimpleNamespace(sleep=sleep))
        return waits

    async def test_is_slowed_down(self, guest: Guest, waits: list[float]) -> None:
        for _ in range(14):
            assert (await guest.get("/health")).status_code == 200
        assert waits == [0.5, 1.0, 1.5, 2.0]

    async def test_is_refused_when_it_would_wait_for_long(self, guest: Guest, waits: list[float]) -> None:
        answers = [await guest.get("/health") for _ in range(30)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 10
        assert max(waits) == Slow.LONGEST_S
        assert "Too many requests" in error_text(answers[-1])

    async def test_is_welcome_again_after_a_while(
        self, guest: Guest, waits: list[float], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for _ in range(30):
            await guest.get("/health")
        monkeypatch.setattr(Still, "now", 60.0)
        waits.clear()
        assert (await guest.get("/health")).status_code == 200
        assert waits == []

    async def test_slows_nobody_else(self, served: Served, guest: Guest, waits: list[float]) -> None:
        for _ in range(30):
            await guest.get("/health")
        waits.clear()
        assert (await served.guest(address="10.0.0.2").get("/health")).status_code == 200
        assert waits == []

    async def test_gets_style_sheets_all_the_same(self, guest: Guest, waits: list[float]) -> None:
        for _ in range(40):
            assert (await guest.get("/static/asztal.css")).status_code == 200
        assert waits == []

    async def test_cannot_open_streams_without_end(
        self, served: Served, guest: Guest, table: Table, waits: list[float]
    ) -> None:
        path = f"/t/{table.id}/stream"
        async with Stream(served.app, guest, path) as first, Stream(served.app, guest, path) as second:
            await first.next()
            await second.next()
            assert (await guest.get(path)).status_code == 429
        async with Stream(served.app, guest, path) as third:
            assert (await third.next()).startswith("data: ")


def test_addresses_are_forgotten_when_there_are_too_many() -> None:
    slow = Slow(lambda scope, receive, send: asyncio.sleep(0), Limits())
    for at in range(Slow.ADDRESSES + 50):
        slow._bucket(str(at))
    assert len(slow.buckets) == Slow.ADDRESSES


async def test_hints_asked_again_and_again_leave_the_bots_a_thinker(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint takes a second of a thinker; whoever asks for twenty at once must not keep every bot waiting."""
    thinking, most = 0, 0

    async def slow_hint(*_: object) -> dict[str, Any]:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0.02)
        thinking -= 1
        return {"choice": 0, "merit": None}

    monkeypatch.setattr(Thinking, "hint", slow_hint)
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    await asyncio.gather(*(guest.post(f"/t/{table.id}/hint") for _ in range(20)))
    assert most == 1


# -- what breaks ------------------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/nowhere", "error-no-page"),
        ("/t/nowhere", "error-no-table"),
        ("/t/nowhere/replay", "error-no-table"),
        ("/t/nowhere/view.json", "error-no-table"),
        ("/games/tara/nothing.css", "error-no-page"),
    ],
)
async def test_what_is_not_there_is_said_in_the_visitors_language(
    served: Served, language: str, path: str, key: str
) -> None:
    answer = await served.guest(language).get(path)
    assert answer.status_code == 404
    assert f'<html lang="{language}"' in answer.text
    assert error_text(answer) == Words(language).say(key)


@each_language
@pytest.mark.parametrize("path", ["/games/chess/rules", "/games/chess/board.css", "/new?game=chess", "/new"])
async def test_a_game_that_is_not_there_is_said_in_the_visitors_language(
    served: Served, language: str, path: str
) -> None:
    answer = await served.guest(language).get(path)
    assert answer.status_code == 404
    assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("path", ["/static/nothing.css", "/static/", "/static/vendor"])
async def test_a_static_file_that_is_not_there_is_404(served: Served, path: str) -> None:
    guest = served.guest()
    guest.browser._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
    answer = await guest.get(path)
    assert answer.status_code == 404
    assert "content-security-policy" in answer.headers


async def test_a_post_to_a_static_file_is_no_trouble(served: Served) -> None:
    guest = served.guest()
    guest.browser._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
    answers = [await guest.post("/static/asztal.css"), await guest.browser.post("/static/asztal.css")]
    assert [answer.status_code for answer in answers] == [405, 403]


@pytest.mark.parametrize("number", ["²", "9" * 5000])
@pytest.mark.parametrize("path", ["/t/{}?seat=", "/t/{}/replay?at=", "/t/{}/replay?eyes=", "/new?game=tara&seats="])
async def test_a_number_in_an_address_that_is_none_is_no_trouble(served: Served, path: str, number: str) -> None:
    guest = served.guest()
    table = await served.table("tara", [guest, served.guest()], seed=1)
    assert (await guest.get(path.format(table.id) + number)).status_code < 500


async def test_a_choice_that_could_not_be_stored_is_said_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """To "try something else" is wrong advice: the same must be tried again."""
    guest = served.guest()
    table = await served.table("connect_four", [guest, served.guest()])
    monkeypatch.setattr(served.house.storage, "_write", lambda acts: [BadDatabase("full") for _ in acts])
    answer = await guest.chooses(table)
    assert answer.status_code == 503
    assert error_text(answer) != Words("en").say("error-refused")


@pytest.mark.parametrize("path", ["/games/chess/rules", "/new?game=chess"])
async def test_a_game_that_is_not_there_is_said_in_words_of_its_own(served: Served, path: str) -> None:
    assert error_text(await served.guest().get(path)) != Words("en").say("error-refused")


@each_language
async def test_no_trace_of_the_inside_reaches_a_page(
    served: Served, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(pages, "shelved", broken)
    guest = served.guest(language)
    for answer in (await guest.get("/"), await guest.get("/", accept="application/json")):
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text
        assert Words(language).say("error-trouble") in answer.text
        assert "content-security-policy" in answer.headers
    assert "secret inside" in caplog.text


async def test_a_bot_that_cannot_answer_is_said_so(guest: Guest, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> None:
        raise ThinkerFailed("it crashed")

    monkeypatch.setattr(Thinking, "hint", failing)
    answer = await guest.post(f"/t/{table.id}/hint")
    assert answer.status_code == 503
    assert "bots are busy" in error_text(answer)


# -- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "back",
    [
        "//evil.test",
        "/\\evil.test",
        "http://evil.test",
        "https:evil.test",
        "javascript:alert(1)",
        "\\\\evil.test",
        "/\t/evil.test",
        "/\n/evil.test",
        " //evil.test",
        "evil.test",
        "",
        "/%0d%0aset-cookie:x=y",
        "/\r\nx: y",
    ],
)
async def test_settings_lead_back_to_this_server_alone(guest: Guest, back: str) -> None:
    location = (await guest.post("/settings", {"back": back})).headers["location"]
    assert urlsplit(urljoin(ORIGIN, location)).netloc == HOST
    assert "\r" not in location
    assert _local(back).startswith("/")


async def test_settings_lead_back_to_the_page_they_were_changed_on(guest: Guest) -> None:
    location = (await guest.post("/settings", {"back": "/t/abc?seat=1"})).headers["location"]
    assert location == "/t/abc?seat=1"


@pytest.mark.parametrize(
    "path",
    [
        "/games/tara/../tara/game.py",
        "/games/tara/game.py",
        "/games/tara/..%2f__init__.py",
        "/games/../web/rules",
        "/games/tara/%2e%2e",
        "/games/tara%2f..%2ftara/board.css",
        "/games/%2e%2e/board.css",
        "/games/tara/data",
    ],
)
async def test_no_path_leads_out_of_a_games_folder(guest: Guest, path: str) -> None:
    assert (await guest.get(path)).status_code == 404


async def test_health_and_figures_are_there(guest: Guest, table: Table) -> None:
    await guest.chooses(table)
    assert (await guest.get("/health")).json()["status"] == "ok"
    figures = generate_latest().decode()
    assert (await guest.get("/metrics")).status_code == 404
    for name in ("asztal_streams", "asztal_tables", "asztal_choices_total", "asztal_choice_seconds_bucket"):
        assert name in figures


def test_every_error_that_is_shown_has_its_words() -> None:
    def kinds(base: type[AsztalError]) -> list[type[AsztalError]]:
        return [base, *(kind for below in base.__subclasses__() for kind in kinds(below))]

    for language in ("en", "de", "hu"):
        words = Words(language)
        assert [kind.__name__ for kind in kinds(AsztalError) if not words.has(kind.key)] == []
