/** The announcement of one's turn: once for each decision. */
export class Call {
  #told = '';

  /** Whether to announce now; false while there is no decision. */
  now(decision: string | null): boolean {
    if (decision === null || decision === this.#told) return false;
    this.#told = decision;
    return true;
  }
}

/** The pulse of one's tab: once when one's turn begins, if another borough is open then. */
export class Pulse {
  #told = false;

  /** Whether to pulse now; it waits while the events before the turn are still being shown. */
  now({ turn, playing, away }: { turn: boolean; playing: boolean; away: boolean }): boolean {
    this.#told &&= turn;
    if (!turn || playing || this.#told) return false;
    this.#told = true;
    return away;
  }
}
