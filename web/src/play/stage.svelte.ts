import { tick } from 'svelte';
import type { LiveTable } from '$lib/table.svelte';
import type { Step } from '$lib/wire';
import type { Director, Scene } from './scene';
import { shared } from './shared';
import { undone } from './steps';

/** The screen API of a stage. */
interface House<View, Event> {
  table: LiveTable;
  director: Director<View, Event>;
  root(): HTMLElement;
  /** Shows a step without motion: by setting, because the page is hidden, or because a hasty bot made it. */
  still(step: Step): boolean;
  /** Whether these events are a player's decision: too many of them at once skip motion. */
  isMove(events: readonly Event[]): boolean;
  /** Called with each live step as it becomes visible. */
  shown(step: Step): void;
}

interface Cue<View> {
  step: Step;
  after: View;
  replay: boolean;
  /** It happened while the person could not look, and is shown now. */
  late: boolean;
}

/** The events since a step, with the state at that step. */
interface Past {
  start: Step;
  steps: readonly Step[];
}

/** More moves than this at once skip motion. */
const MOST = 6;

/**
 * The shown view: the newest, or an earlier one while steps play one after the other. `View` and `Event` are the
 * documents of the game.
 */
export class Stage<View, Event> {
  #view = $state.raw<View | null>(null);
  /** Its source: comparing it with itself is wasted work. */
  #given: View | null = null;
  /** The newest shown step; a replay does not change it. */
  #seq = $state(0);
  /** Steps are playing; the shown view may be older than the real one. */
  playing = $state(false);
  /** The step on screen during a replay. */
  replaying = $state.raw<Step | null>(null);
  readonly #house: House<View, Event>;
  #cues: Cue<View>[] = [];
  #skipping = false;
  #running = Promise.resolve();
  readonly #end: () => void;
  /** The shown steps: a text of the game must not run ahead of the picture. */
  readonly steps = $derived.by((): readonly Step[] => {
    const { steps } = this.#house.table;
    const ahead = steps.findIndex(({ seq }) => seq > this.#seq);
    return ahead < 0 ? steps : steps.slice(0, ahead);
  });

  constructor(house: House<View, Event>) {
    this.#house = house;
    this.#catchUp();
    this.#end = house.table.on((step) => this.#hear(step));
    document.addEventListener('visibilitychange', this.#hide);
  }

  get view(): View | null {
    return this.#view;
  }
  set view(next: View | null) {
    if (next === this.#given) return;
    this.#given = next;
    this.#view = shared(this.#view, next);
  }

  /** The page is hidden: the rest is shown at once. */
  readonly #hide = () => document.hidden && this.skip();

  close() {
    this.#cues = [];
    this.#house.director.skip();
    this.#end();
    document.removeEventListener('visibilitychange', this.#hide);
  }

  /** Ends the current motion; resolves when the newest view is shown. */
  skip(): Promise<void> {
    if (!this.playing) return Promise.resolve();
    this.#skipping = true;
    this.#house.director.skip();
    return this.#running;
  }

  /** The newest shown step. */
  get seq(): number {
    return this.#seq;
  }

  /** Replays everything after step `from`; from the first one when there is none before. */
  async replay(from: number) {
    const past = await this.since(from);
    if (this.playing || !past) return;
    this.#take(past, { replay: true, late: false });
    await this.#start();
  }

  /** The events after step `from`; after the first one when there is none before. */
  async since(from: number): Promise<Past | null> {
    const history = await this.#house.table.history();
    const gone = undone(history);
    const steps = history.filter((step) => !step.taken_back && !gone.has(step.seq) && step.view);
    const start = steps.findLast((step) => step.seq <= from) ?? steps[0];
    return start ? { start, steps: steps.filter((step) => step.seq > start.seq) } : null;
  }

  /** Shows a new observer the steps that they have not seen, as if they happened now. */
  tell(past: Past) {
    // the table itself reports later steps
    const steps = past.steps.filter(({ seq }) => seq <= (this.#house.table.state?.seq ?? 0));
    if (this.playing || !steps.length) return;
    this.#seq = past.start.seq;
    this.#take({ ...past, steps }, { replay: false, late: true });
    this.playing = true;
    // its screen may not be mounted yet
    void tick().then(() => this.#start());
  }

  #take({ start, steps }: Past, how: { replay: boolean; late: boolean }) {
    this.view = start.view as View;
    this.#cues = steps.map((step) => ({ step, after: step.view as View, ...how }));
  }

  #catchUp() {
    const { state } = this.#house.table;
    this.view = (state?.view ?? null) as View | null;
    this.#seq = state?.seq ?? 0;
  }

  #hear(step: Step | null) {
    if (!step?.view || !this.view) {
      this.#cues = [];
      if (this.playing) void this.skip();
      else this.#catchUp();
      return;
    }
    this.#cues.push({ step, after: step.view as View, replay: false, late: false });
    if (!this.playing) void this.#start();
  }

  #start(): Promise<void> {
    this.playing = true;
    this.#running = this.#run();
    return this.#running;
  }

  async #run() {
    for (let cue = this.#cues.shift(); cue; cue = this.#cues.shift()) {
      const quick =
        this.#skipping ||
        cue.step.taken_back ||
        this.#house.still(cue.step) ||
        (!cue.late &&
          this.#cues.filter(({ step }) => this.#house.isMove(step.events as Event[])).length >= MOST);
      if (cue.replay) this.replaying = this.#skipping ? null : cue.step;
      if (!(quick && !cue.replay) && !this.#skipping) await this.#play(cue);
      this.view = cue.after;
      if (cue.replay) continue;
      this.#seq = cue.step.seq;
      this.#house.shown(cue.step);
    }
    this.replaying = null;
    this.#skipping = false;
    this.#catchUp();
    this.playing = false;
  }

  async #play({ step, after, replay, late }: Cue<View>) {
    const { director, root, table } = this.#house;
    const makers = late ? [table.seat] : (table.table?.you ?? []);
    const scene: Scene<View, Event> = {
      step,
      events: step.events as Event[],
      before: this.view!,
      after,
      replay,
      mine: makers.includes(step.seat ?? -1),
      root: root(),
      show: (view = after) => {
        this.view = view;
        return tick();
      },
    };
    // a failed animation must not hold the game up
    await director.play(scene).catch((error: unknown) => console.warn(error));
  }
}
