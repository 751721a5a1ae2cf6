import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import { m } from '$messages';
import type { Missed } from './missed.svelte';
import { lastOwn } from './steps';
import type { Stage } from './stage.svelte';

type Played = Pick<Stage<never, never>, 'playing' | 'replaying' | 'skip' | 'replay'>;

/** Replays the events since one's own last step, or since another. */
export class Playback {
  readonly #table: LiveTable;
  readonly #stage: Played;
  readonly #missed: Pick<Missed, 'turns'>;

  constructor(table: LiveTable, stage: Played, missed: Pick<Missed, 'turns'>) {
    this.#table = table;
    this.#stage = stage;
    this.#missed = missed;
  }

  /** With several people at this browser, each has their own last step. */
  readonly #last = $derived.by(() => {
    const { steps, seat } = this.#table;
    return lastOwn(steps, seat === null ? [] : [seat]);
  });
  /** The replay can start, or stop. */
  readonly may = $derived.by(
    () => this.#stage.replaying !== null || (this.#table.state?.seq ?? 0) > this.#last,
  );
  /** The label of its button. */
  readonly label = $derived.by(() => {
    if (this.#stage.replaying) return m.play_log_stop();
    return this.#last ? m.play_log_replay() : m.play_log_replay_start();
  });

  /** Starts the replay after a step, or stops the current one. */
  toggle(from = this.#last) {
    this.#missed.turns = null;
    if (this.#stage.playing) void this.#stage.skip();
    else this.#stage.replay(from).catch(sayProblem);
  }
}
