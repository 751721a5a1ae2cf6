import { piece } from '$lib/language';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '$lib/wire';
import { m } from '$messages';
import { Drawn } from './drawn.svelte';
import type { Looking } from './looking.svelte';
import type { Play } from './play.svelte';

const said = vi.hoisted(() => vi.fn());
vi.mock('$lib/toasts.svelte', () => ({ say: said }));
vi.mock('../words', () => ({ sentence: () => 'You draw Shopping city.', stackName: () => 'easy' }));
beforeEach(() => said.mockReset());

const card = (key: string, kept = true) => ({ key, kept });
/** A step in which seat 0 draws that promise, and its promises afterwards. */
const step = (key: string, promises: object[], round = 3) =>
  ({
    events: [{ event: 'promise_drawn', seat: 0, stack: 'easy', promise: key, rule: 'SC-12.3' }],
    view: { round, seats: [{ seat: 0, promises }] },
  }) as unknown as Step;

/** An observer, with or without room beside the map. */
function looking({ me = 0 as number | null, covered = false, room = false } = {}) {
  const play = { me, covered, reader: {} };
  const drawn = new Drawn(play as unknown as Play, { showPromises: () => room } as unknown as Looking);
  return { play, drawn };
}

it('is lit among the others if there is room, else named', () => {
  const { drawn } = looking({ room: true });
  drawn.hear(step('shops', [card('shops')]));
  expect([drawn.key, said.mock.calls]).toEqual(['shops', []]);
  drawn.seen();
  expect(drawn.key).toBeNull();
  looking().drawn.hear(step('shops', [card('shops')]));
  expect(said).toHaveBeenCalledExactlyOnceWith('You draw Shopping city.');
});

it('is neither named nor lit where others share the screen', () => {
  const { play, drawn } = looking({ covered: true });
  drawn.hear(step('shops', [card('shops')]));
  expect(said).toHaveBeenCalledExactlyOnceWith(m.sc_promises_drawn({ stack: piece('stack', 'easy') }));
  play.me = 1;
  expect(drawn.key).toBeNull();
});

it.each([
  ['of a spectator', { me: null }, step('shops', [card('shops')])],
  ['of another seat', { me: 1 }, step('shops', [card('shops')])],
  ['before the first round, when it lies on the desk', {}, step('shops', [card('shops')], 0)],
  ['while one of some is to be chosen (SP-BLD-8)', {}, step('shops', [card('shops', false)])],
])('is nothing %s', (_, who, heard) => {
  const { drawn } = looking(who);
  drawn.hear(heard);
  expect([drawn.key, said.mock.calls]).toEqual([null, []]);
});
