/** What lies on the desk for all to see while somebody else acts. */

import type { Component } from 'svelte';
import type { Play } from '../play.svelte';
import { stepOf } from '../does';
import type { View } from '../wire';
import Circle from './Circle.svelte';
import Council from './Council.svelte';

/** What lies there. */
export interface Seen {
  readonly Desk: Component<{ play: Play }>;
  /** It takes the place of the map on a narrow screen. */
  readonly wide?: boolean;
}

/** By the step in which one seat after the other takes what is open to all. */
const SEEN: Readonly<Record<string, Seen>> = {
  'p1.choose': { Desk: Circle },
  'p7.council': { Desk: Council, wide: true },
};

/** What whoever has nothing to decide sees, the same as the one to move; null where that is the map alone. */
export const seen = (view: Pick<View, 'step' | 'over' | 'to_act' | 'seats'>): Seen | null =>
  view.over ? null : (SEEN[stepOf(view)] ?? null);
