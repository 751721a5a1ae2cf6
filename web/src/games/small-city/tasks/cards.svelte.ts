import { piece } from '$lib/language';
import { untrack } from 'svelte';
import { listed, tell } from '$lib/words';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { ChoiceDoc, Entry, Offers, Saved } from '../wire';
import { waysOf, type Deed, type Over, type Said, type Task, type Thing } from './task';

/** The choice of an action card, perhaps with an option (SC-4.4). */
export class Cards implements Task {
  readonly desk = 'circle';
  readonly summary = 'card';
  #card = $state<string | null>(null);
  #way = $state<string | null>(null);
  /** The yields of card options, by card and option, once the server has answered. */
  #brings = $state.raw<Readonly<Record<string, string>>>({});
  /** The savings by cards without an option, by card. */
  #saves = $state.raw<Readonly<Record<string, readonly Saved[]>>>({});
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      const { card, ways } = this;
      if (card !== null) untrack(() => void (ways.length ? this.#ask(card, ways) : this.#askSaves(card)));
    });
  }

  readonly offered = $derived.by(() => this.#play.offers?.take ?? {});
  readonly card = $derived(this.#card !== null && this.#card in this.offered ? this.#card : null);
  /** The options of the taker. */
  readonly ways = $derived.by(() => (this.card === null ? [] : this.offered[this.card]!));
  readonly way = $derived.by(() => {
    if (this.ways.length === 1) return this.ways[0]!;
    return this.#way !== null && this.ways.includes(this.#way) ? this.#way : null;
  });
  readonly wayName = (way: string) =>
    this.#brings[`${this.card} ${way}`] ?? tell('chosen', way, this.#play.reader);

  fits = (offers: Offers) => Object.keys(offers.take).length > 0;
  readonly title = m.sc_cards_title();
  readonly said = $derived.by((): Said => {
    const { card } = this;
    if (card === null) return { lead: m.sc_cards_lead(), rule: 'SC-4.4' };
    const about = this.#play.tables.cards.find((each) => each.card === card)!;
    return {
      lead: m.sc_cards_about({
        card: piece('card', card),
        about: tell('about', about.about, this.#play.reader),
      }),
      rule: about.rule,
    };
  });
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => {
    const { card } = this;
    if (card === null) return { label: m.sc_cards_choose(), off: true, onDesk: true, act() {} };
    if (this.ways.length && this.way === null) return { label: m.sc_choose_way(), off: true, act() {} };
    return { label: m.sc_cards_take({ card: piece('card', card) }), act: () => void this.#take() };
  });
  readonly things = $derived.by((): Thing[] => {
    const up = this.#play.view.circle.flatMap(({ up, card }) => (up && card !== null ? [card] : []));
    const cards = up.map((card) => ({
      thing: `card ${card}`,
      on: card === this.card,
      off: !(card in this.offered),
      press: () => this.press(card),
    }));
    return [...cards, ...waysOf(this)];
  });
  cell() {
    this.#play.elsewhere('card');
  }
  get held() {
    return this.card !== null;
  }
  letGo() {
    this.#card = this.#way = null;
  }

  show(entry: Entry) {
    if (!('take' in entry)) return;
    this.#card = entry.take;
    this.#way = entry.choice ?? null;
  }
  /** Presses a card of the circle: chooses it, or explains why it cannot be taken. */
  press(card: string) {
    if (!(card in this.offered)) return void this.#play.whyNot({ seat: this.#play.me!, take: card } as Entry);
    this.#play.refuse(null);
    this.#card = this.card === card ? null : card;
    this.#way = null;
  }
  pick(index: number) {
    const way = this.ways[index];
    if (way !== undefined) this.chooseWay(way);
  }
  chooseWay(way: string) {
    this.#way = way;
  }

  /** The tiles that are buildable now and cheaper with the card (SC-4.6, SC-4.7). */
  readonly saves = $derived.by(() => (this.card === null ? [] : (this.#saves[this.card] ?? [])));
  async #askSaves(card: string) {
    const entry = { seat: this.#play.me!, take: card } as Entry;
    const tried = await this.#play.table.try([...this.#play.draft.entries, entry]);
    const about = tried?.abouts.at(-1) as ChoiceDoc | null | undefined;
    if (about) this.#saves = { ...this.#saves, [card]: about.saves };
  }
  /** The yield of each option of a card. */
  async #ask(card: string, ways: readonly string[]) {
    for (const choice of ways) {
      const entry = { seat: this.#play.me!, take: card, choice } as Entry;
      const tried = await this.#play.table.try([...this.#play.draft.entries, entry]);
      const about = tried?.abouts.at(-1) as ChoiceDoc | null | undefined;
      const { money, votes } = about ?? { money: 0, votes: 0 };
      const told = [
        ...(money > 0 ? [m.sc_gain_money({ money })] : []),
        ...(money < 0 ? [m.sc_pay_money({ money: -money })] : []),
        ...(votes > 0 ? [m.sc_gain_votes({ count: votes })] : []),
        ...(votes < 0 ? [m.sc_pay_votes({ count: -votes })] : []),
      ];
      if (told.length) this.#brings = { ...this.#brings, [`${card} ${choice}`]: listed(told) };
    }
  }
  async #take() {
    const { card, way } = this;
    const choice = way === null ? {} : { choice: way };
    if (await this.#play.act({ seat: this.#play.me!, take: card!, ...choice } as Entry)) this.letGo();
  }
}
