import type { LiveTable } from '$lib/table.svelte';

/** Steps that arrive within this time after a reconnection count as missed. */
const SETTLING = 1_200;

/** The turns played while the connection was away. */
export class Missed {
  /** Steps arrive that are not shown one by one. */
  catchingUp = $state(false);
  /** The step before them, and the number of turns; null when there is nothing to tell. */
  turns = $state.raw<{ after: number; count: number } | null>(null);

  /** Calls `back` with the number of turns after a reconnection. Create it in a component. */
  constructor(table: LiveTable, back: (turns: number) => void) {
    let lost: number | null = null;
    $effect(() => {
      if (table.offline) {
        lost ??= table.state?.seq ?? 0;
        return;
      }
      if (lost === null) return;
      const after = lost;
      lost = null;
      this.catchingUp = true;
      const timer = setTimeout(() => {
        const own = table.table?.you ?? [];
        const count = table.steps.filter(
          ({ seq, seat, taken_back }) => seq > after && seat !== null && !own.includes(seat) && !taken_back,
        ).length;
        this.catchingUp = false;
        this.turns = count ? { after, count } : null;
        back(count);
      }, SETTLING);
      return () => clearTimeout(timer);
    });
  }
}
