import { flushSync } from 'svelte';
import { expect } from 'vitest';
import { api } from '$lib/api';
import { LiveTable } from '$lib/table.svelte';
import { until, type Person } from '$lib/testing/person';
import { sentenceOf } from '$lib/toasts.svelte';
import type { TurnSignal } from '$lib/turn-signal';
import type { GameInfo, TableDoc } from '$lib/wire';
import type { Scene } from '$play/scene';
import { GameModel, type Surface } from '../model.svelte';
import type { SimplicityEntry, SimplicityEvent, SimplicityView } from '../wire';

/** A page that shows nothing and records every request to it. */
export class TestSurface implements Surface {
  /** The screen reader announcements. */
  said: string[] = [];
  /** The focus targets: a slot, a space, or the log. */
  focus: number | string | null = null;
  focusInCity = false;
  /** The log is visible. */
  hasLog = true;
  hiddenNow = false;
  turn: TurnSignal | null = null;
  outlined: SimplicityEvent[] = [];
  /** Motion plays until it is skipped; else it is over at once. */
  plays = false;
  /** The scenes that are playing. */
  scenes: Scene<SimplicityView, SimplicityEvent>[] = [];
  #ends: (() => void)[] = [];

  readonly director = {
    play: (scene: Scene<SimplicityView, SimplicityEvent>) => {
      if (!this.plays) return Promise.resolve();
      this.scenes.push(scene);
      return new Promise<void>((end) => this.#ends.push(end));
    },
    skip: () => {
      this.scenes = [];
      for (const end of this.#ends.splice(0)) end();
    },
  };
  root = () => ({}) as HTMLElement;
  hidden = () => this.hiddenNow;
  outline = (events: readonly SimplicityEvent[]) => void this.outlined.push(...events);
  say = (text: string) => void (text && this.said.push(text));
  signal = (turn: TurnSignal | null) => void (this.turn = turn);
  isFocusInCity = () => this.focusInCity;
  focusSlot = (slot: number) => void (this.focus = slot);
  focusSpace = (space: string | undefined) => void (this.focus = space ?? null);
  focusLog = () => {
    if (this.hasLog) this.focus = 'log';
    return this.hasLog;
  };
}

/** A player at a browser, perhaps with others. */
interface Sitting {
  browser: Person;
  name: string;
}

/** A game between people, the first of whom is the host, and easy bots that move at once. */
export async function meet(
  [host, ...others]: readonly [Sitting, ...Sitting[]],
  { bots = 0, options = {} }: { bots?: number; options?: Record<string, string> } = {},
): Promise<string> {
  const bot = { kind: 'bot', level: 'easy' };
  const seats = [
    { kind: 'me', name: host.name, colour: 'star' },
    ...others.map(() => ({ kind: 'open' })),
    ...Array<typeof bot>(bots).fill(bot),
  ];
  const { browser } = host;
  const { table, invite } = await browser.call<{ table: TableDoc; invite: string }>('POST', '', {
    ...{ game: 'simplicity', players: seats.length, options, seats },
  });
  for (const [index, { browser, name }] of others.entries()) {
    const colour = ['wave', 'tulip', 'moon'][index];
    await browser.call('POST', `/${table.id}/seats`, { name, colour, invite });
    await browser.call('PATCH', `/${table.id}/seats/${index + 1}`, { ready: true });
  }
  await browser.call('POST', `/${table.id}/start`, {});
  if (bots) await browser.call('PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
  return table.id;
}

/** A browser without a page: its table and its model, driven as a person drives the page. */
export class Player {
  readonly person: Person;
  readonly table: LiveTable;
  readonly surface = new TestSurface();
  game!: GameModel;
  #end = () => {};

  private constructor(person: Person, table: LiveTable) {
    this.person = person;
    this.table = table;
  }

  /** Opens the page of a running table. */
  static async open(person: Person, id: string): Promise<Player> {
    person.sit();
    const info = await simplicity();
    const player = new Player(person, new LiveTable(id));
    await until(() => player.table.state !== null, 'the table has its state');
    player.#end = $effect.root(() => {
      player.game = new GameModel({ table: player.table, info, surface: player.surface });
    });
    flushSync();
    return player;
  }

  /** Closes the page. */
  close() {
    this.game.close();
    this.#end();
    this.table.close();
  }

  /** Waits until this browser is to decide; false when the game is over first. */
  async turn(): Promise<boolean> {
    const { game } = this;
    await until(() => {
      const decides = game.plan.stage !== 'watch' && !game.plan.sending && !this.table.pending;
      return decides || (game.over && !game.stage.playing);
    }, `${this.person.name} is to decide`);
    flushSync();
    return !game.over;
  }

  /** Presses the primary button and waits until the sent step has been played. */
  async send() {
    const { game, table } = this;
    const { seq } = table.state!;
    expect(game.heavy.off, game.heavy.label).toBe(false);
    game.main();
    await until(() => table.state!.seq > seq && !game.plan.sending, 'the move has been played');
    flushSync();
  }

  /** Points at one of the lit slots, and at one of the spaces that it lights. */
  plan(pick = first) {
    const { game } = this;
    game.pickSlot(pick([...game.litSlots]));
    if (game.plan.stage === 'space') game.pickSpace(pick([...game.lit.keys()]));
    flushSync();
  }

  async move(pick = first) {
    this.plan(pick);
    await this.send();
  }

  /** Plays until the game is over; returns the number of moves. */
  async playOut(pick = first): Promise<number> {
    let moves = 0;
    for (; await this.turn(); moves += 1) await this.move(pick);
    return moves;
  }

  /** The refusal in the tray. */
  get refusal(): string {
    const { problem, reader } = this.game;
    return problem ? sentenceOf(problem, reader) : '';
  }
  /** The legal entries by the server's list. */
  async legal(): Promise<SimplicityEntry[]> {
    const { id, seat } = this.table;
    const path = `/${id}/choices?seat=${seat}`;
    return (await this.person.call<{ entries: SimplicityEntry[] }>('GET', path)).entries;
  }
}

const first = <Each>(all: readonly Each[]): Each => all[0]!;

/** Picks with the same luck at each run. */
export function lucky(seed: number) {
  let state = seed;
  return <Each>(all: readonly Each[]): Each => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return all[Math.floor((state / 2 ** 32) * all.length)]!;
  };
}

let infos: Promise<GameInfo[]> | null = null;
async function simplicity(): Promise<GameInfo> {
  infos ??= api.games();
  return (await infos).find(({ name }) => name === 'simplicity')!;
}
