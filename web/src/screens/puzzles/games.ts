import { faces } from '../../games';

/** The games with puzzles, in the order of the start page: what reviews can show, puzzles can. */
export const puzzleGames = (): string[] => Object.keys(faces).filter((game) => faces[game]!.reviewed);
