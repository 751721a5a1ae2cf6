/** What entries of a record do, in few words, and where. */

import './messages';
import type { Schemas, Step } from '$lib/wire';
import { piece } from '$lib/language';
import { m } from '$messages';
import { entryOf } from '../tasks/steps';
import { rowName } from '../words';
import { cellsOf, type Cell, type EventDoc, type SeatView } from '../wire';
import { ADDED, ADDED_SIGNS, text, type Entry } from './added';

export type { Entry } from './added';

/** The cell of a space, which records write `1:c4` in the borough of another. */
export const cellIn = (space: unknown) => text(space).replace(/^\d+:/, '');
/** A space as records write it. */
const spaceOf = ({ host, cell }: Schemas['SmallCityPlace']) => (host === null ? cell : `${host}:${cell}`);

/** From where to where a person moves. */
const movedIn = ({ move, to }: Entry) => ({ cells: cellIn(move), to: cellIn(to) });

const PAID: Partial<Record<string, (values: { row: string; column: string }) => string>> = {
  money: m.sc_review_do_council_money,
  votes: m.sc_review_do_council_votes,
  promise: m.sc_review_do_council_promise,
};

/** By the field that tells what an entry is. */
const SAID: Readonly<Record<string, (entry: Entry) => string>> = {
  build: ({ build, on }) => m.sc_review_do_build({ tile: piece('tile', text(build)), cells: text(on) }),
  upgrade: ({ upgrade, with: more }) =>
    m.sc_review_do_upgrade({ cells: [text(upgrade), text(more)].filter(Boolean).join(' ') }),
  enlarge: ({ enlarge, with: more }) =>
    m.sc_review_do_enlarge({ cells: [text(enlarge), text(more)].filter(Boolean).join(' ') }),
  move: (entry) => m.sc_review_do_move(movedIn(entry)),
  home: ({ home, person }) =>
    person
      ? m.sc_review_do_home_of({ person: piece('person', text(person)), cells: text(home) })
      : m.sc_review_do_home({ cells: text(home) }),
  sell: ({ sell }) => m.sc_review_do_sell({ material: piece('material', text(sell)) }),
  buy: ({ buy }) => m.sc_review_do_buy({ money: text(buy) }),
  trade: ({ trade }) => m.sc_review_do_trade({ material: piece('material', text(trade)) }),
  discard: ({ discard }) => m.sc_review_do_discard({ material: piece('material', text(discard)) }),
  council: ({ council, disc, pay }) => {
    const where = { row: rowName(Number(council)), column: String(Number(disc) + 1) };
    return (PAID[text(pay)] ?? m.sc_review_do_council)(where);
  },
  take: ({ take }) => m.sc_review_do_take({ card: piece('card', text(take)) }),
  keep: ({ keep }) => m.sc_review_do_keep({ promise: piece('promise', text(keep)) }),
  hall: ({ hall }) => m.sc_review_do_hall({ cells: text(hall) }),
  mayor: ({ mayor }) => m.sc_review_do_mayor({ cells: text(mayor) }),
  victim: ({ victim }) => m.sc_review_do_victim({ cells: text(victim) }),
  grave: ({ grave }) => m.sc_review_do_grave({ cells: text(grave) }),
  ...ADDED,
};
const deed = (entry: Entry) => Object.keys(SAID).find((field) => field in entry);

/** The steps of a plan that do something: not its seal, and not the end of a phase. */
export const deedsOf = (plan: readonly unknown[]): Entry[] =>
  (plan as readonly Entry[]).filter((entry) => entry['do'] === 'grow' || deed(entry) !== undefined);

export function saidOf(entry: Entry): string {
  if (entry['do'] === 'grow') return m.sc_review_do_grow();
  const field = deed(entry);
  return field ? SAID[field]!(entry) : '';
}

/** A whole choice in words; one that does nothing says so. */
export function planSaid(plan: readonly unknown[]): string[] {
  const steps = deedsOf(plan);
  // the first of several moves says that they are moves
  const said = (entry: Entry, index: number) =>
    'move' in entry && 'move' in (steps[index - 1] ?? {})
      ? m.sc_review_do_move_too(movedIn(entry))
      : saidOf(entry);
  return steps.length ? steps.map(said) : [m.sc_review_do_end()];
}

