/** Facts from the steps of a table, for any game. */

import type { Step } from '$lib/wire';

/** The numbers of the undone steps. */
export function undone(steps: readonly Step[]): Set<number> {
  const gone = new Set<number>();
  const standing: Step[] = [];
  for (const step of steps) {
    if (step.taken_back) {
      for (let i = step.undoes ?? 1; i > 0; i -= 1) gone.add(standing.pop()?.seq ?? 0);
    } else standing.push(step);
  }
  return gone;
}

/** The last valid step of these that one of `seats` made; 0 when there is none. */
export function lastOwn(steps: readonly Step[], seats: readonly number[]): number {
  const gone = undone(steps);
  const own = steps.findLast(
    (step) => !gone.has(step.seq) && !step.taken_back && seats.includes(step.seat ?? -1),
  );
  return own?.seq ?? 0;
}
