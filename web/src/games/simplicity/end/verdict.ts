/** The deciding fact, in words. */

import { type Someone } from '$lib/language';
import '../messages';
import { listed } from '$lib/words';
import { m } from '$messages';
import { runs, type Difference, type Player, type Source } from './result';

const OF: Record<Source, () => string> = {
  links: m.sim_end_of_links,
  R: m.sim_end_of_R,
  K: m.sim_end_of_K,
  O: m.sim_end_of_O,
  V: m.sim_end_of_V,
  parks: m.sim_end_of_parks,
  tokens: m.sim_end_of_tokens,
};
const RULES: Record<Source, [rule: string, text: () => string]> = {
  links: ['SIM-5.1', m.sim_end_rule_links],
  R: ['SIM-5.2', m.sim_end_rule_buildings],
  K: ['SIM-5.2', m.sim_end_rule_buildings],
  O: ['SIM-5.2', m.sim_end_rule_buildings],
  V: ['SIM-5.2', m.sim_end_rule_buildings],
  parks: ['SIM-5.3', m.sim_end_rule_parks],
  tokens: ['SIM-5.4', m.sim_end_rule_tokens],
};

/** How a source scores, in one sentence, and its rule. */
export const ruleOf = (source: Source) => ({ rule: RULES[source][0], text: RULES[source][1]() });
export const points = (count: number) => m.sim_end_points({ count });
/** "residential neighbourhoods", inside a sentence. */
export const ofSource = (source: Source) => OF[source]();

/** Why players with the same score are in this order, a sentence for each such run. */
export function tiesSaid(
  players: readonly Player[],
  name: (seat: number) => string,
  tieBreak: string | undefined,
): string[] {
  const say = tieBreak === 'last_round_order' ? m.sim_end_tied_order : m.sim_end_tied;
  return runs(players)
    .filter((run) => run.length > 1)
    .map((run) => say({ names: listed(run.map(({ seat }) => name(seat))), score: run[0]!.score }));
}

/** The sentence and, where one decides, its rule. `name` names the second in mid-sentence. */
export function verdict(
  why: Difference,
  name: (seat: number) => string | Someone,
  tieBreak: string | undefined,
): { text: string; rule: string | null } {
  const second = name(why.second);
  if (why.kind === 'tie') {
    const say = tieBreak === 'last_round_order' ? m.sim_end_by_tie_order : m.sim_end_by_tie;
    return { text: say({ name: second, score: why.score }), rule: 'SIM-5.6' };
  }
  const lead = points(why.lead);
  switch (why.kind) {
    case 'tokens':
      return { text: m.sim_end_by_tokens({ count: why.count, lead, name: second }), rule: null };
    case 'balance': {
      const [own, other] = [why.own, why.other].map((pair) => listed(pair.map(String)));
      return {
        text: m.sim_end_by_balance({ own: own!, other: other!, lead, name: second }),
        rule: 'SIM-5.5',
      };
    }
    case 'source':
      return {
        text: m.sim_end_by_source({ ...why, source: ofSource(why.source), lead, name: second }),
        rule: null,
      };
    case 'most':
      return {
        text: m.sim_end_by_most({ ...why, source: ofSource(why.source), lead, name: second }),
        rule: null,
      };
  }
}
