/** The decisions of walks, which may be walked again after a week. */

import { isIndex, isObject, remember, remembered, type Kind } from '$lib/stored';
import type { ReviewDecision } from '$lib/wire';
import { toLearn } from '../review/parts';
import { isId, isList, isTime } from './kept';

/** A decision of a game at this server. */
export interface Position {
  table: string;
  game: string;
  /** Who decides, and after how many entries. */
  seat: number;
  at: number;
  /** When it was walked last, in milliseconds since 1970. */
  walked: number;
}

const KEY = 'history.positions';
/** The oldest drop out. */
export const MOST = 50;
/** A position rests so long, in milliseconds. */
export const WEEK = 7 * 24 * 3_600_000;

const isAt: Kind<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isPosition = (value: unknown): value is Position =>
  isObject(value) &&
  isId(value['table']) &&
  isId(value['game']) &&
  isIndex(value['seat']) &&
  isAt(value['at']) &&
  isTime(value['walked']);

type Place = Pick<Position, 'table' | 'seat' | 'at'>;
const isSame = (one: Place, other: Place) =>
  one.table === other.table && one.seat === other.seat && one.at === other.at;

/** The positions, the one walked longest ago first. */
export const positionsKept = (): Position[] =>
  remembered<unknown[]>(KEY, isList, [])
    .filter(isPosition)
    .sort((a, b) => a.walked - b.walked);
const store = (positions: readonly Position[]) =>
  remember(
    KEY,
    positions
      .toSorted((a, b) => a.walked - b.walked)
      .slice(-MOST)
      // fields of other pages are not kept
      .map(({ table, game, seat, at, walked }) => ({ table, game, seat, at, walked })),
  );

/** Keeps positions; each stays with the later of its times. */
export function keepPositions(positions: readonly Position[]) {
  const all = positionsKept();
  for (const position of positions) {
    const known = all.find((each) => isSame(each, position));
    if (known) known.walked = Math.max(known.walked, position.walked);
    else all.push({ ...position });
  }
  store(all);
}
/** Takes in what another browser kept: only as many new ones as there is room, the latest. */
export function addPositions(positions: readonly Position[]) {
  const own = positionsKept();
  const isKnown = (position: Position) => own.some((each) => isSame(each, position));
  const fresh = positions.filter((position) => !isKnown(position)).sort((a, b) => b.walked - a.walked);
  keepPositions([...positions.filter(isKnown), ...fresh.slice(0, Math.max(0, MOST - own.length))]);
}
export const forgetPositions = (gone: (position: Position) => boolean) =>
  void store(positionsKept().filter((position) => !gone(position)));

interface Walked {
  origin: { table: string } | { record: string };
  game: string;
}
/** A walk shows a decision: it is kept, and rests for a week once it is answered. A dropped record has no place. */
export function keepWalked(
  { origin, game }: Walked,
  { who, at }: { who: number; at: number },
  answered: boolean,
) {
  if (!('table' in origin)) return;
  const place = { table: origin.table, seat: who, at };
  if (answered || !positionsKept().some((each) => isSame(each, place)))
    keepPositions([{ ...place, game, walked: Date.now() }]);
}

/** The positions of one table that may be walked again. */
export interface Ready {
  table: string;
  game: string;
  seat: number;
  at: readonly number[];
}
/** What may be walked again, by table and seat; the longest rested first. */
export function readyOf(positions: readonly Position[], now: number): Ready[] {
  const ready: (Ready & { at: number[] })[] = [];
  for (const { table, game, seat, at, walked } of positions) {
    // a clock that was set back lets nobody wait for years
    if (now - walked < WEEK && walked <= now) continue;
    const known = ready.find((each) => each.table === table && each.seat === seat);
    if (known) known.at.push(at);
    else ready.push({ table, game, seat, at: [at] });
  }
  return ready;
}
/** When the next of the resting positions may be walked, in milliseconds since 1970; null if none rests. */
export function nextOf(positions: readonly Position[], now: number): number | null {
  const resting = positions.filter(({ walked }) => walked <= now && now - walked < WEEK);
  return resting.length ? Math.min(...resting.map(({ walked }) => walked)) + WEEK : null;
}

/** The decisions of a review at these entries from which a seat can still learn, the worst first. */
export const againIn = (
  decisions: readonly ReviewDecision[],
  { seat, at }: Pick<Ready, 'seat' | 'at'>,
): ReviewDecision[] => toLearn(decisions, seat).filter((decision) => at.includes(decision.at));
