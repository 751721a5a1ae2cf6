"""Writes games to Parquet and learns from them which slots winners take: `python read_parquet.py --games 60`."""

import argparse
import tempfile
from pathlib import Path

import numpy as np

from citywright import Game, data, league


def main() -> None:
    """Plays games, writes them, reads their positions again and counts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    game = Game("simplicity", 2)
    deals = max(2, parser.parse_args().games // game.seats)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        data.write(league.play(game, ["greedy", "random"], deals, seed=1, records=True), path)
        taken = np.zeros((2, 7), int)
        for batch in data.positions(path):
            slot = batch.action // game.layout.spaces
            for won in (0, 1):
                mine = (slot < 7) & ((batch.payoff > 0) == bool(won))
                taken[won] += np.bincount(slot[mine], minlength=7)
    print(f"{deals * game.seats} games; tiles taken by slot, losers and winners:\n{taken}")


if __name__ == "__main__":
    main()
