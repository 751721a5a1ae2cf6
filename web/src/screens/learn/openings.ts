/** Tables that lessons lead to. */

import { games } from '$lib/games';
import { choosing } from '$lib/options';
import { myName } from '$lib/people';
import type { GameInfo, NewTable } from '$lib/wire';
import { m } from '$messages';
import { faceOf } from '../../games';
import { openTable } from '../opening';

/** The most bots of a table that adds some parts of a game. */
const MOST_BOTS = 3;

/** The person of this browser, and bots of the gentlest level. */
const againstBots = (info: GameInfo | undefined, bots: number): Pick<NewTable, 'players' | 'seats'> => ({
  players: bots + 1,
  seats: [
    { kind: 'me', name: myName() || m.start_guest() },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: info?.bots[0]?.name ?? 'steady' }) as const),
  ],
});
const infoOf = async (game: string) => (await games()).find(({ name }) => name === game);

/**
 * Opens and begins a first game.
 *
 * @throws If the server refuses or cannot be reached.
 */
export async function openFirst(game: string) {
  await openTable({ game, ...againstBots(await infoOf(game), faceOf(game).firstBots), start: true });
}

/**
 * Opens the lobby of a table against bots with some choices of an option.
 *
 * @throws If the server refuses or cannot be reached.
 */
export async function openWith(game: string, option: string, choices: string) {
  const info = await infoOf(game);
  const bots = Math.min(MOST_BOTS, Math.max(...(info?.players ?? [1])) - 1);
  const options = choosing(info?.options ?? [], option, choices);
  await openTable({ game, ...againstBots(info, bots), options });
}
