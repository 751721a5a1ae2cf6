import { untrack } from 'svelte';
import type { Cell } from './geometry';

/** A set of cells that is a new one only when it has other cells: what hangs on it is left alone else. Made while a component is. */
export class Kept {
  cells = $state.raw<ReadonlySet<Cell>>(new Set());

  constructor(read: () => Iterable<Cell> | undefined) {
    $effect.pre(() => {
      const next = new Set(read());
      const before = untrack(() => this.cells);
      if (next.size !== before.size || [...next].some((cell) => !before.has(cell))) this.cells = next;
    });
  }
}
