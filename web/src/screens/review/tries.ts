/** The choices that can be tried at a decision of one entry. */

import { api } from '$lib/api';
import { games } from '$lib/games';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewDecision } from '$lib/wire';
import type { Told } from '$play/plain/choices';
import { toldChoice } from '$play/plain/telling';
import { seatsOf } from './branch';

/** All that the seat may do first, as a practice table at this moment lists it. @throws If the server refuses. */
export async function choicesAt(game: Reviewed, { at, who }: ReviewDecision): Promise<Told[]> {
  const info = (await games()).find(({ name }) => name === game.game);
  const level = info?.bots[0]?.name ?? '';
  const seats = seatsOf(game.seats, who, { name: game.nameOf(who), colour: null, level });
  const table = await game.practise(at, seats);
  const { entries, abouts } = await api.choices(table, who);
  const reader = { game: game.game, seat: who };
  return entries.map((entry, index) => toldChoice({ entry, about: abouts?.[index] }, reader));
}