/** Where an entry does something in the own borough. */
export function placeOf(entry: Entry): Cell[] {
  const here = ['on', 'hall', 'mayor', 'victim', 'grave'].map((field) => text(entry[field]));
  const joined = ['upgrade', 'enlarge', 'move', 'home', ...Object.keys(ADDED)].map((field) =>
    text(entry[field]),
  );
  const more = [text(entry['with'])];
  const to = /^[a-z]\d+$/.test(text(entry['to'])) ? [text(entry['to'])] : [];
  return [...here, ...joined, ...more, ...to]
    .flatMap((cells) => cells.split(/[ |]/))
    .filter((cell) => /^[a-j]\d+$/.test(cell))
    .flatMap((cell) => cellsOf(cell));
}

/** Cells in reading order: row by row. */
const sorted = (cells: string) =>
  cells
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)) || a.localeCompare(b))
    .join(' ');
/** The first cell of a tile in reading order. */
const first = (cells: string) => sorted(cells).split(' ')[0]!;

/** What an event of a table did, in the same signs as an entry of a record; null if a person did not choose it. */
export function signOf(event: EventDoc): string | null {
  switch (event.event) {
    case 'built':
      return `build ${event.tile} ${sorted(event.cells)}`;
    case 'upgraded':
      return `upgrade ${first(event.cells)}`;
    case 'enlarged':
      return `enlarge ${first(event.cells)} ${sorted(event.with)}`;
    case 'zone_grown':
      // a card makes the zone larger without a plan
      return event.number === null ? null : 'grow';
    case 'went_home':
      return `home ${event.cell} ${event.person}`;
    case 'council_move':
      return `council ${event.row} ${event.column} ${event.paid.pay}`;
    case 'card_taken':
      return `take ${event.card} ${event.chosen ?? ''}`;
    case 'mayor_comes':
      return `mayor ${sorted(event.cells)}`;
    case 'moved':
      return `move ${spaceOf(event.from)} ${spaceOf(event.to)}`;
    default:
      return ADDED_SIGNS.event(event);
  }
}
/** What an entry does, in signs. */
export function signsIn(entry: Entry): string[] {
  const added = ADDED_SIGNS.entry(entry);
  if ('build' in entry) return [`build ${text(entry['build'])} ${sorted(text(entry['on']))}`];
  if ('upgrade' in entry) return [`upgrade ${text(entry['upgrade'])}`];
  if ('enlarge' in entry) return [`enlarge ${text(entry['enlarge'])} ${sorted(text(entry['with']))}`];
  if (entry['do'] === 'grow') return ['grow'];
  if ('home' in entry) return [`home ${text(entry['home'])} ${text(entry['person'])}`];
  // the disc goes to the next column; events count columns from 1
  if ('council' in entry)
    return [`council ${text(entry['council'])} ${Number(entry['disc']) + 1} ${text(entry['pay'])}`];
  if ('take' in entry) return [`take ${text(entry['take'])} ${text(entry['choice'])}`];
  if ('mayor' in entry) return [`mayor ${sorted(text(entry['mayor']))}`];
  if ('move' in entry) return [`move ${text(entry['move'])} ${text(entry['to'])}`, ...added];
  return added;
}

/** The kinds of decisions whose signs tell choices apart. */
export const TOLD_APART: readonly string[] = ['card', 'plan', 'moves', 'council'];

/** Numbers equal signs, so that two larger zones are more than one. */
function numbered(signs: readonly string[]): string[] {
  const times = new Map<string, number>();
  return signs.map((sign) => {
    times.set(sign, (times.get(sign) ?? 0) + 1);
    return `${sign} ${times.get(sign)}`;
  });
}

/** Whether a seat did what a choice does and nothing else, as far as events and its plan tell. */
export function isDone(
  plan: readonly unknown[],
  steps: readonly Pick<Step, 'events'>[],
  who: number,
  planned: SeatView['plan'] | undefined,
): boolean {
  const own = steps.flatMap(({ events }) =>
    (events as EventDoc[])
      .map((event, index) => ({ event, index }))
      // the last seal reveals the plans of all seats in one step
      .filter(({ event }) => 'seat' in event && event.seat === who)
      .map(({ event, index }) => ({
        sign: signOf(event),
        // people go home by themselves after a choice, never before it
        chosen: index === 0 || event.event !== 'went_home',
      })),
  );
  const signs = (all: typeof own) => numbered(all.flatMap(({ sign }) => sign ?? []));
  const done = new Set(signs(own));
  // events tell a sealed plan only once all have planned
  const sealed = numbered((planned?.steps ?? []).flatMap((step) => signsIn({ ...entryOf(step, who) })));
  const chosen = new Set([...signs(own.filter(({ chosen }) => chosen)), ...sealed]);
  const wanted = new Set(numbered(deedsOf(plan).flatMap(signsIn)));
  return (
    [...wanted].every((sign) => done.has(sign) || chosen.has(sign)) &&
    [...chosen].every((sign) => wanted.has(sign))
  );
}
