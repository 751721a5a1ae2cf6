import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Component } from 'svelte';
import Part from './Ledger.svelte';
import './messages';

const Ledger = Part as unknown as Component<Record<string, unknown>>;

const NONE = { wood: 0, stone: 0, metal: 0 };
const citizens = (count: number) => [{ person: 'citizen', count }];
/** What stands at the number of people in City Hall, of a seat that has three there. */
function hall(plan: number | null, arrivals: number): string {
  const due = { votes: 0, money: 0, ...NONE, arrivals, parts: [] };
  const forecast = { track: 0 };
  const rest = { money: 0, store: NONE, forecast, due };
  const own = {
    ...rest,
    seat: 0,
    votes: 0,
    pollution: 0,
    capacity: 6,
    aside: [],
    hall: citizens(3),
    plan: plan === null ? null : { ...rest, hall_people: citizens(plan) },
  };
  const play = {
    own,
    draft: { aim: null },
    short: new Set(),
    view: { phase: 2 },
    no: null,
    letter: () => 'a',
  };
  const { body } = render(Ledger, { props: { play, onparts() {} } });
  const [, text] = /data-ledger="people"[\s\S]*?<small[^>]*>([\s\S]*?)<\/small>/.exec(body)!;
  return text!.replaceAll(/<!--.*?-->/g, '').trim();
}

it('tells who stays in City Hall after a plan, else who is still to come', () => {
  expect(hall(1, 2)).toBe('1 after');
  expect(hall(3, 2)).toBe('+2 due');
  expect(hall(null, 0)).toBe('');
});
