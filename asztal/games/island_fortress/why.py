"""Why something can't be chosen in Island Fortress; for each kind of decision what is missing comes first."""

from __future__ import annotations

from collections.abc import Callable

from asztal.engine.bits import bits
from asztal.engine.why import Reason
from asztal.games.island_fortress import data
from asztal.games.island_fortress.state import Fortress, region_of
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.building import BuildSecond, replaceable_columns
from asztal.games.island_fortress.steps.turn import is_legal
from asztal.games.island_fortress.view import fit_of


def means(state: Fortress, noun: str, value: int, asked: str) -> int | None:
    """A region is asked for by its jail where a convict goes there, and by its camp where the taskmaster does."""
    kind = state.step.kind if state.step is not None else None
    if noun in ("jail", "camp"):
        return value if (noun, kind) in (("jail", kinds.JAIL), ("camp", kinds.MOVE)) else None
    if kind is kinds.REPEAT and (noun, value) == ("action", data.REPEAT_ROLE):
        # No choice there, like the taskmaster's other action.
        return data.MOVE_TASKMASTER
    return value if noun == asked else None


def why_not(state: Fortress, seat: int, kind: str, choice: int) -> Reason | None:
    """Why the seat can't choose this."""
    return _REASONS[kind](state, seat, choice) if kind in _REASONS else None


# -- favors -----------------------------------------------------------------------------------------------------------


def _return_favor(state: Fortress, seat: int, favor: int) -> Reason | None:
    return Reason("why-favor-returned", "IF5.4") if state.given_back[seat] >> favor & 1 else None


def _keep_favor(state: Fortress, seat: int, favor: int) -> Reason | None:
    return Reason("why-favor-held", "IF8.P2") if state.hand[seat] >> favor & 1 else None


def _play_favor(state: Fortress, seat: int, favor: int) -> Reason | None:
    if state.hand[seat] >> favor & 1 == 0:
        return None
    lack = len(fit_of(state, seat, favor)["lack"])
    if lack == 0:
        return Reason("why-favor-hopeless", "IF8.B2", {"favor": favor})
    return Reason("why-favor-lacks", "IF8.B2", {"favor": favor, "count:number": lack})


# -- actions ----------------------------------------------------------------------------------------------------------


def _action(state: Fortress, seat: int, action: int) -> Reason | None:
    if action == kinds.PLACE_GOVERNOR:
        return None
    role = data.ROLE_OF[action]
    if state.table[seat] >> role & 1:
        return Reason("why-role-laid", "IF7.1", {"role": role})
    return _illegal(state, seat, action)


def _illegal(state: Fortress, seat: int, action: int) -> Reason | None:
    """What an action lacks (IF14)."""
    return _LACKS[action](state, seat) if action in _LACKS else None


def _repeat(state: Fortress, seat: int, action: int) -> Reason | None:
    role = data.ROLE_OF[action]
    if role == data.TASKMASTER:
        return Reason("why-repeat-taskmaster", "IF8.M2")
    if state.table[seat] >> role & 1 == 0:
        return Reason("why-repeat-hand", "IF8.M2", {"role": role})
    cost, jade = data.REPEAT_COST[role], state.jade[seat]
    if cost > jade:
        return Reason("why-repeat-jade", "IF8.M2", {"role": role, "cost:number": cost, "jade:number": jade})
    return _illegal(state, seat, action)


def _no_repeat(state: Fortress, seat: int) -> Reason | None:
    roles = [role for role in bits(state.table[seat]) if role != data.TASKMASTER]
    if not roles:
        return Reason("why-repeat-nothing", "IF8.M2")
    cost, jade = min(data.REPEAT_COST[role] for role in roles), state.jade[seat]
    if cost > jade:
        return Reason("why-repeat-poor", "IF8.M2", {"cost:number": cost, "jade:number": jade})
    affordable = [role for role in roles if data.REPEAT_COST[role] <= jade]
    actions = [action for action in range(data.MOVE_TASKMASTER) if data.ROLE_OF[action] in affordable]
    assert not any(is_legal(state, seat, action) for action in actions)
    return Reason("why-repeat-idle", "IF8.M2")


