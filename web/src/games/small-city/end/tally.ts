/** Where the points of every seat come from: line by line, and which tile brought what over the whole game. */

import type { Step } from '$lib/wire';
import { undone } from '$play/steps';
import { cellsOf, type Cell, type EventDoc, type PromiseDoc, type View } from '../wire';

/** A line of the score sheet: one of these, or a source of votes that only a module has. */
export type Line = (typeof BEFORE)[number] | (typeof AFTER)[number] | (string & {});

const BEFORE = ['start', 'homes', 'university', 'bought', 'traded', 'cards'] as const;
const AFTER = ['promises', 'special', 'platform', 'pollution'] as const;
/** Sources that share a line. */
const SHARED: Readonly<Record<string, Line>> = { supporter: 'cards', council: 'cards' };

/** What each line brought, by seat. */
export type Amounts = ReadonlyMap<number, ReadonlyMap<Line, number>>;

/** The stacks of promises whose points are in a line of their own. */
const LINES: Readonly<Record<string, Line>> = { special: 'special', platform: 'platform' };
export const lineOf = ({ stack }: PromiseDoc): Line => LINES[stack] ?? 'promises';

/** The promises of a seat that were judged, the platform last; nothing of a seat that is out. */
export const judgedOf = ({ seats }: View, seat: number): PromiseDoc[] =>
  seats[seat]!.out === null ? seats[seat]!.promises.filter(({ kept }) => kept) : [];

export interface Tally {
  /** The lines that brought anybody anything, or in which something was judged, in the order of the sheet. */
  lines: Line[];
  amounts: Amounts;
  /** What the tiles of a seat brought, by line; each by the first cell that it has now. */
  tiles: ReadonlyMap<number, ReadonlyMap<Line, ReadonlyMap<Cell, number>>>;
  /** The rule of a line that only a module has. */
  rules: ReadonlyMap<Line, string>;
  /** What became of the pollution of each seat, in percent. */
  smoke: ReadonlyMap<number, Smoke>;
}
export interface Smoke {
  /** By people, goods and what modules add. */
  made: number;
  /** By Parks and the Fire Station. */
  relieved: number;
  /** By the council. */
  cleaned: number;
}

export const amountOf = (amounts: Amounts, seat: number, line: Line): number =>
  amounts.get(seat)?.get(line) ?? 0;
export const totalOf = (amounts: Amounts, seat: number): number =>
  [...(amounts.get(seat)?.values() ?? [])].reduce((sum, each) => sum + each, 0);

/** Adds up a finished game; the lines of a seat sum to its score (SC-14.3). */
export function tallyOf(steps: readonly Step[], view: View): Tally {
  const amounts = new Map(view.seats.map(({ seat }) => [seat, new Map<Line, number>()]));
  const tiles = new Map(view.seats.map(({ seat }) => [seat, new Map<Line, Map<Cell, number>>()]));
  const rules = new Map<Line, string>();
  const smoke = new Map(view.seats.map(({ seat }) => [seat, { made: 0, relieved: 0, cleaned: 0 }]));
  const add = (seat: number, line: Line, amount: number) => {
    const lines = amounts.get(seat)!;
    lines.set(line, (lines.get(line) ?? 0) + amount);
  };
  // a tile that was upgraded since has more cells, perhaps another first one
  const keys = new Map(
    view.seats.map(({ seat, borough }) => [
      seat,
      new Map(
        Object.entries(borough.tiles).flatMap(([key, { cells }]) =>
          cellsOf(cells).map((cell) => [cell, key] as const),
        ),
      ),
    ]),
  );
  for (const event of events(steps)) {
    switch (event.event) {
      case 'voted':
      case 'bought':
      case 'traded': {
        const source = event.event === 'voted' ? event.source : event.event;
        const line = SHARED[source] ?? source;
        add(event.seat, line, event.votes);
        rules.set(line, event.rule);
        for (const { host, cells, amount } of event.parts) {
          const borough = host ?? event.seat;
          const key = keys.get(borough)?.get(cellsOf(cells)[0]!);
          if (!key) continue;
          const lines = tiles.get(borough)!;
          const sums = lines.get(line) ?? new Map<Cell, number>();
          lines.set(line, sums.set(key, (sums.get(key) ?? 0) + amount));
        }
        break;
      }
      case 'council_move':
        if (event.paid.pay === 'votes') add(event.seat, 'cards', -event.paid.votes);
        break;
      case 'charged':
        if (event.paid.pay === 'votes') add(event.seat, 'cards', -event.paid.votes);
        break;
      case 'soiled':
        smoke.get(event.seat)!.made += event.more;
        break;
      case 'polluted': {
        const of = smoke.get(event.seat)!;
        of.made += event.rise + event.relief;
        of.relieved += event.relief;
        break;
      }
      case 'cleaned':
        smoke.get(event.seat)!.cleaned += event.less;
    }
  }
  for (const { seat, votes, score } of view.seats) {
    // whatever nothing told of was there from the start: constants may give votes
    add(seat, 'start', votes - totalOf(amounts, seat));
    if (!score) continue;
    add(seat, 'promises', score.promises);
    add(seat, 'special', score.special);
    add(seat, 'platform', score.platform);
    add(seat, 'pollution', -score.pollution);
    for (const { source, points, rule } of score.tolls ?? []) {
      add(seat, source, -points);
      rules.set(source, rule);
    }
  }
  const told = new Set<Line>([
    ...BEFORE,
    ...AFTER,
    ...[...amounts.values()].flatMap((each) => [...each.keys()]),
  ]);
  for (const line of [...BEFORE, ...AFTER]) told.delete(line);
  const lines = [...BEFORE, ...told, ...AFTER].filter((line) =>
    view.seats.some(
      ({ seat }) =>
        amountOf(amounts, seat, line) !== 0 || judgedOf(view, seat).some((each) => lineOf(each) === line),
    ),
  );
  return { lines, amounts, tiles, rules, smoke };
}

/** The events of a game in order, without those of steps that were taken back. */
function* events(steps: readonly Step[]): Generator<EventDoc> {
  const gone = undone(steps);
  for (const step of steps) if (!step.taken_back && !gone.has(step.seq)) yield* step.events as EventDoc[];
}

/** The most that anybody has from a line; for pollution the least. */
export const bestOf = ({ amounts }: Tally, line: Line): number =>
  Math.max(...[...amounts.values()].map((lines) => lines.get(line) ?? 0));
