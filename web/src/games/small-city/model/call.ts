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
