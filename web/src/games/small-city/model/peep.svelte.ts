/** A key uncovers hidden content for this long, in milliseconds. */
const PEEP = 5_000;

/** Uncovers hidden content for a moment. */
export class Peep {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start() {
    clearTimeout(this.#timer);
    this.open = true;
    this.#timer = setTimeout(() => this.end(), PEEP);
  }
  end() {
    clearTimeout(this.#timer);
    this.open = false;
  }
}
