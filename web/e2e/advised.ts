import type { Locator } from '@playwright/test';
import { expect } from './test';
import type { Player } from './player';

/** What a seat does, as records have it. */
type Entry = { seat: number } & Record<string, unknown>;

interface State {
  seq: number;
  turn: { seats: number[] };
  view: { over: boolean; round: number; step: string; seats: { plan: { steps: unknown[] } | null }[] };
  offers: { build: object } | null;
}

/** What an entry is, by the field that names it. */
const KINDS = [
  'keep',
  'hall',
  'mayor',
  'take',
  'build',
  'enlarge',
  'upgrade',
  'move',
  'home',
  'sell',
  'buy',
  'trade',
  'discard',
  'victim',
  'grave',
  'council',
  'do',
] as const;
export type Kind = (typeof KINDS)[number];
const kindOf = (entry: Entry): Kind => KINDS.find((kind) => kind in entry)!;

/** Something done by taps. */
export interface Done {
  kind: Kind;
  entry: Entry;
  taps: number;
  /** A plan of nothing, where something could be built, is to be sealed: that is asked for twice. */
  forgets: boolean;
}

const MATERIALS = ['wood', 'stone', 'metal'];

/** A cell stands in a text. */
const names = (text: string | null, cell: string) => new RegExp(`\\b${cell}(?!\\d)`).test(text ?? '');

/**
 * Somebody who plays Small City by taps, alone or beside bots, as a bot advises: so a game has all that a
 * good one has, and each action is counted in the taps that it took.
 */
export class Advised {
  readonly who: Player;
  readonly done: Done[] = [];
  readonly #at: string;
  #taps = 0;

  /** At a table whose page is open. */
  constructor(who: Player) {
    this.who = who;
    this.#at = `/api/tables/${new URL(who.page.url()).pathname.split('/').at(-1)}`;
  }

  get page() {
    return this.who.page;
  }

  /** Plays until enough has been done, or to the end. */
  async playUntil(enough: (done: readonly Done[]) => boolean): Promise<void> {
    while (!enough(this.done)) {
      const state = await this.#turn();
      if (state.view.over) return;
      await this.#step(state);
    }
  }

