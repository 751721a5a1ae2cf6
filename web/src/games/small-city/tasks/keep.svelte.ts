import { piece } from '$lib/language';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { Entry, Offers } from '../wire';
import { ADDED } from './added';
import { Answer, type Words } from './answer';
import type { Deed, Over, Task, Thing } from './task';

interface KeepWords extends Words {
  choose: () => string;
  label: (key: string) => string;
}

/** The secret choice of a promise or platform (SC-3.8, SC-16.1, SC-16.2). */
class Keep extends Answer<'keep' | 'platform', KeepWords> implements Task {
  readonly desk = 'pledges';
  readonly wide = true;
  #key = $state<string | null>(null);

  readonly offered = $derived.by(() => this.play.offers?.[this.field] ?? []);
  readonly key = $derived(this.#key !== null && this.offered.includes(this.#key) ? this.#key : null);

  fits = (offers: Offers) => offers[this.field].length > 0;
  over(): Over {
    return {};
  }
  readonly main = $derived.by((): Deed => {
    if (this.key === null) return { label: this.words.choose(), off: true, act() {} };
    return { label: this.words.label(this.key), act: () => void this.send(this.key!) };
  });
  readonly things = $derived.by((): Thing[] =>
    this.offered.map((key) => ({
      thing: `pledge ${key}`,
      on: key === this.key,
      press: () => this.choose(key),
    })),
  );
  cell() {
    this.play.elsewhere(this.field);
  }
  get held() {
    return this.key !== null;
  }
  letGo() {
    this.#key = null;
  }

  show(entry: Entry) {
    this.#key = this.valueOf(entry);
  }

  choose(key: string) {
    this.play.refuse(null);
    this.#key = this.key === key ? null : key;
  }
}
export type { Keep };

export const keep = (play: Play) =>
  new Keep(play, 'keep', {
    // a tile may bring one more after set-up
    title: () => (play.view.round > 0 ? m.sc_keep_again_title() : m.sc_keep_title()),
    said: () => ({
      lead: play.view.round > 0 ? m.sc_keep_again_lead() : m.sc_keep_lead(),
      more: play.view.seats.length > 1 ? m.sc_keep_more() : '',
      rule: play.view.round > 0 ? ADDED.pledge : 'SC-3.8',
    }),
    choose: m.sc_keep_choose,
    label: (key) => m.sc_keep_act({ promise: piece('promise', key) }),
  });

export const platform = (play: Play) =>
  new Keep(play, 'platform', {
    title: m.sc_platform_title,
    said: () => ({ lead: m.sc_platform_lead(), more: m.sc_platform_more(), rule: 'SC-16.2' }),
    choose: m.sc_platform_choose,
    label: m.sc_platform_act,
  });
