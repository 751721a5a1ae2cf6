import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Segmented from './Segmented.svelte';

it('outlines its choices until one is chosen', () => {
  const choices = ['coin', 'votes'].map((value) => ({ value, label: value }));
  const open = (value: string) =>
    /class="well[^"]*\bopen\b/.test(render(Segmented, { props: { legend: '', choices, value } }).body);
  expect([open(''), open('coin')]).toEqual([true, false]);
});
