import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import { Onward } from './rematch';
import Part from './Rematch.svelte';
import '../screens/messages';

vi.mock('$lib/router.svelte', () => ({ go() {} }));
vi.mock('$lib/turn-signal', () => ({ callOut() {} }));

it('takes players along who wait when their rematch is dealt', () => {
  const onward = new Onward();
  expect(onward.now({ agreed: false, dealt: false })).toBe(false);
  expect(onward.now({ agreed: true, dealt: false })).toBe(false);
  expect(onward.now({ agreed: true, dealt: true })).toBe(true);
  // once
  expect(onward.now({ agreed: true, dealt: true })).toBe(false);
});

it('leaves a later visitor at the finished game', () => {
  expect(new Onward().now({ agreed: true, dealt: true })).toBe(false);
});

it('offers a dealt rematch as a link, to its players too', () => {
  const Rematch = Part as unknown as Component<Record<string, unknown>>;
  const seats = [{ kind: 'person', name: 'Ana' }];
  const of = (you: number[]) => {
    const table = { id: 'old', seats, you, rematch: 'new', rematch_wanted: [0], rematch_dealt: true };
    return render(Rematch, { props: { table, label: 'Rematch' } }).body;
  };
  for (const you of [[0], []]) {
    expect(of(you)).toContain('href="/t/new"');
    expect(of(you)).toContain('Go to the rematch');
  }
});
