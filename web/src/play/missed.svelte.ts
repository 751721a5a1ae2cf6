import type { LiveTable } from '$lib/table.svelte';

/** For so long after a reconnection what arrives is taken for missed. */
const SETTLING = 1_200;

/** What was played while the connection was away. */
export class Missed {
  /** Steps arrive that are not shown one by one. */
  catchingUp = $state(false);
  /** After which step, and how many turns; null when there is nothing to tell. */
  turns = $state.raw<{ after: number; count: number } | null>(null);

  /** `back` is told how many turns there were once the connection stands again. To be made in a component. */
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
