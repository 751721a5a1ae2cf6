import { expect, it } from 'vitest';
import { isWide, lettersIn } from './width';

it('counts Latin letters, digits and signs once, and Japanese characters as much wider', () => {
  expect(lettersIn('+3 $')).toBe(4);
  expect(lettersIn('汚染')).toBe(3.5);
  expect(lettersIn('「ア」2')).toBe(6.25);
  expect(lettersIn('')).toBe(0);
});

it('knows scripts without spaces between words', () => {
  expect(['街', 'スロット', 'ー', '！'].map(isWide)).toEqual([true, true, true, true]);
  expect(['Café', '12', '…', '×'].map(isWide)).toEqual([false, false, false, false]);
});
