import { m } from '$messages';
import Discard from '../desk/Discard.svelte';
import Uses from '../desk/Uses.svelte';
import type { Play } from '../play.svelte';
import type { Entry, Material, Offers } from '../wire';
import type { Deed, Over, Said, Task } from './task';

/** What a place may be used for, by the fields of offers, entries and what is left. */
export const USES = ['sell', 'buy', 'trade'] as const;
export type Use = (typeof USES)[number];

/** A use that is made or still to be made. */
export interface Line {
  use: Use;
  /** Which entry of the draft it is; null while it is open. */
  entry: number | null;
  /** What was chosen. */
  chosen: string | null;
}

/** Shops, Harbor and places abroad are used, in any order (SC-9.2, SC-9.4). */
export class Income implements Task {
  readonly Desk = Uses;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly lines = $derived.by((): Line[] => {
    const made = this.#play.draft.entries.flatMap((entry, index): Line[] => {
      const use = USES.find((use) => use in entry);
      return use ? [{ use, entry: index, chosen: String((entry as Record<string, unknown>)[use]) }] : [];
    });
    const { now } = this.#play.view;
    const open = USES.flatMap((use) =>
      Array.from({ length: now[use] }, (): Line => ({ use, entry: null, chosen: null })),
    );
    return [...made, ...open];
  });

  fits = (offers: Offers) =>
    USES.some((use) => offers[use].length > 0) ||
    this.#play.draft.entries.some((entry) => USES.some((use) => use in entry)) ||
    (offers.do.includes('end') && USES.some((use) => this.#play.view.now[use] > 0));
  readonly title = m.sc_income_title();
  readonly said: Said = { lead: m.sc_income_lead(), more: m.sc_income_more(), rule: 'SC-9.2' };
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => ({
    label: m.sc_income_done(),
    act: () => void this.#play.finish(),
  }));
  cell() {}
  readonly held = false;
  letGo() {}

  /** Makes a use, changes one, or takes it back when it was the very same. */
  async choose(line: Line, value: string) {
    const { draft, me } = this.#play;
    const entry = { seat: me!, [line.use]: line.use === 'buy' ? Number(value) : value } as Entry;
    if (line.entry === null) return void (await this.#play.note(entry));
    const next =
      line.chosen === value
        ? draft.entries.toSpliced(line.entry, 1)
        : draft.entries.toSpliced(line.entry, 1, entry);
    const problem = await draft.set(next);
    this.#play.refuse(problem && { problem });
  }
}

/** What cannot be stored is given up (SC-9.7). */
export class Overflow implements Task {
  readonly Desk = Discard;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly offered = $derived.by(() => (this.#play.offers?.discard ?? []) as Material[]);
  fits = (offers: Offers) => offers.discard.length > 0;
  readonly title = m.sc_discard_title();
  readonly said: Said = { lead: m.sc_discard_lead(), rule: 'SC-9.7' };
  over(): Over {
    return {};
  }
  readonly main: Deed = { label: m.sc_discard_choose(), off: true, act() {} };
  cell() {}
  readonly held = false;
  letGo() {}
  give = (material: Material) => this.#play.act({ seat: this.#play.me!, discard: material } as Entry);
}
