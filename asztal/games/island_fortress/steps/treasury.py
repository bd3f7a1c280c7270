"""The treasurer's actions (IF8.T)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.bits import bit, count_bits
from asztal.engine.step import Step
from asztal.games.island_fortress.data import COLLECT_JADE, TREASURE_JAILS, TREASURES_PER_JADE
from asztal.games.island_fortress.events import CONVICT_JAILED, JADE_COLLECTED, TREASURE_COLLECTED
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps.active import AskActive
from asztal.games.island_fortress.steps.goods import gain_treasures, jail_convict
from asztal.games.island_fortress.steps.kinds import JAIL


class CollectJade(Step[Fortress]):
    """Three jade, and one more for every three treasures (IF8.T1)."""

    def run(self, state: Fortress) -> None:
        seat = state.active
        jade: i64 = COLLECT_JADE + state.treasures[seat] // TREASURES_PER_JADE
        state.jade[seat] += jade
        state.tell(JADE_COLLECTED, seat, jade)


def can_collect_treasure(state: Fortress, seat: i64) -> bool:
    """Two convicts of one's own (IF8.T2), or none at all by the option (IF13.6.a)."""
    return state.free_treasures or state.convicts[seat] >= TREASURE_JAILS


class ServeJail(AskActive):
    """D16: a treasure for two convicts, one each into two jails (IF8.T2); with two regions nothing is to choose."""

    def __init__(self, served: i64) -> None:
        super().__init__(JAIL)
        self.served: i64 = served
        """The jails that got a convict already, as a bit mask."""

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        menu = [region for region in range(state.regions) if not self.served >> region & 1]
        # With as many jails as convicts the order makes no difference.
        return menu[:1] if state.regions == TREASURE_JAILS else menu

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        if state.free_treasures:
            jail_convict(state, choice)
        else:
            state.convicts[seat] -= 1
            state.jail_convicts[choice] += 1
            state.tell(CONVICT_JAILED, choice)
        served = self.served | bit(choice)
        if count_bits(served) < TREASURE_JAILS:
            state.do_next(ServeJail(served))
        else:
            gain_treasures(state, seat, 1)
            state.tell(TREASURE_COLLECTED, seat)
