/** The gains of a seat by events, piece by piece, with the tiles they come from. */

import type { EventDoc, Material, Part, Tables } from '../wire';

/** Pieces that hop to one number of the ledger. */
interface Gain {
  /** The number of the ledger. */
  what: string;
  /** A drawing of the sprite. */
  drawing: string;
  /** The source tile; without one, the council. */
  from?: Part;
  /** The number of hopping pieces, up to a visible limit. */
  count: number;
}

const money = { what: 'money', drawing: 'sc-coin' };
const votes = { what: 'votes', drawing: 'sc-vote' };
const good = (what: Material) => ({ what, drawing: `sc-${what}` });

/** The pieces that hop to a number of the ledger when an event is shown. */
export function broughtBy(event: EventDoc, tables: Pick<Tables, 'tiles'>): Gain[] {
  const brought = (parts: readonly Part[], what: (part: Part) => Omit<Gain, 'count'>) =>
    parts.map((from) => ({ ...what(from), from, count: from.amount }));
  switch (event.event) {
    case 'earned':
      return event.parts.length ? brought(event.parts, () => money) : [{ ...money, count: event.money }];
    case 'sold':
      return brought(event.parts, () => money);
    case 'bought':
    case 'traded':
      return brought(event.parts, () => votes);
    case 'produced':
      return brought(event.parts, ({ tile }) => good(madeIn(tile, tables)));
    case 'supplied':
      return event.materials.map(({ material, count }) => ({ ...good(material), count }));
    case 'voted':
      return [{ ...votes, count: event.votes }];
    default:
      return [];
  }
}

/** The product of a kind of tile: a Factory makes one kind of goods. */
function madeIn(tile: string, { tiles }: Pick<Tables, 'tiles'>): Material {
  const effects = tiles.find((each) => each.tile === tile)?.effects ?? [];
  return effects.flatMap((each) => (each.effect === 'makes' ? each.materials : []))[0]!.material;
}
