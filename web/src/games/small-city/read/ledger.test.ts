import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Component } from 'svelte';
import Part from './Ledger.svelte';
import '../messages';

const Ledger = Part as unknown as Component<Record<string, unknown>>;

const NONE = { wood: 0, stone: 0, metal: 0 };
const citizens = (count: number) => [{ person: 'citizen', count }];
/** The ledger of seat 0, which has three in City Hall, for the observer at `me`. */
function ledger(plan: number | null, arrivals: number, apart?: typeof NONE, me = 0): string {
  const due = { votes: 0, money: 0, ...NONE, arrivals, parts: [] };
  const forecast = { track: 0 };
  const rest = { money: 0, store: NONE, forecast, due };
  const own = {
    ...rest,
    seat: 0,
    votes: 0,
    pollution: 0,
    capacity: 6,
    apart,
    aside: [],
    hall: citizens(3),
    plan: plan === null ? null : { ...rest, hall_people: citizens(plan) },
  };
  const short = new Set();
  const play = {
    ...{ me, away: me !== 0, short, draft: { aim: null }, view: { phase: 2 } },
    ...{ letter: () => 'a', name: () => 'Ben', mark: () => ({ drawing: 'disc-star' }) },
  };
  return render(Ledger, { props: { play, seat: own, onparts() {} } }).body.replaceAll(/<!--.*?-->/g, '');
}
/** The text at the number of people in City Hall. */
function hall(plan: number | null, arrivals: number): string {
  const [, text] = /data-ledger="people"[\s\S]*?<small[^>]*>([\s\S]*?)<\/small>/.exec(
    ledger(plan, arrivals),
  )!;
  return text!.trim();
}

it('shows who stays in City Hall after a plan, or who still comes', () => {
  expect(hall(1, 2)).toBe('1 after');
  expect(hall(3, 2)).toBe('+2 due');
  expect(hall(null, 0)).toBe('');
});

it('names its owner while another borough is open', () => {
  expect(ledger(null, 0)).toContain('aria-label="What you have"');
  expect(ledger(null, 0)).not.toContain('Ben');
  const other = ledger(null, 0, undefined, 1);
  expect(other).toContain('aria-label="What Ben has"');
  expect(other).toMatch(/<img class="mark[^>]*>\s*<small[^>]*>Ben<\/small>/);
});

it('has wood of cleared forest beside it until it may be stored (SP-FOR-4)', () => {
  expect(ledger(null, 0)).not.toContain('aside');
  const [, count, small] =
    /data-ledger="wood-aside"[\s\S]*?<b[^>]*>(.*?)<\/b><small[^>]*>(.*?)<\/small>/.exec(
      ledger(null, 0, { ...NONE, wood: 2 }),
    )!;
  expect([count, small]).toEqual(['2', 'aside']);
});
