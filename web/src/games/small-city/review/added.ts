/** What entries of modules do, in few words. */

import './messages';
import { m } from '$messages';
import { joined, readBorder, withLine } from '../map/lines';
import type { EventDoc, LinesDoc } from '../wire';

/** An entry as records write it. */
export type Entry = Readonly<Record<string, unknown>>;

export const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** By the field that tells what an entry is; its value has the cells. */
export const ADDED: Readonly<Record<string, (entry: Entry) => string>> = {
  merge: ({ merge, with: more }) => m.sc_review_do_merge({ cells: text(merge), with: text(more) }),
  road: ({ road }) => m.sc_review_do_road({ cells: text(road).replace('|', ' ') }),
  roundabout: ({ roundabout }) => m.sc_review_do_roundabout({ cells: text(roundabout) }),
  riot: ({ riot }) => m.sc_review_do_riot({ cells: text(riot) }),
};

/** Whether an entry lays a piece on a border or a point. */
export const isLaid = (entry: Entry) => 'road' in entry || 'roundabout' in entry;
/** The pieces that entries lay on borders and points; null if they lay none. */
export function laidBy(entries: readonly Entry[]): LinesDoc | null {
  const none: LinesDoc = { right: '', below: '', points: '' };
  const laid = entries.filter(isLaid).reduce<LinesDoc>((lines, { road, roundabout }) => {
    const points = joined(lines.points, text(roundabout));
    return road === undefined ? { ...lines, points } : withLine(lines, readBorder(text(road)));
  }, none);
  return Object.values(laid).some(Boolean) ? laid : null;
}

/** The first cells of two tiles that merge, in any order. */
const pair = (...cells: readonly string[]) =>
  cells
    .map((all) => all.split(' ')[0])
    .sort()
    .join(' ');
/** What entries and events of modules do, in the same signs. */
export const ADDED_SIGNS = {
  entry(entry: Entry): string[] {
    if ('road' in entry) return [`road ${text(entry['road'])}`];
    if ('roundabout' in entry) return [`roundabout ${text(entry['roundabout'])}`];
    if ('merge' in entry) return [`merge ${pair(text(entry['merge']), text(entry['with']))}`];
    return entry['drive'] === true ? ['drive'] : [];
  },
  event(event: EventDoc): string | null {
    switch (event.event) {
      case 'road_laid':
        return `road ${event.road}`;
      case 'roundabout_laid':
        return `roundabout ${event.cell}`;
      case 'merged':
        return `merge ${pair(event.cells, event.with)}`;
      case 'drove':
        return 'drive';
      default:
        return null;
    }
  },
} as const;
