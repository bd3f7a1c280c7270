"""The command line: asztal serve, think, move-database, play, simulate, ladder, strength, bench, replay."""

from __future__ import annotations

import io
import json
import locale
import os
import sys
from dataclasses import asdict
from pathlib import Path

import click
import platformdirs
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from asztal import __version__, _compiled, games
from asztal.bench import HEADS, LEGEND, measure_both_ways
from asztal.bots import LEVELS, make
from asztal.engine.errors import AsztalError, BadOption, BadRecord, BadSeats
from asztal.engine.game import SPECTATOR, Game
from asztal.ladder.file import Ladder
from asztal.ladder.pairing import ALL, NEIGHBOURS
from asztal.ladder.play import climb, plan
from asztal.ladder.show import show
from asztal.ladder.summary import publish as write_summaries
from asztal.match import Match, Record, Seat
from asztal.match.record import BOT, HUMAN
from asztal.simulate import check
from asztal.simulate import simulate as run_matches
from asztal.terminal import Terminal, seat_names, show_result
from asztal.words import LANGUAGES, Words

_TOUR = """A table for deep board games: play them in the browser or the terminal, let bots play, measure.

\b
  asztal serve                                    the table in the browser, with friends and bots
  asztal think --database postgresql://…          lets bots think for servers that share a database
  asztal move-database asztal.db postgresql://…   moves all tables to another database
  asztal play tara                                a match of Tara against the search bot
  asztal play tara --seats you,search,greedy --lang hu
  asztal simulate tara --seats search,greedy --games 20
  asztal ladder tara --scale 0.05                 how strong the levels are; again, and it goes on where it stopped
  asztal strength tara.ladder.jsonl               what a ladder has shown, with ratings
  asztal bench                                    how fast the rules are
  asztal replay FILE --to 40                      a saved match, up to its 40th choice
"""


@click.group(help=_TOUR, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"asztal %(version)s (rules {_compiled.status()})")
def cli() -> None:
    """The command line."""


def _language(code: str | None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if code is not None:
        return code
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        if not separator:
            raise BadOption(f"'{pair}' is no table option; write it as NAME=VALUE.")
        options[name] = value
    return options


def _seats(text: str, game: Game) -> list[Seat]:
    """Seats as typed: ``you``, or a bot, separated by commas."""
    seats = []
    for word in [word.strip() for word in text.split(",")]:
        if word == "you":
            seats.append(Seat(HUMAN))
        else:
            make(word, game)
            seats.append(Seat(BOT, bot=word))
    return seats


_lang = click.option("--lang", metavar="CODE", help="Language: en, de or hu.")
_option = click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="A table option.")
_limits = click.option(
    "--limit",
    "changes",
    multiple=True,
    metavar="NAME=VALUE",
    help="Sets a limit; docs/running-a-server.md has them all.",
)
_jobs = click.option("--jobs", type=click.IntRange(1), help="Processes (default: all cores).")


