/** A button shows its new action for this long before it works, in milliseconds. */
export const SETTLES = 300;
/** Nobody means to skip such a short presentation, in milliseconds. */
export const GLIMPSE = 150;

/** Whether the primary button works yet, or only shows its action: the finger may target the previous one. */
export class Settling {
  #settled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get settled() {
    return this.#settled;
  }
  /** A presentation starts; it ends when the returned function is called. */
  shows(): () => void {
    const since = performance.now();
    return () => {
      if (performance.now() - since >= GLIMPSE) this.settle();
    };
  }
  /** The button has just changed. */
  settle() {
    this.#settled = false;
    this.end();
    this.#timer = setTimeout(() => (this.#settled = true), SETTLES);
  }
  /** Ends the timer. */
  end() {
    clearTimeout(this.#timer);
  }
}
