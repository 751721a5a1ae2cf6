import { beforeEach, expect, it, vi } from 'vitest';

/** A browser-like history: it navigates asynchronously, and reports it then. */
class Entries {
  states: unknown[] = [null];
  at = 0;
  #heard: (() => void)[] = [];
  #waits: number[] = [];
  get state() {
    return this.states[this.at];
  }
  pushState(state: unknown) {
    this.states = [...this.states.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown) {
    this.states[this.at] = state;
  }
  go(by: number) {
    this.#waits.push(by);
  }
  hear(listener: () => void) {
    this.#heard.push(listener);
  }
  /** Flushes all pending work. */
  async settle() {
    for (await Promise.resolve(); this.#waits.length; await Promise.resolve()) {
      this.at = Math.max(0, this.at + this.#waits.shift()!);
      for (const heard of this.#heard) heard();
    }
  }
  /** The person goes back. */
  async back() {
    this.go(-1);
    await this.settle();
  }
}

let entries: Entries;
let opens: (name: string) => void;
let closes: (name: string) => void;
let lie: string[];
let start: () => void;

beforeEach(async () => {
  vi.resetModules();
  entries = new Entries();
  vi.stubGlobal('history', entries);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => entries.hear(listener));
  const { closesByBack, startBack } = await import('./back');
  const gone = new Map<string, () => void>();
  lie = [];
  closes = (name) => {
    lie = lie.filter((each) => each !== name);
    gone.get(name)!();
  };
  opens = (name) => {
    lie.push(name);
    gone.set(
      name,
      closesByBack(() => closes(name)),
    );
  };
  start = startBack;
});

it('closes what is on top, one after the other, and then leaves', async () => {
  entries.pushState(null);
  start();
  opens('page');
  opens('sheet');
  await entries.back();
  expect(lie).toEqual(['page']);
  await entries.back();
  expect(lie).toEqual([]);
  expect(entries.at).toBe(1);
  await entries.back();
  expect(entries.at).toBe(0);
});

it('leaves no entry of a sheet closed in another way or replaced', async () => {
  start();
  opens('one');
  closes('one');
  opens('other');
  await entries.settle();
  expect([lie, entries.at]).toEqual([['other'], 1]);
  closes('other');
  await entries.settle();
  expect(entries.at).toBe(0);
  // while the history still goes back, a new sheet waits for its entry
  opens('one');
  closes('one');
  await Promise.resolve();
  opens('other');
  await entries.settle();
  expect([lie, entries.at]).toEqual([['other'], 1]);
});

it('leads back past what was below a sheet from which a link was followed', async () => {
  start();
  opens('page');
  opens('sheet');
  entries.replaceState(null);
  closes('sheet');
  closes('page');
  await entries.settle();
  expect(entries.at).toBe(2);
  await entries.back();
  expect(entries.at).toBe(0);
});

it('leaves the entries from before the page was reloaded', async () => {
  entries.pushState({ over: 1 });
  entries.pushState({ over: 2 });
  start();
  await entries.settle();
  expect(entries.at).toBe(0);
  opens('sheet');
  await entries.back();
  expect([lie, entries.at]).toEqual([[], 0]);
});
