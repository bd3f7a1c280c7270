"""The recruiter's actions, the jail rule, and what building costs in workers (IF8.0, IF8.00, IF8.R)."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.engine.phrase import Phrase
from asztal.engine.step import Kind, Step
from asztal.games.island_fortress import events
from asztal.games.island_fortress.data import CONVICTS_COLLECTED, LABORER_PRICE, LABORERS_FOR_CONVICTS
from asztal.games.island_fortress.state import Fortress
from asztal.games.island_fortress.steps import kinds
from asztal.games.island_fortress.steps.active import AskActive, mentions
from asztal.games.island_fortress.steps.goods import (
    gain_convicts,
    gain_laborers,
    give_back_convicts,
    jail_convict,
    least,
)


class SendLateConvict(Step[Fortress]):
    """The jail's convict comes after the action, if there was none before (R21)."""

    def run(self, state: Fortress) -> None:
        jail_convict(state, state.camp[state.active])


def send_convict(state: Fortress) -> None:
    """The jail rule: first a convict for the jail of the own region, or else one after the action (IF8.00)."""
    if not jail_convict(state, state.camp[state.active]):
        state.do_next(SendLateConvict())


def quantities(price: list[int], jade: i64, supply: i64) -> list[int]:
    """How many pieces can be bought: limited by the table, the jade and the supply (IF8.R1, IF11.3)."""
    most = least(len(price) - 1, supply)
    return [count for count in range(1, most + 1) if price[count] <= jade]


def priced(kind: Kind, count: i64, jade: i64) -> Phrase:
    """So many pieces for so much jade."""
    return Phrase(f"choice-{kind.name}", {"number": count, "jade:number": jade})


class Recruit(AskActive):
    """D5: one to five laborers (IF8.R1)."""

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        return priced(self.kind, choice, LABORER_PRICE[choice])

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        return quantities(LABORER_PRICE, state.jade[seat], state.free_laborers)

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        state.jade[seat] -= LABORER_PRICE[choice]
        gain_laborers(state, seat, choice)
        state.tell(events.RECRUITED, seat, choice, LABORER_PRICE[choice])


class CollectConvicts(Step[Fortress]):
    """Two laborers become six convicts (IF8.R2)."""

    def run(self, state: Fortress) -> None:
        seat = state.active
        state.laborers[seat] -= LABORERS_FOR_CONVICTS
        state.free_laborers += LABORERS_FOR_CONVICTS
        gained = gain_convicts(state, seat, CONVICTS_COLLECTED)
        state.tell(events.CONVICTS_COLLECTED, seat, gained, LABORERS_FOR_CONVICTS)


class EmptyJail(Step[Fortress]):
    """All convicts and jade of the own region's jail; an empty jail is allowed (IF8.R3, R16)."""

    def run(self, state: Fortress) -> None:
        seat = state.active
        region: i64 = state.camp[seat]
        state.tell(events.JAIL_EMPTIED, seat, region, state.jail_convicts[region], state.jail_jade[region])
        state.convicts[seat] += state.jail_convicts[region]
        state.jade[seat] += state.jail_jade[region]
        state.jail_convicts[region] = 0
        state.jail_jade[region] = 0


class Split(AskActive):
    """D11: how many laborers are among the workers committed (IF8.0)."""

    def __init__(self, effort: i64) -> None:
        super().__init__(kinds.SPLIT)
        self.effort: i64 = effort
        """Workers that the blocks built or replaced in this action need."""

    def mentions(self, state: Fortress, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "workers:number": self.effort}

    def choices(self, state: Fortress, seat: i64) -> list[int]:
        fewest: i64 = self.effort - state.convicts[seat]
        if fewest < 0:
            fewest = 0
        return list(range(fewest, least(self.effort, state.laborers[seat]) + 1))

    def words(self, state: Fortress, seat: i64, choice: i64) -> Phrase:
        committed = {"laborers:number": choice, "convicts:number": self.effort - choice}
        return Phrase("choice-split", {**committed, "lost:number": (choice + 1) // 2})

    def choose(self, state: Fortress, seat: i64, choice: i64) -> None:
        """All convicts and half of the laborers, rounded up, are lost."""
        convicts = self.effort - choice
        laborers = (choice + 1) // 2
        state.convicts[seat] -= convicts
        give_back_convicts(state, convicts)
        state.laborers[seat] -= laborers
        state.free_laborers += laborers
        state.tell(events.WORKERS_LOST, seat, laborers, convicts, choice - laborers)
