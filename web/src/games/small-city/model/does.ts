/** What other seats are doing, by their step. */

import type { Attention } from '$lib/wire';
import { listed } from '$lib/words';
import { m } from '$messages';
import type { View } from '../wire';
import type { DeskName } from '../tasks/task';

type Says = (values: { name: string; count: number }) => string;

/** By step; a step without an entry only says for whom the game waits. */
const DOES: Readonly<Record<string, Says>> = {
  's.board': m.sc_does_board,
  's.promises': m.sc_does_promise,
  's.city_hall': m.sc_does_hall,
  'p1.mayor': m.sc_does_mayor,
  'p1.choose': m.sc_does_card,
  'p2.plan': m.sc_does_plan,
  'p2.palace': m.sc_does_promise,
  'p3.move': m.sc_does_move,
  'p3.home': m.sc_does_home,
  'p3.riot': m.sc_does_riot,
  'p4.tourist': m.sc_does_income,
  'p4.commerce': m.sc_does_income,
  'p4.other': m.sc_does_income,
  'p4.produce': m.sc_does_discard,
  'p6.deaths': m.sc_does_death,
  'p7.council': m.sc_does_council,
  'p8.platform': m.sc_does_platform,
  'p8.wall': m.sc_does_wall,
};

/**
 * The step, as waiting seats see it: while cards are taken, a seat that has one already moves in the council
 * (SC-4.11).
 */
export const stepOf = ({ step, to_act, seats }: Pick<View, 'step' | 'to_act' | 'seats'>): string =>
  step === 'p1.choose' && to_act.some((seat) => seats[seat]?.card) ? 'p7.council' : step;

/** The seats to act, what they do then, and how far one of them has come. */
export function does(step: string, names: readonly string[], progress: Attention['progress'] = null): string {
  const name = listed(names);
  const text = DOES[step]?.({ name, count: names.length }) ?? m.plain_turns({ names: name });
  return progress?.done ? m.sc_does_part({ text, ...progress }) : text;
}

/** Its contents. */
interface Seen {
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
