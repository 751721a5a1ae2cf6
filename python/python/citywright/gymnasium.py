"""Both games for Gymnasium: one agent against registered players.

Importing this module registers `citywright/Simplicity-v1`, alone and as vectors over `Batch`, and
`citywright/SmallCity-v1`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from citywright import OVER, Batch, Game, Luck, State, Whims
from citywright.padded import flat_lists, list_features
from citywright.payoffs import payoffs


class CitywrightEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of a game; a win pays P - 1, a loss -1, at the end, and ties share.

    `info["action_mask"]` int8 (A,) says which actions are legal; an illegal one raises and changes nothing.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, game: Game, seat: int, rivals: str, observation: spaces.Box, actions: int
    ) -> None:
        if not 0 <= seat < game.seats:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {game.seats - 1}")
        self.game, self.seat, self.rivals = game, seat, rivals
        self.observation_space = observation
        self.action_space = spaces.Discrete(actions)
        self._seed, self._deal = 0, -1
        self.state: State = game.start()

    @abstractmethod
    def seen(self) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """What the agent sees, and the mask of its actions."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
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
        return self._told()

    def _go_on(self) -> None:
        """Lets chance and the rivals act until the agent is due."""
        self.state.settle(self._luck)
        while self.state.due and self.seat != self.state.due[0]:
            rival = self.state.due[0]
            self.state.apply(self.state.choose(self.rivals, rival, self._whims), rival)
            self.state.settle(self._luck)

    def _told(self) -> tuple[NDArray[Any], dict[str, Any]]:
        observation, mask = self.seen()
        return observation, {"action_mask": mask, "deal": self._deal}

    def step(self, action: np.int64) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Takes an action and plays on until the agent is due again or the game is over."""
        self.state.apply(int(action), self.seat)
        self._go_on()
        is_over = self.state.turn == OVER
        reward = payoffs(self.state)[self.seat] if is_over else 0.0
        observation, info = self._told()
        return observation, reward, is_over, False, info

    def render(self) -> str | None:
        """The position as text."""
        return self.state.show(self.seat) if self.render_mode == "ansi" else None


class SimplicityEnv(CitywrightEnv):
    """One seat of Simplicity."""

    def __init__(
        self,
        players: int = 4,
        seat: int = 0,
        rivals: str = "thoughtful",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        game = Game("simplicity", players, **options)
        actions = game.num_actions
        assert actions is not None
        observation = spaces.Box(0, 255, (game.layout.features,), np.uint8)
        super().__init__(game, seat, rivals, observation, actions)

    def seen(self) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Encoding 1 of Simplicity."""
        seen = self.state.observe(self.seat)
        return seen["observation"], seen["action_mask"].astype(np.int8)


class SmallCityEnv(CitywrightEnv):
    """One seat of Small City; alone, the score is paid. `citywright.padded.split` takes an observation apart."""

    def __init__(
        self,
        seats: int = 3,
        seat: int = 0,
        rivals: str = "thoughtful",
        most: int = 4096,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode, self.most = render_mode, most
        game = Game("small-city", seats, **options)
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        observation = spaces.Box(low, high, (list_features(game, most),), np.int16)
        super().__init__(game, seat, rivals, observation, most)

    def seen(self) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Encoding 1 of Small City, flat. Raises `ValueError` where a list is longer than `most`."""
        return flat_lists(self.state, self.seat, self.most)


class SimplicityVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many games of Simplicity over a `Batch`; rivals play inside `step`. A game that ends begins anew in the
    same step: `final_obs` and `final_info` hold its end."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        seat: int = 0,
        rivals: str = "thoughtful",
        threads: int = 0,
        **options: Any,
    ) -> None:
        self.game = Game("simplicity", players, **options)
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {players - 1}")
        self.seat, self.rivals, self.threads = seat, rivals, threads
        actions = self.game.num_actions
        assert actions is not None
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.game.layout.features,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch, self._is_fresh = self._begun(0), True

    def _begun(self, seed: int) -> Batch:
        return Batch(self.game, self.num_envs, seed, final_obs=True, threads=self.threads)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begins games: the first deals of a seed, or without one the next deal of each slot."""
        if isinstance(seed, list):
            raise ValueError("give one seed, not a list: with one seed every environment plays deals of its own")
        if seed is not None:
            self.batch = self._begun(seed)
        elif not self._is_fresh:
            self.batch.reset(self.batch.deal + np.uint64(self.num_envs))
        self._is_fresh = False
        self._rivals_act({})
        return self.batch.obs.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.astype(np.int8), "deal": self.batch.deal.copy()}

    def _rivals_act(self, ends: dict[int, tuple[float, NDArray[np.uint8], dict[str, Any]]]) -> None:
        """Plays on until the agent is due in every slot; notes the games that end."""
        self._note(ends)
        while (rival := self.batch.seat != self.seat).any():
            chosen = self.batch.choose(self.rivals, rival)
            self.batch.step(chosen, rival)
            self._note(ends)

    def _note(self, ends: dict[int, tuple[float, NDArray[np.uint8], dict[str, Any]]]) -> None:
        final = self.batch.final_obs
        assert final is not None
        for slot in np.flatnonzero(self.batch.done).tolist():
            info = {"scores": self.batch.scores[slot].copy(), "ranks": self.batch.ranks[slot].copy()}
            reward = float(self.batch.reward[slot, self.seat])
            ends[slot] = (reward, final[slot, self.seat].copy(), info)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Takes an action in every slot; with one illegal nothing moves."""
        ends: dict[int, tuple[float, NDArray[np.uint8], dict[str, Any]]] = {}
        self.batch.step(np.ascontiguousarray(actions, np.int64))
        self._rivals_act(ends)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if ends:
            final = np.full(self.num_envs, None, object)
            told: dict[str, Any] = {
                name: np.zeros((self.num_envs, self.game.seats), dtype)
                for name, dtype in (("scores", np.int16), ("ranks", np.int8))
            }
            for slot, (reward, seen, end) in ends.items():
                rewards[slot], ended[slot], final[slot] = reward, True, seen
                for name, value in end.items():
                    told[name][slot] = value
            info |= {"final_obs": final, "_final_obs": ended.copy()}
            info |= {"final_info": told, "_final_info": ended.copy()}
        return self.batch.obs.copy(), rewards, ended, np.zeros_like(ended), info


gymnasium.register(
    "citywright/Simplicity-v1", entry_point=SimplicityEnv, vector_entry_point=SimplicityVectorEnv
)
gymnasium.register("citywright/SmallCity-v1", entry_point=SmallCityEnv)
