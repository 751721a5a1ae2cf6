/** Absent players: since when, what the others may do, and the seats that a bot or a stand-in plays meanwhile. */

import { createSubscriber } from 'svelte/reactivity';
import { dayOf } from '$lib/language';
import { sentences } from '$lib/words';
import type { TableDoc } from '$lib/wire';
import { m } from '$messages';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Times of absence are renewed this often, in milliseconds. */
const RENEWED = 15_000;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, RENEWED);
  return () => clearInterval(timer);
});

/** A person's page is closed, or has lost its connection. */
export function isAway(table: TableDoc, seat: number): boolean {
  const { kind, here } = table.seats[seat] ?? {};
  return kind === 'person' && here === false && !table.you.includes(seat);
}

/** For how long, in words; empty for less than a minute. */
function lasted(since: number | null | undefined): string {
  ticking();
  const minutes = Math.floor((Date.now() - (since ?? Infinity)) / MINUTE);
  if (!(minutes >= 1)) return '';
  if (minutes < 120) return m.play_away_time({ count: minutes, unit: 'minutes' });
  if (minutes < 48 * 60) return m.play_away_time({ count: Math.floor(minutes / 60), unit: 'hours' });
  return m.play_away_time({ count: Math.floor(minutes / 60 / 24), unit: 'days' });
}

/** The absence of a person beside their name: "away 2 min"; empty for people who are here. */
export function awayText(table: TableDoc, seat: number): string {
  if (!isAway(table, seat)) return '';
  const time = lasted(table.seats[seat]!.away_since);
  return time ? m.play_away_for({ time }) : m.play_away();
}

/** The due seat of an absent player, whom the game waits for. */
export const awaySeat = (table: TableDoc, due: readonly number[]): number | null =>
  due.find((seat) => isAway(table, seat) && !table.seats[seat]!.lent) ?? null;

/** What the tray says of an absent player: since when, and what may be done now, or when. */
export function aboutAway(table: TableDoc, seat: number): string {
  const { name, away_since: since, can_lend: lends, code_from: from } = table.seats[seat]!;
  const named = { name: name ?? '' };
  const time = lasted(since);
  const is = time ? m.play_away_is_for({ ...named, time }) : m.play_away_is(named);
  if (!table.you.length) return is;
  const others = table.seats.filter(({ kind }, other) => kind === 'person' && other !== seat).length;
  const next = () => {
    if (lends) return others > 1 ? m.play_away_ask(named) : m.play_away_bot(named);
    if (others > 1 && table.pace.kind !== 'mail') return m.play_away_soon();
    if (table.clock) return m.play_away_clock();
    return m.play_away_from({ time: dayOf(from ?? (since ?? Date.now()) + DAY) });
  };
  return sentences([is, next()]);
}

/** The seat of this browser that a bot or a stand-in plays. */
export const lentSeat = (table: TableDoc): number | null =>
  table.claims[0] ?? table.you.find((seat) => table.seats[seat]?.lent) ?? null;
