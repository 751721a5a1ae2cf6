import { expect, type APIRequestContext } from '@playwright/test';
import { readPlaces } from '../src/games/small-city/map/places';
import type { Player } from './player';
import { newAddress } from './program';

/** Sends the server a request about tables. */
export async function call<Answer>(
  who: APIRequestContext,
  way: string,
  path: string,
  data?: object,
): Promise<Answer> {
  // each time from a new address, because the server limits requests per address
  const headers = { 'x-forwarded-for': newAddress() };
  const answer = await who.fetch(`/api/tables${path}`, { method: way, data, headers });
  expect(answer.ok(), `${way} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<Answer>;
}

/** The actions of a seat of Small City that requests use here. */
interface Offers {
  do: string[];
  keep: string[];
  hall: Record<string, string>;
  mayor: Record<string, string>;
  take: Record<string, string[]>;
  platform: string[];
  build: Record<string, { pay: (string | null)[]; enter: (string | null)[] }>;
}
export interface State {
  seq: number;
  turn: { kind: string; seats: number[] };
  view: {
    over: boolean;
    round: number;
    step: string;
    order: number[];
    seats: { promises: { key: string }[] }[];
  };
  offers: Offers | null;
}
type Entry = Record<string, unknown>;

/** A seat of Small City that acts by requests of its browser, in games with a written script. */
export class Scribe {
  readonly seat: number;
  readonly #who: APIRequestContext;
  readonly #at: string;

  constructor(who: Player, table: string, seat: number) {
    this.seat = seat;
    this.#who = who.page.request;
    this.#at = `/${table}`;
  }

  async state(): Promise<State> {
    const { state } = await call<{ state: State }>(this.#who, 'GET', `${this.#at}/state?seat=${this.seat}`);
    return state;
  }

  async send(entry: Entry) {
    const { seat } = this;
    const { seq } = await this.state();
    const input = { id: crypto.randomUUID(), seat, expect: seq, entry: { seat, ...entry } };
    await call(this.#who, 'POST', `${this.#at}/inputs`, input);
  }

  /** Waits until the server has the actions of the page, so that later requests see them. */
  async heard(act: () => Promise<void>) {
    const { seq } = await this.state();
    await act();
    const now = async () => (await this.state()).seq;
    await expect.poll(now, 'the server hears of it').toBeGreaterThan(seq);
  }

  /** Plans a tile, with the first payment and resident offered. */
  async build(tile: string, on: string) {
    const { offers } = await this.state();
    const { pay, enter } = offers!.build[tile]!;
    await this.send({
      build: tile,
      on,
      ...(pay[0] && { pay: pay[0] }),
      ...(enter[0] && { enter: enter[0] }),
    });
  }

  /** Performs any offered action where it does not matter: builds nothing, and passes where possible. */
  async goOn() {
    const { offers, view } = await this.state();
    if (!offers) throw new Error(`seat ${this.seat} is offered nothing in ${view.step}`);
    const { do: plain, keep, hall, mayor, take, platform } = offers;
    const last = (places: Record<string, string>) => readPlaces(places).all.at(-1)?.cells.join(' ');
    // except the one that enlarges the zone, because scripts name its corner
    const [card] = Object.entries(take).filter(([letter]) => letter !== 'F');
    const end = ['commit', 'end'].find((end) => plain.includes(end));
    if (keep.length) return this.send({ keep: keep[0] });
    if (last(hall)) return this.send({ hall: 'c1 d1 e1 c2 d2 e2' });
    if (last(mayor)) return this.send({ mayor: last(mayor) });
    if (card) return this.send({ take: card[0], ...(card[1].length && { choice: card[1][0] }) });
    if (platform.length) return this.send({ platform: platform[0] });
    if (end) return this.send({ do: end });
    throw new Error(`seat ${this.seat} knows nothing to do in ${view.step}: ${JSON.stringify(offers)}`);
  }
}

/** Makes seats act until one of them, the first, reaches a step. */
export async function played(scribes: readonly [Scribe, ...Scribe[]], step: string, round = 0) {
  for (;;) {
    const { view, turn } = await scribes[0].state();
    if (view.round >= round && view.step === step && turn.seats.includes(scribes[0].seat)) return;
    const next = scribes.find(({ seat }) => turn.seats.includes(seat));
    expect(next, `somebody acts in ${view.step}`).toBeDefined();
    await next!.goOn();
  }
}

/** The parts of a table besides its people. */
interface Terms {
  game?: 'small-city' | 'simplicity';
  options?: Record<string, string>;
  pace?: object;
  bots?: number;
  level?: string;
}

/** The seat of a bot. */
export const bot = (level: string) => ({ kind: 'bot', level });

/** A game between people, several of whom may share a browser, and bots; the first person hosts it. */
export async function started(
  people: readonly [Player, ...Player[]],
  { game = 'small-city', options = {}, pace = { kind: 'untimed' }, bots = 0, level = 'steady' }: Terms = {},
): Promise<Table> {
  const [host, ...others] = people;
  const { table, invite } = await call<{ table: { id: string }; invite: string }>(
    host.page.request,
    'POST',
    '',
    {
      game,
      players: people.length + bots,
      options,
      pace,
      seats: [
        { kind: 'me', name: host.name, colour: 'star' },
        ...others.map(() => ({ kind: 'open' })),
        ...Array.from({ length: bots }, () => bot(level)),
      ],
    },
  );
  for (const [index, { name, page }] of others.entries()) {
    const colour = ['wave', 'tulip'][index];
    await call(page.request, 'POST', `/${table.id}/seats`, { name, colour, invite });
    await call(page.request, 'PATCH', `/${table.id}/seats/${index + 1}`, { ready: true });
  }
  await call(host.page.request, 'POST', `/${table.id}/start`, {});
  if (bots) await call(host.page.request, 'PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
  const scribes = people.map((who, seat) => new Scribe(who, table.id, seat));
  return { id: table.id, at: `/t/${table.id}`, scribes: scribes as Table['scribes'] };
}
/** A game, and its people, who may act by requests. */
export interface Table {
  id: string;
  /** The address of its page. */
  at: string;
  scribes: [Scribe, ...Scribe[]];
}

/** Makes seats act until the game is over. */
export async function playedOut(scribes: Table['scribes']) {
  for (;;) {
    const { turn } = await scribes[0].state();
    const next = scribes.find(({ seat }) => turn.seats.includes(seat));
    if (!next) return;
    await next.goOn();
  }
}
