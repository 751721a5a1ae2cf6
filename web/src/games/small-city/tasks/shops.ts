/** The places that work for a seat in phase 4: optional uses, and automatic yields so far. */

import type { Step } from '$lib/wire';
import { cellsOf, inOrder, type Cell } from '../map/geometry';
import type { BoroughDoc, EventDoc, Tables, View } from '../wire';

/** The uses of a place, by the fields of offers, entries and the remaining uses. */
export const USES = ['sell', 'buy', 'trade'] as const;
export type Use = (typeof USES)[number];

/** A working place. */
export interface Shop {
  /** The owner of its borough. */
  host: number;
  cells: readonly Cell[];
  /** The code of its tile. */
  tile: string;
}

/** The functions of spaces with an optional use (SC-6.2). */
const CHOICES: Readonly<Record<string, Use>> = { sell: 'sell', buy_votes: 'buy', trade_votes: 'trade' };

/** Income steps and the boroughs whose spaces they use (SC-9.1, SC-9.2); the last has the Harbor (SC-9.4). */
const ABROAD = 'p4.tourist';
const AT_HOME = 'p4.commerce';

/** One use of a place. */
export interface Used extends Shop {
  use: Use;
  /** The index of the use, from 0. */
  nth: number;
}

/** The uses of places in the current step, in map order. */
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

/** The spaces of a borough where people of a seat do optional work. */
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

/** The automatic yields of places for a seat in this round (SC-9.1 to SC-9.5). */
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
