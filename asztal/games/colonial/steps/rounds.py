"""The frame of a turn: programming, the rounds of cards, and the five phases after them (C4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.engine.bits import bit
from asztal.engine.phrase import Phrase
from asztal.engine.state import with_number
from asztal.engine.step import AskTogether, Kind, Step, in_order
from asztal.games.colonial import data, events
from asztal.games.colonial import state as table
from asztal.games.colonial.state import Colonial
from asztal.games.colonial.steps import kinds
from asztal.games.colonial.steps.asking import AskActive, mentions
from asztal.games.colonial.steps.characters import CHARACTERS, can_act
from asztal.games.colonial.steps.dice import clear_dice
from asztal.games.colonial.steps.exchange import MAKE_OFFER, can_offer
from asztal.games.colonial.steps.purse import pay
from asztal.games.colonial.steps.repayment import ASK_AFTER_REVEAL, ASK_REPAYMENT, REPAY_LOAN, can_repay
from asztal.games.colonial.steps.victory import end_by_turn_limit


class BeginTurn(Step[Colonial]):
    """Cards are in hand again (C4.1.7), and revolutions at home break out (C4.1.1)."""

    def run(self, state: Colonial) -> None:
        state.turn += 1
        state.phase = table.PROGRAMMING
        state.round = 0
        state.active = state.start
        state.confirmed = 0
        state.revolts = 0
        state.merchants = 0
        clear_dice(state)
        state.tell(events.TURN_BEGINS, state.turn)
        for seat in range(state.seats):
            state.programme[seat] = 0
            state.used[seat] = 0
            state.offers_made[seat] = 0
            if state.home_unrest[seat] >= data.HOME_REVOLUTION:
                state.revolts |= bit(seat)
                state.tell(events.HOME_REVOLUTION, seat, state.treasury[seat])
                pay(state, seat, state.treasury[seat])
        state.do_in_order(_TURN)


class Program(AskTogether[Colonial]):
    """All at once and in secret: four cards in a row, one after the other, and a confirmation (C4.1.2, C28.2)."""

    def owes(self, state: Colonial, seat: i64) -> bool:
        if state.all_six and state.revolts >> seat & 1:
            return False
        return state.confirmed >> seat & 1 == 0

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        if state.cards_placed(seat) == data.SLOTS:
            return _CONFIRM
        placed = state.placed(seat)
        return [card for card in range(data.CARDS) if placed >> card & 1 == 0]

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "slot:number": state.cards_placed(seat) + 1}

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.CONFIRM:
            state.confirmed |= bit(seat)
        else:
            state.place_card(seat, choice)
            state.whisper(bit(seat), events.CARD_PLACED, seat, choice, state.cards_placed(seat))


class Round(Step[Colonial]):
    """Everybody turns over a card; who has debts may repay; then all act in turn order (C4.1.3, C28.4)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, state: Colonial) -> None:
        state.phase = table.ENDEAVOUR
        state.round = self.number
        state.active = state.start
        clear_dice(state)
        if state.governors_of_round:
            state.merchants = 0
        if self.number == data.LAST_CHANCE:
            state.tell(events.LAST_CHANCE_BEGINS)
        else:
            self.turn_over(state)
        state.do_for_each_seat(_ACT, state.start)
        if self.number != data.LAST_CHANCE:
            state.do_for_each_seat(ASK_AFTER_REVEAL, state.start)

    def turn_over(self, state: Colonial) -> None:
        state.reveal()
        state.tell(events.ROUND_BEGINS, self.number)
        for after in range(state.seats):
            seat: i64 = (state.start + after) % state.seats
            if state.programme[seat]:
                state.tell(events.CARD_REVEALED, seat, state.card_in(seat, self.number - 1))


class OnTurn(Step[Colonial]):
    """It is a seat's turn to act in a round or a phase."""

    def __init__(self, who: i64, ask: Step[Colonial]) -> None:
        self.who: i64 = who
        self.ask = ask

    def run(self, state: Colonial) -> None:
        state.active = self.who
        state.offers = 0
        state.do_next(self.ask)


def characters_at_hand(state: Colonial, seat: i64) -> list[int]:
    """Those of the card turned over, or in the last chance those of all cards that are left (C4.1.6, R-08)."""
    if state.round != data.LAST_CHANCE:
        return data.ON_CARD[state.card_in(seat, state.round - 1)]
    placed = state.placed(seat)
    return [character for card in range(data.CARDS) if placed >> card & 1 == 0 for character in data.ON_CARD[card]]


