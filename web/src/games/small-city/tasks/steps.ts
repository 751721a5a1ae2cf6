/** Steps of a plan: what they are called on a chip, where they lie, and the entries that make them anew. */

import { m } from '$messages';
import { readBorder } from '../map/lines';
import { materialsText, tileName } from '../words';
import { cellsOf, type Cell, type Entry, type Planned } from '../wire';

/** The tile that stands once a step is done; null where none does. */
export function tileOf(step: Planned): string | null {
  switch (step.do) {
    case 'build':
      return step.tile;
    case 'grow':
    case 'road':
    case 'roundabout':
    case 'home':
      return null;
    default:
      return step.next?.tile ?? step.tile;
  }
}

/** The cells that a step is about. */
export function cellsOfStep(step: Planned): Cell[] {
  switch (step.do) {
    case 'build':
      return cellsOf(step.cells);
    case 'grow':
      return [];
    case 'road':
      return [...readBorder(step.road)];
    case 'roundabout':
    case 'home':
      return [step.cell];
    default:
      return [...cellsOf(step.cells), ...cellsOf(step.with)];
  }
}

/** The parts of a plan, one after the other: building, upgrades, what lies between cells, what is free. */
export function partOf(step: Planned): 0 | 1 | 2 | 3 {
  if (step.do === 'road' || step.do === 'roundabout') return 2;
  if (step.do === 'build' && step.free) return 3;
  return step.do === 'upgrade' ? 1 : 0;
}
/** What stands for a step on a chip and on the map: building has numbers. */
export function signOf(steps: readonly Planned[], index: number): string {
  const part = partOf(steps[index]!);
  if (part) return part === 1 ? '↑' : '+';
  return String(steps.slice(0, index + 1).filter((step) => !partOf(step)).length);
}
/** The symbol of a step that no tile stands for. */
export const symbolOf = (step: Planned): string => {
  if (step.do === 'home') return 'door';
  return step.do === 'road' || step.do === 'roundabout' ? step.do : 'fence';
};

/** What a chip says: the step, and what it costs. */
export function chip(step: Planned): { name: string; cost: string } {
  const points = step.points ? m.sc_chip_points({ count: step.points }) : '';
  const money = step.money ? m.sc_chip_money({ money: step.money }) : '';
  switch (step.do) {
    case 'build': {
      const paid = step.pay.length ? materialsText(step.pay) : money;
      return {
        name: m.sc_chip_build({ tile: tileName(step.tile), cells: step.cells }),
        cost: step.free ? m.sc_chip_free() : joined(paid, points),
      };
    }
    case 'grow':
      return { name: m.sc_chip_grow({ size: step.size }), cost: joined(money, points) };
    case 'enlarge':
      return { name: m.sc_chip_enlarge({ with: step.with }), cost: joined(money, points) };
    case 'road':
      return { name: m.sc_chip_road({ road: step.road }), cost: money };
    case 'roundabout':
      return { name: m.sc_chip_roundabout({ cell: step.cell }), cost: money };
    case 'home':
      return { name: m.sc_chip_home({ cell: step.cell }), cost: '' };
    case 'upgrade':
      return {
        name: m.sc_chip_upgrade({ from: tileName(step.tile ?? ''), to: tileName(step.next?.tile ?? '') }),
        cost: joined(m.sc_chip_takes({ cell: step.with }), money),
      };
  }
}
const joined = (...parts: string[]) => parts.filter(Boolean).join(m.sc_chip_between());

/** The entry that plans a step again. */
export function entryOf(step: Planned, seat: number): Entry {
  switch (step.do) {
    case 'build': {
      const pay = step.pay.map(({ count, material }) => `${count}${material[0]}`).join(' ');
      const entry = { seat, build: step.tile, on: step.cells, ...(step.free && { free: true }) };
      return { ...entry, ...(pay && { pay }), ...(step.person && { enter: step.person }) } as Entry;
    }
    case 'grow':
      return { seat, do: 'grow' } as Entry;
    case 'enlarge':
      return { seat, enlarge: cellsOf(step.cells)[0]!, with: step.with } as Entry;
    case 'road':
      return { seat, road: step.road } as Entry;
    case 'roundabout':
      return { seat, roundabout: step.cell } as Entry;
    case 'home':
      return { seat, home: step.cell, person: step.person } as Entry;
    case 'upgrade':
      return { seat, upgrade: cellsOf(step.cells)[0]!, with: step.with } as Entry;
  }
}

/** The entries that make a plan of other steps: what stands is taken back, then all is planned anew. */
export function replaced(before: readonly Planned[], after: readonly Planned[], seat: number): Entry[] {
  const same = before.findIndex((step, index) => step !== after[index]);
  const kept = same < 0 ? before.length : same;
  const undo = before.slice(kept).map(() => ({ seat, do: 'undo' }) as Entry);
  return [...undo, ...after.slice(kept).map((step) => entryOf(step, seat))];
}