def _progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8137, show_default=True, help="Port to listen on.")
@click.option(
    "--database",
    metavar="ADDRESS",
    help="Where tables are kept: the path of an SQLite file (default: one in the user's data folder), or postgresql://….",
)
@click.option("--browser/--no-browser", default=False, help="Open the page in the browser.")
@click.option(
    "--behind-proxy", is_flag=True, help="Believe the X-Forwarded headers of a reverse proxy on this machine."
)
@click.option(
    "--proxy", "proxies", multiple=True, metavar="ADDRESS", help="The same for a reverse proxy on another machine."
)
@click.option(
    "--rate",
    type=click.FloatRange(0),
    default=20,
    show_default=True,
    help="Requests a second for one address; 0 for no limit.",
)
@click.option(
    "--thinkers",
    type=click.IntRange(0),
    help="How many bots may think ahead at once (default: one a core, at most 4; with PostgreSQL 0: asztal think).",
)
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="HOST",
    help="A name by which the server is called, such as play.example.org; it answers to no others.",
)
@click.option(
    "--metrics", default="", metavar="HOST:PORT", help="Show figures for Prometheus there (default: nowhere)."
)
@_limits
@click.option(
    "--compile", "compiled", is_flag=True, help="In a checkout: compile the rules meanwhile, if they are not."
)
@_lang
def serve(
    host: str,
    port: int,
    database: str | None,
    browser: bool,
    behind_proxy: bool,
    proxies: tuple[str, ...],
    rate: float,
    thinkers: int | None,
    names: tuple[str, ...],
    metrics: str,
    changes: tuple[str, ...],
    compiled: bool,
    lang: str | None,
) -> None:
    """Starts the table in the browser."""
    # Takes a moment to import, which the other commands need not spend.
    from asztal.web.limits import Limits, with_changes
    from asztal.web.serve import LOOPBACK, Serving
    from asztal.web.serve import serve as run_server

    limits = with_changes(Limits(requests_per_s=rate), changes)
    trusted = (*LOOPBACK, *proxies) if behind_proxy else proxies
    serving = Serving(host, port, database, browser, trusted, limits, thinkers, names, metrics, compiled)
    run_server(serving, Words(_language(lang)))


@cli.command()
@click.option("--database", metavar="ADDRESS", help="The PostgreSQL of the servers: postgresql://….")
@click.option(
    "--thinkers", type=click.IntRange(1), help="How many bots may think ahead at once (default: one a core, at most 4)."
)
@_limits
@_lang
def think(database: str | None, thinkers: int | None, changes: tuple[str, ...], lang: str | None) -> None:
    """Lets bots think for the servers that share a PostgreSQL, on any machine."""
    from asztal.web.limits import Limits, with_changes
    from asztal.web.serve import think as run_worker

    run_worker(database, thinkers, with_changes(Limits(), changes), Words(_language(lang)))


@cli.command("move-database")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@_lang
def move_database(source: str, target: str, lang: str | None) -> None:
    """Moves all that a database holds to an empty one: SQLite files, or postgresql://…; FROM stays as it is."""
    from asztal.web.moving import move_database as move

    moved = move(source, target)
    click.echo(Words(_language(lang)).say("move-done", matches=moved.matches, rows=moved.rows, target=moved.target))


@cli.command()
@click.argument("game")
@click.option("--seats", metavar="LIST", help="Who plays, e.g. you,easy,hard or you,search:2s (default you,search).")
@click.option("--seed", type=click.IntRange(0), help="Seed of the match.")
@click.option("--new", is_flag=True, help="Start anew, also if a match is waiting to be continued.")
@click.option("--file", type=click.Path(path_type=Path), help="Where the match is kept.")
@_option
@_lang
def play(
    game: str,
    seats: str | None,
    seed: int | None,
    new: bool,
    file: Path | None,
    options: tuple[str, ...],
    lang: str | None,
) -> None:
    """Plays GAME in the terminal. Leave with q; 'asztal play GAME' goes on from there."""
    found = games.find(game)
    words = Words(_language(lang), found)
    command = f"asztal play {found.name}" + (f" --file {file}" if file else "")
    file = file or Path(platformdirs.user_data_dir("asztal", appauthor=False)) / f"{found.name}.json"
    waiting = None if new else _waiting(file, found)
    if waiting is not None and (seats is not None or seed is not None or options):
        raise AsztalError(
            f"A match is waiting in {file}: leave out --seats, --seed and --option to go on with it, "
            f"or add --new to start another (it will be kept beside)."
        )
    match = waiting or Match(found, _seats(seats or "you,search", found), _options(options), seed)
    if not any(seat.who == HUMAN for seat in match.seats):
        raise BadSeats("Nobody plays at the terminal: one seat must be 'you'; bots among themselves: asztal simulate.")
    if waiting is None:
        _set_aside(file)
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Whatever is typed is answered, bytes that are no text as well.
        sys.stdin.reconfigure(errors="replace")
    words.names = seat_names(match, words)
    terminal = Terminal(match, words, file, command, Console(highlight=False))
    terminal.say("terminal-welcome", game=words.say("game-title"), seats=len(match.seats), seed=str(match.seed))
    if waiting is not None:
        terminal.say("terminal-continue", choices=len(match.choices))
    terminal.play()


