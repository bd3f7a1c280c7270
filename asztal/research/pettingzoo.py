"""Every game as an environment of PettingZoo: ``env("tara", seats=2)``.

PettingZoo's classic games put wrappers around a raw environment, which enforce the order of calls and let an illegal
move lose. Here the environment does so itself, because each wrapper takes longer than a step of the rules.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from numpy import frombuffer
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from asztal.engine.actions import action_mask, choose_action
from asztal.engine.errors import AsztalError, IllegalChoice
from asztal.engine.game import view_of
from asztal.engine.rng import seeded
from asztal.games import find
from asztal.research.numbers import whole
from asztal.research.rewards import rewards_of
from asztal.research.wording import words_of
from asztal.words import Words

ILLEGAL_REWARD = -1.0
# Found once, because numpy takes its time over it.
_UINT8 = np.dtype(np.uint8)
_INT8 = np.dtype(np.int8)


class NotReset(AsztalError, AttributeError, AssertionError):
    """A match was asked for something before it began; PettingZoo raises now the one and now the other."""


class OutOfBounds(IllegalChoice, AssertionError):
    """What was given as an action is none."""


class _OfAMatch:
    """Stands in for what a match brings, until there is one."""

    def __get__(self, table: object, kind: type) -> Any:
        if table is None:
            return self
        raise NotReset("No match has begun yet; reset() begins one.")


class RawEnvironment(AECEnv, EzPickle):  # type: ignore[misc]
    """A table whose seats are agents; an illegal action is refused, and nothing happens."""

    agents: Any = _OfAMatch()
    agent_selection: Any = _OfAMatch()
    rewards: Any = _OfAMatch()
    terminations: Any = _OfAMatch()
    truncations: Any = _OfAMatch()
    infos: Any = _OfAMatch()
    _cumulative_rewards: Any = _OfAMatch()
    _over: Any = _OfAMatch()
    _state: Any = _OfAMatch()

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.game = find(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = {**self.game.thinking.simulation, **(options or {})}
        self.metadata = {"name": f"asztal_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise AsztalError(f"The render mode can't be '{render_mode}'; it can be 'ansi', or None for no text.")
        self.render_mode = render_mode
        first = self.game.new(self.seats, 0, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = self.game.action_count
        self._observe = self.game.thinking.observe
        self._spaces = {agent: self._space(len(self.game.thinking.observe(first, 0))) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self._seeds = seeded(secrets.randbits(64))

    def _space(self, size: int) -> Dict:
        return Dict(
            {"observation": Box(0, 255, (size,), np.uint8), "action_mask": Box(0, 1, (self._actions,), np.int8)}
        )

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the match of this seed; without one, the next match of those that belong to the seed before.

        What the table has agreed on is settled when the environment is made, so these options change nothing.
        """
        if seed is not None:
            seed = whole("seed", seed)
            self._seeds = seeded(seed, "matches")
        self._state = self.game.new(self.seats, self._seeds.word() if seed is None else seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.seat]
        self._over = False

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What the agent may know, and which actions it may choose now."""
        seat = self._seat_of[agent]
        return {
            "observation": frombuffer(bytearray(self._observe(self._state, seat)), _UINT8),
            "action_mask": frombuffer(action_mask(self._state, seat, self._actions), _INT8),
        }

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """The agent that is to act, as long as there is one."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: int | None) -> None:
        """Makes the choice of the selected agent; seats that are asked together are asked one after the other."""
        if self._over:
            self._leave(action)
            return
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        state = self._state
        if not choose_action(state, number):
            if not 0 <= number < self._actions:
                raise OutOfBounds(f"An action is a whole number from 0 to {self._actions - 1}, not {action!r}.")
            self._refuse(number)
        elif state.menu:
            self.agent_selection = self.possible_agents[state.seat]
        else:
            self._end()

    def _refuse(self, action: int) -> None:
        raise IllegalChoice(
            f"{self.agent_selection} can't choose action {action} now; its action_mask shows what it can."
        )

    def _end(self) -> None:
        """The match is over: everybody gets a reward, and is asked for one last step without an action."""
        assert self._state.result is not None
        self._settle(rewards_of(self._state.result.payoffs()))

    def _settle(self, rewards: list[float]) -> None:
        self._over = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _leave(self, action: int | None) -> None:
        """An agent that has seen how the match ended goes."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def action_words(self, action: int) -> str:
        """What an action means to the selected agent, in English."""
        return words_of(self.game, self._state, index(action))

    def render(self) -> str | None:
        """The table as the selected agent sees it, as text."""
        if self.render_mode is None or self.game.wording.draw is None:
            logger.warn("There is nothing to be seen without a render mode; make the environment with 'ansi'.")
            return None
        view = view_of(self.game, self._state, self._seat_of[self.agent_selection])
        return str(self.game.wording.draw(view, Words("en", self.game)))

    def close(self) -> None:
        """There is nothing to close."""


class Environment(RawEnvironment):
    """A table at which an illegal action ends the match, as in PettingZoo's classic games."""

    def _refuse(self, action: int) -> None:
        """The agent loses, the others neither win nor lose."""
        EnvLogger.warn_on_illegal_move()
        culprit = self.agent_selection
        self._settle([ILLEGAL_REWARD if agent == culprit else 0.0 for agent in self.agents])
        self.truncations = dict.fromkeys(self.agents, True)


def env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> Environment:
    """A game from the shelf with so many seats (without a number the fewest), and its table options."""
    return Environment(game, seats, options, render_mode)


def raw_env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> RawEnvironment:
    """The same, but illegal actions are refused with an error and the match goes on."""
    return RawEnvironment(game, seats, options, render_mode)
