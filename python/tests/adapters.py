"""The interfaces of PettingZoo and Gymnasium, by their own tests; warnings are errors."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_reset_return_type, check_reset_seed_determinism
from pettingzoo.test import api_test, seed_test

import citywright.gymnasium  # noqa: F401  registers the environment
from citywright import Illegal
from citywright.pettingzoo import simplicity_v1


# They warn about every observation with a mask, even of their own games.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pettingzoo(players: int) -> None:
    api_test(simplicity_v1.env(players), num_cycles=80)
    seed_test(lambda: simplicity_v1.env(players), num_cycles=20)


def test_pettingzoo_keeps_its_game() -> None:
    env = simplicity_v1.env(3, render_mode="ansi")
    env.reset(seed=4)
    for agent in env.agent_iter(10):
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[-1]))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.state_now == env.state_now and other.agent_selection == env.agent_selection
        action = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        twin = copy.deepcopy(env)
        twin.step(action)
        other.step(action)
        assert other.state_now == twin.state_now and other.render() == twin.render()
    with pytest.raises(Illegal):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_gymnasium() -> None:
    env = gymnasium.make("citywright/Simplicity-v1", players=3, seat=1, rivals="greedy")
    # The rest of check_env plays actions that the mask excludes.
    check_reset_seed_determinism(env.unwrapped)
    check_reset_return_type(env.unwrapped)
    observation, info = env.reset(seed=3)
    ended, decisions = False, 0
    while not ended:
        action = np.flatnonzero(info["action_mask"])[0]
        observation, reward, ended, _, info = env.step(action)
        decisions += 1
    assert reward in (2.0, -1.0) and decisions == 10
