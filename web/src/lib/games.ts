import { api } from './api';
import type { GameInfo } from './wire';

let asked: Promise<GameInfo[]> | null = null;

/** The server's games, fetched once. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((refusal: unknown) => {
    asked = null; // ask again next time
    throw refusal;
  });
  return asked;
}
