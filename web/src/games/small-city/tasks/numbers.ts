/** The meaning of the number on a lit cell, from a tile's needs and effects: the same count as the server's. */

import { tell } from '$lib/words';
import { m } from '$messages';
import type { TileDoc } from '../wire';

/** What the best place over a cell with such a number touches, as a sentence. */
export function numberSays({ needs, effects }: Pick<TileDoc, 'needs' | 'effects'>, number: string): string {
  const count = Number(number);
  const does = (effect: TileDoc['effects'][number]['effect']) =>
    effects.some((each) => each.effect === effect);
  const land = needs.find((each) => each.need === 'land');
  if (land) return m.sc_lit_land({ count, land: tell('source', land.source, { game: 'small-city' }) });
  if (does('home_votes')) return m.sc_lit_home({ count });
  if (does('shop')) return m.sc_lit_shop({ count });
  return does('public') ? m.sc_lit_public({ count }) : m.sc_lit_works({ count });
}