def _no_laborers(state: Fortress, seat: int) -> Reason | None:
    return Reason("why-no-laborers", "IF8.R1")


def _no_convicts(state: Fortress, seat: int) -> Reason | None:
    laborers = state.laborers[seat]
    if laborers < data.LABORERS_FOR_CONVICTS:
        needed = {"needed:number": data.LABORERS_FOR_CONVICTS, "laborers:number": laborers}
        return Reason("why-laborers", "IF8.R2", needed)
    return Reason("why-no-convicts", "IF8.R2")


def _no_blocks(state: Fortress, seat: int) -> Reason | None:
    return Reason("why-no-blocks", "IF8.P1")


def _no_favors(state: Fortress, seat: int) -> Reason | None:
    return Reason("why-no-favors", "IF11.5")


def _no_bands(state: Fortress, seat: int) -> Reason | None:
    return Reason("why-no-bands", "IF8.P3", {"region": state.camp[seat]})


def _no_building(state: Fortress, seat: int) -> Reason | None:
    if state.stock[seat] == 0:
        return Reason("why-stock", "IF8.B1")
    columns = data.REGION[state.camp[seat]]
    levels = [level for level in range(data.LEVELS) if state.open_columns(level) & columns]
    if not levels:
        return Reason("why-region-full", "IF8.B1", {"region": state.camp[seat]})
    return Reason("why-workers", "IF8.B1", _crew(state, seat, data.BUILD_WORKERS[levels[0]]))


def _crew(state: Fortress, seat: int, needed: int) -> dict[str, int]:
    return {"needed:number": needed, "workers:number": int(state.workers(seat)), "region": state.camp[seat]}


def _no_complete_favor(state: Fortress, seat: int) -> Reason | None:
    return Reason("why-no-complete-favor", "IF8.B2", {"cards:number": state.hand[seat].bit_count()})


def _no_replacing(state: Fortress, seat: int) -> Reason | None:
    if state.no_replacing:
        return Reason("why-peaceful", "IF13.1")
    if state.stock[seat] == 0:
        return Reason("why-stock", "IF8.B3")
    levels = [level for level in range(data.LEVELS) if replaceable_columns(state, seat, level)]
    if not levels:
        return Reason("why-nothing-to-replace", "IF8.B3", {"region": state.camp[seat]})
    return Reason("why-replace-workers", "IF8.B3", _crew(state, seat, data.REPLACE_WORKERS[levels[0]]))


def _no_treasure(state: Fortress, seat: int) -> Reason | None:
    needed = {"needed:number": data.TREASURE_JAILS, "convicts:number": state.convicts[seat]}
    return Reason("why-convicts", "IF8.T2", needed)


# -- cells ------------------------------------------------------------------------------------------------------------


def _build(state: Fortress, seat: int, cell: int) -> Reason | None:
    return _elsewhere(state, seat, cell, "IF8.B1") or _not_open(state, cell) or _too_high(state, seat, cell, 0)


def _second(state: Fortress, seat: int, cell: int) -> Reason | None:
    assert isinstance(state.step, BuildSecond)
    found = _elsewhere(state, seat, cell, "IF8.B1") or _not_open(state, cell)
    if found is not None:
        return found
    if state.stock[seat] == 0:
        return Reason("why-stock", "IF8.B1")
    if state.jade[seat] < data.SECOND_BLOCK_JADE:
        return Reason("why-second-jade", "IF8.B1", {"needed:number": data.SECOND_BLOCK_JADE})
    return _too_high(state, seat, cell, int(state.step.effort))


def _elsewhere(state: Fortress, seat: int, cell: int, rule: str) -> Reason | None:
    """Nearly everything is done in the own region (IF7.7)."""
    if region_of(cell) == state.camp[seat]:
        return None
    return Reason("why-elsewhere", rule, {"cell": cell, "region": state.camp[seat]})


