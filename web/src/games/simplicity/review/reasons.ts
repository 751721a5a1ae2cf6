/** What can be counted about two choices, as sentences. */

import type { Reasons } from '$lib/face';
import type { Schemas, ReviewChoice, ReviewDecision } from '$lib/wire';
import { tell } from '$lib/words';
import { m } from '$messages';

type Facts = Schemas['SimplicityFacts'];

/** So many facts stay. */
const MOST = 3;

/** A fact of each choice: its sentence, and how much it tells them apart. */
interface Fact {
  played: string;
  better: string;
  apart: number;
}

/** The words of facts; a test brings its own. */
export interface Words {
  gain(points: number, slot: number): string;
  rival(team: number, points: number): string;
  reply(team: number, points: number): string;
  place(first: number, last: number): string;
  open(spaces: number): string;
  final(own: number, other: number): string;
}

/** The words of the page; teams by their names. */
export const wordsOf = (team: (team: number) => string): Words => ({
  gain: (points, slot) => m.sim_review_gain({ points, slot }),
  // a hint says the same
  rival: (number, points) =>
    tell(
      'reasons',
      { reason: 'brings', team: number, points },
      { game: 'simplicity', name: (field) => (field === 'team' ? team(number) : null) },
    ),
  reply: (number, points) => m.sim_review_reply({ team: team(number), points }),
  place: (first, last) =>
    first === last ? m.sim_review_place({ first }) : m.sim_review_places({ first, last }),
  open: (spaces) => m.sim_review_open({ spaces }),
  final: (own, other) => m.sim_review_final({ own, other }),
});

const factsOf = ({ facts }: ReviewChoice) => (facts ?? {}) as Partial<Facts>;
const slotOf = ({ plan }: ReviewChoice) => (plan[0] as { take?: number } | undefined)?.take ?? 0;
const ranked = (scores: readonly number[], who: number) => {
  const others = scores.filter((_, seat) => seat !== who);
  return [scores[who] ?? 0, Math.max(0, ...others)] as const;
};

/** The facts in which the choices differ, the largest difference first; own points and proved ends lead. */
export function reasonsOf(decision: ReviewDecision, better: ReviewChoice, words: Words): Reasons {
  const { played, who } = decision;
  const [was, is] = [factsOf(played), factsOf(better)];
  const facts: Fact[] = [];
  const add = (apart: number, one: string, other: string) =>
    facts.push({ played: one, better: other, apart });

  const [less, more] = [was.gain ?? 0, is.gain ?? 0];
  // the tab on the board shows it as well, but not from where
  if ('gain' in was || 'gain' in is)
    if (less !== more || slotOf(played) !== slotOf(better))
      add(1_000, words.gain(less, slotOf(played)), words.gain(more, slotOf(better)));
  if (decision.proved) {
    const [one, other] = [played, better].map(({ score }) => ranked(score ?? decision.score, who));
    add(900, words.final(...one!), words.final(...other!));
  }
  const [before, after] = [was.reply, is.reply];
  if (before && after && before.after !== after.after)
    add(
      Math.abs(before.after - after.after),
      words.reply(before.team, before.after),
      words.reply(after.team, after.after),
    );
  const teams = new Set([...(was.rivals ?? []), ...(is.rivals ?? [])].map(({ team }) => team));
  for (const team of teams) {
    const [one, other] = [was, is].map(
      ({ rivals }) => rivals?.find((each) => each.team === team)?.points ?? 0,
    );
    if (one !== other)
      add(Math.abs(one! - other!), one ? words.rival(team, one) : '', other ? words.rival(team, other) : '');
  }
  if (was.place && is.place && String(was.place) !== String(is.place))
    add(
      Math.abs(was.place[0]! - is.place[0]!) + 0.5,
      words.place(was.place[0]!, was.place[1]!),
      words.place(is.place[0]!, is.place[1]!),
    );
  const open = [was.open, is.open];
  if (typeof open[0] === 'number' && typeof open[1] === 'number' && open[0] !== open[1])
    add(Math.abs(open[0] - open[1]) / 2, words.open(open[0]), words.open(open[1]));

  const kept = facts.sort((a, b) => b.apart - a.apart).slice(0, MOST);
  return {
    played: kept.map(({ played }) => played).filter(Boolean),
    better: kept.map(({ better }) => better).filter(Boolean),
  };
}
