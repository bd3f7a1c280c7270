"""The real thing: a server of its own, its streams, its end by signal, and what is there after it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from httpx import Client, HTTPTransport, TransportError
from sqlalchemy import text

from asztal.web.database import open_engine
from tests.web.tools import PATIENCE_S

Start = Callable[[], "Server"]


class Server:
    """A server in a process of its own, and a browser on it."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "asztal", "serve", "--port", "0", "--rate", "0", "--thinkers", "1", *options]
        self.process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        assert "Asztal is ready" in ready
        self.address = next(word for word in ready.split() if word.startswith("http")).rstrip("/")
        self.browser = Client(base_url=self.address, headers={"origin": self.address}, timeout=PATIENCE_S)

    def end(self, how: signal.Signals) -> int:
        """Ends it; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.browser.close()
        return code

    def make_table(self) -> str:
        """The path of a table of Connect Four with two people at one screen: nobody else chooses there."""
        form = {"game": "connect_four", "seats": 2, "who-0": "me", "who-1": "here"}
        return str(self.browser.post("/tables", data=form).headers["location"])

    def choose(self, table: str, seat: int, number: int, choice: int) -> int:
        form = {"seat": seat, "number": number, "choice": choice}
        return self.browser.post(f"{table}/choose", data=form).status_code


@pytest.fixture
def start(database: str) -> Iterator[Start]:
    """Starts a server on the test's database; whatever still runs is ended afterwards."""
    servers: list[Server] = []

    def begin() -> Server:
        server = Server(database)
        if servers:
            server.browser.cookies = servers[0].browser.cookies
        servers.append(server)
        return server

    yield begin
    for server in servers:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


def moves(database: str) -> list[int]:
    """What was chosen, as the database has it."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = [choice for (choice,) in connection.execute(text("SELECT choice FROM acts ORDER BY table_id, number"))]
    engine.dispose()
    return found


def test_a_confirmed_choice_is_there_after_kill_9(start: Start) -> None:
    server = start()
    table = server.make_table()
    assert server.choose(table, 0, 0, 3) == 303
    server.end(signal.SIGKILL)
    server = start()
    view = server.browser.get(f"{table}/view.json?seat=1").json()
    assert (view["number"], view["owing"]) == (1, [1])
    assert server.choose(table, 1, 1, 4) == 303


def test_kill_9_in_the_middle_of_many_choices_loses_none_that_was_confirmed(start: Start, database: str) -> None:
    """Several people choose as fast as they can; the server is killed as soon as so many were confirmed."""
    server = start()
    tables = [server.make_table() for _ in range(4)]
    enough = threading.Event()
    confirmed: list[int] = [0] * len(tables)

    def play(at: int) -> None:
        with Client(base_url=server.address, headers=server.browser.headers, cookies=server.browser.cookies) as browser:
            # Columns in an order in which nobody gets four in a row for long.
            for number, column in enumerate([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]):
                form = {"seat": number % 2, "number": number, "choice": column}
                try:
                    if browser.post(f"{tables[at]}/choose", data=form).status_code != 303:
                        return
                except TransportError:
                    return
                confirmed[at] += 1
                if sum(confirmed) >= 20:
                    enough.set()

    players = [threading.Thread(target=play, args=(at,)) for at in range(len(tables))]
    for player in players:
        player.start()
    assert enough.wait(PATIENCE_S)
    os.kill(server.process.pid, signal.SIGKILL)
    for player in players:
        player.join(PATIENCE_S)
    server.end(signal.SIGKILL)
    server = start()
    for at, table in enumerate(tables):
        found = server.browser.get(f"{table}/view.json?seat=0")
        number = found.json()["number"]
        made = number if number is not None else server.browser.get(f"{table}/view.json?seat=1").json()["number"]
        # One more may have been written whose confirmation did not arrive.
        assert confirmed[at] <= made <= confirmed[at] + 1
    assert sum(confirmed) <= len(moves(database)) <= sum(confirmed) + len(tables)


def test_told_to_stop_it_ends_with_pages_open_and_they_come_back(start: Start) -> None:
    server = start()
    table = server.make_table()
    assert server.choose(table, 0, 0, 3) == 303
    with server.browser.stream("GET", f"{table}/stream?seat=1") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("data: ")
        server.process.send_signal(signal.SIGTERM)
        for _ in lines:
            pass  # the server ends the stream
    # Uvicorn ends by the signal it was sent, after everything is in order.
    assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    with start().browser.stream("GET", f"{table}/stream?seat=1") as stream:
        assert 'id="question"' in next(stream.iter_lines())


# -- one server for what ends none ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on this machine."""
    server = Server(str(tmp_path_factory.mktemp("running") / "asztal.db"), "--behind-proxy", "--name", "asztal.test")
    yield server
    server.end(signal.SIGINT)


