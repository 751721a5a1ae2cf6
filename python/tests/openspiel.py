"""OpenSpiel's own tests and algorithms play both games."""

import json
import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, mcts
from open_spiel.python.bots import uniform_random

from citywright import Game
from citywright.openspiel import register  # noqa: F401  importing it registers the games

PLAYTHROUGH = Path(__file__).parent / "golden" / "python_simplicity.txt"
GAMES = [
    "python_simplicity(players=2)",
    "python_simplicity(players=3,options=demolition:always)",
    "python_simplicity(players=6)",
    "python_small_city(players=2)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """Their simulation serialises, copies and compares states on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def played(name: str, seed: int) -> pyspiel.State:
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_history_plays_the_game_again(name: str) -> None:
    end = played(name, 3)
    game = end.get_game()
    assert abs(sum(end.returns())) < 1e-9 and max(end.returns()) <= game.max_utility()
    assert len(end.history()) <= game.max_game_length()
    again = game.deserialize_state(end.serialize())
    assert str(again) == str(end) and again.returns() == end.returns()
    assert again.now == end.now


def test_observations_are_the_encoding() -> None:
    game = pyspiel.load_game("python_simplicity(players=4)")
    state, rng = game.new_initial_state(), random.Random(2)
    while state.is_chance_node():
        state.apply_action(rng.choice([number for number, _ in state.chance_outcomes()]))
    observer = game.make_py_observer()
    observer.set_from(state, state.current_player())
    wanted = state.now.observe(state.current_player())["observation"]
    assert np.array_equal(observer.tensor, wanted.astype(np.float32))
    assert len(wanted) == Game().layout.features


def test_search() -> None:
    """Their MCTS in Python finishes a game against a random player."""
    game = pyspiel.load_game("python_simplicity(players=2)")
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [search, uniform_random.UniformRandomBot(1, rng)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
    assert sum(returns) == 0 and len(returns) == 2


def test_a_record_tells_apart_what_a_seat_can() -> None:
    """Histories that differ in the plan of another seat alone have one information state; others have not."""
    game = pyspiel.load_game("python_small_city(players=2)")
    state, rng = game.new_initial_state(), random.Random(4)
    while len(state.now.due) != 2:
        state.apply_action(rng.choice(state.legal_actions()))
    one, other = state.clone(), state.clone()
    first, *_, last = state.legal_actions()
    one.apply_action(first)
    other.apply_action(last)
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    for both in (one, other):
        both.apply_action(both.legal_actions()[0])
    assert one.information_state_string(1) != other.information_state_string(1), "the halls are revealed"
    told = json.loads(one.information_state_string(1))
    assert told["seat"] == 1 and told["actions"][-1] == 0 and len(told["events"]) > 2


def test_an_environment_of_theirs() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("python_simplicity(players=2)"))
    step, decisions = environment.reset(), 0
    while not step.last():
        seat = step.observations["current_player"]
        legal = step.observations["legal_actions"][seat]
        assert len(step.observations["info_state"][seat]) == 634
        step = environment.step([legal[0]])
        decisions += 1
    assert decisions == 25 and sum(step.rewards) == 0


def test_a_playthrough_stays_the_same() -> None:
    """Written by their `playthrough.py`; its actions are replayed."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    kept, again = generate_playthrough.replay(str(PLAYTHROUGH))
    assert again == kept


if __name__ == "__main__":
    # Writes the playthrough of a new encoding, once.
    flags.FLAGS(["playthrough"])
    PLAYTHROUGH.write_text(generate_playthrough.playthrough("python_simplicity(players=2)", None, seed=7))
