import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../model/play.svelte';
import Promises from './Promises.svelte';

const NONE = { easy: 0, medium: 0, difficult: 0, special: 0 };
const promise = { key: 'bells', stack: 'easy', kept: true, conditions: [], reward: 5, penalty: 0 };

/** The observer's view of the promises in Ben's borough. */
function told(me: number | null, kept: object, promises: readonly object[] = []): string {
  const ben = { seat: 1, kept: { ...NONE, ...kept }, promises, put_back: [], plan: null, out: null };
  const play = { me, open: 1, view: { seats: [{}, ben] }, name: () => 'Ben' } as unknown as Play;
  const { body } = render(Promises, { props: { play } });
  return [...body.matchAll(/<p[^>]*>([^<]*)</g)]
    .map(([, text]) => text)
    .join(' ')
    .trim();
}

it('shows players and spectators the difficulty of the promises of others', () => {
  for (const me of [0, null]) {
    expect(told(me, { easy: 1, difficult: 2 })).toBe(
      'Ben keeps 3 secret promises: one easy and 2 difficult.',
    );
    expect(told(me, { special: 1 })).toBe('Ben keeps one secret promise: one special.');
    expect(told(me, {})).toBe('No promise yet.');
  }
});

it('does not count known promises, nor those only drawn', () => {
  expect(told(1, { easy: 1 }, [promise])).toBe('');
  expect(told(1, { easy: 1 }, [promise, { ...promise, key: 'bridges', kept: false }])).toBe('');
});
