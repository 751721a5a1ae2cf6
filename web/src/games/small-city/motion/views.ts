/** Views between the one before a step and the one after it: what each event changes in sight. */

import { cellsOf, inOrder, type Cell } from '../map/geometry';
import { joined, readBorder, withLine } from '../map/lines';
import type { BoroughDoc, EventDoc, LinesDoc, SeatView, Somebody, Tables, View } from '../wire';

type Placed = Extract<EventDoc, { event: 'built' | 'enlarged' | 'upgraded' }>;
type Told<Kind extends EventDoc['event']> = Extract<EventDoc, { event: Kind }>;
type Counted = SeatView['hall'];

const PHASES: Partial<Record<EventDoc['event'], number>> = {
  round_begins: 1,
  revealed: 2,
  moved: 3,
  drove: 3,
  idle: 3,
  rioted: 3,
  went_home: 3,
  arrived: 3,
  sold: 4,
  bought: 4,
  traded: 4,
  produced: 4,
  discarded: 4,
  polluted: 6,
  saved: 6,
  council_move: 7,
  wall_fell: 8,
  merged: 8,
};
/** What brings votes before phase 5, which counts all others: modules have sources of their own there. */
const CARDS: readonly string[] = ['supporter'];

/** The phase that an event ends or happens in; undefined for what happens in many. */
export const phaseOf = (event: EventDoc): number | undefined =>
  event.event === 'voted' && !CARDS.includes(event.source) ? 5 : PHASES[event.event];

/** Applies events one after the other to what is shown. What they do not say, such as prices, comes with `after`. */
export class Between {
  view: View;
  readonly #after: View;
  readonly #tables: Pick<Tables, 'tiles'>;

  constructor(before: View, after: View, tables: Pick<Tables, 'tiles'>) {
    // what was planned is no longer to be seen over what comes of it
    const seats = before.seats.map((seat) => ({ ...seat, plan: null }));
    this.view = { ...before, seats, now: after.now };
    this.#after = after;
    this.#tables = tables;
  }

  /** What is to be seen once this has happened. */
  add(event: EventDoc): View {
    const phase = phaseOf(event);
    if (phase !== undefined) this.view = { ...this.view, phase };
    this.#apply(event);
    return this.view;
  }