def _not_open(state: Fortress, cell: int) -> Reason | None:
    """A cell that is taken, or has nothing below it (IF3.4)."""
    level, column = divmod(cell, data.WIDTH)
    if state.filled[level] >> column & 1:
        return Reason("why-cell-taken", "IF3.4", {"cell": cell})
    if state.open_columns(level) >> column & 1 == 0:
        return Reason("why-cell-high", "IF3.4", {"cell": cell, "below:cell": cell - data.WIDTH})
    return None


def _too_high(state: Fortress, seat: int, cell: int, busy: int) -> Reason:
    """More workers would be needed than are left beside those for the first block."""
    workers = {
        "needed:number": data.BUILD_WORKERS[cell // data.WIDTH],
        "workers:number": int(state.workers(seat)) - busy,
    }
    return Reason("why-cell-workers", "IF8.B1", {"cell": cell, **workers})


def _governor_cell(state: Fortress, seat: int, cell: int) -> Reason | None:
    return _not_open(state, cell)


def _unreinforce(state: Fortress, seat: int, cell: int) -> Reason | None:
    return _elsewhere(state, seat, cell, "IF8.P3") or Reason("why-no-band", "IF8.P3", {"cell": cell})


def _reinforce(state: Fortress, seat: int, cell: int) -> Reason | None:
    return Reason("why-not-in-pattern", "IF8.B2", {"cell": cell})


def _replace(state: Fortress, seat: int, cell: int) -> Reason | None:
    owner = int(state.owner(cell))
    found = _elsewhere(state, seat, cell, "IF8.B3")
    if found is not None:
        return found
    if owner in (data.NOBODY, seat, data.GOVERNOR):
        key = {data.NOBODY: "why-replace-empty", seat: "why-replace-own"}.get(owner, "why-replace-governor")
        return Reason(key, "IF8.B3", {"cell": cell})
    level, column = divmod(cell, data.WIDTH)
    if state.reinforced[level] >> column & 1:
        return Reason("why-replace-band", "IF8.B3", {"cell": cell})
    needed = {"needed:number": data.REPLACE_WORKERS[level], "workers:number": int(state.workers(seat))}
    return Reason("why-cell-workers", "IF8.B3", {"cell": cell, **needed})


# -- regions ----------------------------------------------------------------------------------------------------------


def _jail(state: Fortress, seat: int, region: int) -> Reason | None:
    return Reason("why-jail-served", "IF8.T2", {"region": region})


def _move(state: Fortress, seat: int, region: int) -> Reason | None:
    return Reason("why-here", "IF8.M1", {"region": region}) if region == state.camp[seat] else None


_LACKS: dict[int, Callable[[Fortress, int], Reason | None]] = {
    data.RECRUIT_LABORERS: _no_laborers,
    data.COLLECT_CONVICTS: _no_convicts,
    data.BUY_BLOCKS: _no_blocks,
    data.DRAW_FAVORS: _no_favors,
    data.REMOVE_REINFORCEMENT: _no_bands,
    data.BUILD_WALL: _no_building,
    data.PLAY_FAVOR: _no_complete_favor,
    data.REPLACE_BLOCK: _no_replacing,
    data.COLLECT_TREASURE: _no_treasure,
    data.REPEAT_ROLE: _no_repeat,
}

_REASONS: dict[str, Callable[[Fortress, int, int], Reason | None]] = {
    kinds.RETURN_FAVOR.name: _return_favor,
    kinds.KEEP_FAVOR.name: _keep_favor,
    kinds.PLAY_FAVOR.name: _play_favor,
    kinds.ACTION.name: _action,
    kinds.REPEAT.name: _repeat,
    kinds.BUILD.name: _build,
    kinds.SECOND.name: _second,
    kinds.GOVERNOR_CELL.name: _governor_cell,
    kinds.UNREINFORCE.name: _unreinforce,
    kinds.REINFORCE.name: _reinforce,
    kinds.REPLACE.name: _replace,
    kinds.JAIL.name: _jail,
    kinds.MOVE.name: _move,
}
