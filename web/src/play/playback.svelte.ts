import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import { m } from '$messages';
import type { Missed } from './missed.svelte';
import { lastOwn } from './steps';
import type { Stage } from './stage.svelte';

type Played = Pick<Stage<never, never>, 'playing' | 'replaying' | 'skip' | 'replay'>;

/** Plays again what has happened since one's own last step, or since another. */
export class Playback {
  readonly #table: LiveTable;
  readonly #stage: Played;
  readonly #missed: Pick<Missed, 'turns'>;

  constructor(table: LiveTable, stage: Played, missed: Pick<Missed, 'turns'>) {
    this.#table = table;
    this.#stage = stage;
    this.#missed = missed;
  }

  /** Of several people at this browser each has a turn of their own. */
  readonly #last = $derived.by(() => {
    const { steps, seat } = this.#table;
    return lastOwn(steps, seat === null ? [] : [seat]);
  });
  /** It can be begun, or ended. */
  readonly may = $derived.by(
    () => this.#stage.replaying !== null || (this.#table.state?.seq ?? 0) > this.#last,
  );
  /** What its button says. */
  readonly label = $derived.by(() => {
    if (this.#stage.replaying) return m.play_log_stop();
    return this.#last ? m.play_log_replay() : m.play_log_replay_start();
  });

  /** Begins it behind a step, or ends what is being played. */
  toggle(from = this.#last) {
    this.#missed.turns = null;
    if (this.#stage.playing) void this.#stage.skip();
    else this.#stage.replay(from).catch(sayProblem);
  }
}
