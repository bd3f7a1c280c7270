"""What a seat may know of Tara (T19), built up by addition; and what must always hold (T21)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from asztal.engine.game import EVERYTHING
from asztal.games.tara import data
from asztal.games.tara.data import NO_SEAT, POSITIONS, PROVINCES, SEATS
from asztal.games.tara.state import Tara
from asztal.games.tara.steps.closing import standing
from asztal.games.tara.steps.placement import first_positions
from asztal.games.tara.steps.turn import begin_action

Reach = dict[int, dict[int, list[int]]]
"""Card -> province -> positions."""


class Stack(TypedDict):
    """What stands on a position; the captives by their seats."""

    owner: int
    fort: bool
    captives: dict[int, int]


class Province(TypedDict):
    """A province, with a stack or None for each position."""

    id: str
    status: str
    king: int | None
    stacks: list[Stack | None]


class Player(TypedDict):
    """What is public of a seat; prisoners by whose they are, no number of cards while the hand is being chosen."""

    supply: int
    cylinders: int
    cumals: int
    prisoners: dict[int, int]
    kingships: int
    cards: int | None


class Hand(TypedDict):
    """The cards of this round, and those laid aside for the next."""

    hand: list[int]
    aside: list[int]


class TableView(TypedDict):
    """The table as a seat sees it; what only its owner knows, and what is open after the end, is not always there."""

    round: int
    turn: int
    start: int
    actor: int
    card: int | None
    treason: bool
    province: int | None
    active: list[int]
    provinces: list[Province]
    players: list[Player]
    pile: int
    discards: list[int]
    hand: NotRequired[list[int]]
    aside: NotRequired[list[int]]
    reach: NotRequired[Reach]
    hands: NotRequired[list[Hand]]


def view(state: Tara, seat: int) -> TableView:
    """Board, fort cards and discards for all; the cards of the hand for their owner alone."""
    seen: TableView = {
        "round": int(state.round),
        "turn": int(state.turns),
        "start": int(state.start),
        "actor": int(state.actor),
        "card": int(state.card) or None,
        "treason": bool(state.treason),
        "province": int(state.province) if state.province >= 0 else None,
        "active": [at for at in range(POSITIONS) if state.active >> at & 1],
        "provinces": [_province(state, province) for province in range(PROVINCES)],
        "players": [_player(state, at) for at in range(state.seats)],
        "pile": len(state.pile),
        "discards": list(state.discards),
    }
    if seat >= 0:
        seen["hand"] = state.hand_of(seat)
        seen["aside"] = state.aside_of(seat)
        seen["reach"] = _reach(state, seat)
    elif seat == EVERYTHING:
        seen["hands"] = [{"hand": state.hand_of(at), "aside": state.aside_of(at)} for at in range(state.seats)]
    return seen


def _reach(state: Tara, seat: int) -> Reach:
    """Where each card of the seat could be used first, if it were played now.

    Made of the own cards and of what lies open, so it gives nothing away.
    """
    cards = state.hand_of(seat)
    if state.is_choosing(seat):
        cards = cards + state.aside_of(seat)
    trial = state.copy()
    # Whatever another player is doing ends before the seat's own turn, and with it the first turn of all.
    begin_action(trial)
    trial.treason = False
    trial.first_turn = state.first_turn and state.actor == seat
    trial.actor = seat
    reach: Reach = {}
    for card in cards:
        if data.IS_STONE[card]:
            continue
        trial.card = card
        found = {at: first_positions(trial, at) for at in range(PROVINCES) if trial.in_play >> at & 1}
        reach[card] = {at: positions for at, positions in found.items() if positions}
    return reach


def _province(state: Tara, province: int) -> Province:
    status = "open" if state.in_play >> province & 1 else "closed" if state.closed >> province & 1 else "unused"
    king = state.kings[province]
    return {
        "id": data.PROVINCE_IDS[province],
        "status": status,
        "king": None if king == NO_SEAT else king,
        "stacks": [_stack(state, province, position) for position in range(POSITIONS)],
    }


def _stack(state: Tara, province: int, position: int) -> Stack | None:
    owner = state.owner(province, position)
    if owner == NO_SEAT:
        return None
    return {
        "owner": int(owner),
        "fort": state.captives(province, position, owner) > 0,
        "captives": {
            at: held
            for at in range(state.seats)
            if at != owner and (held := int(state.captives(province, position, at)))
        },
    }


def _player(state: Tara, seat: int) -> Player:
    return {
        "supply": state.supply[seat],
        "cylinders": state.cylinders[seat],
        "cumals": state.cumals[seat],
        "prisoners": {owner: held for owner in range(state.seats) if (held := state.prisoners[seat * SEATS + owner])},
        "kingships": int(state.kingships(seat)),
        "cards": None if state.is_choosing(seat) else int(state.hand_size(seat)),
    }


def breakdown(state: Tara) -> list[tuple[str, list[int]]]:
    """What counts at the end, in the order in which ties are broken (R36)."""
    counts = [standing(state, seat) for seat in range(state.seats)]
    return [(name, [int(count[at]) for count in counts]) for at, name in enumerate(_STANDING)]


def running_score(table: TableView) -> list[tuple[str, list[int]]]:
    """The same on the way: kings decide, the rest only where a limit on rounds does (R36)."""
    players = table["players"]
    ranks = [[0] * len(players) for _ in range(data.ROWS - 1)]
    for province in table["provinces"]:
        for position, stack in enumerate(province["stacks"]):
            if stack is not None and position != data.KING:
                ranks[data.ROW_OF[position]][stack["owner"]] += 1
    counts = [[player["kingships"] for player in players], *reversed(ranks), [player["cumals"] for player in players]]
    return list(zip(_STANDING, counts, strict=True))


_STANDING = ("kings", "chieftains", "warriors", "herdsmen", "farmers", "cumals")


def invariants(state: Tara) -> list[str]:
    """Complaints by T21; none in a sound state."""
    return [*_discs(state), *_kings(state), *_stacks(state), *_cards(state)]


def _discs(state: Tara) -> list[str]:
    complaints = []
    for seat in range(state.seats):
        count = state.supply[seat] + sum(state.prisoners[holder * SEATS + seat] for holder in range(state.seats))
        for province in range(PROVINCES):
            count += int(state.control[province * SEATS + seat]).bit_count()
            count += sum(int(state.captives(province, position, seat)) for position in range(POSITIONS))
        if count != data.DISCS:
            complaints.append(f"T21.1: seat {seat} has {count} discs")
        if state.supply[seat] < 0 or state.cumals[seat] < 0:
            complaints.append(f"T21.4: seat {seat} owes something")
    return complaints


def _kings(state: Tara) -> list[str]:
    complaints = []
    for seat in range(state.seats):
        if state.cylinders[seat] + state.kings.count(seat) != data.CYLINDERS:
            complaints.append(f"T21.2: seat {seat} lost a cylinder")
    for province in range(PROVINCES):
        if state.kings[province] != NO_SEAT and state.occupied(province) & data.KING_BIT:
            complaints.append(f"T21.6: disc and cylinder in province {province}")
    return complaints


def _stacks(state: Tara) -> list[str]:
    complaints = []
    reducing = state.step is not None and state.step.kind.name == "keep-fort"
    for province in range(PROVINCES):
        for position in range(POSITIONS):
            owner = state.owner(province, position)
            below = state.below[province * POSITIONS + position]
            if owner == NO_SEAT and below:
                complaints.append(f"T2.8: captives without a captor in province {province}")
            if owner != NO_SEAT and state.captives(province, position, owner) > (0 if position == data.KING else 1):
                complaints.append(
                    f"T21.3: too many own discs on {data.POSITION_NAMES[position]} of province {province}"
                )
        for seat in range(state.seats):
            if len(state.forts(province, seat)) > 1 and not reducing:
                complaints.append(f"T21.3: seat {seat} has two forts in province {province}")
    return complaints


def _cards(state: Tara) -> list[str]:
    cards = [*state.hand, *state.aside, *state.pile, *state.discards, state.card]
    held = sorted(card for card in cards if card != data.NO_CARD)
    return [] if held == list(range(1, data.CARD_COUNT + 1)) else ["T21.5: the cards are not the 36 they were"]
