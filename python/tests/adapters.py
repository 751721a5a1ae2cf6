"""The interfaces of PettingZoo and Gymnasium, by their own tests; warnings are errors."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_reset_return_type, check_reset_seed_determinism

import citywright.gymnasium  # noqa: F401  registers the environment
from citywright import Illegal
from citywright.padded import split
from citywright.pettingzoo import simplicity_v1, small_city_v1

with warnings.catch_warnings():
    # Their tests import their own games, where these are installed, in a way that they deprecate.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test


# They warn about every observation with a mask, even of their own games.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pettingzoo(players: int) -> None:
    api_test(simplicity_v1.env(players), num_cycles=80)
    seed_test(lambda: simplicity_v1.env(players), num_cycles=20)


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pettingzoo_small_city(seats: int) -> None:
    api_test(small_city_v1.env(seats, 3000), num_cycles=40)
    seed_test(lambda: small_city_v1.env(seats, 3000), num_cycles=10)


def test_a_flat_observation_is_taken_apart() -> None:
    env = small_city_v1.env(2, 3000, advanced=True)
    env.reset(seed=2)
    for agent in env.agent_iter(30):
        seen, state = env.observe(agent), env.state_now
        mask = seen["action_mask"]
        parts = split(env.game, 3000, seen["observation"])
        wanted = state.observe(state.due[0])
        assert mask.sum() == len(wanted["rows"])
        for name in ("grid", "seats", "table"):
            assert (parts[name] == wanted[name]).all()
        assert (parts["rows"][mask == 1] == wanted["rows"]).all()
        env.step(int(np.flatnonzero(mask)[-1]))
    with pytest.raises(ValueError, match="most is 1"):
        small_city_v1.env(2, 1).reset(seed=1)


def test_the_truth_is_asked_for_by_name() -> None:
    city, plain = small_city_v1.env(2, 3000, advanced=True), simplicity_v1.env(3)
    city.reset(seed=2)
    plain.reset(seed=2)
    for _ in range(25):
        flat = city.state(truth=True)
        parts = split(city.game, 0, flat)
        wanted = city.state_now.observe(city.state_now.due[0], truth=True)
        assert flat.dtype == np.int16 and sum(part.size for part in parts.values()) == flat.size
        for name in ("grid", "seats", "table"):
            assert (parts[name] == wanted[name]).all()
        assert (plain.state() == plain.observe(plain.agent_selection)["observation"]).all()
        for env in (city, plain):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    with pytest.raises(ValueError, match="truth=True"):
        city.state()


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


def test_gymnasium_small_city() -> None:
    env = gymnasium.make("citywright/SmallCity-v1", seats=2, seat=1, rivals="random", most=3000)
    check_reset_seed_determinism(env.unwrapped)
    check_reset_return_type(env.unwrapped)
    _, info = env.reset(seed=3)
    ended, luck = False, np.random.default_rng(1)
    while not ended:
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, _, info = env.step(action)
    assert reward in (1.0, 0.0, -1.0)


def test_a_vector_plays_the_games_of_single_environments() -> None:
    """Same-step resets: `final_obs` is the end, the observation is of the next deal of the slot."""
    kind: dict[str, Any] = {"players": 3, "seat": 1, "rivals": "greedy"}
    vector = gymnasium.make_vec(
        "citywright/Simplicity-v1", 3, vectorization_mode="vector_entry_point", **kind
    )
    assert vector.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    singles = [gymnasium.make("citywright/Simplicity-v1", **kind) for _ in range(3)]
    for deal, single in enumerate(singles):
        single.reset(seed=5)
        for _ in range(deal):
            single.reset()
    seen, info = vector.reset(seed=5)
    masks = [single.unwrapped.state.observe(1)["action_mask"] for single in singles]  # type: ignore[attr-defined]
    ends = 0
    for _ in range(23):
        assert (info["action_mask"] == np.stack(masks)).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        seen, rewards, ended, cut, info = vector.step(actions)
        assert not cut.any()
        for slot, single in enumerate(singles):
            one, reward, over, _, told = single.step(actions[slot])
            assert (reward, over) == (rewards[slot], ended[slot])
            if over:
                ends += 1
                assert info["_final_obs"][slot] and (info["final_obs"][slot] == one).all()
                # The next deals of a slot are 3 further on.
                for _ in range(3):
                    one, told = single.reset()
                assert told["deal"] == info["deal"][slot]
            assert (seen[slot] == one).all()
            masks[slot] = told["action_mask"]
    assert ends == 6
