import { expect, it } from 'vitest';
import { learn } from './language';
import { sentenceOf } from './toasts.svelte';
import type { Problem } from './wire';
import '$messages';

const problem = (more: Partial<Problem>): Problem => ({
  code: 'not_last',
  rule: null,
  text: 'As sent.',
  ...more,
});

it('a refusal is worded from its data', async () => {
  await learn('shop', { shop: 'refusal-closed = { $seat } has closed.' }, {});
  const played = { why: 'played_since', name: 'Ana' };
  expect(sentenceOf(problem({ why: played }))).toBe('Cannot be taken back: Ana has played since.');
  const closed = problem({ game: 'shop', why: { why: 'closed', seat: 1 } });
  expect(sentenceOf(closed)).toBe('Player 2 has closed.');
  expect(sentenceOf(closed, { name: () => 'Bo' })).toBe('Bo has closed.');
});

it('text without a message is shown as the server wrote it', () => {
  expect(sentenceOf(problem({ why: { why: 'of_tomorrow' } }))).toBe('As sent.');
  expect(sentenceOf(problem({ game: 'unknown', why: { why: 'closed' } }))).toBe('As sent.');
  expect(sentenceOf(problem({}))).toBe('As sent.');
  expect(sentenceOf(problem({ code: 'offline', text: '' }))).toContain('cannot be reached');
});
