/** A counted score in words. */

import { tell } from '$lib/words';
import { m } from '$messages';
import { lineName } from '../end/words';
import type { Count } from './count';

/** Where this browser keeps the score sheet. */
export const COUNT_KEY = 'box.small-city.count';

type Score = Count['seats'][number]['score'];

const tollsOf = (score: Score) => score.tolls ?? [];

/** A line of a score: what it adds, below 0 what it takes. */
export interface ScoreLine {
  line: string;
  amount: number;
}

/** The lines of a score in the order of the sheet (SC-14.3); the votes always. */
export const scoreLines = (score: Score): ScoreLine[] => [
  { line: 'votes', amount: score.votes },
  { line: 'promises', amount: score.promises },
  { line: 'special', amount: score.special },
  { line: 'platform', amount: score.platform },
  ...tollsOf(score).map(({ source, points }) => ({ line: source, amount: -points })),
  { line: 'pollution', amount: -score.pollution },
];

/** The name of a line. */
export const nameOfLine = (line: string) => (line === 'votes' ? m.sc_box_votes() : lineName(line));

/** "92 votes + 15 promises − 14 pollution". */
export const sumOf = (score: Score): string =>
  scoreLines(score)
    .filter(({ line, amount }) => amount || line === 'votes')
    .map(({ line, amount }, index) => {
      const name = tollsOf(score).some(({ source }) => source === line)
        ? tell('source', line, { game: 'small-city' })
        : '';
      const said = m.sc_box_count_line({ points: Math.abs(amount), line, name });
      // votes come first and are never below 0
      if (index === 0) return said;
      return `${amount < 0 ? '\u2212' : '+'} ${said}`;
    })
    .join(' ');