def _waiting(file: Path, game: Game) -> Match | None:
    """The unfinished match that is kept in the file, if any."""
    if not file.exists() or file.is_dir():
        return None
    try:
        match = Match.load(file)
    except BadRecord as error:
        raise BadRecord(f"{error} The file {file} stays as it is; --new starts another match beside it.") from None
    if match.game is not game:
        raise AsztalError(f"{file} holds a match of {match.game.name}, not of {game.name}; give another --file.")
    return None if match.over else match


def _set_aside(file: Path) -> None:
    """Keeps what was in the file before a new match takes its place."""
    if file.is_dir():
        raise AsztalError(f"{file} is a folder; give --file the path of a file in it.")
    if file.exists():
        kept = file.with_suffix(".previous.json")
        count = 1
        while kept.exists():
            count += 1
            kept = file.with_suffix(f".previous-{count}.json")
        file.replace(kept)


@cli.command()
@click.argument("game")
@click.option(
    "--seats", required=True, metavar="LIST", help="The bots, e.g. search,greedy or search:500,random,random."
)
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the first match.")
@_jobs
@click.option("--json", "as_json", is_flag=True, help="Results as JSON.")
@_option
def simulate(
    game: str, seats: str, count: int, seed: int, jobs: int | None, as_json: bool, options: tuple[str, ...]
) -> None:
    """Lets bots play GAME against each other, with seats rotated."""
    bots = [word.strip() for word in seats.split(",")]
    check(game, bots, count, seed, _options(options))
    with _progress_bar() as progress:
        task = progress.add_task(f"{game}: {', '.join(bots)}", total=count)
        standings = run_matches(game, bots, count, seed, _options(options), jobs, lambda: progress.advance(task))
    if as_json:
        click.echo(json.dumps({"games": count, "bots": [asdict(standing) for standing in standings]}))
        return
    table = Table(title=f"{game}, {count} matches, seats rotated")
    for column in ("bot", "wins", "win rate", "95 % interval"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in standings:
        table.add_row(row.bot, f"{row.wins:g}", f"{row.win_rate:.1%}", f"{row.low:.1%} to {row.high:.1%}")
    Console().print(table)


@cli.command()
@click.argument("game")
@click.option("--bots", default=",".join(LEVELS), show_default=True, metavar="LIST", help="Who climbs, lowest first.")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches of each pair.")
@click.option(
    "--pairs", type=click.Choice([NEIGHBOURS, ALL]), default=NEIGHBOURS, show_default=True, help="Who meets whom."
)
@click.option("--seats", type=click.IntRange(1), help="Seats (default: as few as possible); more seats, mixed tables.")
@click.option("--scale", type=float, default=1, show_default=True, help="Part of their seconds that bots may think.")
@click.option("--file", type=click.Path(path_type=Path), help="The ladder file (default: GAME.ladder.jsonl, here).")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the first deal.")
@_jobs
@_option
def ladder(
    game: str,
    bots: str,
    count: int,
    pairs: str,
    seats: int | None,
    scale: float,
    file: Path | None,
    seed: int,
    jobs: int | None,
    options: tuple[str, ...],
) -> None:
    """Measures how strong bots and levels are in GAME: each deal is played once from every seat.

    Each match is kept in a file as soon as it ends; the same command goes on where it was stopped.
    """
    words = [word.strip() for word in bots.split(",")]
    planned = plan(game, words, count, seed, pairs, seats, scale, _options(options))
    found = Ladder.go_on(file or Path(f"{game}.ladder.jsonl"), planned.terms)
    if found.notice:
        click.echo(found.notice, err=True)
    missing = planned.missing(found)
    try:
        with _progress_bar() as progress:
            total = len(planned.meetings)
            task = progress.add_task(f"{game}: {', '.join(words)}", total=total, completed=total - len(missing))
            climb(found, missing, jobs, lambda: progress.advance(task))
    except KeyboardInterrupt:
        # By what the file holds: a match may have been written at this very moment.
        kept = len(Ladder.read(found.path).matches)
        click.echo(f"Stopped with {kept:,} matches kept in {found.path}; the same command goes on.", err=True)
        raise click.Abort from None
    show(found, Console())


@cli.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--page", type=click.Path(path_type=Path), help="Write the results into this page, charts beside it.")
@click.option("--publish", is_flag=True, help="Write the levels' strength into the game's folder (in a checkout).")
def strength(files: tuple[Path, ...], page: Path | None, publish: bool) -> None:
    """Shows what ladder FILEs have shown: ratings, and who beat whom how often."""
    ladders = [Ladder.read(file) for file in files]
    for found in ladders:
        if found.notice:
            click.echo(found.notice, err=True)
        show(found, Console())
    written = []
    if page is not None:
        # Needs a package that is optional.
        from asztal.ladder.page import write

        written += write(page, ladders)
    if publish:
        written += write_summaries(ladders)
    for path in written:
        click.echo(f"Written: {path}")


_BENCH_WIDTH = 100


@cli.command()
@click.argument("game_names", nargs=-1, metavar="[GAME]...")
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON.")
def bench(game_names: tuple[str, ...], as_json: bool) -> None:
    """Measures the rules of each GAME (all, unless told), compiled and uncompiled, and batches of matches."""
    for name in game_names:
        games.find(name)
    with Console(stderr=True).status("measuring …"):
        rows = [row for name in game_names or games.names() for row in measure_both_ways(name)]
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows]))
        return
    console = Console()
    for name in dict.fromkeys(row.game for row in rows):
        title = Words("en", games.find(name)).say("game-title")
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for head, unit in HEADS:
            table.add_column(f"{head}\n{unit}", justify="left" if head == "rules" else "right")
        for row in rows:
            if row.game == name:
                table.add_row(*row.cells())
        # Figures that were cut off would be worth nothing; a line that is too long is just long.
        console.width = max(console.width, _BENCH_WIDTH)
        console.print(table)
    console.print(LEGEND)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after N choices (default: all).")
