/** A seat's remaining time. */

import { m } from '$messages';
import type { Clock } from '$lib/wire';

/** Less is short, in milliseconds. */
const SHORT = 30_000;

/** The seat whose time counts: it runs during their turn. */
export interface Timed {
  clock: Clock;
  seat: number;
  running: boolean;
}

/** The milliseconds left at `now`, on a device whose clock is `ahead` of the server's; null without a limit. */
export function timeLeft({ clock, seat, running }: Timed, ahead: number, now: number): number | null {
  if (!running || clock.deadline === null) return clock.reserves[seat] ?? null;
  return Math.max(0, clock.deadline + ahead - Math.max(now, clock.now + ahead));
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Milliseconds in clock format. */
export function timeText(left: number): string {
  const seconds = left / 1000;
  if (seconds >= 172_800) return m.clock_days({ days: Math.floor(seconds / 86_400) });
  if (seconds >= 3600)
    return m.clock_hours({ time: `${Math.floor(seconds / 3600)}:${two((seconds / 60) % 60)}` });
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Whether a running time is nearly over. */
export const isShort = (running: boolean, left: number | null) => running && left !== null && left < SHORT;

/** Announces that time is short: once, until there is enough again. */
export class Alarm {
  #told = false;

  /** The seconds to announce now; null for no announcement. */
  now(short: boolean, left: number | null): number | null {
    const told = this.#told;
    this.#told = short;
    return short && !told ? Math.ceil((left ?? 0) / 1000) : null;
  }
}
