import type { Tally } from './show.svelte';

/** What phase 6 does to a borough: its track, and the stones that it passes or comes near. */
export interface Smoke {
  from: number;
  to: number;
  /** The highest stone that was passed. */
  passed: number | null;
  next: number | null;
}

/** Null as long as nothing has been measured there. */
export function smokeOf(tally: Tally | null, seat: number, stones: readonly number[]): Smoke | null {
  const event = tally?.events
    .slice(0, tally.count)
    .find((each) => each.event === 'polluted' && each.seat === seat);
  if (event?.event !== 'polluted') return null;
  const [from, to] = [event.track - event.rise, event.track];
  return {
    from,
    to,
    passed: stones.findLast((stone) => stone > from && stone <= to) ?? null,
    next: stones.find((stone) => stone > to) ?? null,
  };
}
