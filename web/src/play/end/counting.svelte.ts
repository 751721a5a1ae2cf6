/** A beat is counted at this share of its time, so that its result stays readable. */
const COUNTED = 0.8;

/** The count while it runs, beat by beat. It ends by itself, or when it is skipped. */
export class Counting<Beat, Counted> {
  beat = $state.raw<Beat | null>(null);
  counted = $state.raw<Counted | null>(null);
  #frame = 0;
  #done: () => void = () => undefined;

  /**
   * Gives each beat its time, in milliseconds; `countAt` counts up to a share of one. Resolves when all is counted.
   */
  run(
    beats: readonly (readonly [Beat, number])[],
    countAt: (index: number, share: number) => Counted,
  ): Promise<void> {
    if (!beats.length) return Promise.resolve();
    const ends: number[] = [];
    for (const [, time] of beats) ends.push((ends.at(-1) ?? 0) + time);
    const show = (index: number, share: number) => {
      this.beat = beats[index]![0];
      this.counted = countAt(index, share);
    };
    show(0, 0);
    let began: number | null = null;
    return new Promise((done) => {
      this.#done = done;
      const step = (now: number) => {
        began ??= now;
        const time = now - began;
        const index = ends.findIndex((end) => time < end);
        if (index < 0) return this.skip();
        const from = ends[index - 1] ?? 0;
        show(index, Math.min(1, (time - from) / (ends[index]! - from) / COUNTED));
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
