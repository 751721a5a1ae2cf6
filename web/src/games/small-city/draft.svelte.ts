import { untrack } from 'svelte';
import { remember, remembered } from '$lib/stored';
import type { LiveTable, Outcome } from '$lib/table.svelte';
import type { Problem } from '$lib/wire';
import { ended, nothingMore } from './ended';
import type { ChoiceDoc, Entry, Offers, Tables, View } from './wire';

/** What a trial says where a step leads on to luck or to others: there it has to count. */
const LEADS_ON: readonly string[] = ['luck_is_next', 'ends_turn'];
/** Whether an entry is good, but for good. */
export const leadsOn = (problem: Problem | null) => problem !== null && LEADS_ON.includes(problem.code);

/** How it would stand after some entries that nobody else has heard of. */
export interface Trial {
  entries: readonly Entry[];
  problems: readonly (Problem | null)[];
  abouts: readonly (ChoiceDoc | null)[];
  view: View;
  offers: Offers | null;
  /** The last entry ends the step: it is shown, but only sending does it. */
  ends: boolean;
}

interface Kept {
  decision: string;
  entries: Entry[];
}

/**
 * What a person has done in a step and not yet sent: it is judged by the server as it is made, can be
 * taken back freely, and counts as a whole when it is sent. It outlives a reload and falls with its
 * decision.
 */
export class Draft {
  #trial = $state.raw<(Trial & { seq: number; decision: string }) | null>(null);
  #aim = $state.raw<(Trial & { key: string }) | null>(null);
  #asked = $state('');
  /** At which step that was asked. */
  #askedAt = -1;
  readonly #table: LiveTable;
  readonly #decision: () => string;
  readonly #tables: Tables;

  /** `decision` names the very step: a draft made for another one is void. */
  constructor(table: LiveTable, tables: Tables, decision: () => string) {
    this.#table = table;
    this.#tables = tables;
    this.#decision = decision;
    const kept = remembered<Kept | null>(this.#key, null, 'sessionStorage');
    if (kept?.entries.length && kept.decision === decision()) void this.set(kept.entries);
  }

  readonly #valid = $derived.by(() => {
    const trial = this.#trial;
    return trial?.seq === this.#table.state?.seq && trial?.decision === this.#decision() ? trial : null;
  });
  /** What is drafted; nothing once it has been sent. */
  readonly entries = $derived<readonly Entry[]>(this.#valid?.entries ?? []);
  readonly abouts = $derived<readonly (ChoiceDoc | null)[]>(this.#valid?.abouts ?? []);
  /** How it stands with the draft; null without one. */
  readonly view = $derived(this.#valid?.view ?? null);
  readonly offers = $derived(this.#valid ? { known: this.#valid.offers } : null);
  /** The last entry ends the step: nothing can be drafted after it. */
  readonly ends = $derived(this.#valid?.ends ?? false);
  /** The step ends with an entry of this kind. */
  endsBy = (what: string): boolean => this.ends && what in this.entries.at(-1)!;
  /** What is aimed at, tried on top of the draft. */
  readonly aim = $derived(this.#aim?.key === this.#asked ? this.#aim : null);

  get #key() {
    return `draft.${this.#table.id}`;
  }

  /** Adds an entry; why not, if it may not be. */
  add(entry: Entry): Promise<Problem | null> {
    return this.set([...this.entries, entry]);
  }

  /** Takes the last entry back; false when there is none. */
  back(): boolean {
    if (!this.entries.length) return false;
    void this.set(this.entries.slice(0, -1));
    return true;
  }

  /** Another draft; it stays as it was if one of the entries may not be, and the first reason is told. Only the server can judge it. */
  async set(entries: readonly Entry[]): Promise<Problem | null> {
    const decision = this.#decision();
    if (!entries.length) {
      this.clear();
      return null;
    }
    if (this.#table.offline) return { code: 'offline', rule: null, text: '' };
    const trial = await this.#try(entries);
    if (!trial) return null;
    const problem = trial.problems.find((problem) => problem !== null) ?? null;
    if (problem) return problem;
    this.#trial = { ...trial, decision };
    remember(this.#key, { decision, entries }, 'sessionStorage');
    return null;
  }

  /**
   * Tries entries on top of the draft, to be shown while they are aimed at. To be called again after each
   * step: until it has been tried anew, what was found before is shown.
   */
  async look(entries: readonly Entry[] | null): Promise<void> {
    const key = entries ? JSON.stringify([...this.entries, ...entries]) : '';
    const seq = this.#table.state?.seq ?? -1;
    if (key === untrack(() => this.#asked) && seq === this.#askedAt) return;
    this.#asked = key;
    this.#askedAt = seq;
    if (!entries) return;
    const trial = await this.#try([...this.entries, ...entries]);
    if (trial && this.#asked === key && this.#askedAt === seq) this.#aim = { ...trial, key };
  }

  /**
   * Tries what is aimed at, as it changes; whoever aims at nothing leaves alone what others try. To be called
   * in a component.
   */
  follow(aimed: () => Entry | null) {
    let asked = false;
    $effect(() => {
      const entry = aimed();
      if (!entry && !asked) return;
      asked = entry !== null;
      void this.look(entry && [entry]);
    });
  }

  clear() {
    this.#trial = null;
    remember(this.#key, null, 'sessionStorage');
  }

  /** Sends the draft with more after it, as one. Where the table has moved on, what may still be is drafted anew. */
  async send(...more: Entry[]): Promise<Outcome> {
    const { entries } = this;
    const [first, ...then] = [...entries, ...more];
    const decision = this.#decision();
    const outcome = await this.#table.send(first, ...then);
    // what is shown stays until the step is here, whose count makes it void
    if (outcome.ok) remember(this.#key, null, 'sessionStorage');
    else if (outcome.stale && decision === this.#decision()) await this.#save(entries);
    return outcome;
  }

  /** Drafts what may still be of some entries. */
  async #save(entries: readonly Entry[]) {
    if (!entries.length || this.#valid) return;
    const { problems } = (await this.#try(entries)) ?? {};
    if (problems) await this.set(entries.filter((_, index) => !problems[index]));
  }

  async #try(entries: readonly Entry[]): Promise<(Trial & { seq: number }) | null> {
    const { seq } = this.#table.state!;
    const tried = await this.#table.try([...entries]);
    if (!tried) return null;
    const trial = { ...tried, entries, seq, ends: false } as Trial & { seq: number };
    const [last, problem] = [entries.at(-1), trial.problems.at(-1) ?? null];
    if (!last || !leadsOn(problem)) return trial;
    return {
      ...trial,
      problems: trial.problems.with(-1, null),
      view: ended(trial.view, trial.offers, last, this.#tables),
      offers: trial.offers && nothingMore(trial.offers),
      ends: true,
    };
  }
}
