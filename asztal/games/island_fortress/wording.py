"""What the choices and questions of Island Fortress mention: the phrases behind the words of ``text/*.ftl``."""

from __future__ import annotations

from functools import cache

from asztal.engine.game import Phrase
from asztal.engine.step import Kind
from asztal.games.island_fortress.data import (
    BLOCK_PRICE,
    BUILD_WORKERS,
    DRAW,
    FAVORS,
    FAVORS_KEPT,
    GOVERNOR,
    KEEP,
    LABORER_PRICE,
    NOBODY,
    REPEAT_COST,
    REPLACE_WORKERS,
    ROLE_OF,
    TURNS,
    WIDTH,
)
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.goods import petition_bonus

Arguments = dict[str, tuple[str, int]]

# Letters whose Hungarian names begin with a vowel: az A2, az F1, a C3.
_AFTER_AZ = frozenset("AEFILMNORSUXY")


def cell_name(cell: int) -> str:
    """A cell as it is called: the letter of its column through the whole wall, and its level."""
    return f"{chr(ord('A') + cell % WIDTH)}{cell // WIDTH + 1}"


@cache
def noun(name: str, value: int, language: str) -> dict[str, str] | None:
    """Favors are named by their table, cells by letter and number."""
    if name == "favor":
        return {"": FAVORS[value].names[language]}
    if name == "cell":
        label = cell_name(value)
        if language != "hu":
            return {"": label, "the": label, "onto": label, "on": label}
        article = "az" if label[0] in _AFTER_AZ else "a"
        # As the numbers are spoken: egy, kettő, három, négy.
        onto, on = {"1": ("re", "en"), "2": ("re", "n"), "3": ("ra", "on"), "4": ("re", "en")}[label[1]]
        return {
            "": label,
            "the": f"{article} {label}",
            "onto": f"{article} {label}-{onto}",
            "on": f"{article} {label}-{on}",
        }
    return None


def question_arguments(state: Fortress, seat: int) -> Arguments:
    """What every question may mention."""
    arguments: Arguments = {
        "jade": ("number", state.jade[seat]),
        "laborers": ("number", state.laborers[seat]),
        "convicts": ("number", state.convicts[seat]),
        "stock": ("number", state.stock[seat]),
        "region": ("region", state.camp[seat]),
        "role": ("role", int(state.role)),
        "workers": ("number", int(state.effort)),
        "left": ("number", int(state.to_keep)),
        "bonus": ("number", int(petition_bonus(state, seat))),
        "cards": ("number", int(state.hand[seat]).bit_count()),
    }
    kind = state.step.kind if state.step is not None else None
    if kind is kinds.RETURN_FAVOR:
        arguments["left"] = ("number", int(state.hand[seat]).bit_count() - FAVORS_KEPT)
    elif kind is kinds.REINFORCE:
        arguments["favor"] = ("favor", int(state.favor))
    return arguments


def choice_phrase(state: Fortress, seat: int, kind: Kind, choice: int) -> Phrase | None:
    """What a choice would do, where its name alone does not say it."""
    if kind is kinds.AFTER and choice == kinds.END_TURN and _loses_governor(state, seat):
        return Phrase("choice-after-end-turn-governor")
    if kind is kinds.REPEAT:
        return _repeat(choice)
    if choice in kind.names:
        return None
    if kind in (kinds.RECRUIT, kinds.BUY_BLOCKS):
        price = (LABORER_PRICE if kind is kinds.RECRUIT else BLOCK_PRICE)[choice]
        return Phrase(f"choice-{kind.name}", {"number": ("number", choice), "jade": ("number", price)})
    if kind is kinds.DRAW_FAVORS:
        return Phrase("choice-draw-favors", {"draw": ("number", DRAW[choice]), "keep": ("number", KEEP[choice])})
    if kind in (kinds.BUILD, kinds.SECOND):
        workers = BUILD_WORKERS[choice // WIDTH]
        return Phrase(f"choice-{kind.name}", {"cell": ("cell", choice), "workers": ("number", workers)})
    if kind is kinds.SPLIT:
        return _split(state, choice)
    if kind in (kinds.REPLACE, kinds.UNREINFORCE):
        return _others_block(state, kind, choice)
    return None


def _loses_governor(state: Fortress, seat: int) -> bool:
    """Whether the turn that would end is the last in which the governor block can be placed (IF9.5)."""
    return bool(state.governor_in_hand and seat == state.holder and state.turns > (TURNS - 1) * state.seats)


def _repeat(action: int) -> Phrase:
    role = ROLE_OF[action]
    return Phrase(
        "choice-repeat", {"action": ("action", action), "role": ("role", role), "jade": ("number", REPEAT_COST[role])}
    )


def _split(state: Fortress, laborers: int) -> Phrase:
    return Phrase(
        "choice-split",
        {
            "laborers": ("number", laborers),
            "convicts": ("number", int(state.effort) - laborers),
            "lost": ("number", (laborers + 1) // 2),
        },
    )


def _others_block(state: Fortress, kind: Kind, cell: int) -> Phrase:
    owner = int(state.owner(cell))
    assert owner not in (NOBODY, GOVERNOR)
    workers = REPLACE_WORKERS[cell // WIDTH]
    return Phrase(
        f"choice-{kind.name}", {"cell": ("cell", cell), "victim": ("seat", owner), "workers": ("number", workers)}
    )
