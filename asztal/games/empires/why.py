"""Why something can't be chosen in Empires: what is missing, in the order in which a player would look for it."""

from __future__ import annotations

from collections.abc import Callable

from asztal.engine.bits import bits
from asztal.engine.why import Reason
from asztal.games.empires import data
from asztal.games.empires.state import Empires, of_type
from asztal.games.empires.steps import kinds
from asztal.games.empires.steps.capital import price

Cause = Callable[[Empires, int, int], Reason | None]
"""(state, seat, choice) -> why it is no choice."""


def why_not(state: Empires, seat: int, kind: str, choice: int) -> Reason | None:
    """The seat's own reason, by the kind of decision."""
    cause = _CAUSES.get(kind)
    return cause(state, seat, choice) if cause else None


# -- placing figures (E4) ---------------------------------------------------------------------------------------------


def _figure(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-not-in-hand", "E4.1", {"figure": choice})


_OPENERS = {data.DOCK_X: data.WHARF, data.DOCK_Y: data.DOCKS, data.MAYFLOWER_SHIPS: data.MAYFLOWER}
"""The spaces of the dock that are for the owner of a building."""


def _box(state: Empires, seat: int, choice: int) -> Reason:
    if choice == data.INITIATIVE and state.initiators >> seat & 1:
        return Reason("why-initiative-once", "E4.2")
    if choice in _OPENERS:
        return _own_space(state, seat, choice)
    return _full(state, choice)


def _full(state: Empires, target: int) -> Reason:
    return Reason("why-box-full", "E4.2", {"box": target, "count:number": int(state.filled_on(target))})


def _own_space(state: Empires, seat: int, target: int) -> Reason:
    mask = _OPENERS[target]
    if not state.buildings[seat] & mask:
        rule = "E10.16" if target == data.MAYFLOWER_SHIPS else "E4.2"
        return Reason("why-space-of-building", rule, {"building": bits(mask)[0]})
    used = int(state.filled_on(target))
    if target == data.MAYFLOWER_SHIPS and used < data.MAYFLOWER_SPACES:
        return Reason("why-ships-used", "E10.16", {"ships:number": state.ships[seat], "used:number": used})
    return _full(state, target)


# -- regions ----------------------------------------------------------------------------------------------------------


def _undiscovered(rule: str) -> Cause:
    return lambda state, seat, choice: Reason("why-undiscovered", rule, {"region": choice})


def _discovered(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-discovered", "E5.21", {"region": choice})


def _absent(rule: str) -> Cause:
    return lambda state, seat, choice: Reason("why-no-figure-there", rule, {"region": choice})


def _roads_from(state: Empires, seat: int, choice: int) -> Reason:
    if state.presence(seat) >> choice & 1:
        return Reason("why-nowhere-to-go", "E13")
    return Reason("why-no-figure-there", "E13", {"region": choice})


def _roads_to(state: Empires, seat: int, choice: int) -> Reason:
    if choice == state.region:
        return Reason("why-there-already", "E13", {"region": choice})
    return Reason("why-undiscovered", "E13", {"region": choice})


def _roads_figure(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-no-such-figure", "E13", {"figure": choice, "region": state.region})


def _swap(state: Empires, seat: int, choice: int) -> Reason:
    assert state.step is not None
    return Reason("why-no-such-figure", "E1.5", {**state.step.mentions(state, seat), "region": choice})


# -- goods, buildings, figures ----------------------------------------------------------------------------------------


def _market(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-good-not-open", "E5.10", {"good": choice})


def _no_good(rule: str) -> Cause:
    return lambda state, seat, choice: Reason("why-no-good", rule, {"good": choice})


def _no_good_there(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-other-has-no-good", "E10.8", {"good": choice, "other:seat": state.other})


def _building(state: Empires, seat: int, choice: int) -> Reason:
    if choice not in state.row:
        return Reason("why-building-not-open", "E5.15", {"building": choice})
    cost = int(price(choice, state.figure_on(state.space)))
    return Reason("why-too-dear", "E5.15", {"price:number": cost, "money:number": state.money[seat]})


def _specialist(rule: str) -> Cause:
    def cause(state: Empires, seat: int, choice: int) -> Reason:
        if choice == data.COLONIST:
            return Reason("why-no-specialist", rule)
        return Reason("why-without-builders", "E2.13")

    return cause


def _training(state: Empires, seat: int, choice: int) -> Reason | None:
    if choice in data.TRAINED:
        prices = {"price:number": data.TRAINING_COST, "money:number": state.money[seat]}
        return Reason("why-too-dear", "E5.46", prices)
    return _specialist("E5.46")(state, seat, choice)


def _explorer(state: Empires, seat: int, choice: int) -> Reason:
    if of_type(state.sent, choice):
        return Reason("why-all-sent", "E5.21", {"figure": choice})
    return Reason("why-not-in-discovery", "E5.21", {"figure": choice})


# -- other players ----------------------------------------------------------------------------------------------------


def _yourself(rule: str) -> Cause:
    return lambda state, seat, choice: Reason("why-yourself", rule)


def _decree_first(state: Empires, seat: int, choice: int) -> Reason:
    if choice not in (seat, state.other):
        return Reason("why-decree-not-theirs", "E10.12", {"other:seat": choice})
    return Reason("why-no-figure-anywhere", "E10.12", {"other:seat": choice})


def _history(state: Empires, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-yourself", "E10.18")
    if choice == state.other:
        return Reason("why-taken-from-already", "E10.18", {"other:seat": choice})
    return Reason("why-no-counters", "E10.18", {"other:seat": choice})


def _smuggler(state: Empires, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-yourself", "E10.8")
    return Reason("why-no-goods", "E10.8", {"other:seat": choice})


# -- war (E5.50 to E5.53) ---------------------------------------------------------------------------------------------


def _front(state: Empires, seat: int, choice: int) -> Reason:
    others = [other for other in range(state.seats) if other != seat and state.count(choice, other)]
    if not state.count(choice, seat):
        return Reason("why-no-figure-there", "E5.51", {"region": choice})
    if not others:
        return Reason("why-no-enemy-there", "E5.51", {"region": choice})
    return Reason("why-no-soldier-there", "E5.51", {"region": choice})


def _opponent(state: Empires, seat: int, choice: int) -> Reason:
    if choice == seat:
        return Reason("why-yourself", "E5.51")
    regions = bits(state.battles)
    if len(regions) > 1:
        return Reason("why-no-front-with", "E5.52", {"other:seat": choice})
    if not state.count(regions[0], choice):
        return Reason("why-enemy-not-there", "E5.51", {"other:seat": choice, "region": regions[0]})
    return Reason("why-no-soldier-between", "E5.51", {"other:seat": choice, "region": regions[0]})


def _victim(state: Empires, seat: int, choice: int) -> Reason:
    enemy = state.defender if seat == state.attacker else state.attacker
    hit = state.hit_defender if seat == state.attacker else state.hit_attacker
    if of_type(hit, choice):
        return Reason("why-all-hit", "E5.53", {"figure": choice, "enemy:seat": enemy})
    return Reason("why-enemy-has-none", "E5.53", {"figure": choice, "enemy:seat": enemy, "region": state.region})


def _saved(state: Empires, seat: int, choice: int) -> Reason:
    return Reason("why-not-hit", "E13", {"figure": choice, "region": state.region})


_CAUSES: dict[str, Cause] = {
    kinds.NATION.name: lambda state, seat, choice: Reason("why-nation-taken", "E2.1", {"nation": choice}),
    kinds.PLACE_FIGURE.name: _figure,
    kinds.PLACE_BOX.name: _box,
    kinds.DOCK_REGION.name: _undiscovered("E5.5"),
    kinds.GOODS_PICK.name: _market,
    kinds.BUILDING_BUY.name: _building,
    kinds.COLONIST_REGION.name: _undiscovered("E10.7"),
    kinds.DECREE_PLAYER.name: _yourself("E10.12"),
    kinds.DECREE_FIRST.name: _decree_first,
    kinds.DECREE_REGION.name: _absent("E10.12"),
    kinds.HISTORY_PLAYER.name: _history,
    kinds.SPECIALIST_PICK.name: _specialist("E6.5"),
    kinds.DISCOVERY_SEND.name: _explorer,
    kinds.DISCOVERY_REGION.name: _discovered,
    kinds.TRAINING_PICK.name: _training,
    kinds.WAR_REGION.name: _front,
    kinds.WAR_OPPONENT.name: _opponent,
    kinds.WAR_VICTIM.name: _victim,
    kinds.FORT_CANCEL.name: _saved,
    kinds.FIGURE_SWAP.name: _swap,
    kinds.ROADS_FROM.name: _roads_from,
    kinds.ROADS_FIGURE.name: _roads_figure,
    kinds.ROADS_TO.name: _roads_to,
    kinds.SMUGGLER_PLAYER.name: _smuggler,
    kinds.SMUGGLER_GIVE.name: _no_good("E10.8"),
    kinds.SMUGGLER_TAKE.name: _no_good_there,
    kinds.TRADEHOUSE_SELL.name: _no_good("E10.14"),
}
