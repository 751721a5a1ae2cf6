/** The numbers of the ledger as sums: the current value, the plan or draft, the forecast. */

import { m } from '$messages';
import { chip } from '../tasks/steps';
import { MATERIALS, type ChoiceDoc, type DuePart, type Material, type Planned, type SeatView } from '../wire';
import type { Step } from '$lib/wire';
import { votesBy } from '../end/tally';
import { lineAbout, lineName } from '../end/words';

export type Counted = 'money' | 'votes' | 'pollution' | 'people' | 'stored' | Material;

/** The draft, with its text. */
interface Drafted {
  about: ChoiceDoc | null;
  text: string;
}
interface Change {
  text: string;
  amount: number;
  rule: string | null;
}
/** A forecast item, and its change by the plan or draft. */
export interface Coming {
  /** Its source, as a code; null if that has no name. */
  source: string | null;
  /** Relief beyond the allowed maximum. */
  cut: boolean;
  amount: number;
  by: number;
  rule: string;
  /** The share of each tile, as far as it is known. */
  parts: DuePart['parts'];
}
interface Sum {
  now: number;
  made: Change[];
  after: number;
  due: Coming[];
  total: number;
}

/** A number of a seat: `before` any plan or draft, and with it. */
export function sumOf(what: Counted, before: SeatView, after: SeatView, drafted: readonly Drafted[]): Sum {
  const { plan } = after;
  const made: Change[] = plan
    ? plan.steps.map((step) => ({ text: chip(step).name, amount: spent(what, step), rule: step.rule }))
    : drafted.flatMap(({ about, text }) =>
        about ? [{ text, amount: brought(what, about), rule: about.rule }] : [],
      );
  const now = has(what, before);
  const left = plan && { money: plan.money, store: plan.store, hall: plan.hall_people };
  const then = has(what, { ...after, ...left });
  // the event of a move carries the yield, not the change in City Hall
  const moved = what === 'people' && !plan ? then - now - all(made.map(({ amount }) => amount)) : 0;
  if (moved) made.push({ text: m.sc_parts_moved(), amount: moved, rule: null });
  const due = what === 'pollution' ? smoke(before, after) : coming(what, before, after);
  return {
    ...{ now, made: made.filter(({ amount }) => amount), after: then, due },
    total: then + all(due.map(({ amount }) => amount)),
  };
}

const goods = (what: Counted): readonly Material[] =>
  what === 'stored' ? MATERIALS : MATERIALS.filter((material) => material === what);
const all = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The current amount. */
function has(what: Counted, { money, votes, pollution, hall, store }: SeatView): number {
  switch (what) {
    case 'money':
      return money;
    case 'votes':
      return votes;
    case 'pollution':
      return pollution;
    case 'people':
      return all(hall.map(({ count }) => count));
    default:
      return all(goods(what).map((material) => store[material]));
  }
}

/** The cost of a plan step, below 0. */
function spent(what: Counted, step: Planned): number {
  const build = step.do === 'build' ? step : null;
  switch (what) {
    case 'money':
      return -step.money;
    case 'votes':
    case 'pollution':
      return 0;
    case 'people':
      return build?.person || step.do === 'home' ? -1 : 0;
    default:
      return -all(
        (build?.pay ?? []).filter(({ material }) => goods(what).includes(material)).map(({ count }) => count),
      );
  }
}

/** The immediate yield of a draft entry. */
function brought(what: Counted, about: ChoiceDoc): number {
  switch (what) {
    case 'money':
    case 'votes':
    case 'pollution':
      return about[what];
    case 'people':
      return about.action.do === 'home' ? -1 : 0;
    default:
      return all(
        about.materials.filter(({ material }) => goods(what).includes(material)).map(({ change }) => change),
      );
  }
}

/** The forecast for phases 3 to 5. A plan carries no tiles: where it changes nothing, the current ones count. */
function coming(what: Counted, before: SeatView, { plan, due }: SeatView): Coming[] {
  const wanted: readonly string[] = what === 'people' ? ['arrivals'] : what === 'stored' ? MATERIALS : [what];
  const of = ({ due }: Pick<SeatView, 'due'>) =>
    grouped(
      (due?.parts ?? [])
        .filter((part) => wanted.includes(part.what))
        .map(({ source, amount, rule, parts }) => ({ source, cut: false, amount, rule, parts })),
    );
  return changed(of(before), of(plan ?? { due }));
}

/** The forecast for phase 6. */
function smoke(before: SeatView, after: SeatView): Coming[] {
  const of = ({ forecast }: Pick<SeatView, 'forecast'>) =>
    grouped(
      forecast.parts.map(({ counts, source, amount, rule }) => ({
        ...{ source, rule, parts: [], cut: counts === 'cut' },
        amount: counts === 'relief' ? -amount : amount,
      })),
    );
  return changed(of(before), of(after.plan ?? after));
}

type Part = Omit<Coming, 'by'>;
const keyOf = ({ source, rule, cut }: Part) => `${source} ${rule} ${cut}`;

/** Merges the parts of one source and rule. */
function grouped(parts: readonly Part[]): Map<string, Part> {
  const groups = new Map<string, Part>();
  for (const part of parts) {
    const { amount = 0, parts = [] } = groups.get(keyOf(part)) ?? {};
    groups.set(keyOf(part), {
      ...part,
      amount: amount + part.amount,
      parts: [...parts, ...part.parts],
    });
  }
  return groups;
}
function changed(before: ReadonlyMap<string, Part>, after: ReadonlyMap<string, Part>): Coming[] {
  return [...after].map(([key, part]) => {
    const old = before.get(key);
    const by = part.amount - (old?.amount ?? 0);
    return { ...part, by, parts: by ? part.parts : (old?.parts ?? part.parts) };
  });
}

/** A score line's votes so far. */
interface Brought {
  /** The line, in words. */
  source: string;
  /** In votes; losses are below 0. */
  amount: number;
  /** The rule behind the line; null if it has none. */
  rule: string | null;
}

/** The public sources of a seat's votes so far, line by line as on the score sheet; they sum to the track. */
export function votesOf(
  steps: readonly Step[],
  seats: readonly Pick<SeatView, 'seat' | 'votes'>[],
  seat: number,
): Brought[] {
  const votes = votesBy(steps, seats);
  return [...votes.amounts.get(seat)!]
    .filter(([, amount]) => amount)
    .map(([line, amount]) => ({ source: lineName(line), amount, rule: lineAbout(line, votes).rule }));
}
