import type { Component } from 'svelte';
import type { LiveTable } from '$lib/table.svelte';
import type { GameInfo } from '$lib/wire';
import { words as simplicity } from './simplicity/lobby';

export interface GameProps {
  table: LiveTable;
  info: GameInfo;
}

/** The screens of the games, each fetched when a table needs it. */
export const gameScreens: Record<string, () => Promise<{ default: Component<GameProps> }>> = {
  simplicity: () => import('./simplicity/Game.svelte'),
};

/** What the screens around a game need to say of it. A game without words shows its documents' own. */
export interface GameWords {
  teamsEach(players: number): number;
  /** One or two sentences on a table of this size. */
  about(players: number): string;
  /** The options that stand open in the lobby; the others are folded away. */
  plain: readonly string[];
  options: Record<string, { label: () => string; choices: Record<string, () => string> }>;
}

export const gameWords: Record<string, GameWords> = { simplicity };
