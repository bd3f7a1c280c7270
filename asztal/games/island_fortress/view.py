"""What a seat may know of Island Fortress (IF4), built up by addition; and what must always hold (IF15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict

from asztal.engine.bits import bits, count_bits
from asztal.engine.game import EVERYTHING
from asztal.games.island_fortress import data
from asztal.games.island_fortress.data import FAVORS, GOVERNOR, LEVELS, WALL, WIDTH
from asztal.games.island_fortress.state import NO_BID, Fortress, add_cells
from asztal.games.island_fortress.steps import closing
from asztal.games.island_fortress.steps.goods import income_bonus, petition_bonus


class Jail(TypedDict):
    """What the jail of a region holds."""

    jade: int
    convicts: int


class Block(TypedDict):
    """A block in the wall; the governor's has the owner GOVERNOR."""

    owner: int
    reinforced: bool


class Fit(TypedDict):
    """How far a favor has come: the cells where it stands, or where it lacks least."""

    complete: bool
    have: list[int]
    lack: list[int]


class Supply(TypedDict):
    """What is left for all."""

    laborers: int
    convicts: int | str
    chips: int
    reinforcements: int
    governor_blocks: int
    favors: int


class Player(TypedDict):
    """What is public of a seat."""

    points: int
    tower_points: int
    """How many of them came from towers."""
    jade: int
    laborers: int
    convicts: int
    stock: int
    unbought: int
    chips: int
    treasures: int
    region: int
    roles: list[int]
    played: list[int]
    favors: int
    looking: int
    income: int
    petition: int
    bid: int | None


class TableView(TypedDict):
    """The table as a seat sees it; what only its owner knows, and what is open after the end, is not always there."""

    phase: str
    round: int
    rounds: int
    turn: int
    active: int | None
    actions: int
    holder: int | None
    governor_in_hand: bool
    finisher: int | None
    supply: Supply
    regions: list[Jail]
    wall: dict[int, Block]
    open: list[int]
    players: list[Player]
    hand: NotRequired[list[int]]
    looking: NotRequired[list[int]]
    returned: NotRequired[list[int]]
    bid: NotRequired[int | None]
    fits: NotRequired[dict[int, Fit]]
    hands: NotRequired[list[list[int]]]


def view(state: Fortress, seat: int) -> TableView:
    """Everything but the favors in hand and secret bids lies open (IF4.1); a seat knows its own (IF4.2)."""
    seen: TableView = {
        "phase": _phase(state),
        "round": int(state.round),
        "rounds": data.ROUNDS_FOR[int(state.seats)],
        "turn": (int(state.turns) + int(state.seats) - 1) // int(state.seats),
        "active": int(state.active) if _phase(state) == "action" else None,
        "actions": int(state.actions),
        "holder": _seat(state.holder),
        "governor_in_hand": bool(state.governor_in_hand),
        "finisher": _seat(state.finisher),
        "supply": {
            "laborers": int(state.free_laborers),
            "convicts": "∞" if state.unlimited_convicts else int(state.free_convicts),
            "chips": int(state.free_chips),
            "reinforcements": int(state.free_reinforcements),
            "governor_blocks": int(state.governor_blocks),
            "favors": len(state.deck),
        },
        "regions": [
            {"jade": jade, "convicts": convicts}
            for jade, convicts in zip(state.jail_jade, state.jail_convicts, strict=True)
        ],
        "wall": _wall(state),
        "open": open_cells(state),
        "players": [_player(state, at) for at in range(state.seats)],
    }
    if seat >= 0:
        seen["hand"] = bits(state.hand[seat])
        seen["looking"] = bits(state.looking[seat])
        seen["returned"] = bits(state.given_back[seat]) if state.is_returning() else []
        seen["bid"] = state.bids[seat] if state.bids[seat] != NO_BID else None
        seen["fits"] = {favor: fit_of(state, seat, favor) for favor in seen["hand"] + seen["looking"]}
    elif seat == EVERYTHING:
        seen["hands"] = [bits(state.hand[at] | state.looking[at]) for at in range(state.seats)]
    return seen


def _phase(state: Fortress) -> str:
    if state.result is not None:
        return "over"
    if state.is_returning():
        return "setup"
    if state.is_bidding():
        return "petition"
    if state.step is not None and state.step.kind.name == "trade":
        return "trade"
    return "action"


def _seat(seat: int) -> int | None:
    return None if seat == data.NOBODY else int(seat)


