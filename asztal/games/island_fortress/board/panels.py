"""What is public of a player: goods, role cards, favors played, the bid, the governor's seal."""

from __future__ import annotations

from functools import cache
from typing import Final

from asztal.board import Scene, about, count, counted, fact, icon, image, shape
from asztal.games.island_fortress.board.cards import favor_told, pattern
from asztal.games.island_fortress.data import ROLES
from asztal.games.island_fortress.view import Player, TableView

_NUMERALS: Final = ("I", "II", "III", "IV")


def draw_panel(scene: Scene[TableView], seat: int, player: Player) -> str:
    """Goods in one row, cards in another."""
    goods = [
        counted(scene, "points", icon("points"), player["points"], seat),
        counted(scene, "jade", icon("jade"), player["jade"], seat),
        counted(scene, "laborers", icon("laborer"), player["laborers"], seat),
        counted(scene, "convicts", icon("convict"), player["convicts"], seat),
        _blocks(scene, seat, player),
        counted(scene, "treasures", icon("treasure"), player["treasures"], seat),
        counted(scene, "chips", icon("chip"), player["chips"], seat),
    ]
    cards = [
        _roles(scene, seat, player["roles"]),
        _at(scene, seat, player["region"]),
        counted(scene, "favors", icon("favor"), player["favors"] + player["looking"], seat),
        _bonus(scene, seat, "income", player["income"]),
        _bonus(scene, seat, "petition", player["petition"]),
        _played(scene, player["played"]),
    ]
    return (
        f'<div class="island_fortress seat-{scene.colours[seat]}"><p class="facts goods">{"".join(goods)}</p>'
        f'<p class="facts">{"".join(cards)}</p>{_governor(scene, seat)}{_bid(scene, seat, player["bid"])}</div>'
    )


def _blocks(scene: Scene[TableView], seat: int, player: Player) -> str:
    """Blocks ready to be built, and small beside them those still in the supply."""
    stock, unbought = player["stock"], player["unbought"]
    piece = f'<i class="piece">{icon(f"block-{scene.colours[seat]}")}</i>'
    numbers = f"{count(f'stock-{seat}', stock)}<small>/{unbought}</small>"
    return fact("blocks", scene.say("board-blocks", stock=stock, supply=unbought), piece + numbers)


def _at(scene: Scene[TableView], seat: int, region: int) -> str:
    """In which region the player works."""
    label = scene.say("board-at", region=scene.words.noun("region", region))
    pawn = shape(f"pawn-{scene.colours[seat]}", "-14 -15 28 30")
    return fact("camp", label, f"{pawn}<b>{_NUMERALS[region]}</b>", "at")


def _bonus(scene: Scene[TableView], seat: int, name: str, bonus: int) -> str:
    """What the favors played add for good."""
    if not bonus:
        return ""
    return fact(name, scene.say(f"reward-{name}", count=bonus), icon(name) + count(f"{name}-{seat}", f"+{bonus}"))


# -- cards ------------------------------------------------------------------------------------------------------------


def _roles(scene: Scene[TableView], seat: int, laid: list[int]) -> str:
    """Five small cards; those on the table lie on their side."""
    names = ", ".join(scene.words.noun("role", role) for role in laid)
    label = scene.say("board-laid", count=len(laid), names=names)
    roles = f'data-count="roles-{seat}"{about("roles")}>{_set(tuple(laid))}'
    return f'<span class="set"{image(label)} {roles}</span>'


@cache
def _set(laid: tuple[int, ...]) -> str:
    return "".join(
        f'<i class="{"tiny laid" if role in laid else "tiny"}">{icon(name)}</i>' for role, name in enumerate(ROLES)
    )


def _played(scene: Scene[TableView], favors: list[int]) -> str:
    """The favors a player has completed; the small pattern of each."""
    labels = {favor: favor_told(scene, "board-played", favor) for favor in favors}
    cards = "".join(
        f'<span id="played-{favor}" class="played"{image(label)} title="{label}">{pattern(favor)}</span>'
        for favor, label in labels.items()
    )
    return f'<span class="won">{cards}</span>' if cards else ""


# -- the petition -----------------------------------------------------------------------------------------------------


def _governor(scene: Scene[TableView], seat: int) -> str:
    """The seal stands at its holder, with the block that is still to be placed (IF6.2.4)."""
    if scene.table["holder"] != seat:
        return ""
    seal = f'<span id="seal" class="seal"{image(scene.say("board-seal"))}{about("seal")}>{icon("seal")}</span>'
    if not scene.table["governor_in_hand"]:
        return seal
    label = image(scene.say("board-governor-in-hand"))
    return f'{seal}<span class="in-hand"{label}{about("governor-block")}>{icon("governor")}</span>'


def _bid(scene: Scene[TableView], seat: int, bid: int | None) -> str:
    """A closed fist for everybody who has bid; after the reveal an open hand with the number (IF6.2.1)."""
    if bid is not None:
        return fact("bid", scene.say("board-bid-open", count=bid), f"{icon('hand')}<b>{bid}</b>", "bid-open")
    if scene.table["phase"] != "petition" or seat in scene.view["owing"]:
        return ""
    own = scene.table.get("bid") if seat == scene.seat else None
    number = f"<b>{own}</b>" if own is not None else ""
    return fact("bid", scene.say("board-bid-closed"), icon("fist") + number, "bid-closed")
