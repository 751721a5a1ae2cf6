import { tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { Reason } from '../wire';

/** The points that reasons add up to: votes count one each, and so does each percent of pollution against them. */
export function pointsOf(reasons: readonly Reason[]): number {
  const points = (reason: Reason) => {
    if (reason.reason === 'votes') return reason.count;
    if (reason.reason === 'fewer_votes') return -reason.count;
    if (reason.reason === 'cleaner') return reason.percent;
    return reason.reason === 'smokier' ? -reason.percent : 0;
  };
  return reasons.reduce((sum, reason) => sum + points(reason), 0);
}

/** What a bot expects of its choice, in a sentence; empty if it expects nothing to report. */
export function expectation(reasons: readonly Reason[], reader: Reader): string {
  if (reasons.length === 0) return '';
  const points = pointsOf(reasons);
  const told = tell('reasons', [...reasons], reader);
  const sum =
    points > 0 ? m.sc_hint_more({ points }) : points < 0 ? m.sc_hint_fewer({ points: -points }) : '';
  return sum ? m.sc_hint_because({ sum, reasons: told }) : m.sc_hint_foresees({ reasons: told });
}
