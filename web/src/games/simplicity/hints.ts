/** The hints of a first game of Simplicity. */

import type { Hint } from '$play/coach.svelte';
import { m } from '$messages';
import type { Stage } from './plan.svelte';
import type { SimplicityView } from './wire';

/** The screen's state at this moment. */
export interface Moment {
  view: SimplicityView;
  stage: Stage;
  /** The number of builds by this browser. */
  built: number;
  /** The names of one's own teams, if there are two. */
  teams: readonly string[];
  /** The slot of one's own last pawn. */
  slot: number | null;
}

/** In order of importance. */
export const hints = ({ view, stage, built, teams, slot }: Moment): Hint[] => [
  { key: 'tile', text: m.sim_hint_tile, when: stage === 'slot' && built === 0 },
  { key: 'space', text: m.sim_hint_space, when: stage === 'space' },
  { key: 'sum', text: m.sim_hint_sum, when: stage === 'aimed' && view.phase !== 'block' },
  { key: 'block', text: m.sim_hint_block, when: stage === 'block' },
  {
    key: 'order',
    text: () => m.sim_hint_order({ slot: slot ?? 0 }),
    when: slot !== null && stage === 'watch' && view.phase === 'take',
  },
  {
    key: 'two',
    text: () => m.sim_hint_two({ first: teams[0] ?? '', second: teams[1] ?? '' }),
    when: teams.length > 1 && stage === 'slot' && built > 0,
  },
  { key: 'scores', text: m.sim_hint_scores, when: stage === 'slot' && built > 0 && view.round > 1 },
  { key: 'printed', text: m.sim_hint_printed, when: stage === 'slot' && view.round > 2 },
];
