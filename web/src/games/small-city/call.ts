/** What is to be said when it becomes one's turn: once for each decision. */
export class Call {
  #told = '';

  /** Whether it is to be said now; nothing is due while there is no decision. */
  now(decision: string | null): boolean {
    if (decision === null || decision === this.#told) return false;
    this.#told = decision;
    return true;
  }
}
