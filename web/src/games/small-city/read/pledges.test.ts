import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../model/play.svelte';
import Pledges from '../desk/Pledges.svelte';
import type { Keep } from '../tasks/keep.svelte';
import type { PromiseDoc } from '../wire';
import Pledge from './Pledge.svelte';

const asked = { fact: 'money', compare: 'at_least', number: 25 };
const economy = { key: 'economy', stack: 'platform', asked: [asked], reward: 20, penalty: 10 };
const none = { ...economy, key: 'none', asked: [] };

it('shows the state of platforms as of promises', () => {
  const condition = { ...asked, value: 10, holds: false };
  const stands = { ...economy, kept: false, holds: false, conditions: [condition] };
  const play = {
    own: { promises: [], platforms: [stands] },
    tables: { promises: [], platforms: [none, economy] },
    reader: { game: 'small-city' },
  };
  const task = { title: '', offered: ['none', 'economy'], key: null };
  const props = { play: play as unknown as Play, task: task as unknown as Keep };
  const { body } = render(Pledges, { props });
  expect(body).toContain('now\u00a010');
  expect(body).toContain('scale: 0.4 1');
  // the platform of standing for nothing has no meter
  expect(body.match(/class="meter/g)).toHaveLength(1);
});

it('shows the room under a limit, which is kept only at the end', () => {
  const blue = (value: number, more: object = {}) => {
    const condition = { fact: 'pollution', compare: 'at_most', number: 20, value, holds: value <= 20 };
    const promise = { ...economy, conditions: [condition], kept: true, holds: condition.holds };
    const { body } = render(Pledge, { props: { promise: promise as unknown as PromiseDoc, ...more } });
    const [, share] = /scale: (\S+) 1/.exec(body)!;
    return { body, share, tick: body.includes('✓') };
  };
  expect(blue(5)).toMatchObject({ share: '0.75', tick: false, body: expect.stringContaining('5 so far') });
  expect(blue(5, { over: true })).toMatchObject({ tick: true, body: expect.stringContaining('now\u00a05') });
  expect(blue(23)).toMatchObject({ share: '0', tick: false, body: expect.stringContaining('now\u00a023') });
  const planned = { key: 'economy', conditions: [8] };
  expect(blue(5, { planned }).body).toContain('now\u00a05, with the plan 8');
});
