/** The screen reader label of a cell: whole sentences, one after the other. */

import { piece } from '$lib/language';
import '../messages';
import { tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { BoroughDoc } from '../wire';
import type { Board, BoardPerson } from './board';
import { at, cellAt, cellsOf, type Cell } from './geometry';
import { WEBS } from './laid';
import { bordersOf, type Border } from './lines';
import type { Over } from './over';

const reader: Reader = { game: 'small-city' };

/** The labels of most cells in any borough; every message is loaded before a map is drawn. */
const empties = new Map<Cell, string>();
function emptyOf(cell: Cell): string {
  const text = empties.get(cell) ?? m.sc_map_empty({ cell });
  empties.set(cell, text);
  return text;
}

/** The owner of the map, and the names of the others. */
interface Names {
  /** The owner of the borough. */
  owner: number;
  /** The seat of the reader; null for a spectator. */
  you: number | null;
  of: (seat: number) => string;
}

/** The contents of a cell, without the page's marks. */
interface Thing {
  /** What is built there; null on bare ground. */
  stands: string | null;
  /** Whether it is a tile. */
  tile: boolean;
  /** The description of a bare cell. */
  bare: string;
  /** Its space is empty. */
  free: boolean;
  /** The person on it. */
  somebody: string[];
  stored: string[];
  /** The pieces on its sides and corners. */
  beside: string[];
}

/** The pieces on borders and points. */
interface Web {
  name: string;
  borders: readonly Border[];
  points: readonly Cell[];
}

/** The cells across this cell's own borders. */
const acrossOf = (borders: readonly Border[], cell: Cell): Cell[] =>
  borders.flatMap((border) => (border.includes(cell) ? [border.find((each) => each !== cell)!] : []));

/** The contents of a board's cells, put into words once. */
export class Things {
  readonly #board: Board;
  readonly #borough: BoroughDoc;
  readonly #names: Names;
  readonly #people: ReadonlyMap<Cell, BoardPerson>;
  readonly #free: ReadonlySet<Cell>;
  /** Land names by cell; and the buildable land cells with all other empty ones. */
  readonly #land: ReadonlyMap<Cell, string>;
  readonly #empty: ReadonlySet<Cell>;
  readonly #mayor: ReadonlySet<Cell>;
  readonly #graves: ReadonlySet<Cell>;
  readonly #walls: readonly Border[];
  readonly #webs: readonly Web[];
  readonly #known = new Map<Cell, Thing>();

  constructor(board: Board, borough: BoroughDoc, names: Names) {
    this.#board = board;
    this.#borough = borough;
    this.#names = names;
    this.#people = new Map(board.people.map((one) => [one.cell, one]));
    this.#free = new Set(board.free);
    this.#land = new Map(
      borough.land.flatMap(({ name, cells }) => cellsOf(cells).map((cell) => [cell, name])),
    );
    this.#empty = new Set(cellsOf(borough.empty));
    this.#mayor = new Set(cellsOf(borough.mayor));
    this.#graves = new Set(cellsOf(borough.cemetery));
    this.#walls = borough.walls ? bordersOf(borough.walls) : [];
    this.#webs = (borough.lines ?? []).map((lines) => ({
      name: lines.name,
      borders: bordersOf(lines),
      points: cellsOf(lines.points),
    }));
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
      free: this.#free.has(cell),
      somebody: this.#somebody(cell),
      stored: this.#stored(cell),
      beside: this.#beside(cell),
    };
  }

  #beside(cell: Cell): string[] {
    const said: (string | undefined)[] = [];
    for (const { name, borders, points } of this.#webs) {
      const [x, y] = at(cell);
      const corners = [cell, cellAt(x - 1, y), cellAt(x, y - 1), cellAt(x - 1, y - 1)];
      for (const other of acrossOf(borders, cell)) said.push(WEBS[name]?.border.says({ cell: other }));
      for (const point of points) if (corners.includes(point)) said.push(WEBS[name]?.point.says());
    }
    for (const other of acrossOf(this.#walls, cell)) said.push(m.sc_map_wall({ cell: other }));
    return said.filter((text) => text !== undefined);
  }

  #stands(cell: Cell): string | null {
    if (this.#board.tileOn.has(cell)) return this.#tile(cell);
    if (this.#mayor.has(cell)) return m.sc_map_mayor({ cell });
    if (!this.#graves.has(cell)) return null;
    return m.sc_map_memorial({ cell, count: this.#borough.buried });
  }

  #tile(cell: Cell): string {
    const { code, cells } = this.#board.tileOn.get(cell)!;
    const tile = piece('tile', code);
    const use = this.#board.functions.get(cell);
    if (use) return m.sc_map_shop({ cell, tile, use: tell('functions', use, reader) });
    return cells.length > 1
      ? m.sc_map_tile({ cell, tile, cells: tell('cells', cells, reader) })
      : m.sc_map_tile_alone({ cell, tile });
  }

  #bare(cell: Cell): string {
    const land = this.#land.get(cell);
    if (land === undefined) return emptyOf(cell);
    const said = { cell, land: piece('land', land) };
    // nothing can ever be built on some land
    return this.#empty.has(cell) ? m.sc_map_land(said) : m.sc_map_landmark(said);
  }

  #somebody(cell: Cell): string[] {
    const one = this.#people.get(cell);
    if (!one) return [];
    const { owner, you, of } = this.#names;
    const { person: code, seat, idle } = one.who;
    const [person, name] = [piece('person', code), of(seat)];
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

/** The cell sets of an overlay. */
const SETS = ['pins', 'red', 'lamp', 'dashed', 'moved', 'shut', 'rises'] as const;
type SetName = (typeof SETS)[number];

/** All sentences about each cell, including the page's current marks. */
export class Labels {
  readonly #things: Things;
  readonly #over: Over;
  readonly #sets: ReadonlyMap<SetName, ReadonlySet<Cell>>;

  constructor(things: Things, over: Over) {
    this.#things = things;
    this.#over = over;
    this.#sets = new Map(
      SETS.flatMap((name) => {
        const cells = new Set(over[name]);
        return cells.size ? [[name, cells]] : [];
      }),
    );
  }

  #in(name: SetName, cell: Cell): boolean {
    return this.#sets.get(name)?.has(cell) ?? false;
  }

  /** The full label of a cell. */
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
    return sentences.reduce((text, more) => m.sentences({ text, more }));
  }

  /** Bare ground, or its highlight. */
  #bare(cell: Cell, { bare }: Thing): string {
    if (this.#in('pins', cell)) return m.sc_map_pinned({ cell });
    const number = this.#over.lit?.get(cell);
    if (number === undefined) return bare;
    const [text, more] = [m.sc_map_lit({ cell }), number && this.#over.means?.(number)];
    return more ? m.sentences({ text, more }) : text;
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

  /** The page's current marks. */
  #asked(cell: Cell, { tile }: Thing): string[] {
    const { lit, waves, pills, gains, ghosts, replaced, steps, rings, touches, about } = this.#over;
    const said: string[] = [];
    if (tile && lit?.has(cell)) said.push(m.sc_map_choose());
    const money = waves?.get(cell);
    if (money !== undefined) said.push(m.sc_lit_earns({ money }));
    const pill = pills?.get(cell);
    if (pill) said.push(pill.says ?? m.sc_map_brings({ what: pill.text }));
    const gain = gains?.get(cell);
    if (gain) said.push(m.sc_map_brought({ what: gain }));
    const ghost = ghosts?.find(({ cells }) => cells.includes(cell));
    if (ghost) said.push(m.sc_map_proposed({ cells: tell('cells', ghost.cells, reader) }));
    if (replaced?.some((cells) => cells.includes(cell))) said.push(m.sc_map_replaced());
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
