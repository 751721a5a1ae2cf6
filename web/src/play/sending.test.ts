import { beforeEach, expect, it } from 'vitest';
import { toasts } from '$lib/toasts.svelte';
import { leaving, sayMovedOn } from './sending';
import '../screens/messages';

const offline = { since: 0, retry: 0 };
const build = { label: 'Build', off: false };

beforeEach(() => toasts.splice(0));

it('leaves a button alone while there is a connection', () => {
  expect(leaving({ waits: false, offline: null }, build)).toBe(build);
});

it('promises to send only what may be done without one', () => {
  expect(leaving({ waits: false, offline }, build)).toEqual({ label: 'Sends when online', off: false });
  const off = { label: 'Choose', off: true };
  expect(leaving({ waits: false, offline }, off)).toBe(off);
});

it('says that something waits until it has left', () => {
  expect(leaving({ waits: true, offline }, build)).toEqual({ label: 'Waits for the connection', off: true });
});

it('is silent on what the actor knows already', () => {
  sayMovedOn({ code: 'withdrawn', rule: null, text: '' });
  expect(toasts).toEqual([]);
  sayMovedOn({ code: 'stale', rule: null, text: 'The table has moved on.' });
  expect(toasts).toHaveLength(1);
});
