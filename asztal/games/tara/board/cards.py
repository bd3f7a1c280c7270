"""Cards that show what they do: the hand, the card in play, the piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, about, escape
from asztal.engine.game import View
from asztal.games.tara.board.art import small
from asztal.games.tara.data import CANDIDATES, CARDS, POSITIONS, ROWS, Card

_HAND_KINDS: Final = {"card", "choose-hand"}


def draw_hand(scene: Scene) -> str:
    """The viewer's cards; those for the next round beside them."""
    table = scene.table
    if "hands" in table:
        return _all_hands(scene)
    if scene.seat is None or "hand" not in table:
        return ""
    hand, aside = sorted(table["hand"]), sorted(table["aside"])
    seat = f"tara cards seat-{scene.colours[scene.seat]}"
    if table["players"][scene.seat]["cards"] is None:
        every = "".join(_card(scene, card, card in hand) for card in sorted(hand + aside))
        return f'<div class="{seat} choosing"{about("hand")}>{every}</div>'
    cards = "".join(_card(scene, card) for card in hand)
    if aside:
        later = "".join(_card(scene, card) for card in aside)
        cards += (
            f'<div class="aside"{about("aside")}><p>{scene.say("board-aside")}</p><div class="row">{later}</div></div>'
        )
    return f'<div class="{seat}"{about("hand")}>{cards}</div>' if cards else ""


def _all_hands(scene: Scene) -> str:
    """Everybody's cards, when a match is looked at with all open."""
    hands = []
    for seat, held in enumerate(scene.table["hands"]):
        hand = "".join(_card(scene, card) for card in sorted(held["hand"]))
        aside = "".join(_card(scene, card) for card in sorted(held["aside"]))
        hands.append(
            f'<div class="tara open-hand seat-{scene.colours[seat]}"><p>{scene.name(seat)}</p>'
            f'<div class="row">{hand}</div><div class="row later"{about("aside")}>{aside}</div></div>'
        )
    return f'<div class="tara open-hands">{"".join(hands)}</div>'


def _card(scene: Scene, card: int, picked: bool = False) -> str:
    """A card of the hand, which lights up the places it could be used on."""
    it = CARDS[card - 1]
    language = scene.words.language
    attributes = scene.offer("card", card) if scene.kind in _HAND_KINDS else ""
    if not attributes:
        label = scene.say("board-card", number=card, card=it.labels[language], cost=it.cost)
        attributes = f' role="img" aria-label="{label}"'
    attributes += _lights(scene, card) + about("fate-stone" if it.is_stone else "card")
    sign = f'<b class="tick">{scene.say("board-picked")}</b>' if picked else ""
    return (
        f'<div id="{scene.prefix}card-{card}" class="card{" picked" if picked else ""}"{attributes}>'
        f"{face(scene.prefix, card, language)}{sign}</div>"
    )


def _lights(scene: Scene, card: int) -> str:
    reach: View = scene.table.get("reach", {}).get(card)
    if not reach:
        return ""
    places = " ".join(f"{scene.prefix}p{at}-{position}" for at, positions in reach.items() for position in positions)
    return f' data-lights="{places}"'


@lru_cache(maxsize=512)
def face(prefix: str, card: int, language: str) -> str:
    """A card's face: cost in a coin, number, picture, and its name."""
    it = CARDS[card - 1]
    picture, what = (_stone(prefix), "") if it.is_stone else (_pattern(prefix, it), about("pattern"))
    return (
        f'<span class="cost"{about("cost")}>{it.cost}</span><span class="number">{card}</span>'
        f'<svg viewBox="0 0 100 66" aria-hidden="true"{what}>{picture}</svg>'
        f'<span class="label">{escape(it.labels[language])}</span>'
    )


def _shown(card: Card) -> tuple[dict[int, bool], int]:
    """The match to show, the middle one: position -> whether a disc is put there; and the candidates (T3.4, T7.1)."""
    names = [(row, col) for row in range(ROWS) for col in range(ROWS - row)]
    found = []
    for anchor in range(-ROWS, 2 * ROWS):
        cells = {(row, anchor + dc): place for row, dc, place in card.cells}
        if all(cell in names for cell in cells):
            found.append({names.index(cell): place for cell, place in cells.items()})
    return found[(len(found) - 1) // 2], CANDIDATES[card.number]


def _pattern(prefix: str, card: Card) -> str:
    """The triangle in small: solid where discs are put, dashed where a place must exist, tinted where it fits too."""
    shown, candidates = _shown(card)
    drawn = [f'<use href="#{prefix}triangle"/>']
    for position in range(POSITIONS):
        x, y = small(position)
        fits = " fits" if candidates >> position & 1 else ""
        if position in shown:
            look = "put" if shown[position] else f"faded{fits}"
            core = f'<circle class="core" cx="{x:g}" cy="{y:g}" r="2"/>' if shown[position] else ""
            drawn.append(f'<circle class="{look}" cx="{x:g}" cy="{y:g}" r="6"/>{core}')
        elif fits:
            drawn.append(f'<circle class="fits" cx="{x:g}" cy="{y:g}" r="4.5"/>')
    return "".join(drawn)


def _stone(prefix: str) -> str:
    """The stone of destiny between two discs that change places."""
    return (
        f'<g class="stone"><use href="#{prefix}i-stone" transform="translate(50 32)scale(1.6)"/></g>'
        '<circle class="put" cx="14" cy="34" r="8"/><circle class="core" cx="14" cy="34" r="2.6"/>'
        '<circle class="faded" cx="86" cy="34" r="8"/>'
        '<path class="arrow" d="M16 20C22 8 32 6 34 6M30 2 35 6 30 10M84 48C78 60 68 62 66 62M70 66 65 62 70 58"/>'
    )


# -- the middle of the table ------------------------------------------------------------------------------------------


def draw_centre(scene: Scene) -> str:
    """Tara herself, the piles, and the card in play."""
    table = scene.table
    count, discards = table["pile"], table["discards"]
    last = discards[-1] if discards else 0
    top = f"<b>{last}</b>" if last else ""
    colour = scene.colours[table["actor"]]
    card = table["card"]
    play = f'<div class="card">{face(scene.prefix, card, scene.words.language)}</div>' if card else ""
    label = _in_play(scene, card) if card else scene.say("board-none-in-play")
    under = scene.say("board-discards", count=len(discards), last=last)
    return (
        f'<section id="{scene.prefix}centre" class="centre"><div class="piles">'
        f'<div class="pile" role="img" aria-label="{scene.say("board-pile", count=count)}"{about("pile")}>'
        f'<b data-count="pile">{count}</b></div>'
        f'<div id="{scene.prefix}discards" class="pile open" role="img" aria-label="{under}"{about("discards")}>{top}'
        f"</div></div>{_medallion(scene.prefix, scene.say('board-tara'))}"
        f'<div id="{scene.prefix}play" class="play seat-{colour}" role="img" aria-label="{label}"'
        f"{about('traitor' if table['treason'] else 'card-in-play')}>{play}</div></section>"
    )


def _in_play(scene: Scene, card: int) -> str:
    return scene.say("board-in-play", number=card, card=CARDS[card - 1].labels[scene.words.language])


@lru_cache(maxsize=64)
def _medallion(prefix: str, name: str) -> str:
    return (
        f'<svg class="medallion" viewBox="-52 -52 104 104" aria-hidden="true"{about("tara")}><circle r="50"/>'
        f'<circle class="inner" r="36"/><use href="#{prefix}knot"/><text y="21">{name}</text>'
        f'<use class="crown" href="#{prefix}i-tara" transform="translate(0 -7)scale(1.15)"/></svg>'
    )