  async #state(): Promise<State> {
    const answer = await this.page.request.get(`${this.#at}/state?seat=0`);
    return ((await answer.json()) as { state: State }).state;
  }
  /** How it stands when this seat is to act, or when it is over. */
  async #turn(): Promise<State> {
    let state = await this.#state();
    await expect
      .poll(async () => (state = await this.#state()).view.over || state.turn.seats.includes(0), {
        timeout: 60_000,
        intervals: [50],
      })
      .toBe(true);
    return state;
  }
  /** What the page has drafted for this very step. */
  async #drafted({ view }: State): Promise<Entry[]> {
    const kept = await this.page.evaluate(
      (key) => sessionStorage.getItem(key),
      `citywright.draft.${this.#at.split('/').at(-1)}`,
    );
    const draft = JSON.parse(kept ?? 'null') as { decision: string; entries: Entry[] } | null;
    return draft?.decision === `0 ${view.round} ${view.step}` ? draft.entries : [];
  }

  /** What a bot would do after what is drafted; where that has ended the step, to say so. */
  async #advice(after: Entry[]): Promise<Entry> {
    const ask = async <Told>(what: string, data: object): Promise<Told> => {
      const answer = await this.page.request.post(`${this.#at}/${what}`, { data: { seat: 0, ...data } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json() as Promise<Told>;
    };
    const { problems } = await ask<{ problems: (object | null)[] }>('tries', { entries: after });
    // what is drafted is good, but for good
    if (problems.at(-1)) return { seat: 0, do: 'end' };
    return (await ask<{ entry: Entry }>('hints', { after })).entry;
  }

  async #step(state: State) {
    const after = await this.#drafted(state);
    const entry = await this.#advice(after);
    const kind = kindOf(entry);
    await this.who.read();
    // what was done last has been shown; the next who must move is chosen already
    const back = this.who.tray.locator('.go .button').first();
    const now = `${JSON.stringify(entry)} after ${JSON.stringify(after)}`;
    if (kind !== 'move') await expect(back, now).not.toHaveText(/^Back/);
    this.#taps = 0;
    const forgets =
      entry.do === 'commit' &&
      !state.view.seats[0]!.plan?.steps.length &&
      Object.keys(state.offers?.build ?? {}).length > 0;
    await this.#do(kind, entry, forgets);
    this.done.push({ kind, entry, taps: this.#taps, forgets });
    await expect
      .poll(
        async () => {
          const now = await this.#state();
          return now.view.over || now.seq !== state.seq || (await this.#drafted(now)).length !== after.length;
        },
        { intervals: [20] },
      )
      .toBe(true);
  }

  // taps

  async #tap(what: Locator) {
    this.#taps += 1;
    await what.tap();
  }
  #cell = (name: string) => this.page.locator(`[data-map] [data-cell="${name}"]`);
  get #title() {
    return this.who.tray.getByRole('heading');
  }
  async #main() {
    // not while something is still being shown
    await this.who.read();
    await expect(this.who.main).toHaveAttribute('aria-disabled', 'false');
    await this.#tap(this.who.main);
  }
  /** Pins cells until the place of all of them is aimed at. */
  async #pin(cells: readonly string[]) {
    const aimed = async () => {
      const title = await this.#title.textContent();
      return cells.every((cell) => names(title, cell));
    };
    for (const cell of cells) {
      if (await aimed()) return;
      await this.#tap(this.#cell(cell).and(this.page.locator('.lit')));
      await expect(this.#cell(cell)).toHaveAttribute('aria-selected', 'true');
    }
    expect(await aimed(), `${cells.join(' ')} is aimed at`).toBe(true);
  }

  async #do(kind: Kind, entry: Entry, forgets: boolean) {
    const { page } = this;
    const text = String(entry[kind]);
    const cells = (field: string) => String(entry[field]).split(' ');
    const place = async (cell: string) => {
      await this.#tap(this.#cell(cell).and(page.locator('.lit')));
      await this.#main();
    };
    switch (kind) {
      case 'keep':
        await this.#tap(page.locator('[data-desk] [role=radio]').first());
        return this.#main();
      case 'hall':
      case 'mayor':
      case 'victim':
      case 'grave':
        return place(text.split(' ')[0]!);
      case 'take': {
        await this.#tap(page.locator(`[data-card="${text}"].lamp`));
        const ways = this.who.tray.locator('label:has([type=radio])');
        if (entry.choice) await this.#tap(ways.first());
        return this.#main();
      }
      case 'build':
        await this.#tap(page.locator(`[data-tile-of="${text}"][aria-disabled=false]`));
        await this.#pin(cells('on'));
        return this.#main();
      case 'enlarge':
      case 'upgrade': {
        await this.#tap(this.#cell(text));
        await expect(this.who.tray.locator('.go .button').first()).toHaveText(/^Back/);
        await this.#pin(cells('with'));
        return this.#main();
      }
      case 'move':
        return this.#move(text, String(entry.to));
      case 'home':
        return this.#tap(this.#cell(text));
      case 'sell':
      case 'buy':
      case 'trade': {
        const line = page.locator(`.uses [data-use=${kind}]:not(:has([aria-pressed=true]))`);
        const index = kind === 'buy' ? Number(text) - 1 : MATERIALS.indexOf(text);
        return this.#tap(line.first().locator('.options button').nth(index));
      }
      case 'discard':
        return this.#tap(page.locator('[data-desk] .piece').first());
      case 'council': {
        await this.#tap(page.locator(`.council [data-cell="${text} ${Number(entry.disc) + 1}"].lamp`));
        return this.#main();
      }
      case 'do': {
        if (text === 'grow') await this.#tap(page.getByRole('radio', { name: /^Grow/ }));
        if (forgets) {
          await this.#main();
          return this.#tap(this.who.main.filter({ hasText: 'Seal and build nothing' }));
        }
        const none = this.who.tray.getByRole('button', { name: /^(Pass|Build nothing)$/ });
        return text === 'end' && (await none.count()) ? this.#tap(none) : this.#main();
      }
    }
  }

  async #move(from: string, to: string) {
    const [seat, cell] = from.includes(':') ? from.split(':') : ['0', from];
    // nobody is chosen while something is still being shown
    await expect(this.page.locator('[data-desk] li button:enabled').first()).toBeVisible();
    const chosen = async () => names(await this.#title.textContent(), cell!);
    if (!(await chosen())) {
      const chip = this.page.locator('[data-desk] li button:enabled', { hasText: cell! });
      await this.#tap(seat === '0' ? this.#cell(cell!) : chip.first());
      await expect.poll(chosen).toBe(true);
    }
    const [there, space] = to.includes(':') ? to.split(':') : ['0', to];
    const tabs = this.page.getByRole('tablist', { name: 'Boroughs' }).getByRole('tab');
    if (there !== '0') await this.#tap(tabs.nth(Number(there)));
    // a borough that was opened is built up first
    await expect(this.page.locator(`[data-map="${there}"]`)).toHaveAttribute('aria-busy', 'false');
    await this.#tap(this.#cell(space!));
  }
}
