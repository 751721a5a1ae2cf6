import { untrack } from 'svelte';
import { isObject, isText, listOf, objectOf, remember, remembered, type Kind } from '$lib/stored';
import type { LiveTable, Outcome } from '$lib/table.svelte';
import type { Problem } from '$lib/wire';
import { ended, nothingMore } from './ended';
import type { ChoiceDoc, Entry, Offers, Tables, View } from '../wire';

/** Problems of a trial that leads on to luck or to other seats: it only works for real. */
const LEADS_ON: readonly string[] = ['luck_is_next', 'ends_turn'];
/** Whether an entry is legal but final. */
export const leadsOn = (problem: Problem | null) => problem !== null && LEADS_ON.includes(problem.code);

/** The state after some entries that nobody else has seen. */
interface Trial {
  entries: readonly Entry[];
  problems: readonly (Problem | null)[];
  abouts: readonly (ChoiceDoc | null)[];
  view: View;
  offers: Offers | null;
  /** The last entry ends the step: the draft shows it, but only sending ends the step. */
  ends: boolean;
}

interface Kept {
  decision: string;
  entries: Entry[];
}
/** The server judges the entries. */
const isKept = objectOf<Kept>({
  decision: isText,
  entries: listOf(isObject as Kind<unknown> as Kind<Entry>),
});

/**
 * A person's unsent actions in a step. The server judges each one as it is made; each can be taken back freely, and
 * sending counts them as a whole. The draft survives a reload and ends with its decision.
 */
export class Draft {
  #trial = $state.raw<(Trial & { seq: number; decision: string }) | null>(null);
  #aim = $state.raw<(Trial & { key: string }) | null>(null);
  #asked = $state('');
  /** The step for which it was asked. */
  #askedAt = -1;
  readonly #table: LiveTable;
  readonly #decision: () => string;
  readonly #tables: Tables;

  /** `decision` names the exact step: a draft for another one is void. */
  constructor(table: LiveTable, tables: Tables, decision: () => string) {
    this.#table = table;
    this.#tables = tables;
    this.#decision = decision;
    const kept = remembered(this.#key, isKept, null, 'sessionStorage');
    if (kept?.entries.length && kept.decision === decision()) void this.set(kept.entries);
  }

  readonly #valid = $derived.by(() => {
    const trial = this.#trial;
    return trial?.seq === this.#table.state?.seq && trial?.decision === this.#decision() ? trial : null;
  });
  /** The draft; empty once sent. */
  readonly entries = $derived<readonly Entry[]>(this.#valid?.entries ?? []);
  readonly abouts = $derived<readonly (ChoiceDoc | null)[]>(this.#valid?.abouts ?? []);
  /** The state with the draft; null without one. */
  readonly view = $derived(this.#valid?.view ?? null);
  readonly offers = $derived(this.#valid ? { known: this.#valid.offers } : null);
  /** The last entry ends the step: the draft takes no more. */
  readonly ends = $derived(this.#valid?.ends ?? false);
  /** An entry of this kind ends the step. */
  endsBy = (what: string): boolean => this.ends && what in this.entries.at(-1)!;
  /** The current aim, tried on top of the draft. */
  readonly aim = $derived(this.#aim?.key === this.#asked ? this.#aim : null);

  get #key() {
    return `draft.${this.#table.id}`;
  }

  /** Adds an entry; returns the reason if it is refused. */
  add(entry: Entry): Promise<Problem | null> {
    return this.set([...this.entries, entry]);
  }

  /** Takes the last entry back; false when there is none. */
  back(): boolean {
    if (!this.entries.length) return false;
    void this.set(this.entries.slice(0, -1));
    return true;
  }

  /**
   * Replaces the draft. If the server refuses an entry, the draft stays and the first reason is returned. Only the
   * server can judge it.
   */
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
   * Tries entries on top of the draft, to show them during aiming. Call it again after each step: until the new trial
   * returns, the old result is shown.
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
   * Tries the aim whenever it changes; a caller without an aim does not disturb the trials of others. Call it in a
   * component.
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

  /**
   * Sends the draft plus further entries as one. If the table has moved on, redrafts the entries that are still
   * legal.
   */
  async send(...more: Entry[]): Promise<Outcome> {
    const { entries } = this;
    const [first, ...then] = [...entries, ...more];
    const decision = this.#decision();
    const outcome = await this.#table.send(first, ...then);
    // the shown draft stays until the step arrives, whose count makes it void
    if (outcome.ok) remember(this.#key, null, 'sessionStorage');
    else if (outcome.stale && decision === this.#decision()) await this.#save(entries);
    return outcome;
  }

  /** Redrafts those of the entries that are still legal. */
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
