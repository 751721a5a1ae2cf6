import { draws } from '../src/lib/testing/draws';
import type { Player } from './player';
import { luck } from './program';
import { call, started, type State } from './requests';

/** No game has such a round, so the game is played to its end. */
export const TO_THE_END = 99;

type Entry = Record<string, unknown>;

/** Kinds of entries in order of preference: those that fill a town first, those that end a step last. */
const KINDS = ['upgrade', 'build', 'enlarge', 'move'];

/** A random entry: of the preferred kind first its tile or person, then the place. */
function chosen(entries: readonly Entry[], draw: () => number): Entry {
  const any = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)]!;
  const grows = entries.find((entry) => entry['do'] === 'grow');
  if (grows && draw() < 0.4) return grows;
  const kind = KINDS.find((kind) => entries.some((entry) => kind in entry));
  if (!kind) return any(entries.filter((entry) => !('do' in entry)).concat(entries.slice(-1)));
  const what = any([...new Set(entries.map((entry) => entry[kind]))].filter(Boolean));
  return any(entries.filter((entry) => entry[kind] === what));
}

/**
 * The first seat of any game plays random entries by requests, until it is to act in a wanted state with an entry
 * of the wanted kind, or until the game is over.
 */
export async function playedUntil(
  { page: { request } }: Player,
  table: string,
  wanted: (state: State) => boolean,
  kind?: 'build',
): Promise<State> {
  const seat = 0;
  const at = `/${table}`;
  const draw = draws(luck());
  for (let since = ''; ;) {
    const { state } = await call<{ state?: State }>(request, 'GET', `${at}/state?seat=${seat}${since}`);
    since = '';
    if (!state) continue;
    const mine = state.turn.seats.includes(seat);
    if (state.turn.kind === 'over') return state;
    if (mine) {
      const { entries } = await call<{ entries: Entry[] }>(request, 'GET', `${at}/choices?seat=${seat}`);
      if (wanted(state) && (!kind || entries.some((entry) => kind in entry))) return state;
      const input = { id: crypto.randomUUID(), seat, expect: state.seq, entry: chosen(entries, draw) };
      await call(request, 'POST', `${at}/inputs`, input);
      // the bots act meanwhile
    } else since = `&since=${state.seq}&wait=10`;
  }
}

/** Deals a game of Small City for a person and three bots, with much money and many points; returns the table's id. */
export async function opened(who: Player, options: Record<string, string> = {}): Promise<string> {
  const terms = { options: { constants: 'a rich start', ...options }, bots: 3, level: 'thoughtful' };
  return (await started([who], terms)).id;
}

/** Opens a table whose boroughs were filled by requests until a round began. */
export async function grown(owner: Player, round: number, options: Record<string, string> = {}) {
  const table = await opened(owner, options);
  await playedUntil(owner, table, ({ view }) => view.round >= round);
  await owner.page.goto(`/t/${table}`);
}
