import { draws } from '$lib/testing/draws';
import type { Entry } from '../wire';
import type { TestTable } from './table.svelte';
import { perform } from './verbs';

/** Far more than a game needs: a page that leads nowhere stops the test instead of hanging it. */
const MOST = 1_200;

/** A player who plays through the verbs of the page: by chance, but in order. */
export class Mayor {
  readonly table: TestTable;
  /** The number of presses. */
  taps = 0;
  /** The number of curtains between two people at this browser. */
  curtains = 0;
  readonly #chance: () => number;
  /** The last observer without a curtain. */
  #eyes: number | null = null;
  /** The number of presses since the primary button: it tries something before each step ends. */
  #tried = 0;

  constructor(table: TestTable, seed = 1) {
    this.table = table;
    this.#chance = draws(seed);
  }

  #one<T>(all: readonly T[]): T {
    return all[Math.floor(this.#chance() * all.length)]!;
  }

  /** Does one thing. */
  act() {
    const { model } = this.table;
    const { main, play } = model;
    const task = model.task!;
    const ready = main !== null && !main.off;
    const things = model.things.filter(({ on, off }) => !on && !off);
    const cells = task.next ?? [];
    const deeds = (task.tools ?? []).filter(({ deed }) => deed === 'choose');
    const enough =
      task.held ||
      !(things.length + cells.length + deeds.length) ||
      (this.#tried > 0 && this.#chance() < 0.35);
    if (ready && enough) {
      this.#tried = 0;
      // by the button or by its key
      if (this.#chance() < 0.5) return model.press(main);
      return void model.key({ key: 'Enter' });
    }
    this.#tried += 1;
    const abroad = [...(task.tabs?.keys() ?? [])];
    const ways = [
      ...(things.length ? [() => this.#one(things).press()] : []),
      ...(cells.length ? [() => model.tap(this.#one(cells))] : []),
      ...(abroad.length ? [() => play.look(this.#one(abroad))] : []),
      ...(deeds.length ? [() => model.press(this.#one(deeds))] : []),
    ];
    if (ways.length) return this.#one(ways)();
    // nothing leads on but going back, or the end of the step
    model.press(ready ? main : model.back);
  }

  /** Lifts the curtain between two people at this browser. */
  async lift() {
    const { live, model } = this.table;
    const { hands } = model;
    // the observer changes behind it: until it lifts, it is the previous one
    if (this.#eyes !== null && live.seat !== this.#eyes) throw new Error('other eyes look without a curtain');
    const seat = hands.called;
    this.curtains += 1;
    await hands.lift();
    // it may have fallen again for the next one
    if (!hands.curtain && live.seat !== seat) throw new Error('the curtain was lifted for somebody else');
  }

  /** Follows a bot's advice after the draft, by the same verbs. */
  async actAdvised() {
    const { person, live, model, id } = this.table;
    const { entries, ends } = model.play.draft;
    if (ends) return perform(model, { do: 'end' } as Entry);
    // the advice is about the state that the page shows
    if (!(await this.table.choices()).length) return;
    const { entry } = await person.call<{ entry: Entry }>('POST', `/${id}/hints`, {
      seat: live.seat,
      after: entries,
    });
    await perform(model, entry);
  }

  /** Plays to the end, and calls `look` before each action. */
  async playOut(look: () => Promise<void> | void = () => {}, advised = false): Promise<number> {
    while (await this.table.turn()) {
      if (this.table.model.hands.curtain) {
        await this.lift();
        continue;
      }
      this.#eyes = this.table.live.seat;
      await look();
      // others may have moved during `look`
      if (!this.table.model.task) continue;
      this.taps += 1;
      if (advised) await this.actAdvised();
      else this.act();
      await this.table.settled();
      if (this.taps > MOST) throw new Error(`the game does not end: ${this.table.play.view.step}`);
    }
    return this.taps;
  }
}
