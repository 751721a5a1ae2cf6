/** A lesson, puzzle or walked decision, at a practice table that is opened again once the server has forgotten it. */

import { untrack } from 'svelte';

/** What it needs of a run. */
interface Opens {
  close(): void;
  table: { failure: unknown; state: unknown; table: unknown };
}

/** Create it in a component, or in an effect root. */
export class Opened<Run extends Opens> {
  run = $state.raw<Run | null>(null);
  /** It could not be opened. */
  failed = $state(false);
  /** The address leads nowhere. */
  missing = $state(false);
  #attempt = $state(0);

  /** `find` reads the address and answers with what opens the run, or with null. */
  constructor(find: () => Promise<(() => Promise<Run>) | null>) {
    $effect(() => {
      void this.#attempt;
      const asked = find();
      let over = false;
      let own: Run | null = null;
      this.failed = this.missing = false;
      void (async () => {
        try {
          const begin = await asked;
          if (over) return;
          this.missing = !begin;
          if (!begin) return;
          own = await begin();
          if (over) own.close();
          else this.run = own;
        } catch {
          if (!over) this.failed = true;
        }
      })();
      return () => {
        over = true;
        own?.close();
        this.run = null;
      };
    });
    $effect(() => {
      if (this.run?.table.failure) untrack(this.revive);
    });
  }

  /** How often it was asked for again: what failed before is asked for again too. */
  get attempt() {
    return this.#attempt;
  }
  /** The run once its table is here. */
  get ready(): Run | null {
    return this.run?.table.state && this.run.table.table ? this.run : null;
  }
  again = () => void (this.#attempt += 1);
  /** The server forgets a table that nobody has used for an hour: the run begins again once somebody looks. */
  revive = () => {
    if (this.run?.table.failure && document.visibilityState === 'visible') this.again();
  };
}
