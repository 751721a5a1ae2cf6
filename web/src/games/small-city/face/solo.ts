import { constantsOf, differing, ownSet, valueOf } from '$lib/constants';
import { games } from '$lib/games';
import type { Schemas, TableDoc } from '$lib/wire';
import { m } from '$messages';
import { rating } from '../end/result';

/** The office and the score of a solo player (SC-17.4); null for other games. */
export async function soloResult(table: TableDoc): Promise<string | null> {
  const [place] = table.standings ?? [];
  if (table.players !== 1 || !place) return null;
  const result = table.result as Schemas['SmallCityResult'] | null;
  if (typeof result?.players[0]?.out === 'number') return m.small_city_lost();
  const [infos, constants] = await Promise.all([games(), constantsOf(table.game)]);
  const info = infos.find(({ name }) => name === table.game);
  const own = differing(constants, info ? ownSet(info.options, table.options) : null);
  const found = [...own, ...constants.constants].find(({ key }) => key === 'solo_rating');
  if (!found) return null;
  const { office } = rating(place.score, { solo_rating: valueOf(found) as number[] });
  return m.small_city_office({ office, score: place.score });
}