class Play(AskActive):
    """A character, or to pass; before that loans can be repaid and offers made (C4.1.4, C4.1.5)."""

    def run(self, state: Colonial) -> None:
        # A revolution at home leaves the last chance alone (C4.1.1).
        if state.round == data.LAST_CHANCE or state.revolts >> state.active & 1 == 0:
            super().run(state)

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu = [character for character in characters_at_hand(state, seat) if can_act(state, seat, character)]
        menu.append(kinds.PASS)
        if can_repay(state, seat):
            menu.append(kinds.PLAY_REPAY)
        if can_offer(state, seat):
            menu.append(kinds.PLAY_OFFER)
        return menu

    def is_forced(self, state: Colonial, menu: list[int]) -> bool:
        """Who can only pass still says so (C28.1)."""
        return False

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == kinds.PASS:
            state.tell(events.PASSED, seat)
        elif choice == kinds.PLAY_REPAY:
            state.do_next(self)
            state.do_next(REPAY_LOAN[seat])
        elif choice == kinds.PLAY_OFFER:
            state.do_next(self)
            state.do_next(MAKE_OFFER[seat])
        else:
            clear_dice(state)
            state.used[seat] |= (choice + 1) << (4 * (state.round - 1))
            state.tell(events.CHARACTER_USED, seat, choice)
            state.do_next(CHARACTERS[choice])


# -- the other phases ------------------------------------------------------------------------------------------------


class Phase(Step[Colonial]):
    """A phase in which all are asked in turn order."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, state: Colonial) -> None:
        state.phase = self.number
        state.round = 0
        clear_dice(state)
        if self.number == table.FLEETS:
            state.tell(events.FLEETS_BEGIN)
            state.do_for_each_seat(_FLEETS, state.start)
        elif self.number == table.NAVAL:
            state.tell(events.NAVAL_BEGINS)
            state.do_for_each_seat(_NAVAL, state.start)
        elif self.number == table.PIRACY:
            state.tell(events.PIRACY_BEGINS)
            state.do_for_each_seat(_PIRACY, state.start)
        else:
            # Nobody is on turn: where several could win, the start player comes first (C27.3).
            state.active = state.start
            # Before interest is added, who has debts may repay (C28.4).
            state.do_for_each_seat(ASK_REPAYMENT, state.start)


class AskInPhase(AskActive):
    """A decision of these phases; besides it loans can be repaid and offers made."""

    def __init__(self, kind: Kind, repay: i64, offer: i64) -> None:
        super().__init__(kind)
        self.repay: i64 = repay
        self.offer: i64 = offer

    def options(self, state: Colonial, seat: i64) -> list[int]:
        """What is asked for, without the extras."""
        return _NONE

    def choices(self, state: Colonial, seat: i64) -> list[int]:
        menu = self.options(state, seat)
        # One option is no choice, and extras don't count (C28.1).
        if len(menu) > 1:
            if can_repay(state, seat):
                menu.append(self.repay)
            if can_offer(state, seat):
                menu.append(self.offer)
        return menu

    def choose(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice == self.repay:
            state.do_next(self)
            state.do_next(REPAY_LOAN[seat])
        elif choice == self.offer:
            state.do_next(self)
            state.do_next(MAKE_OFFER[seat])
        else:
            self.carry_out(state, seat, choice)

    def carry_out(self, state: Colonial, seat: i64, choice: i64) -> None:
        """Does what was asked for."""


class BuildFleets(AskInPhase):
    """Treasure becomes merchant fleets, one for each monopoly (C4.2)."""

    def options(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(min(state.monopolies(seat), state.treasury[seat]) + 1))

    def mentions(self, state: Colonial, seat: i64) -> dict[str, int]:
        return {**mentions(state, seat), "monopolies:number": state.monopolies(seat)}

    def carry_out(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice > 0:
            pay(state, seat, choice)
            state.fleets[seat] += choice
            state.tell(events.FLEETS_BUILT, seat, choice)


class BuildSquadrons(AskInPhase):
    """Treasure becomes squadrons, as many as the Navy allows (C4.4)."""

    def options(self, state: Colonial, seat: i64) -> list[int]:
        return list(range(min(state.value(data.NAVY, seat), state.treasury[seat]) + 1))

    def carry_out(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice > 0:
            pay(state, seat, choice)
            state.squadrons[seat] += choice
            state.tell(events.SQUADRONS_BUILT, seat, choice)


class SendPirate(AskInPhase):
    """A treasure becomes a pirate on another player's fleets (C4.5)."""

    def options(self, state: Colonial, seat: i64) -> list[int]:
        menu: list[int] = []
        if state.treasury[seat] > 0:
            menu = [other for other in range(state.seats) if other != seat]
        menu.append(kinds.NO_SEAT)
        return menu

    def words(self, state: Colonial, seat: i64, choice: i64) -> Phrase:
        if choice in self.kind.names:
            return super().words(state, seat, choice)
        return Phrase("choice-piracy", {"seat": choice, "fleets:number": state.fleets[choice]})

    def carry_out(self, state: Colonial, seat: i64, choice: i64) -> None:
        if choice != kinds.NO_SEAT:
            pay(state, seat, 1)
            at: i64 = choice * data.SEATS + seat
            state.pirates = with_number(state.pirates, at, state.pirates[at] + 1)
            state.tell(events.PIRATE_SENT, seat, choice)


