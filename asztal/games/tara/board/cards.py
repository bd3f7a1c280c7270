"""Cards that show what they do: the hand, the card in play, the piles."""

from __future__ import annotations

from functools import cache

from asztal.board import Scene, about, escape, hand, image, lights, open_hands, pile, thing
from asztal.games.tara.board.layout import small
from asztal.games.tara.data import CANDIDATES, CARDS, POSITIONS, ROWS, Card
from asztal.games.tara.view import TableView


def draw_hand(scene: Scene[TableView]) -> str:
    """The viewer's cards; those for the next round beside them. Everybody's, when all is open."""
    table = scene.table
    if "hands" in table:
        return open_hands(scene, [_open_hand(scene, **held) for held in table["hands"]])
    if scene.seat is None or "hand" not in table:
        return ""
    held, aside = table["hand"], table["aside"]
    if table["players"][scene.seat]["cards"] is None:
        return hand(scene, scene.seat, _cards(scene, held + aside, held), "cards choosing", about("hand"))
    cards = _cards(scene, held)
    if aside:
        later = f'<p>{scene.say("board-aside")}</p><div class="row">{_cards(scene, aside)}</div>'
        cards += f'<div class="aside"{about("aside")}>{later}</div>'
    # An empty hand keeps its place, so that the board does not grow for a moment.
    return hand(scene, scene.seat, cards, "cards", about("hand"))


def _open_hand(scene: Scene[TableView], hand: list[int], aside: list[int]) -> str:
    later = f'<div class="row later"{about("aside")}>{_cards(scene, aside)}</div>'
    return f'<div class="row">{_cards(scene, hand)}</div>{later}'


def _cards(scene: Scene[TableView], cards: list[int], picked: list[int] | None = None) -> str:
    return "".join(_card(scene, card, card in (picked or [])) for card in sorted(cards))


def _card(scene: Scene[TableView], card: int, picked: bool) -> str:
    """A card of the hand, which lights up the places it could be used on."""
    it, language = CARDS[card - 1], scene.words.language
    label = scene.say("board-card", number=card, card=it.labels[language], cost=it.cost)
    reach = scene.table.get("reach", {}).get(card, {})
    places = lights(f"p{at}-{position}" for at, positions in reach.items() for position in positions)
    look, sign = ("card picked", f'<b class="tick">{scene.say("board-picked")}</b>') if picked else ("card", "")
    return (
        f'<div id="card-{card}" class="{look}"{thing("card", card)}{scene.offer("card", card) or image(label)}{places}'
        f"{about('fate-stone' if it.is_stone else 'card')}>{_face(card, language)}{sign}</div>"
    )


@cache
def _face(card: int, language: str) -> str:
    """A card's face: cost in a coin, number, picture, and its name."""
    it = CARDS[card - 1]
    picture, what = (_STONE, "") if it.is_stone else (_pattern(it), about("pattern"))
    return (
        f'<span class="cost"{about("cost")}>{it.cost}</span><span class="number">{card}</span>'
        f'<svg viewBox="0 0 100 66" aria-hidden="true"{what}>{picture}</svg>'
        f'<span class="label">{escape(it.labels[language])}</span>'
    )


def _shown(card: Card) -> dict[int, bool]:
    """The match to show, the middle one: position -> whether a disc is put there (T3.4, T7.1)."""
    names = [(row, col) for row in range(ROWS) for col in range(ROWS - row)]
    found = []
    for anchor in range(-ROWS, 2 * ROWS):
        cells = {(row, anchor + dc): place for row, dc, place in card.cells}
        if all(cell in names for cell in cells):
            found.append({names.index(cell): place for cell, place in cells.items()})
    return found[(len(found) - 1) // 2]


def _pattern(card: Card) -> str:
    """The triangle in small: solid where discs are put, dashed where a place must exist, tinted where it fits too."""
    shown = _shown(card)
    drawn = '<use href="#triangle"/>'
    for position in range(POSITIONS):
        fits = bool(CANDIDATES[card.number] >> position & 1)
        if shown.get(position):
            drawn += small(position, 6, "put") + small(position, 2, "core")
        elif position in shown:
            drawn += small(position, 6, "faded fits" if fits else "faded")
        elif fits:
            drawn += small(position, 4.5, "fits")
    return drawn


# The stone of destiny between two discs that change places.
_STONE = (
    '<g class="stone"><use href="#i-stone" transform="translate(50 32)scale(1.6)"/></g>'
    '<circle class="put" cx="14" cy="34" r="8"/><circle class="core" cx="14" cy="34" r="2.6"/>'
    '<circle class="faded" cx="86" cy="34" r="8"/>'
    '<path class="arrow" d="M16 20C22 8 32 6 34 6M30 2 35 6 30 10M84 48C78 60 68 62 66 62M70 66 65 62 70 58"/>'
)


# -- the middle of the table ------------------------------------------------------------------------------------------


def draw_centre(scene: Scene[TableView]) -> str:
    """Tara herself, the piles, and the card in play."""
    table, language = scene.table, scene.words.language
    discards, card = table["discards"], table["card"]
    last = discards[-1] if discards else 0
    under = scene.say("board-discards", count=len(discards), last=last)
    top = f'<i class="number">{last}</i>' if last else ""
    play, label = "", scene.say("board-none-in-play")
    if card:
        play = f'<div class="card">{_face(card, language)}</div>'
        label = scene.say("board-in-play", number=card, card=CARDS[card - 1].labels[language])
    return (
        '<section id="centre" class="centre"><div class="piles">'
        f"{pile('pile', table['pile'], scene.say('board-pile', count=table['pile']))}"
        f"{pile('discards', len(discards), under, top, 'open')}</div>"
        f'<svg class="medallion" viewBox="-52 -52 104 104" aria-hidden="true"{about("tara")}><circle r="50"/>'
        f'<circle class="inner" r="36"/><use href="#knot"/><text y="21">{scene.say("board-tara")}</text>'
        '<use class="crown" href="#i-tara" transform="translate(0 -7)scale(1.15)"/></svg>'
        f'<div id="play" class="play seat-{scene.colours[table["actor"]]}"{image(label)}'
        f"{about('traitor' if table['treason'] else 'card-in-play')}>{play}</div></section>"
    )
