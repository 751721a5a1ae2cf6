/** What a screen reader says of a cell: whole sentences, one after the other. */

import '../messages';
import { tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { BoroughDoc } from '../wire';
import type { Board, BoardPerson } from './board';
import { cellsOf, type Cell } from './geometry';
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

/** The sentences about each cell, made once for each change of what is drawn. */
export class Labels {
  readonly #board: Board;
  readonly #borough: BoroughDoc;
  readonly #over: Over;
  readonly #names: Names;
  readonly #people: ReadonlyMap<Cell, BoardPerson>;
  readonly #land: ReadonlyMap<Cell, string>;
  readonly #sets: Record<
    'pins' | 'red' | 'lamp' | 'dashed' | 'moved' | 'rioting' | 'shut' | 'rises',
    Set<Cell>
  >;

  constructor(board: Board, borough: BoroughDoc, over: Over, names: Names) {
    this.#board = board;
    this.#borough = borough;
    this.#over = over;
    this.#names = names;
    this.#people = new Map(board.people.map((one) => [one.cell, one]));
    this.#land = new Map(
      borough.land.flatMap(({ name, cells }) => cellsOf(cells).map((cell) => [cell, name] as const)),
    );
    const set = (cells: Iterable<Cell> | undefined) => new Set(cells);
    const { pins, red, lamp, dashed, moved, rioting, shut, rises } = over;
    this.#sets = {
      pins: set(pins),
      red: set(red),
      lamp: set(lamp),
      dashed: set(dashed),
      moved: set(moved),
      rioting: set(rioting),
      shut: set(shut),
      rises: set(rises),
    };
  }

  /** All that is to be said of a cell. */
  of(cell: Cell): string {
    const sentences = [
      this.#thing(cell),
      ...this.#somebody(cell),
      ...this.#stored(cell),
      ...this.#asked(cell),
      this.#over.about?.(cell),
    ];
    return sentences
      .filter((text) => !!text)
      .reduce((text, more) => m.sc_map_and({ text: text!, more: more! }))!;
  }

  /** What stands there, or that the lamp shines on it. */
  #thing(cell: Cell): string {
    const tile = this.#board.tileOn.get(cell);
    if (tile) return this.#tile(cell);
    if (cellsOf(this.#borough.mayor).includes(cell)) return m.sc_map_mayor({ cell });
    if (cellsOf(this.#borough.cemetery).includes(cell))
      return m.sc_map_memorial({ cell, count: this.#borough.buried });
    if (this.#sets.pins.has(cell)) return m.sc_map_pinned({ cell });
    const number = this.#over.lit?.get(cell);
    if (number !== undefined) return number ? m.sc_map_lit_number({ cell, number }) : m.sc_map_lit({ cell });
    const land = this.#land.get(cell);
    // land is called as what it brings
    return land ? m.sc_map_land({ cell, land: tell('source', land, reader) }) : m.sc_map_empty({ cell });
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

  #somebody(cell: Cell): string[] {
    if (this.#board.free.includes(cell))
      return [this.#sets.shut.has(cell) ? m.sc_map_shut() : m.sc_map_free()];
    const one = this.#people.get(cell);
    if (!one) return [];
    const { owner, you, of } = this.#names;
    const { person: code, seat, idle } = one.who;
    const [person, name] = [tell('person', code, reader), of(seat)];
    const who =
      seat === you
        ? m.sc_map_yours({ person })
        : seat === owner
          ? m.sc_map_somebody({ person, name })
          : m.sc_map_visitor({ person, name });
    const states = [
      idle && m.sc_map_idle(),
      this.#sets.rioting.has(cell) && m.sc_map_rioting(),
      this.#sets.moved.has(cell) && m.sc_map_moved(),
      this.#over.chosen === cell && m.sc_map_chosen(),
      this.#sets.lamp.has(cell) && !this.#over.lit?.has(cell) && m.sc_map_must(),
      this.#sets.dashed.has(cell) && m.sc_map_may(),
    ];
    return [who, ...states.filter((text) => text !== false)];
  }

  #stored(cell: Cell): string[] {
    const store = this.#board.stores.find((each) => each.cell === cell);
    if (!store) return [];
    return [m.sc_map_stored({ goods: tell('material', store.goods, reader) })];
  }

  /** What the page says about it now. */
  #asked(cell: Cell): string[] {
    const { lit, pills, gains, ghost, steps, rings, cross } = this.#over;
    const said: string[] = [];
    if (this.#board.tileOn.has(cell) && lit?.has(cell)) said.push(m.sc_map_choose());
    const pill = pills?.get(cell);
    if (pill) said.push(pill.says ?? m.sc_map_brings({ what: pill.text }));
    const gain = gains?.get(cell);
    if (gain) said.push(m.sc_map_brought({ what: gain }));
    if (ghost?.cells.includes(cell))
      said.push(m.sc_map_proposed({ cells: tell('cells', ghost.cells, reader) }));
    const step = steps?.find(({ cells }) => cells.includes(cell));
    if (step?.number !== undefined) said.push(m.sc_map_step({ number: step.number }));
    if (rings?.some(({ cells }) => cells.includes(cell))) said.push(m.sc_map_counts());
    if (this.#sets.rises.has(cell)) said.push(m.sc_map_rises());
    if (cross === cell || this.#sets.red.has(cell)) said.push(m.sc_map_in_the_way());
    return said;
  }
}
