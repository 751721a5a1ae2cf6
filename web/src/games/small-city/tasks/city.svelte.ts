import { piece } from '$lib/language';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { Entry, Offers, SeatView } from '../wire';
import type { Deed, Over, Said, Task, Thing } from './task';

type Side = Extract<NonNullable<Offers['more']>[number], { city: string }>;

/** One of the two cities of the dealt board (SP-EUR-1). */
export class Settle implements Task {
  readonly desk = 'cities';
  readonly wide = true;
  #city = $state<string | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.#play.draft.follow(() => this.#entry);
  }

  readonly #sides = $derived.by((): readonly Side[] =>
    (this.#play.offers?.more ?? []).filter((entry) => 'city' in entry),
  );
  readonly offered = $derived.by(() => this.#sides.map(({ city }) => city));
  /** The side in view: the first one until the player picks. */
  readonly city = $derived.by(
    () => this.offered.find((city) => city === this.#city) ?? this.offered[0] ?? null,
  );

  readonly #entry = $derived.by((): Entry | null =>
    this.city === null ? null : ({ seat: this.#play.me!, city: this.city } as Entry),
  );
  /** With its land, borders, smoke and initial tiles, once the server has answered. */
  readonly instead = $derived.by((): SeatView | null => {
    const about = this.#entry ? this.#play.draft.aim?.abouts.at(-1) : null;
    const { own } = this.#play;
    if (!about || !own) return null;
    const pollution = own.pollution + about.pollution;
    return { ...own, pollution, borough: about.borough ?? own.borough };
  });

  fits = (offers: Offers) => (offers.more ?? []).some((entry) => 'city' in entry);
  readonly title = m.sc_city_title();
  readonly said: Said = { lead: m.sc_city_lead(), more: m.sc_city_more(), rule: 'SP-EUR-1' };
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => {
    const label = m.sc_city_act({ city: piece('city', this.city!) });
    // it works at once, and holds for the whole game
    return { label, asks: true, act: () => void this.#settle() };
  });
  readonly things = $derived.by((): Thing[] =>
    this.offered.map((city) => ({
      thing: `city ${city}`,
      on: city === this.city,
      press: () => this.choose(city),
    })),
  );
  cell() {
    this.#play.elsewhere('city');
  }
  get held() {
    return this.#city !== null;
  }
  letGo() {
    this.#city = null;
  }
  show(entry: Entry) {
    if ('city' in entry) this.#city = entry.city;
  }
  choose(city: string) {
    this.#play.refuse(null);
    this.#city = city;
  }
  pick(index: number) {
    this.#city = this.offered[index] ?? this.#city;
  }

  async #settle() {
    if (await this.#play.act(this.#entry!)) this.letGo();
  }
}
