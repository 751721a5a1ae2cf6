/**
 * Who goes to a rematch by itself: a player who waits here when it is dealt. A later visit shows the finished game.
 */
export class Onward {
  #waits = false;

  /** Whether to go now; call it on each change of the table. */
  now({ agreed, dealt }: { agreed: boolean; dealt: boolean }): boolean {
    const goes = this.#waits && agreed && dealt;
    this.#waits = agreed && !dealt;
    return goes;
  }
}
