import type { Face } from '$lib/face';
import { face as simplicity } from './simplicity/face';
import { face as smallCity } from './small-city/face';
import { discOf, markOf, seatMarks } from '$lib/marks';
import { server } from '$lib/server.svelte';
import { m } from '$messages';

/** A game that the page knows only through the server. */
const general = (name: string): Face => ({
  title: () => name,
  rules: [],
  firstBots: 1,
  heading: () => name,
  lead: () => '',
  about: (players) => m.general_about({ players }),
  mark: { legend: m.mark, of: (colour) => discOf(markOf(colour)) },
  marks: ({ seats }) => seatMarks(seats).map((mark) => [discOf(mark)]),
  lobby: () => Promise.resolve({ default: { open: [] } }),
  manual: () => Promise.resolve({ default: {} }),
});

/** The faces of games that have one, by name, in the order of the start page. */
export const faces: Record<string, Face> = { simplicity, 'small-city': smallCity };

/** The face of a game; for a game without one, its documents supply the texts. */
export const faceOf = (game: string): Face => faces[game] ?? general(game);

/** How a game is reviewed; null if it is not. Loaded with reviews alone. */
export const reviewFaceOf = async (game: string) => (await import('./reviews')).reviews[game]?.() ?? null;

/** What the results of a game say of its points; null if that is unknown. Loaded with histories alone. */
export const figuresOf = async (game: string) =>
  (await (await import('./figures')).figures[game]?.())?.default ?? null;

/** What its puzzles say; null if it has none. Loaded with puzzles alone. */
export const puzzleFaceOf = async (game: string) =>
  (await (await import('./puzzles')).puzzles[game]?.())?.default ?? null;

/** Whether this server and this page review a game. */
export const isReviewed = (game: string): boolean => server.reviews && faceOf(game).reviewed === true;

/** The game that a rule belongs to, by the beginning of its id. */
export const gameOfRule = (rule: string): string | null =>
  Object.keys(faces).find((name) => faces[name]!.rules.includes(rule.split('-')[0]!)) ?? null;
