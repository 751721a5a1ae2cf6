import '../messages';
import { m } from '$messages';
import { lineName } from './words';

/** The sources of points, in the order of `figures.ts`. */
export const names = [
  m.sc_ledger_votes,
  ...['promises', 'special', 'platform', 'pollution'].map((line) => () => lineName(line)),
  m.sc_end_modules,
];