def test_a_stream_tells_a_spectator_what_is_chosen(running: Server) -> None:
    table = running.make_table()
    with (
        Client(base_url=running.address, timeout=PATIENCE_S) as spectator,
        spectator.stream("GET", f"{table}/stream") as stream,
    ):
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        assert "hx-partial" in next(lines)
        assert running.choose(table, 0, 0, 6) == 303
        assert 'hx-target="#log"' in next(lines)


def test_behind_a_proxy_with_https_cookies_and_links_are_for_https(running: Server) -> None:
    """The proxy says so in its headers, and passes the name it is called by as the host."""
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "host": "asztal.test"}
    with Client(base_url=running.address, headers=headers, timeout=PATIENCE_S) as visitor:
        assert "; Secure" in visitor.get("/").headers["set-cookie"]
        answer = visitor.post("/device/link", headers={"origin": "https://asztal.test"})
        assert "https://asztal.test/device?token=" in answer.text


def test_only_proxies_that_are_named_are_believed(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "asztal.db"), "--proxy", "127.0.0.9")
    try:
        for address, believed in (("127.0.0.9", True), ("127.0.0.8", False)):
            with Client(transport=HTTPTransport(local_address=address), timeout=PATIENCE_S) as proxy:
                answer = proxy.get(server.address, headers={"x-forwarded-proto": "https"})
                assert ("; Secure" in answer.headers["set-cookie"]) == believed
    finally:
        server.end(signal.SIGKILL)


def ask(server: Server, request: bytes) -> bytes:
    """Sends bytes as they stand; what was answered."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE_S) as raw:
        raw.sendall(request)
        return b"".join(iter(lambda: raw.recv(65536), b""))


def test_a_codec_that_takes_minutes_is_asked_for_in_vain(running: Server) -> None:
    """Punycode takes a time that grows with the square of the length; what is refused costs what reading costs."""

    def took(charset: str, status: int) -> float:
        kind = f"multipart/form-data; boundary=b; charset={charset}"
        body = b'--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n' + b"a" * 300_000 + b"\r\n--b--\r\n"
        began = time.perf_counter()
        assert running.browser.post("/load", content=body, headers={"content-type": kind}).status_code == status
        return time.perf_counter() - began

    ordinary = min(took("utf-8", 400) for _ in range(5))
    assert min(took("punycode", 415) for _ in range(5)) < 5 * ordinary


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/..%2f..%2fcli.py", "/static/%2e%2e/%2e%2e/cli.py"])
def test_no_path_leads_out_of_the_static_files(running: Server, path: str) -> None:
    """A browser would shorten these paths before it asks."""
    answer = ask(running, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1")
    assert not answer.startswith(b"HTTP/1.1 200")
    assert b"import" not in answer


@pytest.mark.parametrize(
    "nonsense", [b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n"]
)
def test_what_is_no_http_harms_nobody(running: Server, nonsense: bytes) -> None:
    ask(running, nonsense)
    assert running.browser.get("/health").status_code == 200


def test_a_port_in_use_is_refused_in_one_sentence(running: Server, tmp_path: Path) -> None:
    port = running.address.rpartition(":")[2]
    command = [sys.executable, "-m", "asztal", "serve", "--port", port, "--database", str(tmp_path / "asztal.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"Port {port} is in use" in done.stderr
    assert "--port" in done.stderr


def refused(database: Path) -> list[str]:
    """What a server says that can't have a database."""
    command = [sys.executable, "-m", "asztal", "serve", "--port", "0", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode == 2
    return done.stderr.splitlines()


def test_an_sqlite_file_is_one_servers_alone_until_it_ends_however(tmp_path: Path) -> None:
    file, link = tmp_path / "asztal.db", tmp_path / "link.db"
    link.symlink_to(file)
    server = Server(str(file))
    for name in (file, link):
        (sentence,) = refused(name)
        assert "Another Asztal uses the database" in sentence
    assert server.choose(server.make_table(), 0, 0, 3) == 303
    server.end(signal.SIGKILL)
    Server(str(file)).end(signal.SIGTERM)