  #apply(event: EventDoc) {
    switch (event.event) {
      case 'city_hall':
        return this.#hall(event);
      case 'round_begins':
        this.view = { ...this.view, round: event.round, host: event.host };
        return this.view.seats.forEach(({ seat }) => {
          this.#borough(seat, leaves);
          this.#seat(seat, () => ({ card: null }));
        });
      case 'mayor_comes':
        return this.#borough(event.seat, (borough) => ({
          ...cleared(borough, cellsOf(event.cells)),
          mayor: event.cells,
        }));
      case 'card_boxed':
        this.view = { ...this.view, boxed: [...this.view.boxed, event.card].sort() };
        return;
      case 'card_shown':
        return this.#card(event.card, null);
      case 'card_taken':
        this.#card(event.card, event.seat);
        return this.#seat(event.seat, () => ({ card: event.card }));
      case 'zone_grown':
        return this.#grow(event);
      case 'built':
      case 'enlarged':
      case 'upgraded':
        return this.#place(event);
      case 'road_laid':
        return this.#lay(event.seat, (lines) => withLine(lines, readBorder(event.road), event.with ?? ''));
      case 'roundabout_laid':
        return this.#lay(event.seat, (lines) => ({ ...lines, points: joined(lines.points, event.cell) }));
      case 'settled':
        // its land comes with `after`
        return this.#seat(event.seat, () => {
          const { city, borough } = this.#after.seats[event.seat]!;
          return { city, borough };
        });
      case 'wall_fell':
        return this.#borough(event.seat, (borough) => ({ ...borough, walls: undefined }));
      case 'merged':
        return this.#merge(event);
      case 'moved':
        this.#leave(event.seat, event.from.host ?? event.seat, event.from.cell, event.person);
        return this.#come(event);
      case 'manned':
        return cellsOf(event.cells).forEach((cell) => {
          this.#people(event.seat, 'aside', event.person, -1);
          this.#enter(event.seat, event.seat, cell, event.person);
        });
      case 'rioted':
        return this.#riot(event);
      case 'calmed':
        return this.view.seats.forEach(({ seat }) =>
          this.#borough(seat, (borough) => ({
            ...borough,
            marks: borough.marks?.filter(({ mark }) => mark !== 'riots'),
          })),
        );
      case 'idle':
        return this.#borough(event.seat, (borough) => rested(borough, cellsOf(event.cells ?? '')));
      case 'went_home':
        this.#people(event.seat, 'hall', event.person, -1);
        return this.#enter(event.seat, event.seat, event.cell, event.person);
      case 'entered':
        this.#people(event.seat, 'aside', event.person, -1);
        return this.#people(event.seat, 'hall', event.person, 1);
      case 'arrived':
        this.#people(event.seat, 'aside', 'citizen', -event.count);
        return this.#people(event.seat, 'hall', 'citizen', event.count);
      case 'newcomers':
        this.#people(event.seat, 'aside', 'citizen', event.in_career);
        return this.#people(event.seat, 'hall', 'citizen', event.in_hall);
      case 'died':
        return this.#leave(event.owner ?? event.seat, event.seat, event.cell, event.person);
      case 'cemetery_grown':
        return this.#borough(event.seat, (borough) => ({
          ...cleared(borough, [event.cell]),
          cemetery: cellsOf(borough.cemetery).concat(event.cell).join(' '),
          buried: borough.buried + 1,
        }));
      default:
        return this.#count(event);
    }
  }

  /** Numbers of a seat alone. */
  #count(event: EventDoc) {
    switch (event.event) {
      case 'earned':
        return this.#seat(event.seat, ({ money }) => ({ money: money + event.money }));
      case 'sold':
        this.#store(event.seat, event.material, -1);
        return this.#seat(event.seat, ({ money }) => ({ money: money + event.money }));
      case 'bought':
        return this.#seat(event.seat, ({ money, votes }) => ({
          money: money - event.money,
          votes: votes + event.votes,
        }));
      case 'traded':
        this.#store(event.seat, event.material, -1);
        return this.#seat(event.seat, ({ votes }) => ({ votes: votes + event.votes }));
      case 'produced':
      case 'supplied':
      case 'stored':
        return event.materials.forEach(({ material, count }) => this.#store(event.seat, material, count));
      case 'discarded':
        return this.#store(event.seat, event.material, -1);
      case 'voted':
        // what was due has come
        return this.#seat(event.seat, ({ votes }) => ({
          votes: votes + event.votes,
          due: this.#after.seats[event.seat]!.due,
        }));
      case 'polluted':
      case 'soiled':
      case 'cleaned':
        return this.#seat(event.seat, () => ({ pollution: event.track }));
      case 'charged':
        return this.#seat(event.seat, (seat) => less(seat, event.paid));
      case 'eliminated':
        // its people are gone as they are in the end
        return this.#seat(event.seat, () => {
          const { out, borough } = this.#after.seats[event.seat]!;
          return { out, borough };
        });
      case 'council_move':
        return this.#council(event);
    }
  }

  #council({ seat, row, column, paid }: Told<'council_move'>) {
    this.#seat(seat, (each) => {
      const moved = each.discs.indexOf(column - 1);
      return {
        ...less(each, paid),
        discs: each.discs.with(moved, column),
        disc_rows: each.disc_rows.with(moved, row),
      };
    });
  }

  #seat(seat: number, change: (seat: SeatView) => Partial<SeatView>) {
    const seats = this.view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
    this.view = { ...this.view, seats };
  }
  #borough(seat: number, change: (borough: BoroughDoc) => BoroughDoc) {
    this.#seat(seat, ({ borough }) => ({ borough: change(borough) }));
  }
  #store(seat: number, material: keyof SeatView['store'], count: number) {
    this.#seat(seat, ({ store }) => ({ store: { ...store, [material]: store[material] + count } }));
  }
  #people(seat: number, where: 'hall' | 'aside', person: string, count: number) {
    this.#seat(seat, (each) => ({ [where]: changed(each[where], person, count) }));
  }

  /** A card is turned up, and perhaps taken. */
  #card(card: string, taken: number | null) {
    const now = this.#after.circle;
    const circle = this.view.circle.map((position, index) =>
      now[index]?.card === card ? { ...now[index], up: true, taken } : position,
    );
    this.view = { ...this.view, circle };
  }

  /** Somebody leaves a space, and riots there no longer (SP-POL-16); City Hall has none. */
  #leave(seat: number, host: number, cell: Cell, person: string) {
    const { spaces, standing } = this.view.seats[host]!.borough;
    if (spaces[cell]) this.#borough(host, (borough) => occupied(calmed(borough, cell), cell, null));
    else if (standing?.[cell]) this.#borough(host, (borough) => vacated(borough, cell));
    else this.#people(seat, 'hall', person, -1);
  }
  /** Somebody ends a walk: where there is no space, on open ground; a Park is such ground too (SP-POL-5). */
  #come({ seat, person, to }: Told<'moved'>) {
    const host = to.host ?? seat;
    if (this.view.seats[host]!.borough.spaces[to.cell]) this.#enter(seat, host, to.cell, person);
    else this.#stand(seat, to.cell, person);
  }
  /** Somebody comes to open ground, which is then not empty. */
  #stand(seat: number, cell: Cell, person: string) {
    this.#borough(seat, (borough) => ({
      ...cleared(borough, [cell]),
      standing: { ...borough.standing, [cell]: { person, seat, idle: false } },
    }));
  }
  #riot({ seat, person, cell }: Told<'rioted'>) {
    this.#borough(seat, (borough) => {
      const others = borough.marks?.filter(({ mark }) => mark !== 'riots') ?? [];
      const before = borough.marks?.find(({ mark }) => mark === 'riots');
      const cells = [...cellsOf(before?.cells ?? ''), ...(cell === null ? [] : [cell])].sort(inOrder);
      const hall = cell === null ? changed(before?.hall ?? [], person, 1) : (before?.hall ?? []);
      const marked = { ...borough, marks: [{ mark: 'riots', cells: cells.join(' '), hall }, ...others] };
      return cell === null ? marked : rested(marked, [cell]);
    });
  }
  #enter(seat: number, host: number, cell: Cell, person: string) {
    const who = { person, seat, idle: false };
    if (this.view.seats[host]!.borough.spaces[cell])
      this.#borough(host, (borough) => occupied(borough, cell, who));
    else this.#people(seat, 'hall', person, 1);
  }

  /** Something comes to lie on a border or a point; what is left of it comes with `after`. */
  #lay(seat: number, change: (lines: LinesDoc) => LinesDoc) {
    this.#borough(seat, (borough) => ({
      ...borough,
      lines: borough.lines?.map((lines) => ({ ...lines, ...change(lines) })),
    }));
  }

  #hall({ seat, cells }: Told<'city_hall'>) {
    const at = cellsOf(cells);
    const placed = this.#after.seats[seat]!.borough.tiles[at[0]!];
    if (!placed) return;
    this.#borough(seat, (borough) => ({
      ...cleared(borough, at),
      tiles: { ...borough.tiles, [at[0]!]: placed },
    }));
  }

  #grow({ seat, size }: Told<'zone_grown'>) {
    const { borough: grown } = this.#after.seats[seat]!;
    const all = [
      grown.empty,
      grown.mayor,
      grown.cemetery,
      ...Object.values(grown.tiles).map(({ cells }) => cells),
    ].flatMap(cellsOf);
    this.#borough(seat, (borough) => {
      const added = all.filter((cell) => beyond(cell, borough.zone));
      return { ...borough, zone: size, empty: [...cellsOf(borough.empty), ...added].sort(inOrder).join(' ') };
    });
  }

  #level(tile: string): number {
    return this.#tables.tiles.find((each) => each.tile === tile)?.level ?? 1;
  }
  /** Two tiles become one; people stay on their cells (SP-EUR-63). */
  #merge({ seat, tile, cells, with: others }: Told<'merged'>) {
    const at = [cells, others].flatMap(cellsOf).sort(inOrder);
    this.#borough(seat, (borough) => {
      const tiles = { ...borough.tiles };
      for (const gone of [cells, others]) delete tiles[cellsOf(gone)[0]!];
      const union = { tile, level: this.#level(tile), cells: at.join(' ') };
      return { ...borough, tiles: { ...tiles, [at[0]!]: union } };
    });
  }
  #place(event: Placed) {
    const before = cellsOf(event.cells);
    const at = event.event === 'built' ? before : [...before, ...cellsOf(event.with)].sort(inOrder);
    const tile = event.event === 'built' ? event.tile : event.next.tile;
    const level = this.#level(tile);
    const person = event.event === 'built' ? event.person : null;
    const later = this.#after.seats[event.seat]!.borough;
    this.#borough(event.seat, (borough) => {
      const tiles = { ...borough.tiles };
      delete tiles[before[0]!];
      const spaces = at.flatMap((cell) => {
        const space = later.spaces[cell];
        const who = borough.spaces[cell]?.who ?? null;
        return space ? [[cell, { ...space, who }] as const] : [];
      });
      return {
        ...cleared(borough, at),
        tiles: { ...tiles, [at[0]!]: { tile, level, cells: at.join(' ') } },
        spaces: { ...borough.spaces, ...Object.fromEntries(spaces) },
        land: borough.land
          .map((land) => ({ ...land, cells: without(land.cells, at, stays(later, land.name)) }))
          .filter(({ cells }) => cells),
      };
    });
    if (!person) return;
    this.#people(event.seat, 'hall', person, -1);
    this.#enter(event.seat, event.seat, at[0]!, person);
  }
}

