"""After turns 3, 6 and 8: regions, the purchase of points, and at the end everything else (E8, E9, E12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import count_bits
from asztal.engine.phrase import Phrase
from asztal.engine.result import ranked
from asztal.engine.step import Ask, Kind, Step
from asztal.games.empires import data, events
from asztal.games.empires.state import SCORING, Empires, of_type
from asztal.games.empires.steps import kinds

# -- regions (E8.1 to E8.6, E9.2, E9.3) -------------------------------------------------------------------------------


class Standing:
    """Who is first and second in a region, how many share the place, and what it is worth.

    Or how it would be without so many figures of one seat and of another.
    """

    def __init__(
        self, state: Empires, region: i64, one: i64 = -1, fewer: i64 = 0, other: i64 = -1, fewer_others: i64 = 0
    ) -> None:
        self.most: i64 = 0
        self.next: i64 = 0
        self.firsts: i64 = 0
        self.seconds: i64 = 0
        self.builders: i64 = 0
        """The builders there, whoever has them (E9.2)."""
        self.squares: i64 = 0
        """Of all counts, summed up."""
        at: i64 = region * data.SEATS
        for seat in range(state.seats):
            band: i64 = state.figures[at + seat]
            if band:
                self.builders += of_type(band, data.BUILDER)
                count = band & data.BYTE
                if seat == one:
                    count -= fewer
                elif seat == other:
                    count -= fewer_others
                self.squares += count * count
                self.add(count)
        self.scores = self.most >= data.THRESHOLD
        """A region scores only if somebody has three figures there (E8.1)."""
        self.first_vp: i64 = self.builders * data.BUILDER_FIRST + self.base(state)
        self.second_vp: i64 = self.builders * data.BUILDER_SECOND
        if self.firsts == 1 and self.seconds <= 1:
            # Nothing but the builders' bonus where a place is tied (E8.3, E8.4, E9.3).
            self.second_vp += data.SECOND_VP

    def add(self, count: i64) -> None:
        if count > self.most:
            self.next = self.most
            self.seconds = self.firsts
            self.most = count
            self.firsts = 1
        elif count == 0:
            return
        elif count == self.most:
            self.firsts += 1
        elif count > self.next:
            self.next = count
            self.seconds = 1
        elif count == self.next:
            self.seconds += 1

    def base(self, state: Empires) -> i64:
        """For the first place without builders: 6, 2 for each of two, nothing for more (E8.2, E8.3, R24, R25)."""
        if self.firsts == 1:
            return data.FIRST_VP
        return data.TIED_VP if self.firsts == 2 else state.wide_tie

    def points(self, count: i64) -> i64:
        """What a player with so many figures gets."""
        if not self.scores or count == 0:
            return 0
        if count == self.most:
            return self.first_vp
        return self.second_vp if count == self.next else 0

    def leads(self, count: i64) -> bool:
        """Whether a player with so many figures is alone in first place, where the region scores."""
        return self.scores and self.firsts == 1 and count == self.most


class ScoreRegions(Step[Empires]):
    """Every region, at the end of an age (E8.1)."""

    def run(self, state: Empires) -> None:
        age = state.age()
        if state.turn != data.LAST_TURN[age]:
            return
        state.phase = SCORING
        state.box = data.NOTHING
        state.tell(events.AGE_ENDS, age)
        for region in range(data.REGIONS):
            standing = Standing(state, region)
            if standing.scores:
                for seat in range(state.seats):
                    points = standing.points(state.count(region, seat))
                    if points:
                        state.points[(data.REGIONS_1 + age) * data.SEATS + seat] += points
                        state.tell(events.REGION_SCORED, seat, region, points)
        if state.turn == data.TURNS:
            # Wealth scores before its owner buys points (E12.2).
            score_buildings(state, data.WEALTH)
            state.do_next(FINAL_SCORING)
        if state.vp_for_sale:
            at: i64 = state.seats - 1
            while at >= 0:
                state.do_next(_BUY[state.order[at]])
                at -= 1


class BuyPoints(Ask[Empires]):
    """Any number of points, at the price of the age (E12.1, R23)."""

    def __init__(self, kind: Kind, who: i64) -> None:
        super().__init__(kind)
        self.who: i64 = who

    def seat(self, state: Empires) -> i64:
        return self.who

    def choices(self, state: Empires, seat: i64) -> list[int]:
        return list(range(min(state.money[seat] // data.VP_PRICE[state.age()], kinds.MOST_BOUGHT) + 1))

    def mentions(self, state: Empires, seat: i64) -> dict[str, int]:
        return {"price:number": data.VP_PRICE[state.age()], "money:number": state.money[seat]}

    def words(self, state: Empires, seat: i64, choice: i64) -> Phrase:
        return Phrase("choice-vp-buy", {"number": choice, "cost:number": choice * data.VP_PRICE[state.age()]})

    def choose(self, state: Empires, seat: i64, choice: i64) -> None:
        if choice:
            price: i64 = choice * data.VP_PRICE[state.age()]
            state.money[seat] -= price
            state.points[data.BOUGHT * data.SEATS + seat] += choice
            state.tell(events.POINTS_BOUGHT, seat, choice, price)


# -- the end (E8.7 to E8.9) -------------------------------------------------------------------------------------------


class FinalScoring(Step[Empires]):
    """Counters and cards, the economy, buildings; then most points win (E8.7, E8.9)."""

    def run(self, state: Empires) -> None:
        for seat in range(state.seats):
            points = find_points(state, seat)
            state.points[data.DISCOVERIES * data.SEATS + seat] = points
            if points:
                state.tell(events.DISCOVERIES_SCORED, seat, points)
            economy: i64 = state.points[data.ECONOMY * data.SEATS + seat]
            if economy:
                state.tell(events.ECONOMY_SCORED, seat, economy)
        score_buildings(state, data.ALL_BUILDINGS & ~data.WEALTH)
        self.end(state)

    def end(self, state: Empires) -> None:
        """Ties: points of regions in the last age, then money, then trade goods (E8.9, R20)."""
        scores = [int(state.score(seat)) for seat in range(state.seats)]
        keys = [
            [
                scores[seat],
                state.points[data.REGIONS_3 * data.SEATS + seat],
                state.money[seat],
                state.goods[seat] & data.BYTE,
            ]
            for seat in range(state.seats)
        ]
        state.finish(ranked(keys), scores, reason(keys))


def reason(keys: list[list[int]]) -> str:
    """What decides between the first two."""
    first, second = sorted(keys)[-1], sorted(keys)[-2]
    for at in range(len(first)):
        if first[at] != second[at]:
            return _REASONS[at]
    return "shared"


def find_points(state: Empires, seat: i64) -> i64:
    """What the counters and cards of a seat are worth (E8.7)."""
    finds: i64 = state.finds[seat]
    points: i64 = 0
    at: i64 = 0
    while finds:
        if finds & 1:
            points += data.FIND_VP[at]
        finds >>= 1
        at += 1
    return points


def score_buildings(state: Empires, which: i64) -> None:
    """The points of some buildings (E8.8)."""
    for effect in data.EFFECTS:
        if effect.when == "game_end" and which >> effect.building & 1:
            for seat in range(state.seats):
                if state.buildings[seat] >> effect.building & 1:
                    points = building_points(state, seat, effect)
                    if points:
                        score_building(state, seat, effect.building, points)


def score_building(state: Empires, seat: i64, building: i64, points: i64) -> None:
    """Points of a building, which are kept apart as well: what they went by may change before the end (E12.2, R16)."""
    if not state.scored:
        state.scored = [0] * data.BUILDINGS
    state.scored[building] += points
    state.points[data.OF_BUILDINGS * data.SEATS + seat] += points
    state.tell(events.BUILDING_SCORED, seat, building, points)


def building_points(state: Empires, seat: i64, effect: data.Effect) -> i64:
    """What a building is worth to a seat now (E8.8)."""
    return effect.n * (measure(state, seat, effect) // effect.per)


def promised_points(state: Empires, seat: i64, effect: data.Effect) -> i64:
    """The same, if it has not scored yet: Wealth has when the last points are bought (E12.2)."""
    scored = effect.do == "vp_per_money" and state.phase == SCORING and state.turn == data.TURNS
    return 0 if scored else building_points(state, seat, effect)


def measure(state: Empires, seat: i64, effect: data.Effect) -> i64:
    """What a building's points go by (E8.8, E10.17, E13)."""
    do = effect.do
    if do == "vp":
        return 1
    if do == "vp_per_ship":
        return state.ships[seat]
    if do == "vp_per_money":
        return state.money[seat]
    if do == "vp_per_building":
        # Spoils of War count, nations don't (E11.1, R39).
        return count_bits(state.buildings[seat])
    if do == "vp_per_new_world_figures":
        return in_new_world(state, seat, data.NOTHING)
    if do == "vp_per_new_world_type":
        return in_new_world(state, seat, effect.figure)
    if do == "vp_repeat_economy":
        return state.points[data.ECONOMY * data.SEATS + seat]
    if do == "vp_per_discovery":
        # Counters and cards (R34).
        return count_bits(state.finds[seat])
    if do == "vp_per_region_present":
        return regions_with(state, seat, effect.least)
    if do == "vp_per_region_sole_first":
        return regions_led(state, seat)
    # Enlightenment has scored when its box was resolved (R16).
    return 0


def in_new_world(state: Empires, seat: i64, figure: i64) -> i64:
    """The seat's figures of a type in the New World, or all of them."""
    count: i64 = 0
    for region in range(data.REGIONS):
        band = state.band(region, seat)
        count += band & data.BYTE if figure == data.NOTHING else of_type(band, figure)
    return count


def regions_with(state: Empires, seat: i64, least: i64) -> i64:
    """The regions where the seat has so many figures at least."""
    count: i64 = 0
    for region in range(data.REGIONS):
        if state.count(region, seat) >= least:
            count += 1
    return count


def regions_led(state: Empires, seat: i64) -> i64:
    """The regions that score with the seat alone in first place."""
    count: i64 = 0
    for region in range(data.REGIONS):
        if Standing(state, region).leads(state.count(region, seat)):
            count += 1
    return count


_REASONS: Final = ["points", "tie-regions", "tie-money", "tie-goods"]
_BUY: Final = [BuyPoints(kinds.VP_BUY, seat) for seat in range(data.SEATS)]
FINAL_SCORING: Final = FinalScoring()
SCORE_REGIONS: Final = ScoreRegions()
