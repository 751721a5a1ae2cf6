import { tick } from 'svelte';
import type { Drawer } from './drawers';
import type { Surface } from './model.svelte';

/** What somebody looks up, over or beside the map. */
export class Looking {
  /** What the drawers show, beside the map or, where there is no room, on a sheet. */
  drawer = $state<Drawer>('promises');
  /** What the drawers below them show, where there is room for two. */
  below = $state<Drawer>('log');
  sheet = $state(false);
  /** The number of a seat whose parts are open. */
  parts = $state.raw<{ seat: number; what: string } | null>(null);
  /** All places are listed. */
  places = $state(false);
  /** Boroughs are compared, on a page of its own. */
  comparing = $state(false);
  /** The desk, where it has a sheet. */
  desk = $state(false);
  /** The map, where what lies on the desk takes all of its place. */
  map = $state(false);
  readonly #surface: Pick<Surface, 'showDrawers' | 'focus'>;

  constructor(surface: Pick<Surface, 'showDrawers' | 'focus'>) {
    this.#surface = surface;
  }

  /** Opens the parts of a number of a seat. */
  partsOf = (seat: number) => (what: string) => void (this.parts = { seat, what });
  /** Shows a drawer where there is room for it. */
  open = (name: Drawer) => {
    this.#choose(name);
    this.sheet = !this.#surface.showDrawers(true);
  };
  /** Shows a drawer beside the map, if there is room; false where it would need a sheet. */
  show(name: Drawer): boolean {
    this.#choose(name);
    return this.#surface.showDrawers(false);
  }
  /** Turns to a drawer; two that are under each other never show the same. */
  #choose(name: Drawer) {
    if (this.below === name && this.drawer !== name) this.below = this.drawer;
    this.drawer = name;
  }
  /** Goes back to the table, with the keyboard where it was. */
  async endComparing() {
    this.comparing = false;
    await tick();
    this.#surface.focus('compare');
  }
  /** Nothing that one person has opened lies there for the next. */
  close() {
    this.sheet = this.places = this.comparing = this.desk = this.map = false;
    this.parts = null;
  }
}
