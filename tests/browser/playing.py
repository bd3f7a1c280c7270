"""What a person does at a table: make it, wait for the turn, choose anything legal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

from asztal.bots import consult, make
from asztal.match import Match, Seat
from asztal.match.record import BOT, HUMAN

Pick = Callable[[Collection[int]], int]
MOST_CHOICES = 120
"""Far more than anybody makes in the short matches here.

The hard bot never chooses by lot, so a match against it in which somebody always makes the least choice goes the same
way each time: with the seeds 215 (kings settled at once) and 4 it ends soon, after many kinds of decisions.
"""


def various() -> Pick:
    """Picks from another place in the menu each time."""
    turns = count()
    return lambda offered: sorted(offered)[next(turns) % len(offered)]


def question(page: Page) -> Locator:
    """The part of the page that says whose decision it is."""
    return page.locator("#question")


def number(page: Page) -> int:
    """The number of the decision the page shows."""
    return int(question(page).get_attribute("data-number") or -1)


def asked(page: Page) -> Locator:
    """The words of the decision."""
    return question(page).get_by_role("heading", level=2)


def choices(page: Page) -> list[int]:
    """What can be chosen now, anywhere on the page."""
    found = page.locator("[data-choice]").evaluate_all("all => all.map((it) => Number(it.dataset.choice))")
    return sorted(set(found))


def choice(page: Page, value: int) -> Locator:
    """The element that stands for a choice."""
    return page.locator(f'[data-choice="{value}"]').first


def until_my_turn(page: Page) -> bool:
    """Waits until the page asks something and listens; False if the match has ended instead."""
    expect(page.locator(".scripted :is(#question[data-yours], .end)").first).to_be_visible()
    return page.locator(".end").count() == 0


def choose(page: Page, pick: Pick | int = min, tap: bool = False) -> int:
    """Chooses one of the legal choices by mouse or finger, says yes where the page asks, and waits for the outcome."""
    before = number(page)
    value = pick if isinstance(pick, int) else pick(choices(page))
    step_to(page, value)
    press(choice(page, value), tap)
    if is_asked(page, before):
        press(page.get_by_role("dialog").locator('[value="yes"]'), tap)
    until_answered(page, before)
    return value


def step_to(page: Page, value: int) -> None:
    """Where a stepper shows one of many numbers, lets it show this one."""
    rungs = page.locator(".stepper [data-choice]").evaluate_all("all => all.map((it) => Number(it.dataset.choice))")
    if value in rungs:
        page.locator(".stepper input").fill(str(rungs.index(value)))


def is_asked(page: Page, before: int) -> bool:
    """Waits until a choice has come through, or the page asks whether it is meant; tells whether it asks.

    Which choices can't be taken back may change at any moment, when somebody else has chosen.
    """
    expect(page.locator(f'body:not(:has(#confirm[open])) #question[data-number="{before}"]')).to_have_count(0)
    return page.locator("#confirm[open]").count() > 0


def press(element: Locator, tap: bool) -> None:
    """By finger or by mouse, where the element can be hit."""
    on_map = bool(element.evaluate("it => it.closest('.map-view') !== null"))
    where = _hit_point(element) if on_map else None
    if tap:
        element.tap(position=where)
    else:
        element.click(position=where)


def _hit_point(element: Locator) -> Position:
    """A point of a place of a map, or of something in it, from its upper left corner: the nearest to its middle.

    The middle itself may be sea: between islands, or between a coast and the name that stands off it.
    """
    # Waits until it moves no more.
    element.scroll_into_view_if_needed()
    found: Position | None = element.evaluate(_HIT_POINT, element.bounding_box())
    assert found is not None, "Nothing of this choice can be hit."
    return found


_HIT_POINT = """(it, { x, y, width, height }) => {
  const shares = Array.from({ length: 39 }, (_, at) => (at - 19) / 40);
  const points = shares.flatMap((across) => shares.map((down) => [across, down]));
  points.sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);
  const inside = points.map(([across, down]) => ({ x: (0.5 + across) * width, y: (0.5 + down) * height }));
  const hits = (point, slip) => it.contains(document.elementFromPoint(x + point.x + slip, y + point.y + slip));
  return inside.find((point) => [-2, 0, 2].every((slip) => hits(point, slip))) ?? null;
}"""


def until_answered(page: Page, before: int) -> None:
    """Waits until the page shows another decision, or none."""
    expect(page.locator(f'#question[data-number="{before}"]')).to_have_count(0)


def play(page: Page, times: int, pick: Pick = min, tap: bool = False) -> int:
    """Chooses so often, or until the match is over; tells how often it did."""
    for done in range(times):
        if not until_my_turn(page):
            return done
        choose(page, pick, tap)
    return times


def play_to_end(page: Page, pick: Pick = min, most: int = MOST_CHOICES) -> int:
    """Plays the match to its end; tells how many choices it took."""
    made = play(page, most, pick)
    assert made < most, "The match does not end."
    return made


def learn(page: Page, title: str) -> None:
    """Begins a game's lesson from the start page, and reads its welcome."""
    shelved(page, title).get_by_role("button", name="Learn in five minutes").click()
    page.get_by_role("button", name="Understood").click()


def choose_hand(page: Page, tap: bool = False) -> None:
    """The three cards of a round: the simultaneous choice every round begins with."""
    for _ in range(3):
        choose(page, min, tap)


# -- tables -----------------------------------------------------------------------------------------------------------


def shelved(page: Page, title: str) -> Locator:
    """A game on the shelf of the start page."""
    return page.locator(".box", has=page.get_by_role("heading", name=title))


def make_table(
    page: Page,
    seats: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    game: str = "tara",
) -> None:
    """Fills in the form for a table and sends it; seats are values such as ``me``, ``friend``, ``bot-easy``."""
    send_form(page, seats, seed, options, game)
    page.wait_for_url("**/t/*")


def send_form(page: Page, seats: Sequence[str], seed: int | None, options: Mapping[str, str] | None, game: str) -> None:
    """The form for a table, whatever comes of it."""
    page.goto(f"/new?game={game}&seats={len(seats)}")
    for seat, who in enumerate(seats):
        page.locator(f'[name="who-{seat}"]').select_option(who)
    if options:
        page.get_by_text("Rules of this table").click()
        for option, value in options.items():
            page.locator(f'[name="option-{option}"]').select_option(value)
    if seed is not None:
        page.get_by_text("More", exact=True).click()
        page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Make the table").click()


def view(page: Page, seat: int | None = None) -> dict[str, Any]:
    """What the page's person may know by the server, as JSON."""
    path = page.url.split("?")[0].split("#")[0]
    answer = page.request.get(f"{path}/view.json" + ("" if seat is None else f"?seat={seat}"))
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def everything_sent(page: Page) -> list[str]:
    """Whatever the server tells the page's person about the table when asked."""
    return [page.request.get(f"{page.url}{way}").text() for way in ("", "/view.json", "/log", "/replay")]


def save_finished_match(file: Path, game: str = "tara") -> Path:
    """A record of a match that is over, of a person and a hard bot."""
    match = Match(game, [Seat(HUMAN, "Ada"), Seat(BOT, bot="hard")], {}, seed=4)
    bot = make("hard", match.game)
    while not match.over:
        seat = match.owing()[0]
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, min(decision.choices) if seat == 0 else consult(bot, match.state, seat, match.rng_for(seat)))
    file.write_text(match.record().to_json(), encoding="utf-8")
    return file


def load(page: Page, file: Path) -> None:
    """Loads a record by the form of the start page."""
    page.goto("/")
    page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("button", name="Load").click()
    page.wait_for_url("**/t/*")
