import { untrack } from 'svelte';
import type { Cell } from './geometry';

/**
 * A cell set that keeps its identity while its cells are equal: its users update only on a real change. Create it in
 * a component.
 */
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
