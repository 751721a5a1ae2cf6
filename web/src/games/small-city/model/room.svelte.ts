import { m } from '$messages';
import { Lines } from './lines.svelte';
import type { Looking } from './looking.svelte';
import type { Play } from './play.svelte';
import type { Viewport } from './surface';
import type { Deed, Task } from '../tasks/task';

/** The phase in which plans are made and opened. */
const BUILD = 2;

/** The content of the desk: the decision, or a public view. */
type Lies = Pick<Task, 'desk' | 'deskOf' | 'wide' | 'instead'>;

/** The space of a window, and so the position of the desk. */
export class Room {
  /** How much of the tray's text is visible. */
  readonly lines = new Lines();
  readonly #play: Play;
  readonly #looking: Looking;
  readonly #viewport: Viewport;
  readonly #lies: () => Lies | null;

  constructor(play: Play, looking: Looking, viewport: Viewport, lies: () => Lies | null) {
    this.#play = play;
    this.#looking = looking;
    this.#viewport = viewport;
    this.#lies = lies;
  }

  /**
   * Within a step nothing moves without need: the tray, and so the map, keeps its height; expanded text gives its
   * height back.
   */
  get step() {
    const { round, phase } = this.#play.view;
    return `${round} ${phase} ${this.#play.stage.playing} ${this.wide} ${this.lines.open}`;
  }
  /** All plans are about to open on the desk, which keeps its height until then. */
  get opens() {
    const { stage, view } = this.#play;
    return stage.playing && view.phase === BUILD && !this.#shows;
  }
  /** The desk is empty: the map takes its room. */
  get bare() {
    if (this.#play.stage.playing) return !this.opens && !this.#shows;
    return !this.#lies()?.desk || !this.laid;
  }
  /** Whether the desk shows the presentation. */
  get #shows() {
    const { rows, tally, desk } = this.#play.show;
    return !!(rows || tally || desk);
  }
  /**
   * A button switches between map and desk: a small phone has room for one of them, and a spectator has no other way
   * to see the whole map.
   */
  get #turning() {
    return this.#viewport.small || (this.#viewport.upright && this.#play.me === null);
  }
  get roomy() {
    return this.#viewport.roomy;
  }
  /** The desk replaces the map, unless the observer looks at the map or at another borough. */
  readonly wide = $derived.by((): boolean => {
    const play = this.#play;
    if (play.stage.playing) return play.show.desk === 'council';
    return this.#lies()?.wide === true && !play.away && !(this.#turning && this.#looking.map);
  });
  /** The map has no buttons: it is a small picture beside the desk. */
  get quiet() {
    return this.#viewport.upright && this.wide;
  }
  /** The desk is a sheet that a button opens: the map keeps its width. */
  get folds() {
    return this.#viewport.small && !this.wide && this.#lies()?.wide !== true;
  }
  /** Plans replace the numbers. */
  get plans() {
    return this.#viewport.upright && this.#play.stage.playing && !!this.#play.show.rows;
  }
  /** Whether the desk is in place now. */
  get laid() {
    return this.wide || !this.#lies()?.wide || !this.#viewport.upright;
  }
  /** The name of the desk's content. */
  get #desk() {
    return m.sc_desk({ phase: this.#lies()?.deskOf ?? this.#play.view.phase });
  }
  /** The button that leads to the desk, or back to the map, where there is room for one of them. */
  get turns(): readonly Deed[] {
    const [lies, looking] = [this.#lies(), this.#looking];
    if (this.folds && lies?.desk)
      return [{ label: this.#desk, deed: 'desk', act: () => (looking.desk = true) }];
    // before the first round the map shows only land
    if (!this.#turning || !lies?.wide || !(this.#play.view.round || lies.instead)) return [];
    const label = looking.map ? this.#desk : m.sc_map();
    return [{ label, deed: looking.map ? 'desk' : 'map', act: () => (looking.map = !looking.map) }];
  }
}