@click.option("--seat", type=click.IntRange(1), help="Look through the eyes of this seat (default: a spectator's).")
@_lang
def replay(file: Path, to: int | None, seat: int | None, lang: str | None) -> None:
    """Replays a saved match and shows its log and table."""
    match = Match.replay(Record.load(file), to)
    if seat is not None and seat > len(match.seats):
        raise BadSeats(f"This match has {len(match.seats)} seats; there is no seat {seat}.")
    words = Words(_language(lang), match.game)
    words.names = seat_names(match, words)
    viewer = SPECTATOR if seat is None else seat - 1
    console = Console(highlight=False)
    for event in match.log(viewer):
        console.print(words.event(event), markup=False)
    if match.game.wording.draw is not None:
        console.print()
        console.print(match.game.wording.draw(match.view(viewer), words))
    if match.over:
        show_result(match, words, console)


def main() -> None:
    """Runs a command; whatever is wrong is said in one sentence, with exit code 2."""
    try:
        cli.main(standalone_mode=False)
    except AsztalError as error:
        _refuse(Words(_language(None)).say(error.said, **error.arguments) if error.said else str(error))
    except click.Abort:
        sys.exit(130)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(2)
    except click.ClickException as error:
        _refuse(error.format_message())
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(sentence: str) -> None:
    click.echo(f"asztal: {' '.join(sentence.split())}", err=True)
    sys.exit(2)
