import { token } from '$lib/tokens';
import { speed } from '$lib/settings.svelte';
import type { View } from '../wire';
import { beats, countAt, type Beat } from './count';
import type { Amounts, Tally } from './tally';

/** All promises together take no longer, in milliseconds at speed 1. */
const PROMISES = 5_000;
/** A beat finishes counting at this share of its time, so that the result stays readable. */
const COUNTED = 0.8;

/** The count while it runs. It ends by itself, or when it is skipped. */
export class Counting {
  beat = $state.raw<Beat | null>(null);
  counted = $state.raw<Amounts | null>(null);
  #frame = 0;
  #done: () => void = () => undefined;

  /** Resolves when all is counted. */
  run(tally: Tally, view: View): Promise<void> {
    const all = beats(tally, view);
    const judged = all.filter((each) => each.judged).length;
    const quick = Math.min(token('move') * 1.5, PROMISES / judged);
    const ends: number[] = [];
    for (const { judged } of all) ends.push((ends.at(-1) ?? 0) + (judged ? quick : token('count')) / speed());
    if (!all.length) return Promise.resolve();
    this.beat = all[0]!;
    this.counted = countAt(tally, all, 0, 0);
    let began: number | null = null;
    return new Promise((done) => {
      this.#done = done;
      const step = (now: number) => {
        began ??= now;
        const time = now - began;
        const index = ends.findIndex((end) => time < end);
        if (index < 0) return this.skip();
        const from = ends[index - 1] ?? 0;
        this.beat = all[index]!;
        this.counted = countAt(
          tally,
          all,
          index,
          Math.min(1, (time - from) / (ends[index]! - from) / COUNTED),
        );
        this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
    });
  }

  skip() {
    cancelAnimationFrame(this.#frame);
    this.beat = null;
    this.counted = null;
    this.#done();
  }
}
