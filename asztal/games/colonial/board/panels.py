"""What is public of a player: prestige, the row of four cards, treasury, ships, goods, monopolies, loans, unrest."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from asztal.board import Scene, about, count, fact, icon, image, shape, thing
from asztal.games.colonial import data
from asztal.games.colonial.board.cards import LINED_UP, pictures
from asztal.games.colonial.board.nations import flag, lit_targets, targets
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.view import Player, TableView

_FEW: Final = 2
"""So many loans have room one by one."""


def panel(scene: Scene[TableView], seat: int) -> str:
    """Prestige and cards in one row, what the nation has in another; a panel stands for its seat where one is asked."""
    player = scene.table["players"][seat]
    alarm = "alarm" if player["unrest"] >= data.HOME_REVOLUTION else ""
    holdings = (
        _held(scene, "treasury", "coin", seat, player["treasury"]),
        _held(scene, "fleets", "fleet", seat, player["fleets"]),
        _pirates(scene, seat, player["pirates"]),
        _held(scene, "squadrons", "squadron", seat, player["squadrons"]),
        _held(scene, "goods", "good", seat, player["goods"]),
        _held(scene, "monopolies", "monopoly", seat, player["monopolies"]),
        _held(scene, "home-unrest", "unrest", seat, player["unrest"], alarm),
        _loans(scene, seat, player["loans"]),
    )
    signs = _flag(scene, player["nation"]) + _pennant(scene, seat)
    signs = f'<span class="signs">{signs}</span>' if signs else ""
    # The Ambassador's choice is a marker on the diplomacy track.
    stands = "" if scene.kind == kinds.AMBASSADOR_SEAT.name else scene.stands_for("seat", seat)
    return (
        f'<div class="colonial seat-{scene.colours[seat]}"{thing("seat", seat)}{stands}>{signs}'
        f'<p class="facts standing">{_prestige(scene, seat, player["prestige"])}{_cards(scene, seat, player)}</p>'
        f'<p class="facts holdings">{"".join(holdings)}</p></div>'
    )


def _held(scene: Scene[TableView], what: str, picture: str, seat: int, number: int, look: str = "") -> str:
    """So many of a thing; where there is none, it is faint."""
    label = scene.say(f"board-{what}", count=number)
    key = f"{what}-{seat}"
    return fact(what, label, icon(picture) + count(key, number), look or ("" if number else "zero"), key)


def _prestige(scene: Scene[TableView], seat: int, prestige: int) -> str:
    """How much of what wins (C27.1), as a number and as pips."""
    label = scene.say("board-prestige", count=prestige, goal=data.PRESTIGE_TO_WIN)
    number = f"{count(f'prestige-{seat}', prestige)}<small>/{data.PRESTIGE_TO_WIN}</small>"
    return fact("prestige", label, f"{icon('laurel')}{number}{_pips(prestige)}", "prestige", f"prestige-{seat}")


@cache
def _pips(prestige: int) -> str:
    pips = "".join('<i class="on"></i>' if at < prestige else "<i></i>" for at in range(data.PRESTIGE_TO_WIN))
    return f'<span class="pips">{pips}</span>'


def _pirates(scene: Scene[TableView], seat: int, pirates: list[int]) -> str:
    """The black flag, and a counter of each owner whose pirates lie in wait (C4.5)."""
    owners = [owner for owner, number in enumerate(pirates) if number]
    if not owners:
        return ""
    label = scene.say("board-pirates", names=", ".join(f"{scene.words.names[at]} {pirates[at]}" for at in owners))
    counters = "".join(_counter(scene.colours[at], f"pirates-{seat}-{at}", pirates[at]) for at in owners)
    return fact("pirates", label, icon("pirate") + counters, "pirates", f"pirates-{seat}")


def _counter(colour: str, key: str, number: int) -> str:
    """A counter in its owner's shape, with its number."""
    outline = shape(f"counter-{colour}", "-12 -12 24 24", "outline")
    return f'<span class="tally seat-{colour}">{outline}{count(key, number)}</span>'


