/** The places that work for a seat in phase 4: those whose use is its choice, and what others have brought already. */

import type { Step } from '$lib/wire';
import { cellsOf, inOrder, type Cell } from '../map/geometry';
import type { BoroughDoc, EventDoc, Tables, View } from '../wire';

/** What a place may be used for, by the fields of offers, entries and what is left. */
export const USES = ['sell', 'buy', 'trade'] as const;
export type Use = (typeof USES)[number];

/** A place that works. */
export interface Shop {
  /** Whose borough it is in. */
  host: number;
  cells: readonly Cell[];
  /** The code of its tile. */
  tile: string;
}

/** The functions of spaces that are a choice (SC-6.2). */
const CHOICES: Readonly<Record<string, Use>> = { sell: 'sell', buy_votes: 'buy', trade_votes: 'trade' };

/** Which steps of income use the spaces of which boroughs (SC-9.1, SC-9.2); the last has the Harbor (SC-9.4). */
const ABROAD = 'p4.tourist';
const AT_HOME = 'p4.commerce';

/** One use of a place. */
export interface Used extends Shop {
  use: Use;
  /** Which of its uses, from 0. */
  nth: number;
}

/** The uses of places in the step that is played, in the order of the map. */
export function shopsOf(view: View, me: number, tables: Pick<Tables, 'people' | 'tiles'>): Used[] {
  if (view.step === ABROAD || view.step === AT_HOME)
    return view.order
      .filter((host) => (host === me) === (view.step === AT_HOME))
      .flatMap((host) => spacesOf(view.seats[host]!.borough, me, tables).map((each) => ({ ...each, host })));
  const sellers = new Map(
    tables.tiles.flatMap(({ tile, effects }) =>
      effects.flatMap((each) => (each.effect === 'sells' ? [[tile, each.count] as const] : [])),
    ),
  );
  return Object.values(view.seats[me]!.borough.tiles).flatMap(({ tile, cells }) =>
    Array.from({ length: sellers.get(tile) ?? 0 }, (_, nth) => ({
      use: 'sell' as const,
      nth,
      host: me,
      cells: cellsOf(cells),
      tile,
    })),
  );
}

/** The spaces of a borough where people of a seat work at something they choose. */
function spacesOf({ spaces, tiles }: BoroughDoc, me: number, tables: Pick<Tables, 'people'>) {
  const tileOn = (cell: Cell) =>
    Object.values(tiles).find(({ cells }) => cellsOf(cells).includes(cell))?.tile;
  return Object.keys(spaces)
    .sort(inOrder)
    .flatMap((cell) => {
      const { who, function: does } = spaces[cell]!;
      const use = does && CHOICES[does];
      if (!use || who?.seat !== me || who.idle) return [];
      const times = tables.people.find(({ person }) => person === who.person)?.uses ?? 1;
      return Array.from({ length: times }, (_, nth) => ({
        use,
        nth,
        cells: [cell],
        tile: tileOn(cell) ?? '',
      }));
    });
}

/** What places have brought a seat in this round without being asked (SC-9.1 to SC-9.5). */
export function countedFor(steps: readonly Step[], me: number): (Shop & { money: number })[] {
  const events = steps.flatMap(({ events }) => events as EventDoc[]);
  const round = events.slice(events.findLastIndex(({ event }) => event === 'round_begins') + 1);
  return round.flatMap((event) =>
    event.event === 'earned' && event.seat === me
      ? event.parts.map(({ host, cells, tile, amount }) => ({
          host: host ?? me,
          cells: cellsOf(cells),
          tile,
          money: amount,
        }))
      : [],
  );
}
