import { cookies, cookiesRefused } from './cookies.svelte';
import { newId } from './id';
import type {
  Advice,
  BotPace,
  Choices,
  GameInfo,
  History,
  NewPractice,
  NewTable,
  Problem,
  Schemas,
  SeatChange,
  ServerInfo,
  Signal,
  SitDown,
  State,
  TableChange,
  TableDoc,
  Update,
} from './wire';

/** A refusal by the server, the absence of an answer (`code` "offline"), or a browser without cookies ("cookies"). */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;
  /** The present state, if the asker knew an old one. */
  readonly state: State | null;
  constructor(problem: Problem, status: number, state: State | null = null) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
    this.state = state;
  }
}

/** Asks the server; for the answers of a few screens, which have their own calls. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', signal };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal({ code: 'offline', rule: null, text: '' }, 0);
  }
  const document: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { error, state = null } = (document ?? {}) as Partial<Schemas['ErrorBody']>;
    throw new Refusal(error ?? { code: 'server', rule: null, text: '' }, answer.status, state);
  }
  return document as T;
}

/** What an observer of a table knows: the last step, and the server's mark of the table. */
export interface Known {
  seat: number | null;
  since: number | null;
  mark: string | null;
}

/** The server has once known this browser again. */
let known = false;

/**
 * Takes a seat, for a browser that can keep it. After the first seat it checks that the server knows this browser
 * again; if not, this page asks for no other seat.
 */
async function seated<T>(take: () => Promise<T>, tableOf: (answer: T) => string): Promise<T> {
  const refusal = () => new Refusal({ code: 'cookies', rule: null, text: '' }, 0);
  if (cookiesRefused()) throw refusal();
  const answer = await take();
  if (known) return answer;
  const table = await api.table(tableOf(answer)).catch(() => null);
  known = table !== null && table.you.length > 0;
  cookies.lost = table !== null && !known;
  if (cookies.lost) throw refusal();
  return answer;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seatAt = (id: string, seat: number) => `${at(id)}/seats/${seat}`;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  constants: (game: string) =>
    call<Schemas['Constants']>('GET', `/games/${encodeURIComponent(game)}/constants`),
  tables: () => call<TableDoc[]>('GET', '/tables'),
  myTables: () => call<TableDoc[]>('GET', '/me/tables'),
  /** Creates a table. A retry after a lost answer returns the same table, for a browser that the server knows. */
  open: (table: NewTable) => {
    const once = { ...table, id: newId() };
    const ask = () => call<{ table: TableDoc; invite: string | null }>('POST', '/tables', once);
    const insist = () =>
      ask().catch((refusal: Refusal) => {
        if (refusal.problem.code !== 'offline') throw refusal;
        return ask();
      });
    return seated(insist, ({ table }) => table.id);
  },
  /** Counts a game played at a real table: the `Count` document of its game. */
  count: <Count>(position: string) => call<Count>('POST', '/count', { position }),
  /** Opens a practice table, which begins in a position, in a record or at a moment of a table. */
  practise: (practice: NewPractice) =>
    seated(
      () => call<TableDoc>('POST', '/practice', practice),
      ({ id }) => id,
    ),
  table: (id: string) => call<TableDoc>('GET', at(id)),
  change: (id: string, change: TableChange) => call<TableDoc>('PATCH', at(id), change),
  invite: (id: string) => call<{ invite: string }>('POST', `${at(id)}/invite`),
  sit: (id: string, sit: SitDown) =>
    seated(
      () => call<{ table: TableDoc; seat: number }>('POST', `${at(id)}/seats`, sit),
      () => id,
    ),
  seat: (id: string, seat: number, change: SeatChange) => call<TableDoc>('PATCH', seatAt(id, seat), change),
  leave: (id: string, seat: number) => call<TableDoc>('DELETE', seatAt(id, seat)),
  seatBot: (id: string, seat: number, level: string) =>
    call<TableDoc>('PUT', `${seatAt(id, seat)}/bot`, { level }),
  start: (id: string) => call<TableDoc>('POST', `${at(id)}/start`),
  code: (id: string, seat: number) => call<{ code: string }>('POST', `${seatAt(id, seat)}/code`),
  claim: (code: string) =>
    seated(
      () => call<{ table: string; seat: number }>('POST', '/claims', { code }),
      ({ table }) => table,
    ),
  lend: (id: string, seat: number) => call<TableDoc>('POST', `${seatAt(id, seat)}/lend`),
  unlend: (id: string, seat: number) => call<TableDoc>('DELETE', `${seatAt(id, seat)}/lend`),
  reclaim: (id: string, seat: number) => call<TableDoc>('DELETE', `${seatAt(id, seat)}/stand-in`),
  giveUp: (id: string, seat: number) => call<TableDoc>('POST', `${seatAt(id, seat)}/give-up`),
  /** Nudges a player, or shows all a reaction or a line. */
  signal: (id: string, seat: number, signal: Signal) =>
    call<TableDoc>('POST', `${at(id)}/signals`, { id: newId(), seat, signal }),
  botPace: (id: string, pace: BotPace) => call<TableDoc>('PUT', `${at(id)}/bot-pace`, { pace }),
  me: () => call<Schemas['Me']>('GET', '/me'),
  /** The server forgets this browser: its cookie goes. */
  forgetMe: () => call<unknown>('DELETE', '/me'),
  setCall: (endpoint: string | null) => call<unknown>('PUT', '/me/call', { endpoint }),
  server: () => call<ServerInfo>('GET', '/server'),
  /** Offers a rematch, or accepts the current offer. */
  rematch: (id: string) => call<TableDoc>('POST', `${at(id)}/rematch`),
  choices: (id: string, seat: number) => call<Choices>('GET', `${at(id)}/choices?seat=${seat}&about=true`),
  hint: (id: string, seat: number, after: unknown[]) =>
    call<Advice>('POST', `${at(id)}/hints`, { seat, after }),
  history: (id: string, seat: number | null, since: number) =>
    call<History>('GET', `${at(id)}/history?since=${since}${seat === null ? '' : `&seat=${seat}`}`),
  /** Waits this many seconds for news. */
  news: (id: string, { seat, since, mark }: Known, wait: number, signal: AbortSignal | null) => {
    // the server waits only if the request names a step: 0 before the deal
    const asked = { seat, since: wait ? (since ?? 0) : since, mark, wait };
    const query = Object.entries(asked).filter(([, value]) => value !== null);
    const text = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
    return call<Update>('GET', `${at(id)}/state?${text}`, undefined, signal);
  },
  /** Sends what a seat asks or does. */
  ask: (id: string, path: string, body: unknown) => call<unknown>('POST', `${at(id)}/${path}`, body),
  /** The constants of a table's game. */
  box: (id: string) => call<unknown>('GET', `${at(id)}/tables`),
  record: (id: string) => call<unknown>('GET', `${at(id)}/record`),
  recordAddress: (id: string) => `/api${at(id)}/record`,
};
