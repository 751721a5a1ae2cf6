"""A league over actors of Ray, resumable: `python league_ray.py --games 60 --folder games`."""

import argparse
import tempfile

import citywright.ray
from citywright import Game, league


def main() -> None:
    """Plays three players of Simplicity against each other and prints their ratings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--folder", default=None, help="ranges that are there are not played again")
    arguments = parser.parse_args()
    game, field = Game("simplicity", 3), ["greedy", "greedy:noise=30", "random"]
    deals = max(2, arguments.games // game.seats)
    with tempfile.TemporaryDirectory() as empty:
        folder = arguments.folder or empty
        results = citywright.ray.league(game, field, deals, seed=1, workers=2, folder=folder)
    for one in league.ratings(results):
        print(f"{one.player:20} {one.rating:6.0f}   {one.low:6.0f} to {one.high:.0f}")


if __name__ == "__main__":
    main()
