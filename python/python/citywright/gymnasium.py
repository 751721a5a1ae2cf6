"""Simplicity for Gymnasium: one agent against registered players.

Importing this module registers `citywright/Simplicity-v1`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from citywright import OVER, Game, Luck, State, Whims


class SimplicityEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat of Simplicity; a win pays P - 1, a loss -1, at the end.

    `info["action_mask"]` int8 (A,) says which actions are legal; an illegal one raises and changes nothing.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        players: int = 4,
        seat: int = 0,
        rivals: str = "thoughtful",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = Game("simplicity", players, **options)
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {players - 1}")
        self.seat, self.rivals, self.render_mode = seat, rivals, render_mode
        actions = self.game.num_actions
        assert actions is not None
        self.observation_space = spaces.Box(0, 255, (self.game.layout.features,), np.uint8)
        self.action_space = spaces.Discrete(actions)
        self._seed, self._deal = 0, -1
        self.state: State = self.game.start()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begins a game: deal 0 of a seed, or without one the next deal of the same seed."""
        super().reset(seed=seed)
        if seed is None:
            self._deal += 1
        else:
            self._seed, self._deal = seed, 0
        self._luck = Luck(self._seed, self._deal)
        self._whims = Whims(self._seed, self._deal)
        self.state = self.game.start()
        self._go_on()
        return self._seen()

    def _go_on(self) -> None:
        """Lets chance and the rivals act until the agent is to act."""
        self.state.settle(self._luck)
        while self.state.turn not in (self.seat, OVER):
            self.state.apply(self.state.choose(self.rivals, self.state.turn, self._whims))
            self.state.settle(self._luck)

    def _seen(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        seen = self.state.observe(self.seat)
        info = {"action_mask": seen["action_mask"].astype(np.int8), "deal": self._deal}
        return seen["observation"], info

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Takes an action and plays on until the agent is to act again or the game is over."""
        self.state.apply(int(action))
        self._go_on()
        ranks, reward = self.state.ranks, 0.0
        if ranks is not None:
            reward = self.game.seats - 1.0 if ranks[self.seat] == 1 else -1.0
        observation, info = self._seen()
        return observation, reward, ranks is not None, False, info

    def render(self) -> str | None:
        """The city as text."""
        return self.state.show(self.seat) if self.render_mode == "ansi" else None


gymnasium.register("citywright/Simplicity-v1", entry_point=SimplicityEnv)
