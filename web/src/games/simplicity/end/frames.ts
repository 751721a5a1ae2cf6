/** A finished game cut into the frames of its review. */

import type { Step } from '$lib/wire';
import type { SimplicityEvent, SimplicityView } from '../wire';
import { undone } from '$play/steps';

export interface Frame {
  /** The steps of the frame: one move, or a run of luck. */
  steps: Step[];
  view: SimplicityView;
  round: number;
}

const DRAWN: Partial<Record<SimplicityEvent['event'], 'city' | 'deal'>> = {
  strip_laid: 'city',
  face_up: 'city',
  pawn_placed: 'city',
  tile_drawn: 'deal',
};

function kindOf(step: Step): 'city' | 'deal' | 'move' {
  const [first] = step.events as SimplicityEvent[];
  return (first && DRAWN[first.event]) ?? 'move';
}

/** The frames in order, without undone moves. */
export function frames(history: readonly Step[]): Frame[] {
  const gone = undone(history);
  const cut: Frame[] = [];
  let before: string | null = null;
  for (const step of history) {
    if (step.taken_back || gone.has(step.seq) || !step.view) continue;
    const view = step.view as SimplicityView;
    const kind = kindOf(step);
    const last = cut.at(-1);
    if (last && kind !== 'move' && kind === before) {
      last.steps.push(step);
      last.view = view;
    } else cut.push({ steps: [step], view, round: 0 });
    before = kind;
  }
  // a frame belongs to the round in which it began
  for (const [i, frame] of cut.entries()) {
    const built = frame.steps.some((step) => kindOf(step) === 'move');
    frame.round = built ? (cut[i - 1]?.view.round ?? frame.view.round) : frame.view.round;
  }
  return cut;
}
