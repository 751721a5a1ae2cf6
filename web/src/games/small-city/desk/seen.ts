/** What lies on the desk for all to see while somebody else acts. */

import { stepOf } from '../does';
import type { DeskName } from '../tasks/task';
import type { View } from '../wire';

/** What lies there. */
export interface Seen {
  readonly desk: Extract<DeskName, 'circle' | 'council'>;
  /** It takes the place of the map on a narrow screen. */
  readonly wide?: boolean;
}

/** By the step in which one seat after the other takes what is open to all. */
const SEEN: Readonly<Record<string, Seen>> = {
  'p1.choose': { desk: 'circle' },
  'p7.council': { desk: 'council', wide: true },
};

/** What whoever has nothing to decide sees, the same as the one to move; null where that is the map alone. */
export const seen = (view: Pick<View, 'step' | 'over' | 'to_act' | 'seats'>): Seen | null =>
  view.over ? null : (SEEN[stepOf(view)] ?? null);
