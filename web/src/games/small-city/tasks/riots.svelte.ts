import { piece } from '$lib/language';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { Cell, Entry, Offers } from '../wire';
import type { Deed, Over, Said, Task } from './task';

type Riot = Extract<NonNullable<Offers['more']>[number], { riot: string }>;

const riotsOf = (offers: Offers | null): Riot[] => (offers?.more ?? []).filter((entry) => 'riot' in entry);

/** The key of each candidate: a cell, or a kind in City Hall. */
const keyOf = ({ riot, person }: Riot) => person ?? riot;

/**
 * The choice of rioters among more candidates than needed: a person on a cell, or of a kind in City Hall (SP-POL-10).
 */
export class Rioters implements Task {
  #chosen = $state<string | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #all = $derived.by(() => riotsOf(this.#play.offers));
  readonly #cells = $derived.by(() =>
    this.#all.flatMap(({ riot, person }): Cell[] => (person == null ? [riot] : [])),
  );
  readonly #entry = $derived.by(() => this.#all.find((entry) => keyOf(entry) === this.#chosen) ?? null);

  fits = (offers: Offers) => riotsOf(offers).length > 0;
  readonly title = m.sc_riot_title();
  readonly said: Said = { lead: m.sc_riot_lead(), rule: 'SP-POL-10' };
  over(seat: number): Over {
    if (seat !== this.#play.me) return {};
    const chosen = this.#entry && this.#cells.includes(this.#entry.riot) ? this.#entry.riot : null;
    return { lit: new Map(this.#cells.map((cell) => [cell, ''])), lamp: this.#cells, chosen };
  }
  readonly main = $derived.by((): Deed => {
    const entry = this.#entry;
    if (!entry) return { label: m.sc_riot_choose(), off: true, act() {} };
    return { label: this.#label(entry), act: () => void this.#name(entry) };
  });
  /** Those in City Hall have no cell. */
  readonly tools = $derived.by((): Deed[] =>
    this.#all
      .filter(({ person }) => person != null)
      .map((entry) => ({
        label: m.sc_riot_hall({ person: this.#person(entry) }),
        deed: 'choose',
        act: () => (this.#chosen = keyOf(entry)),
      })),
  );
  get next() {
    return this.#cells;
  }
  readonly home = true;
  cell(cell: Cell, seat: number) {
    if (this.#cells.includes(cell)) {
      this.#play.refuse(null);
      this.#chosen = cell;
    } else void this.#play.whyNot({ seat, riot: cell } as Entry, [cell]);
  }
  get held() {
    return this.#entry !== null;
  }
  letGo() {
    this.#chosen = null;
  }
  show(entry: Entry) {
    if ('riot' in entry) this.#chosen = keyOf(entry);
  }

  #person = ({ person }: Riot) => piece('person', person!);
  #label(entry: Riot): string {
    if (entry.person == null) return m.sc_riot_act({ cell: entry.riot });
    return m.sc_riot_hall_act({ person: this.#person(entry) });
  }

  async #name(entry: Riot) {
    if (await this.#play.act(entry as Entry)) this.letGo();
  }
}
