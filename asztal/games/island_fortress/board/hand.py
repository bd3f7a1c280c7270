"""What the viewer holds: role cards with their actions, favors; where a number is asked for, numbers in their place."""

from __future__ import annotations

from typing import Final

from asztal.board import Scene, about, hand, icon, image, open_hands, thing
from asztal.games.island_fortress import data
from asztal.games.island_fortress.board.cards import favor_card
from asztal.games.island_fortress.view import TableView

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


def draw_hand(scene: Scene[TableView]) -> str:
    """Roles or numbers on the left, favors on the right. Everybody's favors, when all is open."""
    table, seat = scene.table, scene.seat
    if "hands" in table:
        every = [[favor_card(scene, at, favor) for favor in held] for at, held in enumerate(table["hands"])]
        return open_hands(scene, [f'<div class="favors">{"".join(cards)}</div>' for cards in every])
    if seat is None or "hand" not in table:
        return ""
    if scene.kind == "bid":
        left = _bids(scene, table["players"][seat]["jade"])
    elif scene.kind in _AMOUNTS:
        left = _amounts(scene, scene.colours[seat])
    elif scene.noun_asked == "favor" or table["phase"] in ("setup", "trade", "over"):
        left = ""
    else:
        left = _roles(scene, table["players"][seat]["roles"])
    return hand(scene, seat, left + _favors(scene, seat, _FEW if left else _SOME))


def _favors(scene: Scene[TableView], seat: int, room: int) -> str:
    """The viewer's favors, those that are complete first; smaller where there are many."""
    table = scene.table
    held = sorted(table["hand"], key=lambda favor: (not table["fits"][favor]["complete"], favor))
    looks = (("drawn", table["looking"]), ("", held), ("returned", table["returned"]))
    cards = [favor_card(scene, seat, favor, look) for look, favors in looks for favor in favors]
    look = "favors many" if len(cards) > room else "favors"
    return f'<div class="{look}"{about("favors")}>{"".join(cards)}</div>'


# -- the petition -----------------------------------------------------------------------------------------------------


def _bids(scene: Scene[TableView], jade: int) -> str:
    """A number for each bid, from nothing to all one has (IF6.2.1)."""
    bids = "".join(
        f'<span id="bid-{bid}" class="bid"{thing("number", bid)}{scene.offer("number", bid)}>{bid}</span>'
        for bid in range(jade + 1)
    )
    return f'<div class="bids" role="group" aria-label="{scene.say("board-bids")}"{about("bid")}>{bids}</div>'


def _amounts(scene: Scene[TableView], colour: str) -> str:
    """So many laborers or blocks for so much jade, or laborers and convicts to commit (IF8.R1, IF8.P1, IF8.0)."""
    offers = ""
    for value in filter(lambda value: scene.may("number", value), range(data.MOST_WORKERS + 1)):
        counts = "".join(
            f"<span>{scene.number(value, name)}{icon(picture.format(colour=colour))}</span>"
            for name, picture in _AMOUNTS[scene.kind]
        )
        if scene.kind == "split":
            lost = scene.number(value, "lost") + scene.number(value, "convicts")
            counts += f'<small class="lost">−{lost}</small>'
        attributes = thing("number", value) + scene.offer("number", value)
        offers += f'<span id="amount-{value}" class="bid amount"{attributes}>{counts}</span>'
    return f'<div class="bids amounts" role="group" aria-label="{scene.say("board-amounts")}">{offers}</div>'


# -- role cards -------------------------------------------------------------------------------------------------------


def _roles(scene: Scene[TableView], laid: list[int]) -> str:
    """The five role cards; those on the table are grey, unless a role is to be repeated (IF8.M2)."""
    cards = "".join(_role(scene, role, role in laid) for role in range(len(data.ROLES)))
    return f'<div class="roles" role="group" aria-label="{scene.say("board-roles")}">{cards}</div>'


def _role(scene: Scene[TableView], role: int, laid: bool) -> str:
    """A role card with its actions."""
    every = range(len(data.ACTION_NAMES))
    actions = "".join(_action(scene, action) for action in every if data.ROLE_OF[action] == role)
    look = "role" if not laid else "role again" if "data-choice" in actions else "role laid"
    price = ""
    if scene.kind == "repeat" and role != data.TASKMASTER:
        cost = data.REPEAT_COST[role]
        price = f'<span class="price"{image(scene.say("board-repeat-cost", count=cost))}>{cost}{icon("jade")}</span>'
    return (
        f'<div id="role-{role}" class="{look}"><p{about(data.ROLES[role])}>{icon(data.ROLES[role])}'
        f"<b>{scene.noun('role', role)}</b>{price}</p>{actions}</div>"
    )


def _action(scene: Scene[TableView], action: int) -> str:
    """An action of a card; what can't be done now stays visible."""
    told = about(data.ACTION_NAMES[action].replace("_", "-"))
    convict = icon("bars") if data.SENDS_CONVICT[action] else ""
    return (
        f'<span id="act-{action}" class="act"{thing("action", action)}{scene.offer("action", action)}{told}>'
        f"<span>{scene.say(f'board-action-{action}')}</span>{convict}</span>"
    )
