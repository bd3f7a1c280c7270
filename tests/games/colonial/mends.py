"""What makes each reason in Colonial untrue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asztal.engine.bits import bit, bits
from asztal.games.colonial import data
from asztal.games.colonial.state import DIGIT, Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.war import Casualties

Mend = Callable[[Colonial, int, str, int], None]


def sets(field: str, value: Any) -> Mend:
    """The whole table has another value."""
    return lambda state, seat, kind, choice: setattr(state, field, value)


def replace(state: Colonial, field: str, at: int, value: int) -> None:
    """Copies of a state may share its lists."""
    values = list(getattr(state, field))
    values[at] = value
    setattr(state, field, values)


def gives(field: str, value: int) -> Mend:
    """The seat that asks has another value."""
    return lambda state, seat, kind, choice: replace(state, field, seat, value)


def changes(field: str, value: int) -> Mend:
    """What is asked about has another value."""
    return lambda state, seat, kind, choice: replace(state, field, choice, value)


# -- nations and cards ------------------------------------------------------------------------------------------------


def _free_nation(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "nation", state.nation.index(choice), data.NOBODY)


def _line_up(state: Colonial, seat: int, cards: list[int]) -> None:
    replace(state, "programme", seat, sum((card + 1) << DIGIT * slot for slot, card in enumerate(cards)))


def _bring_card(state: Colonial, seat: int, kind: str, choice: int) -> None:
    """The character's card lies where it is needed: in this round's slot, or aside."""
    card = data.CARD_OF[choice]
    others = [other for other in range(data.CARDS) if other != card]
    if state.round != data.LAST_CHANCE:
        others.insert(state.round - 1, card)
    _line_up(state, seat, others[: data.SLOTS])


# -- characters -------------------------------------------------------------------------------------------------------


def _stir(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "unrest", bits(state.in_play)[0], 1)


def _ripen(state: Colonial, seat: int, kind: str, choice: int) -> None:
    """A territory with resources and natives is ready for the seat's colony."""
    lands = [at for at in bits(state.in_play) if data.BOXES_IN[at] and data.NATIVES[at]]
    _explore(state, seat, kind, lands[0])
    _free(state, seat, kind, lands[0])
    _settle(state, seat, kind, lands[0])
    _hold(state, seat, kind, lands[0])