def _wall(state: Fortress) -> dict[int, Block]:
    """The blocks in the wall, by their cells."""
    return {
        cell: {"owner": int(state.owner(cell)), "reinforced": bool(state.reinforced[cell // WIDTH] >> cell % WIDTH & 1)}
        for cell in range(data.CELLS)
        if state.filled[cell // WIDTH] >> cell % WIDTH & 1
    }


def open_cells(state: Fortress) -> list[int]:
    """The cells that can be built on next (IF3.4)."""
    cells: list[int] = []
    for level in range(LEVELS):
        add_cells(cells, level, state.open_columns(level))
    return cells


def _player(state: Fortress, seat: int) -> Player:
    return {
        "points": state.points[seat] if state.result is None else state.result.scores[seat],
        "tower_points": state.tower_points[seat],
        "jade": state.jade[seat],
        "laborers": state.laborers[seat],
        "convicts": state.convicts[seat],
        "stock": state.stock[seat],
        "unbought": state.unbought[seat],
        "chips": state.chips[seat],
        "treasures": state.treasures[seat],
        "region": state.camp[seat],
        # Those of the last round are of no interest any more.
        "roles": [] if state.is_bidding() else bits(state.table[seat]),
        "played": bits(state.played[seat]),
        # How far a seat has come with returning favors is its secret (IF5.4).
        "favors": data.FAVORS_KEPT if state.is_returning() else int(count_bits(state.hand[seat])),
        "looking": int(count_bits(state.looking[seat])),
        "income": int(income_bonus(state, seat)),
        "petition": int(petition_bonus(state, seat)),
        "bid": None if state.is_bidding() or state.bids[seat] == NO_BID else state.bids[seat],
    }


# -- where a favor fits -----------------------------------------------------------------------------------------------


def fit_of(state: Fortress, seat: int, favor: int) -> Fit:
    """The cells where the favor stands in the wall; or, where it does not, the place that lacks least.

    Made of an own card and of what lies open, so it gives nothing away.
    """
    matched = state.matched_cells(seat, favor)
    if matched:
        return {"complete": True, "have": matched, "lack": []}
    best = min(_attempts(state, seat, favor), default=None)
    if best is None:
        return {"complete": False, "have": [], "lack": []}
    level, column = best[2:]
    have: list[int] = []
    lack: list[int] = []
    for up, right in FAVORS[favor].cells:
        own = _own_columns(state, seat, level + up) >> column + right & 1
        (have if own else lack).append((level + up) * WIDTH + column + right)
    return {"complete": False, "have": have, "lack": lack}


def _attempts(state: Fortress, seat: int, favor: int) -> Iterator[tuple[int, int, int, int]]:
    """Every place where the pattern could still come about: blocks lacking, workers for them, level and column."""
    card = FAVORS[favor]
    own = [_own_columns(state, seat, level) for level in range(LEVELS)]
    possible = [_possible_columns(state, seat, level) for level in range(LEVELS)]
    top = LEVELS - 1 if state.no_tower_patterns else LEVELS
    for level in range(top + 1 - card.height):
        columns = (1 << int(state.width) + 1 - card.width) - 1
        for up, right in card.cells:
            columns &= possible[level + up] >> right
        if state.exact_patterns:
            for up, right in card.gaps:
                columns &= ~(state.blocks[seat * LEVELS + level + up] >> right)
        for column in bits(columns):
            lack = [up for up, right in card.cells if not own[level + up] >> column + right & 1]
            yield len(lack), sum([data.BUILD_WORKERS[level + up] for up in lack]), level, column


def _own_columns(state: Fortress, seat: int, level: int) -> int:
    """Where the seat has blocks that count for a pattern: those without reinforcement (IF8.B2.a)."""
    return state.blocks[seat * LEVELS + level] & ~state.reinforced[level]


def _possible_columns(state: Fortress, seat: int, level: int) -> int:
    """Where the seat has such a block or may come to have one: on empty cells, and by replacing (IF8.B3)."""
    possible = _own_columns(state, seat, level) | WALL[level] & ~state.filled[level]
    if not state.no_replacing:
        possible |= state.filled[level] & ~state.reinforced[level] & ~state.blocks[GOVERNOR * LEVELS + level]
    return possible


# -- the end ----------------------------------------------------------------------------------------------------------


def running_score(table: TableView) -> list[tuple[str, list[int]]]:
    """The points so far, by where they came from (IF10); the final scoring comes later."""
    players = table["players"]
    total = [player["points"] for player in players]
    towers = [player["tower_points"] for player in players]
    favors = [sum(FAVORS[favor].points for favor in player["played"]) for player in players]
    treasures = [player["treasures"] * data.TREASURE_POINTS for player in players]
    rows = [every - sum(parts) for every, *parts in zip(total, towers, favors, treasures, strict=True)]
    return [("total", total), ("rows", rows), ("towers", towers), ("favors", favors), ("treasures", treasures)]


def breakdown(state: Fortress) -> list[tuple[str, list[int]]]:
    """Where the points came from, and the tie-breakers (IF10, IF12)."""
    seats = range(int(state.seats))
    favors = [sum(FAVORS[favor].points for favor in bits(state.played[seat])) for seat in seats]
    treasures = [state.treasures[seat] * data.TREASURE_POINTS for seat in seats]
    rows = [state.points[seat] - state.tower_points[seat] - favors[seat] - treasures[seat] for seat in seats]
    return [
        ("total", [int(state.points[seat] + closing.final_points(state, seat)) for seat in seats]),
        ("rows", rows),
        ("towers", list(state.tower_points)),
        ("favors", favors),
        ("treasures", treasures),
        ("chips", [int(closing.chip_points(state, seat)) for seat in seats]),
        ("weakest-region", [int(closing.region_points(state, seat)) for seat in seats]),
        ("treasure-majority", [int(closing.treasure_points(state, seat)) for seat in seats]),
        ("most-jade", [int(closing.jade_points(state, seat)) for seat in seats]),
        ("most-workers", [int(closing.worker_points(state, seat)) for seat in seats]),
        ("blocks-in-wall", [int(closing.blocks_in_wall(state, seat)) for seat in seats]),
    ]


def invariants(state: Fortress) -> list[str]:
    """Complaints by IF15; none in a sound state."""
    return [*_supplies(state), *_blocks(state), *_cards(state), *_roles(state)]


def _supplies(state: Fortress) -> list[str]:
    counts = {
        "laborers": (state.free_laborers + sum(state.laborers), data.LABORERS),
        "convicts": (_convicts(state), data.CONVICTS),
        "chips": (state.free_chips + sum(state.chips), data.CHIPS),
        "reinforcements": (state.free_reinforcements + sum(map(count_bits, state.reinforced)), data.REINFORCEMENTS),
    }
    complaints = [f"IF15: {count} {name}, not {right}" for name, (count, right) in counts.items() if count != right]
    for goods in (state.jade, state.laborers, state.convicts, state.stock, state.unbought, state.chips):
        if min(goods) < 0:
            complaints.append("IF15: somebody owes something")
    return complaints


def _convicts(state: Fortress) -> int:
    """All there are; where they are unlimited, nobody counts those in play (R21)."""
    in_play = 0 if state.unlimited_convicts else sum(state.convicts) + sum(state.jail_convicts)
    return int(state.free_convicts) + in_play


def _blocks(state: Fortress) -> list[str]:
    complaints = []
    for seat in range(state.seats):
        count = state.stock[seat] + state.unbought[seat] + int(closing.blocks_in_wall(state, seat))
        if count != data.BLOCKS:
            complaints.append(f"IF11.6: seat {seat} has {count} blocks")
    empty = 0
    for level in range(LEVELS):
        everything = 0
        for owner in range(GOVERNOR + 1):
            columns = state.blocks[owner * LEVELS + level]
            if everything & columns:
                complaints.append(f"IF3.3: two blocks in one cell of level {level + 1}")
            everything |= columns
        wall = WALL[level] & ((1 << state.width) - 1)
        empty += int(count_bits(wall & ~everything))
        if everything != state.filled[level] or everything & ~wall:
            complaints.append(f"IF3.2: level {level + 1} is not what its blocks are")
        if level > 0 and everything & ~state.filled[level - 1]:
            complaints.append(f"IF3.4: a block of level {level + 1} hangs in the air")
        governors = state.blocks[GOVERNOR * LEVELS + level]
        if state.reinforced[level] & (governors | ~everything):
            complaints.append(f"IF3.7: a reinforcement on level {level + 1} is not on a player's block")
    if empty != state.missing:
        complaints.append(f"IF3.2: {empty} cells are empty, not {state.missing}")
    return complaints


def _cards(state: Fortress) -> list[str]:
    held = list(state.deck) + bits(state.traded)
    for seat in range(state.seats):
        held += bits(state.hand[seat]) + bits(state.looking[seat]) + bits(state.played[seat])
        if state.is_returning():
            held += bits(state.given_back[seat])
    complaints = [] if sorted(held) == list(range(data.FAVOR_COUNT)) else ["IF15: the favors are not the 36 they were"]
    if len(state.deck) != len(state.laid_by):
        complaints.append("IF15: the deck has lost count")
    return complaints


def _roles(state: Fortress) -> list[str]:
    """Between turns everybody has as many role cards on the table as turns taken (IF7.6)."""
    complaints = []
    if state.step is not None and state.step.kind.name == "action" and state.actions == 0:
        for seat in range(state.seats):
            done = state.turns - 1
            after = (seat - state.holder) % state.seats
            taken = done // state.seats + (1 if done % state.seats > after else 0)
            if count_bits(state.table[seat]) != taken:
                complaints.append(
                    f"IF7.6: seat {seat} has {len(bits(state.table[seat]))} of {len(data.ROLES)} roles out"
                )
    return complaints
