import { m } from '$messages';
import Pledges from '../desk/Pledges.svelte';
import type { Play } from '../play.svelte';
import type { Entry, Offers } from '../wire';
import type { Deed, Over, Said, Task } from './task';

interface Words {
  title: () => string;
  said: () => Said;
  choose: () => string;
  label: () => string;
}

/** One of some promises or platforms is kept in secret (SC-3.8, SC-16.1, SC-16.2). */
class Keep implements Task {
  readonly Desk = Pledges;
  readonly wide = true;
  #key = $state<string | null>(null);
  readonly #play: Play;
  readonly #field: 'keep' | 'platform';
  readonly #words: Words;

  constructor(play: Play, field: 'keep' | 'platform', words: Words) {
    this.#play = play;
    this.#field = field;
    this.#words = words;
  }

  readonly offered = $derived.by(() => this.#play.offers?.[this.#field] ?? []);
  readonly key = $derived(this.#key !== null && this.offered.includes(this.#key) ? this.#key : null);

  fits = (offers: Offers) => offers[this.#field].length > 0;
  get title() {
    return this.#words.title();
  }
  get said() {
    return this.#words.said();
  }
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => {
    if (this.key === null) return { label: this.#words.choose(), off: true, act() {} };
    return { label: this.#words.label(), act: () => void this.#send() };
  });
  cell() {}
  get held() {
    return this.key !== null;
  }
  letGo() {
    this.#key = null;
  }

  show(entry: Entry) {
    this.#key = ((entry as Record<string, unknown>)[this.#field] as string | undefined) ?? null;
  }

  choose(key: string) {
    this.#key = this.key === key ? null : key;
  }

  async #send() {
    const entry = { seat: this.#play.me!, [this.#field]: this.key! } as Entry;
    if (await this.#play.act(entry)) this.#key = null;
  }
}
export type { Keep };

export const keep = (play: Play) =>
  new Keep(play, 'keep', {
    title: m.sc_keep_title,
    said: () => ({ lead: m.sc_keep_lead(), more: m.sc_keep_more(), rule: 'SC-3.8' }),
    choose: m.sc_keep_choose,
    label: m.sc_keep_act,
  });

export const platform = (play: Play) =>
  new Keep(play, 'platform', {
    title: m.sc_platform_title,
    said: () => ({ lead: m.sc_platform_lead(), more: m.sc_platform_more(), rule: 'SC-16.2' }),
    choose: m.sc_platform_choose,
    label: m.sc_platform_act,
  });
