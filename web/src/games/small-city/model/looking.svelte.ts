import { tick } from 'svelte';
import type { Drawer } from './drawers';
import type { Surface } from './surface';

/** Reference pages over or beside the map. */
export class Looking {
  /** The page that the person chose. */
  #chosen = $state<Drawer | null>(null);
  /** The page in the second row of drawers, where two fit. */
  below = $state<Drawer>('log');
  sheet = $state(false);
  /** The number of a seat with an open breakdown. */
  parts = $state.raw<{ seat: number; what: string } | null>(null);
  /** The list of all places is open. */
  places = $state(false);
  /** The comparison of boroughs is open, on a separate page. */
  comparing = $state(false);
  /** The desk, where it is a sheet. */
  desk = $state(false);
  /** The map, where the desk takes all of its place. */
  map = $state(false);
  readonly #surface: Pick<Surface, 'showDrawers' | 'focus'>;
  readonly #waits: () => boolean;

  /** `waits` while the drawer beside the map is there to tell what others do. */
  constructor(surface: Pick<Surface, 'showDrawers' | 'focus'>, waits: () => boolean) {
    this.#surface = surface;
    this.#waits = waits;
  }

  /** The page in the drawers, beside the map or, where space is short, on a sheet. */
  get drawer(): Drawer {
    return this.#chosen ?? (this.#waits() ? 'log' : 'promises');
  }
  set drawer(name: Drawer) {
    // two stacked drawers never show the same page
    if (this.below === name && this.drawer !== name) this.below = this.drawer;
    this.#chosen = name;
  }

  /** Opens the breakdown of a seat's number. */
  partsOf = (seat: number) => (what: string) => void (this.parts = { seat, what });
  /** Opens the drawers beside the map, or on a sheet if there is no room: at a page, or as they are. */
  open = (name?: Drawer) => {
    if (name) this.drawer = name;
    this.sheet = !this.#surface.showDrawers(true);
  };
  /** Shows the promises beside the map, whatever was chosen before; false if they would need a sheet. */
  showPromises(): boolean {
    this.drawer = 'promises';
    this.#chosen = null;
    return this.#surface.showDrawers(false);
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
