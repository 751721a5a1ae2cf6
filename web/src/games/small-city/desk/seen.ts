/** The public desk while another seat acts. */

import { stepOf } from '../model/does';
import type { DeskName } from '../tasks/task';
import type { View } from '../wire';

/** Its contents. */
export interface Seen {
  readonly desk: Extract<DeskName, 'circle' | 'council'>;
  /** It replaces the map on a narrow screen. */
  readonly wide?: boolean;
}

/** By the step in which the seats take public items in turn. */
const SEEN: Readonly<Record<string, Seen>> = {
  'p1.choose': { desk: 'circle' },
  'p7.council': { desk: 'council', wide: true },
};

/** The view of a seat without a decision, the same as the acting seat's; null where that is the map alone. */
export const seen = (view: Pick<View, 'step' | 'over' | 'to_act' | 'seats'>): Seen | null =>
  view.over ? null : (SEEN[stepOf(view)] ?? null);
