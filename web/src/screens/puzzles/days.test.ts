import { describe, expect, it, vi } from 'vitest';
import { addressed, dateText, dayIn, dayText, monthOf, puzzleAddress } from './days';

describe('a day', () => {
  it('is counted from 1970 in UTC', () => {
    expect(dateText(0)).toBe('1970-01-01');
    // 2026-11-28, by the calendar: 56 years of 365 days, 14 leap days, 331 days before it in its year
    expect(dayIn('2026-11-28')).toBe(56 * 365 + 14 + 331);
    expect(dateText(dayIn('2028-02-29')!)).toBe('2028-02-29');
  });

  it('is none in a text that names no date', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '1969-12-31', 'tomorrow', ''])
      expect(dayIn(text), text).toBeNull();
  });
});

it('is written as in the country of the browser', () => {
  const day = dayIn('2026-11-28')!;
  for (const [languages, text] of [
    [['en-US'], 'November 28'],
    [['de-DE', 'en-GB', 'en-US'], '28 November'],
    [['en-US@posix'], 'November 28'],
  ] as const) {
    vi.stubGlobal('navigator', { languages });
    expect(dayText(day)).toBe(text);
    vi.unstubAllGlobals();
  }
});

it('a month has its days, beginning at their place in a week from Monday', () => {
  // 1 November 2026 is a Sunday
  const month = monthOf(dayIn('2026-11-28')!);
  expect([month.days.length, month.offset, dateText(month.days[0]!)]).toEqual([30, 6, '2026-11-01']);
  // and two months before it are 30 days from a Tuesday
  const before = monthOf(dayIn('2026-11-28')!, -2);
  expect([before.days.length, before.offset, dateText(before.days[0]!)]).toEqual([30, 1, '2026-09-01']);
});

it('addresses name a game and a day, or lead elsewhere', () => {
  const day = dayIn('2026-11-28')!;
  expect(addressed(puzzleAddress('chess', day))).toEqual({ game: 'chess', day });
  expect(addressed(puzzleAddress('chess'))).toEqual({ game: 'chess', day: null });
  expect(addressed('/study/puzzles/')).toEqual({ game: null, day: null });
  for (const path of ['/study/puzzles/chess/7', '/study/puzzles/chess/2026-11-28/x', '/study/puzzlesome'])
    expect(addressed(path), path).toBeNull();
});
