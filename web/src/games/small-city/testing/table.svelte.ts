import { settings } from '$lib/settings.svelte';
import { LiveTable } from '$lib/table.svelte';
import { until, type Person } from '$lib/testing/person';
import type { GameInfo } from '$lib/wire';
import '../messages';
import { TableModel } from '../model.svelte';
import type { Focus, Surface } from '../model/surface';
import type { Entry, Tables } from '../wire';

/** A window with room for everything side by side. */
const DESKTOP = { upright: false, small: false, roomy: false };
const PHONE = { upright: true, small: true, roomy: false };

/** The set-up of a table: options by key, as people write them, and the number of bots. */
interface Deal {
  options?: Record<string, string>;
  bots?: number;
  /** More people at this browser, by name. */
  with?: readonly string[];
  level?: string;
  /** The person has a small phone. */
  phone?: boolean;
}

/** A table of Small City on the real program: one person's page, without the page. */
export class TestTable {
  readonly person: Person;
  readonly model: TableModel;
  readonly live: LiveTable;
  /** The screen reader announcements, in order. */
  readonly said: string[] = [];
  /** The focus targets, in order. */
  readonly focused: Focus[] = [];
  readonly #end: () => void;
  /** Requests to the server in flight. */
  #asked = 0;

  private constructor(
    person: Person,
    live: LiveTable,
    info: GameInfo,
    tables: Tables,
    viewport: typeof DESKTOP,
  ) {
    this.person = person;
    this.live = live;
    for (const question of ['try', 'ask', 'check'] as const) this.#count(question);
    const surface: Surface = {
      viewport,
      root() {
        throw new Error('nothing moves in a test');
      },
      hidden: () => person.hidden,
      say: (text) => void (text && this.said.push(text)),
      focus: (where) => void this.focused.push(where),
      focused: () => null,
      zoom() {},
      showDrawers: () => !viewport.upright,
      help() {},
    };
    let model: TableModel | undefined;
    this.#end = $effect.root(() => {
      const made = new TableModel({ table: live, info, tables, surface });
      model = made;
      // keeps the derived values live, as a page does
      $effect(() => void [made.title, made.main, made.back, made.tools, made.things, made.overMap]);
    });
    this.model = model!;
  }

  /** Deals a game for a person and instant bots, and opens it. */
  static async dealt(
    person: Person,
    { options = {}, bots = 0, level = 'steady', with: others = [], phone }: Deal = {},
  ) {
    const { table } = await person.call<{ table: { id: string } }>('POST', '', {
      game: 'small-city',
      players: bots + 1 + others.length,
      options: Object.fromEntries(Object.entries(options).filter(([, value]) => value)),
      seats: [
        { kind: 'me', name: person.name, colour: 'star' },
        ...others.map((name, index) => ({ kind: 'me', name, colour: ['wave', 'tulip', 'moon'][index] })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot', level })),
      ],
    });
    await person.call('POST', `/${table.id}/start`, {});
    await person.call('PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
    return TestTable.open(person, table.id, phone);
  }

  /** Opens a dealt table, as this person's page does. */
  static async open(person: Person, id: string, phone = false) {
    person.sit();
    settings.speed = 0;
    settings.coach = false;
    const live = new LiveTable(id);
    const games = (await (await person.fetch('/api/games')).json()) as GameInfo[];
    const info = games.find(({ name }) => name === 'small-city')!;
    const tables = await person.call<Tables>('GET', `/${id}/tables`);
    await until(() => live.state !== null && live.table !== null, 'the state of the table');
    return new TestTable(person, live, info, tables, phone ? PHONE : DESKTOP);
  }

  get id() {
    return this.live.id;
  }
  get play() {
    return this.model.play;
  }

  /** Every legal entry of the seat, as the server lists it for the exact state on the page. */
  async choices(): Promise<Entry[]> {
    const { live } = this;
    const path = `/${live.id}/choices?seat=${live.seat}`;
    for (;;) {
      const { entries, seq } = await this.person.call<{ entries: Entry[]; seq: number }>('GET', path);
      await until(() => live.state!.seq >= seq, 'the newest step');
      await this.settled();
      if (live.state!.seq === seq) return entries;
    }
  }

  /** Counts the requests of a kind until they are answered. */
  #count(question: 'try' | 'ask' | 'check') {
    const ask = this.live[question].bind(this.live) as (asked: never) => Promise<never>;
    this.live[question] = (asked: never) => {
      this.#asked += 1;
      return ask(asked).finally(() => (this.#asked -= 1));
    };
  }
  /** Waits until the server has answered everything, and the page has processed it. */
  async settled() {
    const still = () => !this.#asked && !this.live.pending && !this.play.sending;
    do await until(still, 'the server answers');
    while (await new Promise((later) => setImmediate(() => later(!still()))));
  }

  /** Waits until this person can act, if only to lift a curtain; false when the game is over. */
  async turn(): Promise<boolean> {
    const { model, live } = this;
    await this.settled();
    const ready = () =>
      model.over ||
      model.hands.curtain ||
      (!live.pending &&
        !model.stage.playing &&
        model.settled &&
        model.task !== null &&
        model.play.due.includes(model.play.me ?? -1));
    await until(ready, `somebody acts in ${model.play.view.step}`);
    return !model.over;
  }

  close() {
    this.model.close();
    this.live.close();
    this.#end();
  }
}
