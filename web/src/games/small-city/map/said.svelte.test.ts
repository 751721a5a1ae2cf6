// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFrame, fakeFrames } from '$lib/testing/browser';
import { Said } from './said.svelte';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A map that shows the value of `say`, and the values that its rows got. */
function map(first: string) {
  let newest = $state.raw(first);
  let said!: Said<string>;
  const end = $effect.root(() => {
    said = new Said(() => newest);
  });
  flushSync();
  const say = (what: string) => {
    newest = what;
    flushSync();
  };
  return { say, end, rows: () => ROWS.map((row) => said.row(row)) };
}

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('updates all rows at first, then a few in each frame until all are done', () => {
  const { say, end, rows } = map('begins');
  expect(new Set(rows())).toEqual(new Set(['begins']));
  for (let frames = 0; frames < 9; frames += 1) drawFrame();
  say('builds');
  expect(rows()).not.toContain('builds');
  const knew = [];
  for (let frames = 0; frames < 4; frames += 1) {
    drawFrame();
    knew.push(rows().filter((what) => what === 'builds').length);
  }
  expect(knew).toEqual([3, 6, 9, 10]);
  end();
});

it('skips no row that changes again and again', () => {
  const { say, end, rows } = map('0');
  for (let count = 1; count <= 4; count += 1) {
    say(String(count));
    // and again when the frame is drawn, before its waiting callbacks
    vi.runOnlyPendingTimers();
    say(`${count} and more`);
    vi.runOnlyPendingTimers();
    flushSync();
  }
  expect(rows()).not.toContain('0');
  end();
});

it('skips no row that returns to its old state', () => {
  const { say, end, rows } = map('was');
  say('is');
  drawFrame();
  expect(rows()).toContain('is');
  say('was');
  for (let frames = 0; frames < 9; frames += 1) drawFrame();
  expect(new Set(rows())).toEqual(new Set(['was']));
  end();
});

it('updates a new row at once', () => {
  let newest = $state.raw('begins');
  let said!: Said<string>;
  const end = $effect.root(() => {
    said = new Said(() => newest);
  });
  newest = 'builds';
  said.tell(9);
  expect([said.row(8), said.row(9)]).toEqual(['begins', 'builds']);
  end();
});
