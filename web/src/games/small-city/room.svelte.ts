import { m } from '$messages';
import { Lines } from './lines.svelte';
import type { Looking } from './looking.svelte';
import type { Play } from './play.svelte';
import type { Deed, Task } from './tasks/task';

/** The phase in which plans are made, and opened. */
const BUILD = 2;

/** What is to lie on the desk: what is to be decided, or what all see. */
type Lies = Pick<Task, 'desk' | 'deskOf' | 'wide' | 'instead'>;

/** What a window has room for. */
export interface Viewport {
  /** The map stands above all that acts. */
  readonly upright: boolean;
  /** A small phone has no room for map and desk. */
  readonly small: boolean;
  /** Two drawers go under each other. */
  readonly roomy: boolean;
}

/** What a window has room for, and so where the desk is. */
export class Room {
  /** How much is seen of what the tray says. */
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

  /** Within it nothing moves that need not: the tray, and so the map, keeps its height; words that are opened give theirs back. */
  get step() {
    const { round, phase } = this.#play.view;
    return `${round} ${phase} ${this.#play.stage.playing} ${this.wide} ${this.lines.open}`;
  }
  /** All plans are about to be opened on the desk, which keeps its height until then. */
  get opens() {
    const { stage, view } = this.#play;
    return stage.playing && view.phase === BUILD && !this.#shows;
  }
  /** Nothing lies on the desk: the map has its room. */
  get bare() {
    if (this.#play.stage.playing) return !this.opens && !this.#shows;
    return !this.#lies()?.desk || !this.laid;
  }
  /** Whether what is shown lies on the desk. */
  get #shows() {
    const { rows, tally, desk } = this.#play.show;
    return !!(rows || tally || desk);
  }
  /** A button turns from map to desk: a small phone has room for one of them, and who looks on sees the whole map in no other way. */
  get #turning() {
    return this.#viewport.small || (this.#viewport.upright && this.#play.me === null);
  }
  get roomy() {
    return this.#viewport.roomy;
  }
  /** What lies on the desk takes the place of the map, unless another borough is looked at, or one's own. */
  readonly wide = $derived.by((): boolean => {
    const play = this.#play;
    if (play.stage.playing) return play.show.desk === 'council';
    return this.#lies()?.wide === true && !play.away && !(this.#turning && this.#looking.map);
  });
  /** The map has no buttons: it is a small picture beside what lies on the desk. */
  get quiet() {
    return this.#viewport.upright && this.wide;
  }
  /** The desk is a sheet that a button opens: the map keeps its width. */
  get folds() {
    return this.#viewport.small && !this.wide && this.#lies()?.wide !== true;
  }
  /** Plans are shown where the numbers stand else. */
  get plans() {
    return this.#viewport.upright && this.#play.stage.playing && !!this.#play.show.rows;
  }
  /** Whether it lies on the desk now. */
  get laid() {
    return this.wide || !this.#lies()?.wide || !this.#viewport.upright;
  }
  /** What lies on the desk, in a word. */
  get #desk() {
    return m.sc_desk({ phase: this.#lies()?.deskOf ?? this.#play.view.phase });
  }
  /** The button that leads to the desk, or back to the map, where there is room for one of them. */
  get turns(): readonly Deed[] {
    const [lies, looking] = [this.#lies(), this.#looking];
    if (this.folds && lies?.desk)
      return [{ label: this.#desk, deed: 'desk', act: () => (looking.desk = true) }];
    // before the first round there is nothing on the map but land
    if (!this.#turning || !lies?.wide || !(this.#play.view.round || lies.instead)) return [];
    const label = looking.map ? this.#desk : m.sc_map();
    return [{ label, deed: looking.map ? 'desk' : 'map', act: () => (looking.map = !looking.map) }];
  }
}