def _explore_nothing(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.circumnavigation = data.CIRCUMNAVIGATION_PRESTIGE


def _own_colony(state: Colonial, seat: int, kind: str, choice: int) -> None:
    lands = bits(state.in_play)
    replace(state, "colonies", seat, bit(lands[0]) | bit(lands[1]))


def _advance(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "tracks", data.ECONOMY * data.SEATS + seat, data.SPACES - 1)


def _explore_all(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.unexplored = 0
    state.colonies = [0] * state.seats
    state.grown = bit(state.seats) - 1


def _fall_back(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.tracks = [0] * len(state.tracks)


# -- players ----------------------------------------------------------------------------------------------------------


def _lay_in_wait(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "pirates", seat * data.SEATS + choice, 1)


def _forget_request(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.asked &= ~bit(choice)


def _control_something(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "controls", choice, bit(0))


def _be_there(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "present", choice, bit(state.place))


def victim(state: Colonial) -> int:
    assert isinstance(state.step, Casualties)
    return int(state.step.victim(state))


def _send_pirate(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "pirates", choice * data.SEATS + victim(state), 1)


# -- territories ------------------------------------------------------------------------------------------------------


def _bring_into_play(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.in_play |= bit(choice)


def _explore(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.unexplored &= ~bit(choice)


def _forget(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.unexplored |= bit(choice)


def _grow(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.grown |= bit(seat)


def _free(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.colonies = [mask & ~bit(choice) for mask in state.colonies]


def _settle(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "counters", data.BOXES_IN[choice][0] * data.SEATS + seat, int(state.natives(choice)))
    replace(state, "present", seat, state.present[seat] | bit(choice))


def _hold(state: Colonial, seat: int, kind: str, choice: int) -> None:
    state.controls = [mask & ~data.BOX_MASK_IN[choice] for mask in state.controls]
    replace(state, "controls", seat, state.controls[seat] | data.BOX_MASK_IN[choice])


def _colonise(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "colonies", seat, state.colonies[seat] | bit(choice))


# -- boxes, counters and tracks ---------------------------------------------------------------------------------------


def _go_there(state: Colonial, seat: int, kind: str, choice: int) -> None:
    box = choice // data.SEATS if kind == kinds.VICTIM.name else choice
    state.place = data.TERRITORY_OF[box]


def _put(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "counters", choice * data.SEATS + seat, 2)


def _put_victim(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "counters", choice * data.SEATS + victim(state), 1)


def _be_alone(state: Colonial, seat: int, kind: str, choice: int) -> None:
    for box in data.BOXES_IN[state.place]:
        for other in range(state.seats):
            if other != seat:
                replace(state, "counters", box * data.SEATS + other, 0)


def _go_back(state: Colonial, seat: int, kind: str, choice: int) -> None:
    replace(state, "tracks", choice * data.SEATS + seat, 0)


MENDS: dict[str, Mend] = {
    "why-nation-taken": _free_nation,
    "why-card-placed": gives("programme", 0),
    "why-card-full": gives("programme", 0),
    "why-character-aside": _bring_card,
    "why-character-lined-up": _bring_card,
    "why-character-past": _bring_card,
    "why-character-later": _bring_card,
    "why-ambassador-idle": _stir,
    "why-conqueror-nowhere": _ripen,
    "why-conqueror-near": _ripen,
    "why-explorer-idle": _explore_nothing,
    "why-governor-no-colony": _own_colony,
    "why-governor-city-there": sets("city", data.NOWHERE),
    "why-governor-most": sets("city", data.NOWHERE),
    "why-governor-economy": _advance,
    "why-governor-treasury": gives("treasury", data.CITY_MOST),
    "why-nothing-explored": _explore_all,
    "why-scientist-done": _fall_back,
    "why-scientist-price": gives("treasury", 10),
    "why-sovereign-idle": gives("home_unrest", 1),
    "why-trader-idle": gives("goods", 1),
    "why-viceroy-treasury": gives("treasury", 1),
    "why-viceroy-nowhere": _explore_all,
    "why-diplomacy-last": changes("diplomacy", 1),
    "why-sink-none": _lay_in_wait,
    "why-request-again": _forget_request,
    "why-ship-slaves": sets("ships_slaves", True),
    "why-ship-nothing": _control_something,
    "why-sell-nothing": changes("goods", 1),
    "why-incite-absent": _be_there,
    "why-war-right": changes("diplomacy", 1),
    "why-war-no-pirate": _send_pirate,
    "why-not-in-play": _bring_into_play,
    "why-unexplored": _explore,
    "why-treaty": _grow,
    "why-no-unrest": changes("unrest", 1),
    "why-colony-exists": _free,
    "why-colony-counters": _settle,
    "why-colony-tea": _advance,
    "why-colony-control": _hold,
    "why-around-done": _explore_nothing,
    "why-explored": _forget,
    "why-city-there": sets("city", data.NOWHERE),
    "why-city-no-colony": _colonise,
    "why-mission-protects": changes("missions", 0),
    "why-no-mission": changes("missions", 1),
    "why-others-colony": _free,
    "why-elsewhere": _go_there,
    "why-company-no-counter": _put,
    "why-company-last": _put,
    "why-war-no-counter": _put_victim,
    "why-victim-own": _be_alone,
    "why-track-price": gives("treasury", 10),
    "why-track-nation": gives("nation", data.NOBODY),
    "why-track-end": _go_back,
}

Fact = Callable[[int, int], bool]


def _is_oneself(seat: int, choice: int) -> bool:
    return seat == choice


ALWAYS: dict[str, Fact] = {
    "why-no-box": lambda seat, choice: choice not in data.TERRITORY_OF,
    "why-no-natives": lambda seat, choice: data.NATIVES[choice] == 0,
    "why-piracy-own": _is_oneself,
    "why-request-own": _is_oneself,
    "why-war-own": _is_oneself,
}
