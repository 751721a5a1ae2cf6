"""Random games of Simplicity in a batch: `python random_games.py --games 1000`."""

import argparse

import numpy as np

from citywright import Batch, Game, Luck


def main() -> None:
    """Plays this many games and prints how often each seat won."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    batch, luck = Batch(Game("simplicity", 4), 64), Luck(1)
    ended, wins = 0, np.zeros(4)
    while ended < games:
        batch.step(batch.sample(luck))
        ended += int(batch.done.sum())
        wins += (batch.ranks[batch.done] == 1).sum(axis=0)
    print(f"{ended} games; share of wins by seat: {np.round(wins / ended, 3)}")


if __name__ == "__main__":
    main()
