/** A view between the one before a step and the one after it, and its possible changes. */

import { cellsOf, inOrder, type Cell } from '../map/geometry';
import type { BoroughDoc, SeatView, Tables, View } from '../wire';
import { changed, cleared, occupied, unmarked, vacated } from './borough';

export class Between {
  view: View;
  readonly after: View;
  readonly #tables: Pick<Tables, 'tiles'>;

  constructor(before: View, after: View, tables: Pick<Tables, 'tiles'>) {
    // plans no longer cover their results
    const seats = before.seats.map((seat) => ({ ...seat, plan: null }));
    this.view = { ...before, seats, now: after.now };
    this.after = after;
    this.#tables = tables;
  }

  seat(seat: number, change: (seat: SeatView) => Partial<SeatView>) {
    const seats = this.view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
    this.view = { ...this.view, seats };
  }
  borough(seat: number, change: (borough: BoroughDoc) => BoroughDoc) {
    this.seat(seat, ({ borough }) => ({ borough: change(borough) }));
  }
  store(seat: number, material: keyof SeatView['store'], count: number) {
    this.seat(seat, ({ store }) => ({ store: { ...store, [material]: store[material] + count } }));
  }
  people(seat: number, where: 'hall' | 'aside', person: string, count: number) {
    this.seat(seat, (each) => ({ [where]: changed(each[where], person, count) }));
  }
  /** The level of a kind of tile. */
  level(tile: string): number {
    return this.#tables.tiles.find((each) => each.tile === tile)?.level ?? 1;
  }

  /** Turns a card up, and marks it as taken if it is. */
  card(card: string, taken: number | null) {
    const now = this.after.circle;
    const circle = this.view.circle.map((position, index) =>
      now[index]?.card === card ? { ...now[index], up: true, taken } : position,
    );
    this.view = { ...this.view, circle };
  }

  /** A person leaves a space and loses their badges there; City Hall has no spaces. */
  leave(seat: number, host: number, cell: Cell, person: string) {
    const { spaces, standing } = this.view.seats[host]!.borough;
    if (spaces[cell]) this.borough(host, (borough) => occupied(unmarked(borough, cell), cell, null));
    else if (standing?.[cell]) this.borough(host, (borough) => vacated(borough, cell));
    else this.people(seat, 'hall', person, -1);
  }
  /** A person comes to a space, or to City Hall, which has no spaces. */
  enter(seat: number, host: number, cell: Cell, person: string) {
    const who = { person, seat, idle: false };
    if (this.view.seats[host]!.borough.spaces[cell])
      this.borough(host, (borough) => occupied(borough, cell, who));
    else this.people(seat, 'hall', person, 1);
  }
  /** A person comes to open ground, which is then not empty. */
  stand(seat: number, cell: Cell, person: string) {
    this.borough(seat, (borough) => ({
      ...cleared(borough, [cell]),
      standing: { ...borough.standing, [cell]: { person, seat, idle: false } },
    }));
  }

  /** Merges tiles into one, on all their cells; the people on them stay. */
  join(seat: number, tile: string, parts: readonly string[]) {
    const cells = parts.flatMap(cellsOf).sort(inOrder);
    this.borough(seat, (borough) => {
      const tiles = { ...borough.tiles };
      for (const gone of parts) delete tiles[cellsOf(gone)[0]!];
      const placed = { tile, level: this.level(tile), cells: cells.join(' ') };
      return { ...borough, tiles: { ...tiles, [cells[0]!]: placed } };
    });
  }
}
