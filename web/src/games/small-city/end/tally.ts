/** The points of every seat: line by line, and the yield of each tile over the whole game. */

import type { Step } from '$lib/wire';
import { undone } from '$play/steps';
import { cellsOf, type Cell, type EventDoc, type Part, type PromiseDoc, type View } from '../wire';

/** A line of the score sheet: one of these, or a module's own source of votes. */
export type Line = (typeof BEFORE)[number] | (typeof AFTER)[number] | (string & {});

const BEFORE = ['start', 'homes', 'university', 'bought', 'traded', 'cards'] as const;
const AFTER = ['promises', 'special', 'platform', 'pollution'] as const;
/** Sources that share a line. */
const SHARED: Readonly<Record<string, Line>> = { supporter: 'cards', council: 'cards' };

/** The points of each line, by seat. */
export type Amounts = ReadonlyMap<number, ReadonlyMap<Line, number>>;

/** The stacks of promises whose points have a separate line. */
const LINES: Readonly<Record<string, Line>> = { special: 'special', platform: 'platform' };
export const lineOf = ({ stack }: PromiseDoc): Line => LINES[stack] ?? 'promises';

/** The judged promises of a seat, the platform last; none for an eliminated seat. */
export const judgedOf = ({ seats }: View, seat: number): PromiseDoc[] =>
  seats[seat]!.out === null ? seats[seat]!.promises.filter(({ kept }) => kept) : [];

export interface Tally {
  /** The lines in which any seat scored or was judged, in the order of the sheet. */
  lines: Line[];
  amounts: Amounts;
  /** The yields of a seat's tiles, by line; each by the first cell that it has now. */
  tiles: ReadonlyMap<number, ReadonlyMap<Line, ReadonlyMap<Cell, number>>>;
  /** The rule of a module's line. */
  rules: ReadonlyMap<Line, string>;
  /** The pollution of each seat, in percent. */
  smoke: ReadonlyMap<number, Smoke>;
}
interface Smoke {
  /** By people, goods and modules. */
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

interface Told {
  seat: number;
  line: Line;
  amount: number;
  /** The rule of the change, which names a module's line. */
  rule?: string;
  parts?: readonly Part[];
}
/** A change of votes; null for other events. */
function votesIn(event: EventDoc): Told | null {
  switch (event.event) {
    case 'voted':
      return { ...event, line: SHARED[event.source] ?? event.source, amount: event.votes };
    case 'bought':
    case 'traded':
      return { ...event, line: event.event, amount: event.votes };
    case 'council_move':
    case 'charged':
      return event.paid.pay === 'votes'
        ? { seat: event.seat, line: 'cards', amount: -event.paid.votes }
        : null;
    default:
      return null;
  }
}

/** The sources of votes. */
interface Votes {
  /** By seat, the points of each line; losses are below 0. */
  amounts: Map<number, Map<Line, number>>;
  /** The rule of each such line. */
  rules: Map<Line, string>;
}
const add = ({ amounts }: Votes, seat: number, line: Line, amount: number) => {
  const lines = amounts.get(seat)!;
  lines.set(line, (lines.get(line) ?? 0) + amount);
};

/** The votes so far by source; the lines of a seat sum to its track. */
export function votesBy(
  steps: readonly Step[],
  seats: readonly Pick<View['seats'][number], 'seat' | 'votes'>[],
): Votes {
  const votes: Votes = { amounts: new Map(seats.map(({ seat }) => [seat, new Map()])), rules: new Map() };
  for (const event of events(steps)) {
    const told = votesIn(event);
    if (!told) continue;
    add(votes, told.seat, told.line, told.amount);
    if (told.rule) votes.rules.set(told.line, told.rule);
  }
  // votes without an event were there from the start: constants may give some
  for (const { seat, votes: all } of seats) add(votes, seat, 'start', all - totalOf(votes.amounts, seat));
  return votes;
}

/** The votes by tile. */
function tilesBy(steps: readonly Step[], { seats }: View): Tally['tiles'] {
  const tiles = new Map(seats.map(({ seat }) => [seat, new Map<Line, Map<Cell, number>>()]));
  // a tile upgraded since has more cells, perhaps another first one
  const keys = new Map(
    seats.map(({ seat, borough }) => [
      seat,
      new Map(
        Object.entries(borough.tiles).flatMap(([key, { cells }]) =>
          cellsOf(cells).map((cell) => [cell, key] as const),
        ),
      ),
    ]),
  );
  for (const event of events(steps)) {
    const told = votesIn(event);
    if (!told) continue;
    for (const { host, cells, amount } of told.parts ?? []) {
      const borough = host ?? told.seat;
      const key = keys.get(borough)?.get(cellsOf(cells)[0]!);
      if (!key) continue;
      const lines = tiles.get(borough)!;
      const sums = lines.get(told.line) ?? new Map<Cell, number>();
      lines.set(told.line, sums.set(key, (sums.get(key) ?? 0) + amount));
    }
  }
  return tiles;
}

function smokeBy(steps: readonly Step[], { seats }: View): Tally['smoke'] {
  const smoke = new Map(seats.map(({ seat }) => [seat, { made: 0, relieved: 0, cleaned: 0 }]));
  for (const event of events(steps)) {
    if (event.event === 'soiled') smoke.get(event.seat)!.made += event.more;
    if (event.event === 'cleaned') smoke.get(event.seat)!.cleaned += event.less;
    if (event.event !== 'polluted') continue;
    const of = smoke.get(event.seat)!;
    of.made += event.rise + event.relief;
    of.relieved += event.relief;
  }
  return smoke;
}

/** Adds up a finished game; the lines of a seat sum to its score (SC-14.3). */
export function tallyOf(steps: readonly Step[], view: View): Tally {
  const votes = votesBy(steps, view.seats);
  const { amounts, rules } = votes;
  for (const { seat, score } of view.seats) {
    if (!score) continue;
    add(votes, seat, 'promises', score.promises);
    add(votes, seat, 'special', score.special);
    add(votes, seat, 'platform', score.platform);
    add(votes, seat, 'pollution', -score.pollution);
    for (const { source, points, rule } of score.tolls ?? []) {
      add(votes, seat, source, -points);
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
  return { lines, amounts, rules, tiles: tilesBy(steps, view), smoke: smokeBy(steps, view) };
}

/** The events of a game in order, without those of undone steps. */
function* events(steps: readonly Step[]): Generator<EventDoc> {
  const gone = undone(steps);
  for (const step of steps) if (!step.taken_back && !gone.has(step.seq)) yield* step.events as EventDoc[];
}

/** The best value of a line; for pollution the least. */
export const bestOf = ({ amounts }: Tally, line: Line): number =>
  Math.max(...[...amounts.values()].map((lines) => lines.get(line) ?? 0));
