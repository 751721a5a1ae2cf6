/** The map's description for screen readers. */

import { m } from '$messages';
import type { Task } from '../tasks/task';
import type { Play } from '../model/play.svelte';

/** The open borough, its size, and the thing being placed there. */
export function mapLabel(play: Play, task: Task | null): string {
  const seat = play.view.seats[play.open]!;
  const { zone } = play.borough(seat);
  if (seat.seat !== play.me) return m.sc_map_label({ name: play.who(seat.seat), zone });
  const map = m.sc_map_label_yours({ zone });
  return task?.placing ? m.sc_map_placing({ map, ...task.placing }) : map;
}

/** The smoke track: percent now, the forecast, and the next stone. */
export function smokeText(
  now: number,
  due: number | null,
  stones: readonly number[],
  spared: string | null = null,
): string {
  const stone = stones.find((each) => each > now);
  return [
    ...(spared ? [m.sc_smoke_spared()] : []),
    ...(due === null || due === now ? [] : [m.sc_smoke_due({ percent: due })]),
    ...(stone === undefined ? [] : [m.sc_smoke_stone({ stone })]),
  ].reduce((text, more) => m.with_more({ text, more }), m.sc_smoke_now({ percent: now }));
}
