/** The borough of a picture: a tile an entry, `R2 f5* f6`, by its code and cells, with the people on it. */

import { placesOf } from '$lib/picture';
import { inOrder, type Cell } from '../map/geometry';
import { LOOKS } from '../map/kinds';
import { BADGE_SIGNS, SIGNS } from '../map/persons';
import type { Somebody } from '../wire';

export interface BoroughScene {
  /** In the order of their entries; a ghost is about to be built. */
  tiles: { code: string; cells: Cell[]; ghost: boolean }[];
  people: { cell: Cell; who: Somebody; badge: string | null }[];
  /** Free spaces for people. */
  doors: Cell[];
}

/** The tiles with a space for people on each cell (SC-2.13). */
const SPACED = /^(?:[RCF]\d|Pol|Fir)$/;
/** The seat whose borough it is, and that of its visitors. */
const OWN = 0;
const VISITOR = 2;

/** Reads entries such as `Hall c3:e4`, `R1 f5*`, `> Sch g5` (about to be built). */
export function boroughOf(entries: readonly string[]): BoroughScene {
  const scene: BoroughScene = { tiles: [], people: [], doors: [] };
  for (const entry of entries) {
    const words = entry.split(/\s+/);
    const ghost = words[0] === '>';
    if (ghost) words.shift();
    const [code, ...places] = words as [string, ...string[]];
    if (!LOOKS[code]) throw new Error(`"${code}" is no tile`);
    const cells: Cell[] = [];
    const taken = new Set<Cell>();
    for (const place of places) {
      const [, named, sign, extra] = /^([a-j\d:]+)([*^%~]?)([!z]?)$/.exec(place) ?? [];
      if (!named) throw new Error(`"${place}" is no cell`);
      const found = placesOf(named);
      cells.push(...found);
      if (!sign) continue;
      const visitor = sign === '~';
      const who = { person: SIGNS[sign] ?? 'citizen', seat: visitor ? VISITOR : OWN, idle: extra === 'z' };
      scene.people.push({ cell: found[0]!, who: who as Somebody, badge: BADGE_SIGNS[extra ?? ''] ?? null });
      taken.add(found[0]!);
    }
    if (!cells.length) throw new Error(`"${entry}" has no cells`);
    scene.tiles.push({ code, cells: cells.sort(inOrder), ghost });
    if (SPACED.test(code) && !ghost) scene.doors.push(...cells.filter((cell) => !taken.has(cell)));
  }
  return scene;
}
