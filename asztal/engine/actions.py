"""Playing by the flat numbering of actions, one match or many at a time: the innermost loops of research.

An action is a choice with its kind: ``kind.offset + choice``.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from asztal.engine.state import State


def action_mask(state: State, seat: i64, actions: i64) -> bytearray:
    """For each action a 1 if the seat may choose it now, else a 0."""
    mask = bytearray(actions)
    step = state.step
    if step is not None and state.owing() >> seat & 1:
        offset: i64 = step.kind_for(state, seat).offset
        for choice in state.menu if seat == state.seat else step.choices(state, seat):
            mask[offset + choice] = 1
    return mask


def choose_action(state: State, action: int) -> bool:
    """Makes the choice that an action stands for; if it is not on the menu, nothing happens and the answer is no."""
    step = state.step
    if step is None:
        return False
    choice = action - step.kind_for(state, state.seat).offset
    if choice not in state.menu:
        return False
    state.choose(choice)
    return True


def choose_all(states: list[State], actions: list[int]) -> list[int]:
    """Makes a choice in each match, unchecked; says which matches are over now."""
    over: list[int] = []
    for at in range(len(states)):
        state = states[at]
        step = state.step
        assert step is not None
        state.choose(actions[at] - step.kind_for(state, state.seat).offset)
        if not state.menu:
            over.append(at)
    return over


def observe_all(states: list[State], observe: Callable[[State, int], bytes]) -> bytes:
    """What the seat that is asked may know, one match after the other."""
    return b"".join([observe(state, state.seat) for state in states])


def mask_all(states: list[State], actions: i64) -> bytearray:
    """The actions of the seat that is asked, one match after the other."""
    masks = bytearray(actions * len(states))
    row: i64 = 0
    for state in states:
        step = state.step
        if step is not None:
            offset: i64 = row + step.kind_for(state, state.seat).offset
            for choice in state.menu:
                masks[offset + choice] = 1
        row += actions
    return masks


def seat_all(states: list[State]) -> bytes:
    """Who is asked, one match after the other."""
    return bytes([state.seat for state in states])
