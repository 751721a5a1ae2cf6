/** The comparison figures of two boroughs, as they are now. */

import { lookOf } from '../map/kinds';
import { works, type Effect } from '../map/persons';
import { cellsOf, type SeatView, type Tables } from '../wire';

export const FACTS = ['votes', 'homes', 'shops', 'goods', 'culture', 'parks', 'smoke', 'open'] as const;
export type Fact = (typeof FACTS)[number];
/** For these, less is better. */
export const LESS: readonly Fact[] = ['smoke'];

/** Places that tourists may enter (SC-8.6). */
const VISITED: readonly Effect[] = ['shop', 'makes', 'visitors'];

/** The facts of a seat; its people abroad work for it too, so this reads all boroughs. */
export function factsOf(
  { seat, borough, forecast }: SeatView,
  seats: readonly SeatView[],
  tables: Pick<Tables, 'tiles'>,
): Record<Fact, number> {
  const effects = new Map(tables.tiles.map((each) => [each.tile, each.effects]));
  const of = (tile: string) => effects.get(tile) ?? [];
  const facts: Record<Fact, number> = {
    votes: 0,
    homes: 0,
    shops: 0,
    goods: 0,
    culture: new Set(
      Object.values(borough.tiles)
        .map(({ tile }) => tile)
        .filter((tile) => lookOf(tile).kind !== 'hall' && of(tile).some(({ effect }) => effect === 'public')),
    ).size,
    parks: 0,
    smoke: forecast.increase,
    open: 0,
  };
  for (const each of seats)
    for (const { tile, cells } of Object.values(each.borough.tiles))
      for (const cell of cellsOf(cells)) {
        const space = each.borough.spaces[cell];
        const own = each.seat === seat;
        for (const effect of of(tile)) {
          if (own && effect.effect === 'relieves') facts.parks += 1;
          if (own && space && !space.who && VISITED.includes(effect.effect)) facts.open += 1;
          if (!space?.who || space.who.seat !== seat || space.who.idle) continue;
          if (!works(space.who.person, effect.effect)) continue;
          if (effect.effect === 'home_votes') facts.homes += 1;
          if (effect.effect === 'home_votes' || effect.effect === 'students') facts.votes += effect.votes;
          if (effect.effect === 'shop') facts.shops += 1;
          if (effect.effect === 'makes')
            facts.goods += effect.materials.reduce((sum, { count }) => sum + count, 0);
        }
      }
  return facts;
}
