import type { SimplicityView } from '../wire';
import { countAt, countedSources, type Counted } from './count';
import { mostOf, type Source } from './result';

/** The count while it runs. It ends by itself, or when it is skipped. */
export class Counting {
  source = $state<Source | null>(null);
  counted = $state.raw<Counted | null>(null);
  #frame = 0;
  #done: () => void = () => undefined;

  /** Counts with `each` milliseconds for a source; resolves when all is counted. */
  run(view: SimplicityView, each: number): Promise<void> {
    const sources = countedSources(view);
    const [first] = sources;
    if (!first) return Promise.resolve();
    this.source = first;
    this.counted = countAt(view, first, 0);
    let began: number | null = null;
    let last = -1;
    return new Promise((done) => {
      this.#done = done;
      const step = (now: number) => {
        began ??= now;
        const at = (now - began) / each;
        const source = sources[Math.floor(at)];
        if (!source) return this.skip();
        // a source is done at four fifths of its time, so that the result stays readable
        const floors = Math.min(mostOf(view, source), Math.ceil((at % 1) * 1.25 * mostOf(view, source)));
        if (source !== this.source || floors !== last) {
          this.source = source;
          this.counted = countAt(view, source, floors);
          last = floors;
        }
        this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
    });
  }

  skip() {
    cancelAnimationFrame(this.#frame);
    this.source = null;
    this.counted = null;
    this.#done();
  }
}
