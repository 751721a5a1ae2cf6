"""Simplicity for PettingZoo: `simplicity_v1.env(players=4)`, an AEC environment.

Its version is that of the encoding. An observation is a dict of "observation" uint8 (F,) and
"action_mask" int8 (A,), all zero for agents that are not to act.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from citywright import OVER, Game, Luck, State

AgentID = str


class SimplicityEnv(AECEnv[AgentID, dict[str, NDArray[Any]], int]):
    """One game of Simplicity. A win pays P - 1, a loss -1, at the end."""

    metadata = {"render_modes": ["ansi"], "name": "simplicity_v1", "is_parallelizable": False}

    def __init__(
        self, players: int = 4, *, seed: int = 0, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.game = Game("simplicity", players, **options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        layout, actions = self.game.layout, self.game.num_actions
        assert actions is not None
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (layout.features,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seed = seed
        self._deal = -1
        self.state_now: State = self.game.start()

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
        turn = self.state_now.turn
        if turn != OVER:
            self.agent_selection = self.possible_agents[turn]
        self.infos = {
            agent: {"action_mask": self.observe(agent)["action_mask"]} for agent in self.agents
        }

    def observe(self, agent: AgentID) -> dict[str, NDArray[Any]]:
        """What an agent sees now."""
        seen = self.state_now.observe(self.possible_agents.index(agent))
        mask = seen["action_mask"].astype(np.int8)
        observation = seen["observation"] if mask.any() else np.zeros_like(seen["observation"])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action for the agent to act; an illegal one raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: give an action")
        self.state_now.apply(int(action))
        self.state_now.settle(self._luck)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        ranks = self.state_now.ranks
        if ranks is not None:
            won = len(self.possible_agents) - 1.0
            self.rewards = {
                agent: won if ranks[seat] == 1 else -1.0
                for seat, agent in enumerate(self.possible_agents)
            }
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._pass_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The city as text."""
        return self.state_now.show() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class simplicity_v1:  # noqa: N801  environments of PettingZoo are modules with such names
    """The environment under the name that PettingZoo gives its own."""

    @staticmethod
    def env(players: int = 4, **options: Any) -> SimplicityEnv:
        """An environment for this many players with options of the set-up."""
        return SimplicityEnv(players, **options)

    raw_env = SimplicityEnv
