/** Steps of a plan: their part, name, cells and entries. */

import { piece } from '$lib/language';
import { m } from '$messages';
import { materialsText, tileName } from '../words';
import { cellsOf, type Cell, type Entry, type Planned, type Step } from '../wire';
import { LAID_STEPS } from './laying';
import type { Kind, Of, Part } from './types';

/** The sign of a part's steps on a chip and on the map; building has numbers. */
const SIGNS = ['', '↑', '+', '+'] as const;

type Rise = Of<'enlarge' | 'upgrade'>;

const named = (tile: string | null) => (tile === null ? '' : tileName(tile));
const rise = {
  tile: ({ next, tile }: Rise) => next?.tile ?? tile,
  cells: (step: Rise) => [...cellsOf(step.cells), ...cellsOf(step.with)],
  told: (step: Rise) => ({
    name: named(step.next?.tile ?? step.tile),
    small: m.sc_script_adds({ cells: step.with }),
  }),
};

const KINDS: { readonly [Do in Step['do']]: Kind<Of<Do>> } = {
  build: {
    part: ({ free }) => (free ? 3 : 0),
    tile: ({ tile }) => tile,
    cells: ({ cells }) => cellsOf(cells),
    name: ({ tile, cells }) => m.sc_chip_build({ tile: piece('tile', tile), cells }),
    instead: ({ free }) => (free ? m.sc_chip_free() : ''),
    takes: ({ pay }) => (pay.length ? materialsText(pay) : ''),
    told: ({ tile, cells }) => ({ name: tileName(tile), small: cells }),
    entry({ tile, cells, free, person, pay }) {
      const paid = pay.map(({ count, material }) => `${count}${material[0]}`).join(' ');
      const entry = { build: tile, on: cells, ...(free && { free: true }) };
      return { ...entry, ...(paid && { pay: paid }), ...(person && { enter: person }) };
    },
  },
  grow: {
    part: () => 0,
    symbol: 'fence',
    cells: () => [],
    name: ({ size }) => m.sc_chip_grow({ size }),
    told: ({ size }) => ({ name: m.sc_chip_grow({ size }), small: '' }),
    entry: () => ({ do: 'grow' }),
  },
  enlarge: {
    ...rise,
    part: () => 0,
    name: (step) => m.sc_chip_enlarge({ with: step.with }),
    entry: (step) => ({ enlarge: cellsOf(step.cells)[0]!, with: step.with }),
  },
  upgrade: {
    ...rise,
    part: () => 1,
    name: ({ tile, next }) => m.sc_chip_upgrade({ from: named(tile), to: named(next?.tile ?? null) }),
    takes: (step) => m.sc_chip_takes({ cell: step.with }),
    entry: (step) => ({ upgrade: cellsOf(step.cells)[0]!, with: step.with }),
  },
  home: {
    part: () => 0,
    symbol: 'door',
    cells: ({ cell }) => [cell],
    name: ({ cell }) => m.sc_chip_home({ cell }),
    told: ({ cell }) => ({ name: m.sc_chip_home({ cell }), small: cell }),
    entry: ({ cell, person }) => ({ home: cell, person }),
  },
  ...LAID_STEPS,
};

const kindOf = (step: Step) => KINDS[step.do] as Kind<Step>;

export const tileOf = (step: Step): string | null => kindOf(step).tile?.(step) ?? null;
export const symbolOf = (step: Step): string => kindOf(step).symbol ?? 'fence';
export const cellsOfStep = (step: Step): Cell[] => kindOf(step).cells(step);
export const toldOf = (step: Step) => kindOf(step).told(step);
export const partOf = (step: Step): Part => kindOf(step).part(step);
/** The sign of a step on a chip and on the map. */
export const signOf = (steps: readonly Step[], index: number): string =>
  SIGNS[partOf(steps[index]!)] || String(steps.slice(0, index + 1).filter((step) => !partOf(step)).length);

/** The text of a chip: the step, and its cost. */
export function chip(step: Planned): { name: string; cost: string } {
  const { name, takes, instead } = kindOf(step);
  const money = step.money ? m.sc_chip_money({ money: step.money }) : '';
  const points = step.points ? m.sc_chip_points({ count: step.points }) : '';
  return { name: name(step), cost: instead?.(step) || joined(takes?.(step) ?? '', money, points) };
}
const joined = (...parts: string[]) => parts.filter(Boolean).join(m.sc_chip_between());

/** The entry that plans a step again. */
export const entryOf = (step: Step, seat: number): Entry => ({ seat, ...kindOf(step).entry(step) }) as Entry;

/** The entries that replace a plan's steps: takes the old ones back, then plans the new ones. */
export function replaced(before: readonly Planned[], after: readonly Planned[], seat: number): Entry[] {
  const same = before.findIndex((step, index) => step !== after[index]);
  const kept = same < 0 ? before.length : same;
  const undo = before.slice(kept).map(() => ({ seat, do: 'undo' }) as Entry);
  return [...undo, ...after.slice(kept).map((step) => entryOf(step, seat))];
}