def _loans(scene: Scene[TableView], seat: int, loans: list[int]) -> str:
    """Each stack by itself, since each has its own interest (C4.6); where they are many, their sum and number."""
    label = scene.say("board-loans", count=len(loans), stacks=" + ".join(map(str, loans)))
    key = f"loans-{seat}"
    shown = "+".join(map(str, loans)) if len(loans) <= _FEW else f"{sum(loans)} ({len(loans)})"
    return fact("loans", label, icon("loan") + count(key, shown or 0), "" if loans else "zero", key)


def _pennant(scene: Scene[TableView], seat: int) -> str:
    """It stands at the start player's mark."""
    if scene.table["start"] != seat:
        return ""
    return fact("start", scene.say("board-start"), icon("pennant"), "start", "pennant")


def _flag(scene: Scene[TableView], nation: int | None) -> str:
    """Of the seat's nation, in the variant (C26.1); its targets light up on the map."""
    if nation is None:
        return ""
    label = f"{scene.noun('nation', nation)}. {targets(scene, nation)}"
    lit = f"<span{lit_targets(scene.table, nation)}>{flag(nation)}</span>"
    return fact(f"nation-{data.NATIONS[nation]}", label, lit, "nation")


# -- the row of cards -------------------------------------------------------------------------------------------------


def _cards(scene: Scene[TableView], seat: int, player: Player) -> str:
    """The four slots and, once it was used, the last chance; struck out in a home revolution (C4.1.1)."""
    table = scene.table
    looks = [_look(scene, seat, slot, card) for slot, card in enumerate(_known(table, seat, player))]
    minis, told = [_mini(look) for look in looks], [_told(scene, look) for look in looks]
    last = player["used"][data.LAST_CHANCE - 1]
    if last is not None:
        minis.append(f'<i class="mini last">{icon(data.CHARACTERS[last])}</i>')
        told.append(scene.say("board-mini-last", character=scene.words.noun("character", last)))
    look, topic = ("row-of-cards revolt", "revolt") if player["revolt"] else ("row-of-cards", "cards")
    label = "; ".join(([scene.say("board-revolt")] if player["revolt"] else []) + told)
    return f'<span class="{look}"{image(label)}{about(topic)}>{"".join(minis)}</span>'


def _known(table: TableView, seat: int, player: Player) -> list[int | None]:
    """The cards in the slots, as far as they lie open; when they are back in the hands, those that were used."""
    if "programmes" in table:
        placed: list[int | None] = list(table["programmes"][seat])
        return placed + player["cards"][len(placed) :]
    used = player["used"][: data.SLOTS]
    return [
        card if card is not None or character is None else data.CARD_OF[character]
        for card, character in zip(player["cards"], used, strict=True)
    ]


class _Look(NamedTuple):
    """A slot: its card, the character used of it, and whether it is free, back up, open, now, passed or over."""

    card: int | None
    used: int | None
    state: str


def _look(scene: Scene[TableView], seat: int, slot: int, card: int | None) -> _Look:
    table = scene.table
    used = table["players"][seat]["used"][slot]
    if card is None:
        lies = table["phase"] in LINED_UP or (table["phase"] == "program" and seat not in scene.view["owing"])
        return _Look(None, None, "back" if lies else "free")
    if slot + 1 == table["round"]:
        return _Look(card, used, "now")
    over = slot + 1 < table["round"] or table["phase"] not in LINED_UP
    return _Look(card, used, "open" if not over else "passed" if used is None else "over")


@cache
def _mini(look: _Look) -> str:
    """A small card: its two characters, its back, or the place where it will lie."""
    inside = "" if look.card is None else pictures(look.card, look.used)
    return f'<i class="mini {look.state}">{inside}</i>'


def _told(scene: Scene[TableView], look: _Look) -> str:
    """A card of the row in words."""
    if look.used is not None:
        return scene.say("board-mini-used", character=scene.words.noun("character", look.used))
    if look.card is None or look.state == "passed":
        return scene.say(f"board-mini-{look.state}")
    first, second = (scene.words.noun("character", character) for character in data.ON_CARD[look.card])
    return scene.say("board-mini-open", first=first, second=second)
