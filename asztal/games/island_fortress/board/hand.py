"""What the viewer holds: role cards with their actions, favors; where a number is asked for, numbers in their place."""

from __future__ import annotations

from typing import Final

from asztal.board import Scene, about
from asztal.games.island_fortress.board.cards import FAVOR_KINDS, favor_card
from asztal.games.island_fortress.board.icons import icon
from asztal.games.island_fortress.data import (
    ACTION_NAMES,
    MOST_WORKERS,
    REPEAT_COST,
    ROLE_OF,
    ROLES,
    SENDS_CONVICT,
    TASKMASTER,
)

_ROLE_KINDS: Final = {"action", "repeat"}
"""The kinds whose choices are actions."""
_AMOUNTS: Final = {
    "recruit": (("number", "laborer"), ("jade", "jade")),
    "buy-blocks": (("number", "block-{colour}"), ("jade", "jade")),
    "split": (("laborers", "laborer"), ("convicts", "convict")),
}
"""The kinds that ask for a number of pieces, and the pictures of what they mention."""
_FEW: Final = 4
"""So many favors have room beside the roles."""
_SOME: Final = 9
"""So many have room where they are alone."""


def draw_hand(scene: Scene) -> str:
    """Roles or numbers on the left, favors on the right."""
    table = scene.table
    if "hands" in table:
        return _all_hands(scene)
    if scene.seat is None or "hand" not in table:
        return ""
    if scene.kind == "bid":
        left = _bids(scene)
    elif scene.kind in _AMOUNTS:
        left = _amounts(scene, scene.colours[scene.seat])
    elif scene.kind in FAVOR_KINDS or table["phase"] in ("setup", "trade", "over"):
        left = ""
    else:
        left = _roles(scene, scene.seat)
    look = f"island_fortress cards seat-{scene.colours[scene.seat]}"
    return f'<div class="{look}">{left}{_favors(scene, scene.seat, _FEW if left else _SOME)}</div>'


def _favors(scene: Scene, seat: int, room: int) -> str:
    """The viewer's favors, those that are complete first; smaller where there are many."""
    table = scene.table
    hand = sorted(table["hand"], key=lambda favor: (not table["fits"][favor]["complete"], favor))
    cards = [favor_card(scene, seat, favor, "drawn") for favor in table["looking"]]
    cards += [favor_card(scene, seat, favor) for favor in hand]
    cards += [favor_card(scene, seat, favor, "returned") for favor in table["returned"]]
    look = "favors many" if len(cards) > room else "favors"
    return f'<div class="{look}"{about("favors")}>{"".join(cards)}</div>'


def _all_hands(scene: Scene) -> str:
    """Everybody's favors, when a match is looked at with all open."""
    hands = []
    for seat, held in enumerate(scene.table["hands"]):
        favors = "".join(favor_card(scene, seat, favor) for favor in held)
        hands.append(
            f'<div class="island_fortress open-hand seat-{scene.colours[seat]}"><p>{scene.name(seat)}</p>'
            f'<div class="favors">{favors}</div></div>'
        )
    return f'<div class="island_fortress open-hands">{"".join(hands)}</div>'


# -- the petition -----------------------------------------------------------------------------------------------------


def _bids(scene: Scene) -> str:
    """A number for each bid, from nothing to all one has (IF6.2.1)."""
    jade: int = scene.table["players"][scene.seat]["jade"]
    bids = "".join(
        f'<span id="{scene.prefix}bid-{bid}" class="bid"{scene.offer("number", bid)}>{bid}</span>'
        for bid in range(jade + 1)
    )
    return f'<div class="bids" role="group" aria-label="{scene.say("board-bids")}"{about("bid")}>{bids}</div>'


def _amounts(scene: Scene, colour: str) -> str:
    """So many laborers or blocks for so much jade, or laborers and convicts to commit (IF8.R1, IF8.P1, IF8.0)."""
    pieces = [(name, picture.format(colour=colour)) for name, picture in _AMOUNTS[scene.kind]]
    offers = ""
    for value in range(MOST_WORKERS + 1):
        if scene.may("number", value):
            counts = "".join(
                f"<span>{scene.number(value, name)}{icon(scene.prefix, picture)}</span>" for name, picture in pieces
            )
            if scene.kind == "split":
                counts += (
                    f'<small class="lost">−{scene.number(value, "lost") + scene.number(value, "convicts")}</small>'
                )
            offer = scene.offer("number", value)
            offers += f'<span id="{scene.prefix}amount-{value}" class="bid amount"{offer}>{counts}</span>'
    return f'<div class="bids amounts" role="group" aria-label="{scene.say("board-amounts")}">{offers}</div>'


# -- role cards -------------------------------------------------------------------------------------------------------


def _roles(scene: Scene, seat: int) -> str:
    """The five role cards; those on the table are grey, unless a role is to be repeated (IF8.M2)."""
    laid: list[int] = scene.table["players"][seat]["roles"]
    cards = "".join(_role(scene, role, role in laid) for role in range(len(ROLES)))
    return f'<div class="roles" role="group" aria-label="{scene.say("board-roles")}">{cards}</div>'


def _role(scene: Scene, role: int, laid: bool) -> str:
    """A role card with its actions."""
    actions = "".join(_action(scene, action) for action in range(len(ACTION_NAMES)) if ROLE_OF[action] == role)
    look = "role laid" if laid else "role"
    if laid and "data-choice" in actions:
        look = "role again"
    name = scene.noun("role", role)
    price = ""
    if scene.kind == "repeat" and role != TASKMASTER:
        label = scene.say("board-repeat-cost", count=REPEAT_COST[role])
        jade = icon(scene.prefix, "jade")
        price = f'<span class="price" role="img" aria-label="{label}">{REPEAT_COST[role]}{jade}</span>'
    return (
        f'<div id="{scene.prefix}role-{role}" class="{look}"><p{about(ROLES[role])}>{icon(scene.prefix, ROLES[role])}'
        f"<b>{name}</b>{price}</p>{actions}</div>"
    )


def _action(scene: Scene, action: int) -> str:
    """An action of a card; what can't be done now stays visible."""
    offer = scene.offer("action", action) if scene.kind in _ROLE_KINDS else ""
    convict = icon(scene.prefix, "bars") if SENDS_CONVICT[action] else ""
    return (
        f'<span id="{scene.prefix}act-{action}" class="act"{offer}{about(ACTION_NAMES[action].replace("_", "-"))}>'
        f"<span>{scene.say(f'board-action-{action}')}</span>{convict}</span>"
    )
