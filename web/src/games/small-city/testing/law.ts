import { Income } from '../tasks/uses.svelte';
import type { Entry } from '../wire';
import { Mayor } from './mayor';
import type { TestTable } from './table.svelte';
import { Probe, textOf } from './verbs';

/** The results of a game. */
interface Shown {
  /** Legal entries that were checked, and the number of states with any. */
  entries: number;
  states: number;
  /** Breaches of the law, one a line: the step, the entry, and what the verbs made instead. */
  faults: string[];
}

/** Of a long list of legal entries, the gate checks only one in this many per state; `make full` checks all. */
const ONE_IN = process.env['CITYWRIGHT_FULL'] ? 1 : 3;
/** Fewer entries than this are all checked. */
const SHORT = 24;
/**
 * The most presses and taps for an entry, by the field that names its kind: the thing, its cell, the primary button;
 * a move also opens the other borough and returns.
 */
const TAPS: Record<string, number> = {
  ...{ keep: 2, platform: 2, city: 2, hall: 2, mayor: 2, take: 2, council: 2 },
  ...{ build: 3, enlarge: 3, upgrade: 3, road: 3, roundabout: 3, home: 2 },
  ...{ move: 5, sell: 1, buy: 1, trade: 1, discard: 1, riot: 2, merge: 3, victim: 2, grave: 2 },
};
/** Choices that go with an entry and may take one more. */
const CHOICES = ['pay', 'enter', 'choice', 'person'] as const;

/** Whether an entry took more presses and taps than it has to. */
function isLong(entry: Entry, taps: number): boolean {
  const kind = Object.keys(TAPS).find((kind) => kind in entry);
  const choices = CHOICES.filter((choice) => (entry as Record<string, unknown>)[choice] != null);
  return kind !== undefined && taps > TAPS[kind]! + choices.length;
}

/** The number of random walks whose entries are checked against the list, per state. */
const WALKS = 4;
/** A walk ends after this many verbs. */
const STEPS = 12;

/**
 * The law of the page, on a state without a draft: verbs can reach each legal entry, each entry that verbs make is
 * legal, and disabled or dark controls send none.
 */
async function holdLaw(table: TestTable, mayor: Mayor, shown: Shown) {
  const { model } = table;
  const legal = await table.choices();
  // others may have moved since the turn began
  if (!legal.length || !model.task) return;
  const texts = new Set(legal.map(textOf));
  const { step } = model.play.view;
  const probe = new Probe(model);
  const fault = (text: string) => shown.faults.push(`${step}: ${text}`);
  const reach = async (entry: Entry) => {
    try {
      const made = probe.reach(entry);
      // only verbs that wait return a promise; it gives the page time to follow
      return made instanceof Promise ? await made : made;
    } catch (error) {
      probe.letGo();
      return [(error as Error).message];
    }
  };
  const rests = (index: number) => legal.length >= SHORT && (index + shown.states) % ONE_IN !== 0;
  const checked = legal.filter((_, index) => !rests(index));
  for (const entry of checked) {
    const made = await reach(entry);
    if (!made.includes(textOf(entry))) fault(`${JSON.stringify(entry)} is not reached: ${made.join()}`);
    if (isLong(entry, probe.taps)) fault(`${JSON.stringify(entry)} takes ${probe.taps} taps`);
    for (const text of made)
      if (!texts.has(text) && text !== textOf(entry)) fault(`on the way to it: ${text}`);
  }
  const dark = (what: string, verb: () => void) => {
    verb();
    const { sent } = probe;
    if (sent.length) fault(`${what} sends ${JSON.stringify(sent)}`);
    probe.letGo();
  };
  for (const { thing, off, press } of model.things) if (off) dark(`${thing}, which is off,`, press);
  const lit = new Set(model.task?.next ?? []);
  for (const cell of Object.keys(model.seat.borough.spaces).filter((cell) => !lit.has(cell)))
    dark(`${cell}, which is dark,`, () => model.tap(cell));
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (let verb = 0; verb < STEPS && model.task; verb += 1) {
      mayor.act();
      const made = probe.take();
      for (const entry of made) if (!texts.has(textOf(entry))) fault(`a walk makes ${JSON.stringify(entry)}`);
      if (made.length) break;
    }
    probe.letGo();
  }
  probe.end();
  shown.entries += checked.length;
  shown.states += 1;
}

/** What the tray says of a draft of uses is what they bring: the money and votes of the seat differ by as much. */
function checkSum({ model }: TestTable, shown: Shown) {
  const { task, play, stage } = model;
  if (!(task instanceof Income) || !play.draft.entries.length) return;
  const [before, after] = [stage.view!.seats[play.me!]!, play.own!];
  // the yields so far are in both
  const earned = task.counted.reduce((sum, { money }) => sum + money, 0);
  const brought = [after.money - before.money, after.votes - before.votes].join();
  const said = [task.sum.money - earned, task.sum.votes].join();
  if (said !== brought) shown.faults.push(`${play.view.step}: uses bring ${brought}, the tray says ${said}`);
}

/** Plays a game to its end through verbs, and checks the law in each state. */
export async function playLawfully(table: TestTable, seed: number, by: 'advice' | 'chance'): Promise<Shown> {
  const shown: Shown = { entries: 0, states: 0, faults: [] };
  const mayor = new Mayor(table, seed);
  const { model, play } = table;
  let last = '';
  await mayor.playOut(async () => {
    checkSum(table, shown);
    const state = `${table.live.state!.seq} ${table.live.seat}`;
    if (state === last || play.draft.entries.length || model.task!.held) return;
    last = state;
    await holdLaw(table, mayor, shown);
  }, by === 'advice');
  return shown;
}
