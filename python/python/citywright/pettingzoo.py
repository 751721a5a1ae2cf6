"""Both games for PettingZoo: `simplicity_v1.env(players=4)` and `small_city_v1.env(seats=3)`, AEC environments.

The version is that of the encoding. An observation is a dict of "observation" (F,) and "action_mask" int8 (A,),
all zero for agents that are not due.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from citywright import OVER, Game, Luck, State
from citywright.padded import flat_lists, flat_truth, list_features
from citywright.payoffs import payoffs

AgentID = str
Seen = dict[str, NDArray[Any]]


class CitywrightEnv(AECEnv[AgentID, Seen, int]):
    """One game, from its first deal on. Each agent is a seat."""

    def __init__(
        self,
        game: Game,
        observation: spaces.Box,
        actions: int,
        seed: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.game, self.render_mode = game, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._nothing: Seen = {
            "observation": np.zeros(observation.shape, observation.dtype),
            "action_mask": np.zeros(actions, np.int8),
        }
        self._seed = seed
        self._deal = -1
        self.state_now: State = game.start()

    @abstractmethod
    def seen(self, seat: int) -> Seen:
        """What a seat that is due sees."""

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        """The same object for every call."""
        return self._observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        """The same object for every call."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: deal 0 of a seed, or without one the next deal of the same seed."""
        if seed is None:
            self._deal += 1
        else:
            self._seed, self._deal = seed, 0
        self._luck = Luck(self._seed, self._deal)
        self.state_now = self.game.start()
        self.state_now.settle(self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._pass_on()

    def _pass_on(self) -> None:
        """Asks the seat that is due; in a common turn the lowest that still owes."""
        due = self.state_now.due
        if due:
            self.agent_selection = self.possible_agents[due[0]]
        self.infos = {
            agent: {"action_mask": self.observe(agent)["action_mask"]} for agent in self.agents
        }

    def observe(self, agent: AgentID) -> Seen:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        if self.state_now.due[:1] == (seat,):
            return self.seen(seat)
        return {name: array.copy() for name, array in self._nothing.items()}

    @abstractmethod
    def state(self, truth: bool = False) -> NDArray[Any]:
        """The whole position (F,), for critics. Where seats have secrets, only `truth=True` shows it."""

    def step(self, action: int | None) -> None:
        """Takes an action for the agent that is due; an illegal one raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: give an action")
        self.state_now.apply(int(action), self.possible_agents.index(agent))
        self.state_now.settle(self._luck)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_now.turn == OVER:
            self.rewards = dict(zip(self.possible_agents, payoffs(self.state_now), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._pass_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text."""
        return self.state_now.show() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class SimplicityEnv(CitywrightEnv):
    """One game of Simplicity. A win pays P - 1, a loss -1, at the end; ties share."""

    metadata = {"render_modes": ["ansi"], "name": "simplicity_v1", "is_parallelizable": False}

    def __init__(
        self, players: int = 4, *, seed: int = 0, render_mode: str | None = None, **options: Any
    ) -> None:
        game = Game("simplicity", players, **options)
        actions = game.num_actions
        assert actions is not None
        observation = spaces.Box(0, 255, (game.layout.features,), np.uint8)
        super().__init__(game, observation, actions, seed, render_mode)

    def seen(self, seat: int) -> Seen:
        """Encoding 1 of Simplicity."""
        seen = self.state_now.observe(seat)
        mask = seen["action_mask"].astype(np.int8)
        return {"observation": seen["observation"], "action_mask": mask}

    def state(self, truth: bool = False) -> NDArray[Any]:
        """What the seat to act sees: nothing is secret."""
        due = self.state_now.due
        return self.state_now.observe(due[0] if due else 0)["observation"]


class SmallCityEnv(CitywrightEnv):
    """One game of Small City. A win pays P - 1, a loss -1, at the end; alone, the score.

    An action is the number of a row. `citywright.padded.split` takes an observation apart.
    """

    metadata = {"render_modes": ["ansi"], "name": "small_city_v1", "is_parallelizable": False}

    def __init__(
        self,
        seats: int = 3,
        most: int = 4096,
        *,
        seed: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        game, self.most = Game("small-city", seats, **options), most
        shape = (list_features(game, most),)
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        super().__init__(game, spaces.Box(low, high, shape, np.int16), most, seed, render_mode)

    def seen(self, seat: int) -> Seen:
        """Encoding 1 of Small City, flat. Raises `ValueError` where a list is longer than `most`."""
        observation, mask = flat_lists(self.state_now, seat, self.most)
        return {"observation": observation, "action_mask": mask}

    def state(self, truth: bool = False) -> NDArray[Any]:
        """The secrets of all seats, flat; `citywright.padded.split` with `most=0` takes it apart."""
        if not truth:
            raise ValueError(
                "seats have secrets from each other: call state(truth=True) for those of all, or observe(agent) for "
                "what one seat knows"
            )
        return flat_truth(self.state_now)


class simplicity_v1:  # noqa: N801  environments of PettingZoo are modules with such names
    """The environment under the name that PettingZoo gives its own."""

    @staticmethod
    def env(players: int = 4, **options: Any) -> SimplicityEnv:
        """An environment for so many players with options of the set-up."""
        return SimplicityEnv(players, **options)

    raw_env = SimplicityEnv


class small_city_v1:  # noqa: N801
    """The environment under the name that PettingZoo gives its own."""

    @staticmethod
    def env(seats: int = 3, most: int = 4096, **options: Any) -> SmallCityEnv:
        """An environment for so many seats, with at most so many actions in a list."""
        return SmallCityEnv(seats, most, **options)

    raw_env = SmallCityEnv