class StartPlayer(Step[Colonial]):
    """Who alone has the most monopolies begins; otherwise the marker moves on (C4.3, R-10)."""

    def run(self, state: Colonial) -> None:
        most: i64 = -1
        leader: i64 = data.NOBODY
        for seat in range(state.seats):
            count = state.monopolies(seat)
            if count > most:
                most = count
                leader = seat
            elif count == most:
                leader = data.NOBODY
        if leader == data.NOBODY:
            state.start = (state.start + 1) % state.seats
            state.tell(events.START_PLAYER_PASSED, state.start)
        else:
            state.start = leader
            state.tell(events.START_PLAYER_TAKEN, leader, most)


class Interest(Step[Colonial]):
    """Every loan grows by the unrest at home (C4.6)."""

    def run(self, state: Colonial) -> None:
        for after in range(state.seats):
            seat: i64 = (state.start + after) % state.seats
            if state.debt[seat] and state.home_unrest[seat]:
                self.add(state, seat)

    def add(self, state: Colonial, seat: i64) -> None:
        unrest: i64 = state.home_unrest[seat]
        loans: i64 = 0
        for at in range(len(state.loans)):
            if state.lenders[at] == seat:
                state.loans[at] += unrest
                loans += 1
        state.debt[seat] += loans * unrest
        state.unsettled |= bit(seat)
        state.tell(events.INTEREST_DUE, seat, loans, unrest, loans * unrest)


class EndTurn(Step[Colonial]):
    """The turn is over, and perhaps the match (C27.4); who could still win by repaying has been asked before."""

    def run(self, state: Colonial) -> None:
        if state.turn == state.turn_limit:
            end_by_turn_limit(state)
        else:
            state.do_next(BEGIN_TURN)


_CONFIRM: Final = [kinds.CONFIRM]
_NONE: Final[list[int]] = []
_PLAY: Final = Play(kinds.PLAY)
_BUILD_FLEETS: Final = BuildFleets(kinds.FLEETS, kinds.FLEETS_REPAY, kinds.FLEETS_OFFER)
_BUILD_SQUADRONS: Final = BuildSquadrons(kinds.NAVAL, kinds.NAVAL_REPAY, kinds.NAVAL_OFFER)
_SEND_PIRATE: Final = SendPirate(kinds.PIRACY, kinds.PIRACY_REPAY, kinds.PIRACY_OFFER)
_ACT: Final[list[Step[Colonial]]] = [OnTurn(seat, _PLAY) for seat in range(data.SEATS)]
_FLEETS: Final[list[Step[Colonial]]] = [OnTurn(seat, _BUILD_FLEETS) for seat in range(data.SEATS)]
_NAVAL: Final[list[Step[Colonial]]] = [OnTurn(seat, _BUILD_SQUADRONS) for seat in range(data.SEATS)]
_PIRACY: Final[list[Step[Colonial]]] = [OnTurn(seat, _SEND_PIRATE) for seat in range(data.SEATS)]
BEGIN_TURN: Final = BeginTurn()
_TURN: Final = in_order(
    Program(kinds.PROGRAM),
    *[Round(number) for number in range(1, data.LAST_CHANCE + 1)],
    Phase(table.FLEETS),
    StartPlayer(),
    Phase(table.NAVAL),
    Phase(table.PIRACY),
    Phase(table.INTEREST),
    Interest(),
    EndTurn(),
)
