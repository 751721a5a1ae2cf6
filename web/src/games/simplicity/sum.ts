/** A move's sum in words. */

import { listed, sentences } from '$lib/words';
import { m } from '$messages';
import type { SimplicityChoice } from './wire';

/** The result of a sum: the team's points before and after, the score of its player, and the gains of others. */
export function leadsTo(
  { team: moved, score, counts, others }: SimplicityChoice,
  team: number,
  two: boolean,
  teamName: (team: number) => string,
): string {
  const named = { team: teamName(team), ...moved };
  const changed = { scoreBefore: score.before, scoreAfter: score.after };
  const leads = !two
    ? m.sim_sum_team(named)
    : score.before === score.after
      ? m.sim_sum_stays({ ...named, score: score.after, low: teamName(counts) })
      : m.sim_sum_score({ ...named, ...changed });
  if (!others.length) return leads;
  const gains = others.map(({ team, points }) => m.sim_sum_other({ team: teamName(team), points }));
  return sentences([leads, m.sim_sum_also({ others: listed(gains) })]);
}
