/** For so many milliseconds a button shows what it does next before it does it. */
export const SETTLES = 300;
/** What is shown so shortly, in milliseconds, nobody means to skip. */
export const GLIMPSE = 150;

/** Whether the heavy button may do what it says, or only shows it: a finger may mean what stood there before. */
export class Settling {
  #settled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get settled() {
    return this.#settled;
  }
  /** Something is shown, until what this gives is called. */
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
  /** Nobody looks any more. */
  end() {
    clearTimeout(this.#timer);
  }
}
