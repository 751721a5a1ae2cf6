/** Loads a puzzle with what the page needs to show it. */

import { call } from '$lib/api';
import type { PuzzleFace } from '$lib/face';
import type { Puzzle, PuzzleChoice, PuzzleChoices, Puzzles } from '$lib/wire';
import { puzzleFaceOf } from '../../games';

const at = (game: string) => `/puzzles/${encodeURIComponent(game)}`;
/** Puzzles of a game from that of a day on, or of today. */
export const puzzlesFrom = (game: string, day: number | null) =>
  call<Puzzles>('GET', `${at(game)}${day === null ? '' : `?from=${day}`}`);
/** Every choice of a puzzle, or those nearest to the answer, judged. */
export const choicesOf = async (game: string, number: number) =>
  (await call<PuzzleChoices>('GET', `${at(game)}/${number}/choices`)).choices;
/** Judges a choice that the list lacks. */
export const judge = (game: string, number: number, plan: readonly unknown[]) =>
  call<PuzzleChoice>('POST', `${at(game)}/${number}/judge`, { plan });

/** A puzzle of a day. */
export interface Found {
  game: string;
  day: number;
  /** The server's day. */
  today: number;
  /** How many puzzles there are. */
  count: number;
  puzzle: Puzzle;
  face: PuzzleFace;
}

/**
 * The puzzle of a day, or of today; null where there is none, or not yet.
 *
 * @throws If the server does not answer.
 */
export async function load(game: string, day: number | null): Promise<Found | null> {
  const [face, told] = await Promise.all([puzzleFaceOf(game), puzzlesFrom(game, day)]);
  const shown = day ?? told.day;
  const [puzzle] = told.puzzles;
  if (!face || !puzzle || shown > told.day) return null;
  return { game, day: shown, today: told.day, count: told.count, puzzle, face };
}
