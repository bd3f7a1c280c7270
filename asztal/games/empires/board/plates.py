"""Plates: the face of a building, as it is on offer and as its owner has it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from asztal.board import Voice, about, escape, icon
from asztal.games.empires import data
from asztal.games.empires.board.pieces import GREY, capital, figure, good

_EFFECTS: Final = [
    [effect for effect in data.EFFECTS if effect.building == building] for building in range(data.BUILDINGS)
]
_WORDY: Final = frozenset(
    {
        "free_discovery",
        "figure_choice",
        "money_per_ship_from_each_player",
        "soldier_kills",
        "ignore_losses_per_battle",
        "move_figures",
        "swap_good",
        "sell_goods",
        "place_colonists",
        "papal_decree",
        "steal_counters",
        "block_foreign_missionaries",
        "ships_as_dock_spaces",
        "captain_discovery_value",
        "vp_repeat_economy",
        "vp_per_new_world_figures",
        "vp_per_region_present",
        "vp_per_region_sole_first",
        "vp_per_specialist_box_figure",
    }
)
"""What a drawing alone does not tell; on a phone it must."""
_SOFT_HYPHEN: Final = "\u00ad"


def _any(number: int) -> str:
    return f"<b>{number}</b>{figure(GREY, None)}"


def _points(effect: data.Effect) -> str:
    return f"<b>{effect.n}</b>{icon('star')}"


def _per(effect: data.Effect, what: str) -> str:
    return f"{_points(effect)}<i>/</i>{what}"


@cache
def drawing(building: int) -> str:
    """What the building does, as a picture of a few signs."""
    return "".join(f'<span class="does">{_drawn(effect)}</span>' for effect in _EFFECTS[building])


def _drawn(effect: data.Effect) -> str:
    n, plus, arrow = effect.n, f"<b>+{effect.n}</b>", icon("arrow")
    own = figure(GREY, effect.figure) if effect.figure >= 0 else ""
    colonist = figure(GREY, data.COLONIST)
    goods = "".join(good(kind) for kind in effect.goods)
    signs = {
        "money": f"{icon('coin')}{plus}",
        "ship": f"{icon('ship')}{plus}",
        "good_blind": f"{icon('crate')}{plus}",
        "figure": f"{plus}{own}",
        "figure_choice": f"{plus}{figure(GREY, None)}",
        "figure_in_box": f"{own}{arrow}{icon('compass')}",
        "free_discovery": f"{icon('compass')}<b>+1</b>",
        "place_colonists": f"<b>{n}</b>{colonist}{arrow}{icon('region')}",
        "papal_decree": f"<b>{n}+{n}</b>{colonist}",
        "steal_counters": f"<b>2</b>{icon('compass')}{icon('swap')}",
        "move_figures": f"{_any(n)}{icon('swap')}",
        "swap_good": f"{icon('crate')}{icon('swap')}{icon('crate')}",
        "sell_goods": f"{icon('crate')}{arrow}<b>{n}</b>{icon('coin')}",
        "money_per_ship_from_each_player": f"{icon('people')}{arrow}<b>{n}</b>{icon('coin')}<i>/</i>{icon('ship')}",
        "money_per_good": f"<b>{n}</b>{icon('coin')}<i>/</i>{goods}",
        "money_per_good_choice": f"<b>{n}</b>{icon('coin')}<i>/</i>{goods}",
        "dock_space": f"{icon('anchor')}<b>{effect.space}</b>",
        "captain_discovery_value": f"{figure(GREY, data.CAPTAIN)}<b>= {n}</b>{icon('compass')}",
        "missionary_landing_colonists": f"{figure(GREY, data.MISSIONARY)}{arrow}<b>{n}</b>{colonist}",
        "soldier_kills": f"{figure(GREY, data.SOLDIER)}{arrow}<b>{n}</b>{icon('swords')}",
        "ignore_losses_per_battle": f"{icon('shield')}{_any(n)}",
        "block_foreign_missionaries": f'<span class="struck">{figure(GREY, data.MISSIONARY)}{icon("cross")}</span>',
        "ships_as_dock_spaces": f"<b>{n}</b>{icon('ship')}{arrow}{icon('anchor')}",
        "vp": _points(effect),
        "vp_per_ship": _per(effect, icon("ship")),
        "vp_per_money": _per(effect, f"<b>{effect.per}</b>{icon('coin')}"),
        "vp_per_building": _per(effect, icon("building")),
        "vp_per_new_world_figures": _per(effect, _any(effect.per)),
        "vp_per_new_world_type": _per(effect, own),
        "vp_repeat_economy": f"<b>2×</b>{icon('crate')}{icon('star')}",
        "vp_per_region_present": _per(effect, icon("region")),
        "vp_per_region_sole_first": _per(effect, icon("region")),
        "vp_per_discovery": _per(effect, icon("compass")),
        "vp_per_specialist_box_figure": _per(effect, _any(1)),
    }
    return signs[effect.do]


@cache
def sign(building: int) -> str:
    """The one sign that a small plate has room for."""
    return _sign(_EFFECTS[building][0])


def _sign(effect: data.Effect) -> str:
    if effect.figure >= 0:
        return figure(GREY, effect.figure)
    if effect.goods:
        return good(effect.goods[0])
    figures = {
        "captain_discovery_value": data.CAPTAIN,
        "missionary_landing_colonists": data.MISSIONARY,
        "block_foreign_missionaries": data.MISSIONARY,
        "soldier_kills": data.SOLDIER,
        "place_colonists": data.COLONIST,
        "papal_decree": data.COLONIST,
    }
    if effect.do in figures:
        return figure(GREY, figures[effect.do])
    if effect.do == "dock_space":
        return f"<b>{effect.space}</b>"
    if effect.do in ("figure_choice", "move_figures", "vp_per_new_world_figures", "vp_per_specialist_box_figure"):
        return figure(GREY, None)
    icons = {
        "money": "coin",
        "ship": "ship",
        "ships_as_dock_spaces": "ship",
        "money_per_ship_from_each_player": "ship",
        "vp_per_ship": "ship",
        "good_blind": "crate",
        "swap_good": "crate",
        "sell_goods": "crate",
        "vp_repeat_economy": "crate",
        "free_discovery": "compass",
        "steal_counters": "compass",
        "vp_per_discovery": "compass",
        "vp_per_building": "building",
        "vp_per_money": "coin",
        "vp_per_region_present": "region",
        "vp_per_region_sole_first": "region",
        "ignore_losses_per_battle": "shield",
    }
    return icon(icons.get(effect.do, "star"))


@cache
def _breaks(words: str) -> dict[str, str]:
    """Long words of names with the points where they may be broken: not every browser knows those of each language."""
    return {word.replace("|", ""): word.replace("|", _SOFT_HYPHEN) for word in words.split()}


def title(voice: Voice, building: int) -> str:
    """The name on the plate; what tells the Spoils of War apart is drawn below it. Escaped."""
    name = voice.words.noun("building", building).split(" (")[0]
    breaks = _breaks(voice.words.say("plate-breaks"))
    return escape(" ".join(breaks.get(word, word) for word in name.split()))


@lru_cache(maxsize=4096)
def face(voice: Voice, building: int, more: str = "") -> str:
    """Name, drawing, words where they are needed, and when it works; ``more`` stands below (escaped)."""
    effects = _EFFECTS[building]
    wordy = any(effect.do in _WORDY for effect in effects)
    words = f'<span class="words">{voice.say(f"plate-{data.BUILDING_NAMES[building]}")}</span>' if wordy else ""
    when = voice.say(f"when-{effects[0].when}")
    free = f' <b class="free">{voice.say("board-free")}</b>' if not data.COST[building] and not more else ""
    below = more or when + free
    return (
        f'<span class="name">{title(voice, building)}</span>{drawing(building)}{words}<span class="when">{below}</span>'
    )


@lru_cache(maxsize=4096)
def told(voice: Voice, building: int) -> str:
    """A building in words: its name, what it does, when; escaped."""
    effects = _EFFECTS[building]
    name = capital(voice.words.noun("building", building))
    does = voice.words.say(f"plate-{data.BUILDING_NAMES[building]}")
    return escape(f"{name}: {does} ({voice.words.say(f'when-{effects[0].when}')})")


def explains(building: int) -> str:
    """The attribute by which a plate explains itself."""
    return about(f"building-{data.BUILDING_NAMES[building]}")
