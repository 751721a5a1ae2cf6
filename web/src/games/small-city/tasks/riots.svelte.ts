import { tell } from '$lib/words';
import { m } from '$messages';
import type { Play } from '../play.svelte';
import type { Cell, Entry, Offers } from '../wire';
import type { Deed, Over, Said, Task } from './task';

type Riot = NonNullable<Offers['more']>[number];

/** Who riots where there are more than must: somebody on a cell, or of a kind in City Hall (SP-POL-10). */
export class Rioters implements Task {
  #chosen = $state<Cell | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #all = $derived.by(() => this.#play.offers?.more ?? []);
  /** By cell, the entry that names whoever is there. */
  readonly #cells = $derived.by(
    () => new Map(this.#all.filter(({ person }) => person == null).map((entry) => [entry.riot, entry])),
  );
  readonly #waiting = $derived.by(() => this.#all.filter(({ person }) => person != null));
  readonly chosen = $derived(this.#chosen !== null && this.#cells.has(this.#chosen) ? this.#chosen : null);

  fits = (offers: Offers) => (offers.more?.length ?? 0) > 0;
  readonly title = m.sc_riot_title();
  readonly said: Said = { lead: m.sc_riot_lead(), rule: 'SP-POL-10' };
  over(seat: number): Over {
    if (seat !== this.#play.me) return {};
    const cells = [...this.#cells.keys()];
    return { lit: new Map(cells.map((cell) => [cell, ''])), lamp: cells, chosen: this.chosen };
  }
  readonly main = $derived.by((): Deed => {
    const entry = this.chosen === null ? undefined : this.#cells.get(this.chosen);
    if (!entry) return { label: m.sc_choose_lit(), off: true, act() {} };
    return { label: m.sc_riot_act({ cell: entry.riot }), act: () => void this.#name(entry) };
  });
  /** Those in City Hall have no cell of their own. */
  readonly tools = $derived.by((): Deed[] =>
    this.#waiting.map((entry) => ({
      label: m.sc_riot_hall({ person: tell('person', entry.person, this.#play.reader) }),
      act: () => void this.#name(entry),
    })),
  );
  get next() {
    return [...this.#cells.keys()];
  }
  cell(cell: Cell, seat: number) {
    if (seat === this.#play.me && this.#cells.has(cell)) this.#chosen = cell;
  }
  get held() {
    return this.chosen !== null;
  }
  letGo() {
    this.#chosen = null;
  }
  show(entry: Entry) {
    if ('riot' in entry && entry.person == null) this.#chosen = entry.riot;
  }

  async #name(entry: Riot) {
    if (await this.#play.act(entry as Entry)) this.letGo();
  }
}
