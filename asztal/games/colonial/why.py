"""Why something can't be chosen in Colonial, for each kind of decision that asks for things on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asztal.engine.bits import bit, bits, count_bits
from asztal.engine.why import Reason
from asztal.games.colonial import data
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.characters import can_act
from asztal.games.colonial.steps.control import may_control
from asztal.games.colonial.steps.governor import city_sites, least_value, most_value
from asztal.games.colonial.steps.homeland import price
from asztal.games.colonial.steps.requests import shippable
from asztal.games.colonial.steps.rounds import characters_at_hand
from asztal.games.colonial.steps.viceroy import settled_by
from asztal.games.colonial.steps.war import Casualties


def means(state: Colonial, noun: str, value: int, asked: str) -> int | None:
    """The voyage around the world is a choice of the Explorer like a territory (C11); elsewhere its number is none."""
    if noun == "voyage":
        explores = state.step is not None and state.step.kind is kinds.EXPLORE
        return kinds.CIRCUMNAVIGATE if explores else None
    return value if noun == asked else None


def why_not(state: Colonial, seat: int, kind: str, choice: int) -> Reason | None:
    """The seat's own reason, what is missing first."""
    reason = _REASONS.get(kind)
    return reason(state, seat, choice) if reason else None


def _about(player: int, seat: int) -> dict[str, int]:
    """What a text mentions of a player, who may be the one who asks."""
    return {"seat": player, "own:number": player == seat}


# -- nations and cards ------------------------------------------------------------------------------------------------


