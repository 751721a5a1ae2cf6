import { piece } from '$lib/language';
import type { Problem } from '$lib/wire';
import { listed } from '$lib/words';
import { m } from '$messages';
import type { Cell, Entry, Offers, Planned, TileDoc } from '../wire';
import { ADDED } from './added';
import { Building } from './building.svelte';
import type { Held } from './held';
import { cellsOfStep, partOf, replaced, signOf } from './steps';
import type { Deed, Over, Said, Thing } from './task';

/** The plan of a round (section 5). */
export class Planning extends Building {
  /** The seal of an empty plan waits for a confirmation. */
  #asked = $state(false);
  /** A plan change that breaks later steps: the new steps and why they fail. */
  broken = $state.raw<{ steps: readonly Planned[]; problems: readonly (Problem | null)[] } | null>(null);

  readonly steps = $derived.by((): readonly Planned[] => this.plan?.steps ?? []);
  /** The chosen chip: its step may be moved or taken back. Another plan has other steps there. */
  step = $derived.by((): number | null => {
    void this.steps;
    return null;
  });
  readonly asked = $derived.by(() => this.#asked && !this.steps.length);
  override get sealed() {
    return this.play.own?.committed ?? false;
  }
  override get grounds() {
    return true;
  }

  fits(offers: Offers): boolean {
    return this.plan !== null && this.play.view.round > 0 && this.continues(offers);
  }
  /** Whether tiles may be built, or the plan sealed or reopened. */
  protected continues = (offers: Offers) =>
    Object.keys(offers.tiles).length > 0 ||
    (this.plan !== null && offers.do.some((what) => what === 'reopen' || what === 'commit'));

  /** Whether the plan cannot be sealed without it. */
  readonly #freeDue = $derived.by(() => this.free !== null && !this.offers!.do.includes('commit'));
  /** The plan with the current aim. */
  readonly #aimed = $derived.by(() => {
    const after = this.entry && this.plan ? this.play.draft.aim?.view.seats[this.play.me!]?.plan : null;
    return after ?? this.plan;
  });
  /** The steps behind *Add*. */
  readonly coming = $derived.by(() => this.#aimed?.steps.slice(this.steps.length) ?? []);
  /** The open points after them; 0 once building is over. */
  readonly open = $derived.by(() => (this.#aimed?.building_over ? 0 : (this.#aimed?.points ?? 0)));

  override pressTile(doc: TileDoc) {
    if (this.buildable(doc.tile) || !this.sealed) return super.pressTile(doc);
    this.letGo();
    this.saySealed();
  }
  protected override offered(): Thing[] {
    const { broken, step } = this;
    return [
      ...super.offered(),
      ...(broken || this.sealed ? [] : this.steps).map((_, index) => ({
        thing: `step ${index}`,
        on: index === step,
        press: () => this.chooseStep(index),
      })),
      ...(broken
        ? [
            { thing: 'keep', on: false, press: () => this.letGo() },
            { thing: 'drop', on: false, press: () => this.mend() },
          ]
        : []),
      ...(step === null || broken
        ? []
        : [
            {
              thing: 'earlier',
              on: false,
              off: !this.mayMove(step, -1),
              press: () => void this.move(step, -1),
            },
            { thing: 'later', on: false, off: !this.mayMove(step, 1), press: () => void this.move(step, 1) },
            { thing: 'take back', on: false, press: () => void this.takeBack(step) },
          ]),
    ];
  }

  protected heads(): string {
    if (this.sealed) return m.sc_plan_sealed();
    return this.taken ? this.titleOf(this.taken) : m.sc_plan_title();
  }
  protected says(): Said {
    if (this.sealed) {
      const others = this.play.due
        .filter((seat) => seat !== this.play.me)
        .map((seat) => this.play.name(seat));
      return {
        lead: others.length ? m.sc_plan_wait({ names: listed(others), count: others.length }) : '',
        more: m.sc_plan_wait_more(),
        rule: 'SC-5.1',
      };
    }
    if (this.asked) return { lead: m.sc_plan_nothing({ points: this.plan?.points ?? 0 }) };
    if (this.step !== null) return { lead: m.sc_plan_step() };
    return this.explains();
  }
  /** What to do now. */
  protected explains(): Said {
    if (this.taken) return this.saidOf(this.taken);
    const tile = piece('tile', this.free ?? '');
    const { points, money, building_over } = this.plan!;
    if (this.resident !== null) return { lead: m.sc_enter_lead({ cell: this.resident }), rule: ADDED.enter };
    const { rest } = this;
    if (this.#freeDue && !points)
      return {
        lead: rest ?? m.sc_free_due({ tile }),
        more: rest ? m.sc_free_due({ tile }) : '',
        rule: ADDED.free,
      };
    if (building_over)
      return this.#freeDue
        ? { lead: m.sc_plan_over(), more: m.sc_free_due({ tile }), rule: ADDED.free }
        : { lead: m.sc_plan_over(), rule: 'SC-5.2' };
    if (this.#freeDue) {
      const lead = m.sc_plan_lead({ points, money });
      return { lead, more: m.sc_free_due({ tile }), rule: ADDED.free };
    }
    return {
      lead: m.sc_plan_lead({ points, money }),
      more: points ? m.sc_plan_more() : (rest ?? m.sc_plan_full()),
      rule: 'SC-5.1',
    };
  }

  override over(seat: number): Over {
    if (seat !== this.play.me) return {};
    const over = super.over(seat);
    const chosen = this.step === null ? [] : cellsOfStep(this.steps[this.step]!);
    const marks = this.steps.map((step, index) => ({
      cells: cellsOfStep(step),
      number: signOf(this.steps, index),
      part: partOf(step),
    }));
    return {
      ...over,
      rings: !this.places.place && chosen.length ? [{ cells: chosen }] : over.rings,
      // pieces between cells are drawn there already
      steps: marks.filter(({ cells, part }) => cells.length && part !== 2),
    };
  }

  protected acts(): Deed {
    const play = this.play;
    if (this.sealed) {
      const others = play.due.filter((seat) => seat !== play.me).map((seat) => play.name(seat));
      return {
        label: others.length ? m.play_act_wait({ name: listed(others) }) : m.play_act_soon(),
        off: true,
        act() {},
      };
    }
    if (this.broken) return { label: m.sc_plan_change(), off: true, act() {} };
    if (this.taken) return this.adds(this.addLabel());
    if (!this.offers?.do.includes('commit')) return { label: m.sc_plan_seal(), off: true, act() {} };
    return this.seals();
  }
  protected addLabel = () => m.sc_plan_add();
  /** The button that seals the plan. */
  protected seals(): Deed {
    if (this.asked) return { label: m.sc_plan_seal_nothing(), asks: true, act: () => void this.seal() };
    const forgets = !this.steps.length && Object.keys(this.offers?.build ?? {}).length > 0;
    // not the obvious next step while something can be built
    const act = () => (forgets ? (this.#asked = true) : void this.seal());
    return { label: m.sc_plan_seal(), light: forgets, act };
  }
  protected override actsElse(): Deed | null {
    const play = this.play;
    if (this.sealed)
      return this.offers?.do.includes('reopen')
        ? {
            label: m.sc_plan_reopen(),
            key: 'Shift U',
            act: () => void play.act({ seat: play.me!, do: 'reopen' } as Entry),
          }
        : null;
    if (this.steps.length && this.idle)
      return { label: m.play_act_take_back(), key: 'U', act: () => void this.takeBack() };
    return null;
  }
  /** Nothing is selected. */
  protected get idle() {
    return this.own === null && !this.places.place;
  }
  protected override helps(): Deed[] {
    const { resident } = this;
    if (!this.taken && !this.sealed && resident !== null)
      return [{ label: m.sc_enter_tool({ cell: resident }), act: () => this.take({ home: resident }) }];
    return super.helps();
  }

  override cell(cell: Cell, seat: number) {
    if (this.sealed) return this.saySealed();
    this.step = null;
    super.cell(cell, seat);
  }
  /** Rejects any change to a sealed plan with that reason. */
  saySealed() {
    void this.play.whyNot({ seat: this.play.me!, do: 'commit' } as Entry);
  }

  override get held() {
    return super.held || this.step !== null || this.broken !== null || this.asked;
  }
  override drop() {
    super.drop();
    this.step = this.broken = null;
    this.#asked = false;
  }
  override letGo() {
    if (this.asked) this.#asked = false;
    else if (this.broken) this.broken = null;
    else {
      if (!this.places.place) this.step = null;
      super.letGo();
    }
  }
  override take(held: Held) {
    this.step = this.broken = null;
    this.#asked = false;
    super.take(held);
  }
  override show(entry: Entry) {
    this.step = this.broken = null;
    // a bot's advice needs no confirmation
    this.#asked = 'do' in entry && entry.do === 'commit' && !this.steps.length;
    super.show(entry);
  }

  chooseStep(index: number) {
    const again = this.step === index;
    this.clear();
    this.step = again ? null : index;
  }
  takeBack(index = this.steps.length - 1) {
    return this.#replan(this.steps.toSpliced(index, 1));
  }
  move(index: number, by: number) {
    const steps = this.steps.toSpliced(index, 1);
    steps.splice(index + by, 0, this.steps[index]!);
    return this.#replan(steps);
  }
  /** Whether a step may go there: the parts of a plan have an order. */
  mayMove(index: number, by: number): boolean {
    const [step, other] = [this.steps[index], this.steps[index + by]];
    return step !== undefined && other !== undefined && partOf(step) === partOf(other);
  }
  /** The broken plan without its broken steps. */
  mend() {
    const { broken } = this;
    if (broken) void this.#replan(broken.steps.filter((_, index) => !broken.problems[index]));
  }

  /** Replaces the plan's steps; shows first what would break. */
  async #replan(steps: readonly Planned[]) {
    const play = this.play;
    this.broken = null;
    const entries = replaced(this.steps, steps, play.me!);
    if (!entries.length) return;
    const kept = entries.filter((entry) => !('do' in entry && entry.do === 'undo')).length;
    const tried = await play.table.try(entries);
    if (!tried) return;
    const problems = tried.problems.slice(entries.length - kept);
    if (problems.some((problem) => problem !== null)) {
      const before: null[] = Array.from({ length: steps.length - kept }, () => null);
      this.broken = { steps, problems: [...before, ...problems] };
      return;
    }
    this.step = null;
    await play.act(...entries);
  }

  protected async seal() {
    this.#asked = false;
    await this.play.act({ seat: this.play.me!, do: 'commit' } as Entry);
  }
}
