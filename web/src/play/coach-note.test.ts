import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Coach } from './coach.svelte';
import CoachNote from './CoachNote.svelte';
import '../screens/messages';

const phone = vi.hoisted(() => ({ current: false }));
vi.mock('svelte/reactivity', async (original) => ({
  ...(await original<object>()),
  MediaQuery: class {
    get current() {
      return phone.current;
    }
  },
}));

const coach = { hint: { key: 'sum', text: () => 'Build it.' } } as Coach;
const shown = (props: object) => render(CoachNote, { props: { coach, ...props } }).body.includes('Build it.');

it('offers what a hint can do', () => {
  const hint = { key: 'ring', text: () => 'Ring?', when: true, act: { label: () => 'Switch on', run() {} } };
  const { body } = render(CoachNote, { props: { coach: { hint } as Coach } });
  expect(body).toContain('Switch on</button>');
  expect(render(CoachNote, { props: { coach } }).body).not.toContain('class="act');
});

it('gives way to the sum where space is short, and only there', () => {
  phone.current = true;
  expect([shown({ yields: true }), shown({}), shown({ alone: true })]).toEqual([false, true, true]);
  phone.current = false;
  expect(shown({ yields: true })).toBe(true);
});
