/** What a screen reader says of a cell: whole sentences, one after the other. */

import '../messages';
import { tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { BoroughDoc } from '../wire';
import type { Board, BoardPerson } from './board';
import { at, cellAt, cellsOf, type Cell } from './geometry';
import { WEBS } from './laid';
import { bordersOf } from './lines';
import type { Over } from './over';

const reader: Reader = { game: 'small-city' };

/** Whose map it is, and what others are called. */
export interface Names {
  /** Whose borough it is. */
  owner: number;
  /** The seat of the reader; null for somebody who only watches. */
  you: number | null;
  of: (seat: number) => string;
}

/** What is on a cell, whatever the page says about it. */
interface Thing {
  /** What stands there; null on bare ground. */
  stands: string | null;
  /** Whether it is a tile. */
  tile: boolean;
  /** What a bare cell is. */
  bare: string;
  /** Nobody is on its space. */
  free: boolean;
  /** Who is on it. */
  somebody: string[];
  stored: string[];
  /** What lies on its sides and corners. */
  beside: string[];
}

/** What is on the cells of a board, put into words once. */
export class Things {
  readonly #board: Board;
  readonly #borough: BoroughDoc;
  readonly #names: Names;
  readonly #people: ReadonlyMap<Cell, BoardPerson>;
  readonly #known = new Map<Cell, Thing>();

  constructor(board: Board, borough: BoroughDoc, names: Names) {
    this.#board = board;
    this.#borough = borough;
    this.#names = names;
    this.#people = new Map(board.people.map((one) => [one.cell, one]));
  }

  of(cell: Cell): Thing {
    const known = this.#known.get(cell) ?? this.#make(cell);
    this.#known.set(cell, known);
    return known;
  }

  #make(cell: Cell): Thing {
    return {
      stands: this.#stands(cell),
      tile: this.#board.tileOn.has(cell),
      bare: this.#bare(cell),
      free: this.#board.free.includes(cell),
      somebody: this.#somebody(cell),
      stored: this.#stored(cell),
      beside: this.#beside(cell),
    };
  }

  #beside(cell: Cell): string[] {
    const lines = (this.#borough.lines ?? []).flatMap((lines) => {
      const [x, y] = at(cell);
      const sides = bordersOf(lines).filter((border) => border.includes(cell));
      const web = WEBS[lines.name];
      const said = sides.map((border) => web?.border.says({ cell: border.find((each) => each !== cell)! }));
      const corners = [cell, cellAt(x - 1, y), cellAt(x, y - 1), cellAt(x - 1, y - 1)];
      const points = cellsOf(lines.points).filter((point) => corners.includes(point));
      return [...said, ...points.map(() => web?.point.says())].filter((text) => text !== undefined);
    });
    const walls = this.#borough.walls ? bordersOf(this.#borough.walls) : [];
    return [
      ...lines,
      ...walls
        .filter((border) => border.includes(cell))
        .map((border) => m.sc_map_wall({ cell: border.find((each) => each !== cell)! })),
    ];
  }

  #stands(cell: Cell): string | null {
    if (this.#board.tileOn.has(cell)) return this.#tile(cell);
    if (cellsOf(this.#borough.mayor).includes(cell)) return m.sc_map_mayor({ cell });
    if (!cellsOf(this.#borough.cemetery).includes(cell)) return null;
    return m.sc_map_memorial({ cell, count: this.#borough.buried });
  }

  #tile(cell: Cell): string {
    const { code, cells } = this.#board.tileOn.get(cell)!;
    const tile = tell('tile', code, reader);
    const use = this.#board.functions.get(cell);
    if (use) return m.sc_map_shop({ cell, tile, use: tell('functions', use, reader) });
    return cells.length > 1
      ? m.sc_map_tile({ cell, tile, cells: tell('cells', cells, reader) })
      : m.sc_map_tile_alone({ cell, tile });
  }

  #bare(cell: Cell): string {
    const land = this.#borough.land.find(({ cells }) => cellsOf(cells).includes(cell));
    if (!land) return m.sc_map_empty({ cell });
    const said = { cell, land: tell('land', land.name, reader) };
    // nothing ever stands on some of it
    return cellsOf(this.#borough.empty).includes(cell) ? m.sc_map_land(said) : m.sc_map_landmark(said);
  }

  #somebody(cell: Cell): string[] {
    const one = this.#people.get(cell);
    if (!one) return [];
    const { owner, you, of } = this.#names;
    const { person: code, seat, idle } = one.who;
    const [person, name] = [tell('person', code, reader), of(seat)];
    const other = seat === owner ? m.sc_map_somebody : m.sc_map_visitor;
    const who = seat === you ? m.sc_map_yours({ person }) : other({ person, name });
    const badges = [...this.#board.badges].flatMap(([badge, cells]) => (cells.has(cell) ? [badge] : []));
    const said = badges.map(({ says }) => says());
    if (idle && !badges.some(({ sign }) => sign)) said.push(m.sc_map_idle());
    return [who, ...said];
  }

  #stored(cell: Cell): string[] {
    const store = this.#board.stores.find((each) => each.cell === cell);
    return store ? [m.sc_map_stored({ goods: tell('material', store.goods, reader) })] : [];
  }
}

/** Sets of cells of what lies over a map. */
const SETS = ['pins', 'red', 'lamp', 'dashed', 'moved', 'shut', 'rises'] as const;
type SetName = (typeof SETS)[number];

/** All sentences about each cell, with what the page says about it now. */
export class Labels {
  readonly #things: Things;
  readonly #over: Over;
  readonly #sets: ReadonlyMap<SetName, ReadonlySet<Cell>>;

  constructor(things: Things, over: Over) {
    this.#things = things;
    this.#over = over;
    this.#sets = new Map(SETS.map((name) => [name, new Set(over[name])]));
  }

  #in(name: SetName, cell: Cell): boolean {
    return this.#sets.get(name)!.has(cell);
  }

  /** All that is to be said of a cell. */
  of(cell: Cell): string {
    const thing = this.#things.of(cell);
    const sentences = [
      thing.stands ?? this.#bare(cell, thing),
      ...this.#space(cell, thing),
      ...thing.somebody,
      ...thing.beside,
      ...this.#state(cell),
      ...thing.stored,
      ...this.#asked(cell, thing),
    ];
    return sentences.reduce((text, more) => m.sc_map_and({ text, more }));
  }

  /** Bare ground, or that the lamp shines on it. */
  #bare(cell: Cell, { bare }: Thing): string {
    if (this.#in('pins', cell)) return m.sc_map_pinned({ cell });
    const number = this.#over.lit?.get(cell);
    if (number === undefined) return bare;
    const [text, more] = [m.sc_map_lit({ cell }), number && this.#over.means?.(number)];
    return more ? m.sc_map_and({ text, more }) : text;
  }

  #space(cell: Cell, { free }: Thing): string[] {
    if (!free) return [];
    return [this.#in('shut', cell) ? m.sc_map_shut() : m.sc_map_free()];
  }

  #state(cell: Cell): string[] {
    const said: string[] = [];
    if (this.#in('moved', cell)) said.push(m.sc_map_moved());
    if (this.#over.chosen === cell) said.push(m.sc_map_chosen());
    if (this.#in('lamp', cell) && !this.#over.lit?.has(cell)) said.push(m.sc_map_must());
    if (this.#in('dashed', cell)) said.push(m.sc_map_may());
    return said;
  }

  /** What the page says about it now. */
  #asked(cell: Cell, { tile }: Thing): string[] {
    const { lit, waves, pills, gains, ghost, steps, rings, touches, about } = this.#over;
    const said: string[] = [];
    if (tile && lit?.has(cell)) said.push(m.sc_map_choose());
    const money = waves?.get(cell);
    if (money !== undefined) said.push(m.sc_lit_earns({ money }));
    const pill = pills?.get(cell);
    if (pill) said.push(pill.says ?? m.sc_map_brings({ what: pill.text }));
    const gain = gains?.get(cell);
    if (gain) said.push(m.sc_map_brought({ what: gain }));
    if (ghost?.cells.includes(cell))
      said.push(m.sc_map_proposed({ cells: tell('cells', ghost.cells, reader) }));
    if (touches && this.#in('pins', cell)) said.push(m.sc_map_touches({ names: touches }));
    const step = steps?.find(({ cells }) => cells.includes(cell));
    if (step?.number !== undefined) said.push(m.sc_map_step({ number: step.number }));
    if (rings?.some(({ cells }) => cells.includes(cell))) said.push(m.sc_map_counts());
    if (this.#in('rises', cell)) said.push(m.sc_map_rises());
    if (this.#in('red', cell)) said.push(m.sc_map_in_the_way());
    const more = about?.(cell);
    if (more) said.push(more);
    return said;
  }
}
