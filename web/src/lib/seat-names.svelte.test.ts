import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MARKS } from './marks';
import { LONGEST_NAME, namesIn, SeatNames } from './seat-names.svelte';
import { fakeStorage } from './testing/storage';

let stored: Map<string, string>;
beforeEach(() => void (stored = fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('names seats for all helpers of a game, and keeps the colours of the others', () => {
  new SeatNames('garden').set(1, ' Ben  B. ');
  const names = new SeatNames('garden');
  expect([names.of(0), names.of(1)]).toEqual([MARKS[0]!.name(), 'Ben B.']);
  expect(new SeatNames('orchard').of(1)).toBe(MARKS[1]!.name());
  names.set(1, '');
  expect(names.of(1)).toBe(MARKS[1]!.name());
});

it('writes names into a link as remarks, and reads them back', () => {
  const names = new SeatNames('garden');
  names.set(0, 'Ana; # 1');
  names.set(2, 'Caro\n# 1 Zoe');
  const text = `game: garden 3\nseat 0; votes 2${names.remarks}`;
  expect(namesIn(text)).toEqual(['Ana; # 1', '', 'Caro # 1 Zoe', '', '', '']);
  expect(namesIn('game: garden 3\nseat 0; votes 2').join('')).toBe('');
});

it('shows the names of a link, and keeps them only when asked', () => {
  new SeatNames('garden').set(0, 'Ana');
  const shown = new SeatNames('garden');
  shown.show(['Zoe']);
  expect(shown.of(0)).toBe('Zoe');
  expect(new SeatNames('garden').of(0)).toBe('Ana');
  shown.keep();
  expect(new SeatNames('garden').of(0)).toBe('Zoe');
});

it('shortens long names, also those of links', () => {
  const long = 'x'.repeat(200);
  const names = new SeatNames('garden');
  names.set(0, long);
  expect(names.of(0)).toHaveLength(LONGEST_NAME);
  expect(namesIn(`# 0 ${long}`)[0]).toHaveLength(LONGEST_NAME);
  expect([...stored.values()].join('')).not.toContain('x'.repeat(LONGEST_NAME + 1));
});

it('keeps the signs of a long name whole', () => {
  const names = new SeatNames('garden');
  names.set(0, `x${'🏙'.repeat(200)}`);
  expect(names.of(0)).toBe(`x${'🏙'.repeat(LONGEST_NAME - 1)}`);
});
