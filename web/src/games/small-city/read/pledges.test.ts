import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../model/play.svelte';
import Pledges from '../desk/Pledges.svelte';
import type { Keep } from '../tasks/keep.svelte';

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
  expect(body).toContain('now 10');
  expect(body).toContain('scale: 0.4 1');
  // the platform of standing for nothing has no meter
  expect(body.match(/class="meter/g)).toHaveLength(1);
});
