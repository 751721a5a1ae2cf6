/** When one's tab is to pulse: once as it becomes one's turn, if another borough lies open by then. */
export class Pulse {
  #told = false;

  /** Whether it is to pulse now; while what led to the turn is still being shown, it waits. */
  now({ turn, playing, away }: { turn: boolean; playing: boolean; away: boolean }): boolean {
    this.#told &&= turn;
    if (!turn || playing || this.#told) return false;
    this.#told = true;
    return away;
  }
}
