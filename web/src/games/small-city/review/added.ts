/** What entries of modules do, in few words. */

import './messages';
import { m } from '$messages';

/** An entry as records write it. */
export type Entry = Readonly<Record<string, unknown>>;

export const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** By the field that tells what an entry is; its value has the cells. */
export const ADDED: Readonly<Record<string, (entry: Entry) => string>> = {
  merge: ({ merge, with: more }) => m.sc_review_do_merge({ cells: text(merge), with: text(more) }),
  road: ({ road }) => m.sc_review_do_road({ cells: text(road).replace('|', ' ') }),
  roundabout: ({ roundabout }) => m.sc_review_do_road({ cells: text(roundabout) }),
  riot: ({ riot }) => m.sc_review_do_riot({ cells: text(riot) }),
};
