import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import { cellsOf, type Cell, type Entry, type Offers } from '../wire';
import { firstOf } from './held';
import type { Deed, Over, Said, Task } from './task';

type Pair = Extract<NonNullable<Offers['more']>[number], { merge: string }>;

const pairsOf = (offers: Offers | null): readonly Pair[] =>
  (offers?.more ?? []).filter((entry) => 'merge' in entry);

/** Two homes become one where a wall has fallen, until no pair is left (SP-EUR-61, SP-EUR-62). */
export class Merging implements Task {
  /** The first cells of the chosen homes, two at most. */
  #chosen = $state.raw<readonly Cell[]>([]);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #pairs = $derived.by(() => pairsOf(this.#play.offers));
  readonly #one = $derived.by(() => {
    const [one] = this.#chosen;
    return one !== undefined && this.#partners(one).length ? one : null;
  });
  readonly #pair = $derived.by(() => {
    const named = (pair: Pair) => this.#chosen.every((cell) => cell === pair.merge || cell === pair.with);
    return this.#chosen.length < 2 ? null : (this.#pairs.find(named) ?? null);
  });
  /** The merge partners of a home, each by its first cell. */
  #partners(one: Cell): Cell[] {
    return this.#pairs.flatMap((pair) => {
      if (pair.merge === one) return [pair.with];
      return pair.with === one ? [pair.merge] : [];
    });
  }
  #cells(first: Cell): readonly Cell[] {
    return cellsOf(this.#play.own!.borough.tiles[first]?.cells ?? '');
  }

  fits = (offers: Offers) => pairsOf(offers).length > 0;
  readonly title = m.sc_merge_title();
  readonly said = $derived.by((): Said => {
    const one = this.#one;
    if (one === null) return { lead: m.sc_merge_lead(), rule: 'SP-EUR-61' };
    return this.#pair ? { rule: 'SP-EUR-61' } : { lead: m.sc_merge_with({ cell: one }), rule: 'SP-EUR-61' };
  });
  readonly #open = $derived.by((): readonly Cell[] => {
    const firsts =
      this.#one === null ? this.#pairs.flatMap((pair) => [pair.merge, pair.with]) : this.#partners(this.#one);
    return [...new Set(firsts)].flatMap((first) => this.#cells(first));
  });
  over(seat: number): Over {
    if (seat !== this.#play.me) return {};
    const chosen = this.#pair ? [this.#pair.merge, this.#pair.with] : this.#one === null ? [] : [this.#one];
    return {
      lit: new Map(this.#open.map((cell) => [cell, ''])),
      pins: chosen,
      rings: chosen.map((first, index) => ({ cells: this.#cells(first), number: index + 1 })),
    };
  }
  readonly main = $derived.by((): Deed => {
    const pair = this.#pair;
    if (!pair) return { label: m.sc_merge_choose(), off: true, act() {} };
    return { label: m.sc_merge_act(pair), act: () => void this.#merge(pair) };
  });
  get next() {
    return this.#open;
  }
  readonly home = true;
  cell(cell: Cell, seat: number) {
    this.#play.refuse(null);
    const first = firstOf(this.#play.own!.borough.tiles, cell) ?? cell;
    const one = this.#one;
    if (one === first) return this.letGo();
    if (one !== null && this.#partners(one).includes(first)) this.#chosen = [one, first];
    else if (this.#partners(first).length) this.#chosen = [first];
    else void this.#play.whyNot({ seat, merge: one ?? first, with: first } as Entry, this.#cells(first));
  }
  get held() {
    return this.#one !== null;
  }
  letGo() {
    this.#chosen = [];
  }
  show(entry: Entry) {
    if ('merge' in entry) this.#chosen = [entry.merge, entry.with];
  }

  async #merge(pair: Pair) {
    if (await this.#play.act(pair as Entry)) this.letGo();
  }
}
