import { tick } from 'svelte';
import type { Drawer } from './drawers';
import type { Surface } from './surface';

/** Reference pages over or beside the map. */
export class Looking {
  /** The page in the drawers, beside the map or, where space is short, on a sheet. */
  drawer = $state<Drawer>('promises');
  /** The page in the second row of drawers, where two fit. */
  below = $state<Drawer>('log');
  sheet = $state(false);
  /** The number of a seat with an open breakdown. */
  parts = $state.raw<{ seat: number; what: string } | null>(null);
  /** The list of all places is open. */
  places = $state(false);
  /** The comparison of boroughs is open, on a page of its own. */
  comparing = $state(false);
  /** The desk, where it is a sheet. */
  desk = $state(false);
  /** The map, where the desk takes all of its place. */
  map = $state(false);
  readonly #surface: Pick<Surface, 'showDrawers' | 'focus'>;

  constructor(surface: Pick<Surface, 'showDrawers' | 'focus'>) {
    this.#surface = surface;
  }

  /** Opens the breakdown of a seat's number. */
  partsOf = (seat: number) => (what: string) => void (this.parts = { seat, what });
  /** Opens a drawer beside the map, or on a sheet if there is no room. */
  open = (name: Drawer) => {
    this.#choose(name);
    this.sheet = !this.#surface.showDrawers(true);
  };
  /** Opens a drawer beside the map, if there is room; false if it would need a sheet. */
  show(name: Drawer): boolean {
    this.#choose(name);
    return this.#surface.showDrawers(false);
  }
  /** Switches to a drawer; two stacked drawers never show the same page. */
  #choose(name: Drawer) {
    if (this.below === name && this.drawer !== name) this.below = this.drawer;
    this.drawer = name;
  }
  /** Goes back to the table and restores the focus. */
  async endComparing() {
    this.comparing = false;
    await tick();
    this.#surface.focus('compare');
  }
  /** Closes everything that one person has opened before the next one looks. */
  close() {
    this.sheet = this.places = this.comparing = this.desk = this.map = false;
    this.parts = null;
  }
}
