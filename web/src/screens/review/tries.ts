/** The choices that can be tried at a decision of one entry. */

import { api } from '$lib/api';
import { games } from '$lib/games';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewDecision } from '$lib/wire';
import type { Told } from '$play/plain/choices';
import { toldChoice } from '$play/plain/telling';
import { seatsOf } from './branch';

/** A visitor has few practice tables, and a list may be opened again and again. */
const known = new WeakMap<ReviewDecision, Promise<Told[]>>();

/** All that the seat may do first, as a practice table at this moment lists it. Rejects if the server refuses. */
export function choicesAt(game: Reviewed, decision: ReviewDecision): Promise<Told[]> {
  const before = known.get(decision);
  if (before) return before;
  const all = listedAt(game, decision);
  known.set(decision, all);
  all.catch(() => known.delete(decision));
  return all;
}

async function listedAt(game: Reviewed, { at, who }: ReviewDecision): Promise<Told[]> {
  const info = (await games()).find(({ name }) => name === game.game);
  const level = info?.bots[0]?.name ?? '';
  const seats = seatsOf(game.seats, who, { name: game.nameOf(who), colour: null, level });
  const table = await game.practise(at, seats);
  const { entries, abouts } = await api.choices(table, who);
  const reader = { game: game.game, seat: who };
  return entries.map((entry, index) => toldChoice({ entry, about: abouts?.[index] }, reader));
}
