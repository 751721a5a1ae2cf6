/** The result of a game in one sentence. */

import type { Reviewed } from '$lib/reviewed';
import { m } from '$messages';
import { someone } from './words';

/** How a seat did; null while the game runs. */
export function resultOf(game: Reviewed, seat: number): string | null {
  const players = game.record.result?.players;
  const own = players?.[seat];
  if (!players || !own) return null;
  if (players.length === 1) return m.review_alone({ score: own.score });
  const name = someone(game, seat);
  if (own.rank === 1) return m.review_won({ name, score: own.score });
  const first = players.findIndex(({ rank }) => rank === 1);
  const [winner, best] = [game.nameOf(first), players[first]?.score ?? 0];
  return m.review_placed({ name, place: own.rank, score: own.score, winner, best });
}