/** What is left of money and votes once something is paid. */
const less = ({ money, votes }: SeatView, paid: Told<'charged'>['paid']): Partial<SeatView> => ({
  money: money - (paid.pay === 'money' ? paid.money : 0),
  votes: votes - (paid.pay === 'votes' ? paid.votes : 0),
});
const beyond = (cell: Cell, zone: number) => cell.charCodeAt(0) - 97 >= zone || Number(cell.slice(1)) > zone;
const without = (cells: string, gone: readonly Cell[], kept: ReadonlySet<Cell> = new Set()) =>
  cellsOf(cells)
    .filter((cell) => !gone.includes(cell) || kept.has(cell))
    .join(' ');
/** Land that is still told of once something stands there. */
const stays = (later: BoroughDoc, name: string) =>
  new Set(later.land.flatMap((land) => (land.name === name ? cellsOf(land.cells) : [])));
const cleared = (borough: BoroughDoc, cells: readonly Cell[]): BoroughDoc => ({
  ...borough,
  empty: without(borough.empty, cells),
});
const occupied = (borough: BoroughDoc, cell: Cell, who: Somebody | null): BoroughDoc => ({
  ...borough,
  spaces: { ...borough.spaces, [cell]: { ...borough.spaces[cell]!, who } },
});
/** Nobody riots on a cell any more. */
const calmed = (borough: BoroughDoc, cell: Cell): BoroughDoc => ({
  ...borough,
  marks: borough.marks?.map((each) =>
    each.mark === 'riots' ? { ...each, cells: without(each.cells, [cell]) } : each,
  ),
});
/** Somebody leaves open ground, which is empty then unless a tile stands there. */
function vacated(borough: BoroughDoc, cell: Cell): BoroughDoc {
  const standing = { ...borough.standing };
  delete standing[cell];
  const bare = !Object.values(borough.tiles).some(({ cells }) => cellsOf(cells).includes(cell));
  const empty = [...cellsOf(borough.empty), ...(bare ? [cell] : [])].sort(inOrder).join(' ');
  return { ...borough, standing, empty };
}
/** The Mayor leaves, and nobody is idle any more. */
const leaves = (borough: BoroughDoc): BoroughDoc => ({
  ...borough,
  mayor: '',
  spaces: Object.fromEntries(
    Object.entries(borough.spaces).map(([cell, space]) => [
      cell,
      space.who?.idle ? { ...space, who: { ...space.who, idle: false } } : space,
    ]),
  ),
  empty: [...cellsOf(borough.empty), ...cellsOf(borough.mayor)].sort(inOrder).join(' '),
});
function rested(borough: BoroughDoc, cells: readonly Cell[]): BoroughDoc {
  const spaces = { ...borough.spaces };
  for (const cell of cells) {
    const who = spaces[cell]?.who;
    if (who) spaces[cell] = { ...spaces[cell]!, who: { ...who, idle: true } };
  }
  return { ...borough, spaces };
}
function changed(people: Counted, person: string, by: number): Counted {
  const now = people.find((each) => each.person === person);
  if (!now) return by > 0 ? [...people, { person, count: by }] : people;
  return people.map((each) => (each === now ? { ...each, count: Math.max(0, each.count + by) } : each));
}
