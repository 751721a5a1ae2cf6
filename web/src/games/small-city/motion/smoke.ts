import type { Told } from './types';
import type { Tally } from './show.svelte';

/** The effect of phase 6 on a borough: its track, and the stones that it passes or approaches. */
interface Smoke {
  from: number;
  to: number;
  /** The highest stone that was passed. */
  passed: number | null;
  next: number | null;
  /** The Clinic's relief. */
  saved: Told<'saved'> | null;
}

/** Null until the borough has been measured. */
export function smokeOf(tally: Tally | null, seat: number, stones: readonly number[]): Smoke | null {
  const counted = tally?.events.slice(0, tally.count).filter((each) => each.seat === seat) ?? [];
  const event = counted.find((each) => each.event === 'polluted');
  if (!event) return null;
  const [from, to] = [event.track - event.rise, event.track];
  return {
    from,
    to,
    passed: stones.findLast((stone) => stone > from && stone <= to) ?? null,
    next: stones.find((stone) => stone > to) ?? null,
    saved: counted.find((each) => each.event === 'saved') ?? null,
  };
}
