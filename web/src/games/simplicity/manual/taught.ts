/** The lessons of Simplicity by what they teach. */

import type { Taught } from '$lib/face';
import type { SimplicityView } from '../wire';

/** The rules that each lesson shows. */
export const taught: readonly Taught[] = [
  { lesson: 'place', rules: ['SIM-3.4', 'SIM-3.5'] },
  { lesson: 'group', rules: ['SIM-5.2'] },
  { lesson: 'link', rules: ['SIM-5.1'] },
  { lesson: 'park', rules: ['SIM-5.3'] },
  { lesson: 'order', rules: ['SIM-3.3', 'SIM-4.2'] },
  { lesson: 'seven', rules: ['SIM-2.5', 'SIM-5.4'] },
  { lesson: 'block', rules: ['SIM-3.2'] },
  { lesson: 'count', rules: ['SIM-5.6'] },
];

/** The lessons that fit a moment of a game, the fittest first. */
export function teach(view: unknown): readonly string[] {
  const { phase, slots, round } = view as SimplicityView;
  if (phase === 'over') return ['count'];
  if (phase === 'block') return ['block', 'order'];
  const park = slots.some(({ tile }) => tile === 'P');
  const early = round <= 1 ? ['place', 'group', 'link', 'both'] : ['group', 'link', 'both', 'place'];
  return [...(park ? ['park'] : []), ...early, 'others', 'order', 'seven', 'count'];
}
