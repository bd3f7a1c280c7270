"""What is public of a player: goods, role cards, favors played, the bid, the governor's seal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.board import Scene, about
from asztal.engine.game import View
from asztal.games.island_fortress.board.cards import pattern, rewards_told
from asztal.games.island_fortress.board.icons import fact, icon
from asztal.games.island_fortress.data import FAVORS, ROLES

_GOODS: Final = {
    "points": "points",
    "jade": "jade",
    "laborers": "laborer",
    "convicts": "convict",
    "treasures": "treasure",
    "chips": "chip",
}
"""What a player has, with its picture."""
_NUMERALS: Final = ("I", "II", "III", "IV")


def draw_panels(scene: Scene) -> list[str]:
    """Goods in one row, cards in another."""
    return [_panel(scene, seat, player) for seat, player in enumerate(scene.table["players"])]


def _panel(scene: Scene, seat: int, player: View) -> str:
    goods = [_good(scene, seat, thing, player[thing]) for thing in _GOODS]
    goods.insert(4, _blocks(scene, seat, player))
    cards = [
        _roles(scene, seat, player["roles"]),
        _at(scene, seat, player["region"]),
        _good(scene, seat, "favors", player["favors"] + player["looking"], "favor"),
        *[_bonus(scene, seat, name, player[name]) for name in ("income", "petition") if player[name]],
        _played(scene, player["played"]),
    ]
    return (
        f'<div class="island_fortress seat-{scene.colours[seat]}"><p class="facts goods">{"".join(goods)}</p>'
        f'<p class="facts">{"".join(cards)}</p>{_governor(scene, seat)}{_bid(scene, seat, player["bid"])}</div>'
    )


def _good(scene: Scene, seat: int, thing: str, count: int, picture: str = "") -> str:
    label = scene.say(f"board-{thing}", count=count)
    return fact(scene.prefix, thing, picture or _GOODS[thing], count, f"{thing}-{seat}", label)


def _blocks(scene: Scene, seat: int, player: View) -> str:
    """Blocks ready to be built, and small beside them those still in the supply."""
    stock, unbought = player["stock"], player["unbought"]
    return (
        f'<span class="fact" role="img" aria-label="{scene.say("board-blocks", stock=stock, supply=unbought)}"'
        f"{about('blocks')}><i class='piece'>{icon(scene.prefix, f'block-{scene.colours[seat]}')}</i>"
        f'<b data-count="stock-{seat}">{stock}</b><small>/{unbought}</small></span>'
    )


def _at(scene: Scene, seat: int, region: int) -> str:
    """In which region the player works."""
    place = scene.words.noun("region", region)
    pawn = f"{scene.prefix}pawn-{scene.colours[seat]}"
    return (
        f'<span class="fact at" role="img" aria-label="{scene.say("board-at", region=place)}"{about("camp")}>'
        f'<svg class="icon" viewBox="-14 -15 28 30" aria-hidden="true"><use href="#{pawn}"/>'
        f"</svg><b>{_NUMERALS[region]}</b></span>"
    )


def _bonus(scene: Scene, seat: int, name: str, count: int) -> str:
    """What the favors played add for good."""
    return (
        f'<span class="fact" role="img" aria-label="{scene.say(f"reward-{name}", count=count)}"{about(name)}>'
        f'{icon(scene.prefix, name)}<b data-count="{name}-{seat}">+{count}</b></span>'
    )


# -- cards ------------------------------------------------------------------------------------------------------------


def _roles(scene: Scene, seat: int, laid: list[int]) -> str:
    """Five small cards; those on the table lie on their side."""
    names = [scene.words.noun("role", role) for role in laid]
    label = scene.say("board-laid", count=len(laid), names=", ".join(names))
    return (
        f'<span class="set" role="img" aria-label="{label}" data-count="roles-{seat}"{about("roles")}>'
        f"{_set(scene.prefix, tuple(laid))}</span>"
    )


@lru_cache(maxsize=128)
def _set(prefix: str, laid: tuple[int, ...]) -> str:
    return "".join(
        f'<i class="{"tiny laid" if role in laid else "tiny"}">{icon(prefix, name)}</i>'
        for role, name in enumerate(ROLES)
    )


def _played(scene: Scene, favors: list[int]) -> str:
    """The favors a player has completed; the small pattern of each."""
    cards = "".join(
        f'<span id="{scene.prefix}played-{favor}" class="played" role="img" aria-label="{label}" title="{label}">'
        f"{pattern(favor)}</span>"
        for favor, label in [(favor, _told(scene, favor)) for favor in favors]
    )
    return f'<span class="won">{cards}</span>' if cards else ""


def _told(scene: Scene, favor: int) -> str:
    name = FAVORS[favor].names[scene.words.language]
    return scene.say("board-played", name=name, rewards=rewards_told(scene, favor))


# -- the petition -----------------------------------------------------------------------------------------------------


def _governor(scene: Scene, seat: int) -> str:
    """The seal stands at its holder, with the block that is still to be placed (IF6.2.4)."""
    table = scene.table
    if table["holder"] != seat:
        return ""
    block = ""
    if table["governor_in_hand"]:
        label = scene.say("board-governor-in-hand")
        picture = icon(scene.prefix, "governor")
        block = f'<span class="in-hand" role="img" aria-label="{label}"{about("governor-block")}>{picture}</span>'
    return (
        f'<span id="{scene.prefix}seal" class="seal" role="img" aria-label="{scene.say("board-seal")}"{about("seal")}>'
        f"{icon(scene.prefix, 'seal')}</span>{block}"
    )


def _bid(scene: Scene, seat: int, bid: int | None) -> str:
    """A closed fist for everybody who has bid; after the reveal an open hand with the number (IF6.2.1)."""
    if bid is not None:
        label = scene.say("board-bid-open", count=bid)
        return (
            f'<span class="fact bid-open" role="img" aria-label="{label}"{about("bid")}>{icon(scene.prefix, "hand")}'
            f"<b>{bid}</b></span>"
        )
    if scene.table["phase"] != "petition" or seat in scene.view["owing"]:
        return ""
    own = scene.table.get("bid") if seat == scene.seat else None
    number = f"<b>{own}</b>" if own is not None else ""
    return (
        f'<span class="fact bid-closed" role="img" aria-label="{scene.say("board-bid-closed")}"{about("bid")}>'
        f"{icon(scene.prefix, 'fist')}{number}</span>"
    )