def _nation(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-nation-taken", "C26.1.1", {"nation": choice, "seat": state.nation.index(choice)})


def _slot(state: Colonial, seat: int, card: int) -> int | None:
    """Where a card lies in the programme, from 1."""
    slots = range(int(state.cards_placed(seat)))
    return next((slot + 1 for slot in slots if state.card_in(seat, slot) == card), None)


def _card(state: Colonial, seat: int, choice: int) -> Reason:
    slot = _slot(state, seat, choice)
    if slot is not None:
        return Reason("why-card-placed", "C4.1.2", {"slot:number": slot})
    return Reason("why-card-full", "C4.1.2", {"slots:number": data.SLOTS})


# -- characters -------------------------------------------------------------------------------------------------------


def _character(state: Colonial, seat: int, choice: int) -> Reason | None:
    if choice not in characters_at_hand(state, seat):
        return _not_at_hand(state, seat, choice)
    return None if can_act(state, seat, choice) else _IDLE[choice](state, seat)


def _not_at_hand(state: Colonial, seat: int, character: int) -> Reason:
    """It lies elsewhere in the programme, or is set aside."""
    slot = _slot(state, seat, data.CARD_OF[character])
    about = {"character": character, "slot:number": slot or 0}
    if slot is None:
        return Reason("why-character-aside", "C4.1.6", about)
    if state.round == data.LAST_CHANCE:
        return Reason("why-character-lined-up", "C4.1.6", about)
    return Reason("why-character-past" if slot < state.round else "why-character-later", "C4.1.3", about)


def _no_help(state: Colonial, seat: int) -> Reason:
    return Reason("why-ambassador-idle", "C14.1", {"spaces:number": data.DIPLOMACY_SPACES})


def _no_colony(state: Colonial, seat: int) -> Reason:
    """The territory that comes nearest to a colony, if there is one."""
    colonised = sum(state.colonies)
    near = [at for at in bits(state.present[seat] & ~colonised) if state.natives(at)]
    if not near:
        return Reason("why-conqueror-nowhere", "C15.1")
    nearest = min(near, key=lambda at: int(state.natives(at) - state.counters_in(seat, at)))
    return Reason("why-conqueror-near", "C15.1", {"territory": nearest, **_progress(state, seat, nearest)})


def _progress(state: Colonial, seat: int, territory: int) -> dict[str, int]:
    """How far a colony has come: counters and boxes, and how many are needed (C15.1)."""
    boxes = data.BOX_MASK_IN[territory]
    return {
        "counters:number": state.counters_in(seat, territory),
        "need:number": state.natives(territory),
        "held:number": count_bits(boxes & state.controls[seat]),
        "boxes:number": count_bits(boxes),
    }


def _nothing_unknown(state: Colonial, seat: int) -> Reason:
    return Reason("why-explorer-idle", "C16.1")


def _no_city(state: Colonial, seat: int) -> Reason:
    if not state.colonies[seat]:
        return Reason("why-governor-no-colony", "C18.1")
    if not city_sites(state, seat):
        return Reason("why-governor-city-there", "C18.1", {"territory": state.city})
    least = least_value(state)
    about = {"least:number": least, "most:number": most_value(state, seat)}
    if least > data.CITY_MOST:
        return Reason("why-governor-most", "C18.2", about)
    economy = state.value(data.ECONOMY, seat)
    if least > economy:
        return Reason("why-governor-economy", "C18.2", {**about, "economy:number": economy})
    return Reason("why-governor-treasury", "C18.2", {**about, "treasury:number": state.treasury[seat]})


def _nothing_explored(state: Colonial, seat: int) -> Reason:
    return Reason("why-nothing-explored", "C9.1")


def _no_step(state: Colonial, seat: int) -> Reason:
    prices = [int(price(state, seat, track)) for track in range(len(data.TRACKS))]
    if not any(prices):
        return Reason("why-scientist-done", "C22.1")
    least = min(cost for cost in prices if cost)
    return Reason("why-scientist-price", "C22.1", {"price:number": least, "treasury:number": state.treasury[seat]})


def _no_enemy(state: Colonial, seat: int) -> Reason:
    return Reason("why-sovereign-idle", "C23.2", {"space:number": state.diplomacy[seat]})


def _no_goods(state: Colonial, seat: int) -> Reason:
    return Reason("why-trader-idle", "C24.2")


def _no_placing(state: Colonial, seat: int) -> Reason:
    return Reason("why-viceroy-treasury" if settled_by(state, seat) else "why-viceroy-nowhere", "C25.1")


_IDLE: Final[dict[int, Callable[[Colonial, int], Reason]]] = {
    data.AMBASSADOR: _no_help,
    data.CONQUEROR: _no_colony,
    data.EXPLORER: _nothing_unknown,
    data.GOVERNOR: _no_city,
    data.MISSIONARY: _nothing_explored,
    data.REBEL: _nothing_explored,
    data.SCIENTIST: _no_step,
    data.SOVEREIGN: _no_enemy,
    data.TRADER: _no_goods,
    data.VICEROY: _no_placing,
}
"""Why a character at hand has nothing to do; the Financier and the Merchant always have."""

# -- players ----------------------------------------------------------------------------------------------------------


def _piracy(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-piracy-own", "C4.5")


def _respect(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-diplomacy-last", "C10.1", {**_about(choice, seat), "space:number": state.diplomacy[choice]})


def _sink(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-sink-none", "C20.3", _about(choice, seat))


def _ship_ask(state: Colonial, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-request-own", "C20.5")
    if state.asked >> choice & 1:
        return Reason("why-request-again", "C20.6", {"seat": choice})
    if state.controls[choice] & ~shippable(state):
        return Reason("why-ship-slaves", "C20.10", {"seat": choice})
    return Reason("why-ship-nothing", "C20.5", {"seat": choice})


def _sell_ask(state: Colonial, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-request-own", "C24.3")
    if state.asked >> choice & 1:
        return Reason("why-request-again", "C20.6", {"seat": choice})
    return Reason("why-sell-nothing", "C24.3", {"seat": choice})


def _incite(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-incite-absent", "C21.3", {**_about(choice, seat), "territory": state.place})


def _war(state: Colonial, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-war-own", "C23.2")
    spaces = {"space:number": state.diplomacy[choice], "here:number": state.diplomacy[seat]}
    return Reason("why-war-right", "C10.3", {"seat": choice, **spaces})


def _victim(state: Colonial) -> int:
    """The side whose losses are chosen in a war."""
    assert isinstance(state.step, Casualties)
    return int(state.step.victim(state))


def _war_pirate(state: Colonial, seat: int, choice: int) -> Reason:
    return Reason("why-war-no-pirate", "C23.5", {"victim:seat": _victim(state), "seat": choice})


# -- territories ------------------------------------------------------------------------------------------------------


def _closed(state: Colonial, territory: int, rule: str) -> Reason | None:
    """Why nothing at all can be done with a territory: it is not in play, or unknown."""
    if not state.in_play >> territory & 1:
        return Reason("why-not-in-play", "C26.2" if state.seats == 2 else "C26.3")
    return Reason("why-unexplored", rule, {"territory": territory}) if state.unexplored >> territory & 1 else None


def _treaty(state: Colonial, seat: int, territory: int) -> Reason | None:
    if state.open_to(seat) >> territory & 1:
        return None
    least = data.THRESHOLD[state.nation[seat]]
    about = {"territory": territory, "least:number": least, "prestige:number": state.prestige[seat]}
    return Reason("why-treaty", "C26.1.5", about)


def _calm(state: Colonial, seat: int, choice: int) -> Reason:
    return _closed(state, choice, "C14.2") or Reason("why-no-unrest", "C14.2", {"territory": choice})


def _colony(state: Colonial, seat: int, choice: int) -> Reason:
    closed = _closed(state, choice, "C15.1")
    if closed:
        return closed
    owner = int(state.colony_of(choice))
    if owner != data.NOBODY:
        return Reason("why-colony-exists", "C8.1", {"territory": choice, **_about(owner, seat)})
    if not data.BOXES_IN[choice]:
        return Reason("why-no-box", "C15.1", {"territory": choice})
    if not state.natives(choice):
        return Reason("why-no-natives", "C15.1", {"territory": choice})
    about = {"territory": choice, **_progress(state, seat, choice)}
    if state.counters_in(seat, choice) < state.natives(choice):
        return Reason("why-colony-counters", "C15.1", about)
    if not all(may_control(state, seat, box) for box in data.BOXES_IN[choice]):
        economy = {"least:number": data.TEA_ECONOMY, "economy:number": state.value(data.ECONOMY, seat)}
        return Reason("why-colony-tea", "C6.4", {**about, **economy})
    return Reason("why-colony-control", "C15.1", about)


def _explore(state: Colonial, seat: int, choice: int) -> Reason | None:
    if choice == kinds.CIRCUMNAVIGATE:
        return Reason("why-around-done", "C11", _about(int(state.circumnavigator), seat))
    if state.in_play & ~state.unexplored & bit(choice):
        return Reason("why-explored", "C16.1", {"territory": choice})
    if not state.in_play >> choice & 1:
        return _closed(state, choice, "C16.1")
    return _treaty(state, seat, choice)


def _city(state: Colonial, seat: int, choice: int) -> Reason:
    if state.colonies[seat] >> choice & 1:
        return Reason("why-city-there", "C18.1", {"territory": choice, "value:number": state.city_value})
    return _closed(state, choice, "C18.1") or Reason("why-city-no-colony", "C18.1", {"territory": choice})


def _mission(state: Colonial, seat: int, choice: int) -> Reason | None:
    return _closed(state, choice, "C19.1")


def _stir_up(state: Colonial, seat: int, choice: int) -> Reason | None:
    return _closed(state, choice, "C21.3")


def _rebellion(state: Colonial, seat: int, choice: int) -> Reason:
    about = {"territory": choice, "missions:number": state.missions[choice]}
    if state.unrest[choice]:
        return Reason("why-mission-protects", "C9.2", about)
    return _closed(state, choice, "C21.2") or Reason("why-no-unrest", "C21.2", {"territory": choice})


def _turn_mission(state: Colonial, seat: int, choice: int) -> Reason:
    return _closed(state, choice, "C21.4") or Reason("why-no-mission", "C21.4", {"territory": choice})


def _viceroy(state: Colonial, seat: int, choice: int) -> Reason | None:
    closed = _closed(state, choice, "C25.1")
    if closed:
        return closed
    if not data.BOXES_IN[choice]:
        return Reason("why-no-box", "C25.1", {"territory": choice})
    owner = int(state.colony_of(choice))
    if owner not in (data.NOBODY, seat):
        return Reason("why-others-colony", "C8.2", {"territory": choice, "seat": owner})
    return _treaty(state, seat, choice)


# -- boxes, counters and tracks ---------------------------------------------------------------------------------------


def _elsewhere(state: Colonial, box: int, rule: str) -> Reason | None:
    """It lies in another territory than the one that an action is about."""
    if data.TERRITORY_OF[box] == state.place:
        return None
    return Reason("why-elsewhere", rule, {"territory": state.place})


def _company(state: Colonial, seat: int, choice: int) -> Reason:
    elsewhere = _elsewhere(state, choice, "C15.3")
    if elsewhere:
        return elsewhere
    if not state.counters[choice * data.SEATS + seat]:
        return Reason("why-company-no-counter", "C15.3", {"box": choice})
    return Reason("why-company-last", "C26.5", {"box": choice})


def _explore_box(state: Colonial, seat: int, choice: int) -> Reason | None:
    return _elsewhere(state, choice, "C16.3")


def _viceroy_box(state: Colonial, seat: int, choice: int) -> Reason | None:
    return _elsewhere(state, choice, "C25.1")


def _war_counter(state: Colonial, seat: int, choice: int) -> Reason:
    elsewhere = _elsewhere(state, choice, "C23.5")
    return elsewhere or Reason("why-war-no-counter", "C23.5", {"victim:seat": _victim(state), "box": choice})


def _rebels_victim(state: Colonial, seat: int, choice: int) -> Reason:
    elsewhere = _elsewhere(state, choice // data.SEATS, "C21.2")
    return elsewhere or Reason("why-victim-own", "C21.2", {"territory": state.place})


def _track(state: Colonial, seat: int, choice: int) -> Reason:
    about = {"track": choice, "price:number": price(state, seat, choice), "treasury:number": state.treasury[seat]}
    if about["price:number"]:
        return Reason("why-track-price", "C22.1", about)
    if state.tracks[choice * data.SEATS + seat] < data.SPACES - 1:
        return Reason("why-track-nation", "C26.1.7", {**about, "nation": state.nation[seat]})
    return Reason("why-track-end", "C22.1", about)


_REASONS: Final[dict[str, Callable[[Colonial, int, int], Reason | None]]] = {
    kinds.NATION.name: _nation,
    kinds.PROGRAM.name: _card,
    kinds.PLAY.name: _character,
    kinds.PIRACY.name: _piracy,
    kinds.AMBASSADOR_SEAT.name: _respect,
    kinds.AMBASSADOR_TERRITORY.name: _calm,
    kinds.COLONY.name: _colony,
    kinds.COMPANY.name: _company,
    kinds.EXPLORE.name: _explore,
    kinds.EXPLORE_BOX.name: _explore_box,
    kinds.CITY.name: _city,
    kinds.MISSION.name: _mission,
    kinds.SINK.name: _sink,
    kinds.SHIP_ASK.name: _ship_ask,
    kinds.SELL_ASK.name: _sell_ask,
    kinds.REBELLION.name: _rebellion,
    kinds.STIR_UP.name: _stir_up,
    kinds.TURN_MISSION.name: _turn_mission,
    kinds.INCITE.name: _incite,
    kinds.VICTIM.name: _rebels_victim,
    kinds.TRACK.name: _track,
    kinds.WAR.name: _war,
    kinds.WAR_COUNTER.name: _war_counter,
    kinds.WAR_PIRATE.name: _war_pirate,
    kinds.VICEROY.name: _viceroy,
    kinds.VICEROY_BOX.name: _viceroy_box,
}
"""By kind of decision."""
