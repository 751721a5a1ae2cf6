import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import Part from './Shown.svelte';

// it draws on the page
vi.mock('../art/pieces', () => ({}));
const Shown = Part as unknown as Component<Record<string, unknown>>;

it('leaves the desk empty where no seat acts on one: a death elsewhere', () => {
  const show = { rows: null, tally: null, desk: null, event: { event: 'died', seat: 1 } };
  const { body } = render(Shown, { props: { play: { show, view: { phase: 6 } } } });
  expect(body.replaceAll(/<!--.*?-->/g, '')).toBe('');
});
