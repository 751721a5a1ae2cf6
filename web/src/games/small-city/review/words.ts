/** What a review says of Small City. */

import './messages';
import type { ReviewWords } from '$lib/face';
import type { ReviewChoice } from '$lib/wire';
import { tell } from '$lib/words';
import { m } from '$messages';
import type { Reason, View } from '../wire';
import { isDone, planSaid, TOLD_APART } from './deeds';

/** So many reasons of a choice are told. */
const MOST = 3;

const KINDS: Record<string, () => string> = {
  card: m.sc_review_kind_card,
  plan: m.sc_review_kind_plan,
  moves: m.sc_review_kind_moves,
  uses: m.sc_review_kind_uses,
  council: m.sc_review_kind_council,
  promise: m.sc_review_kind_promise,
  hall: m.sc_review_kind_hall,
  victim: m.sc_review_kind_victim,
  visit: m.sc_review_kind_visit,
};
const PARTS: Record<string, () => string> = {
  votes: m.sc_review_part_votes,
  smoke: m.sc_review_part_smoke,
  people: m.sc_review_part_people,
  goods: m.sc_review_part_goods,
  land: m.sc_review_part_land,
  promises: m.sc_review_part_promises,
};

/** The steps of a round in which decisions of a kind are made. */
const STEPS: Record<string, RegExp> = {
  card: /^p1/,
  plan: /^p2/,
  moves: /^p3/,
  uses: /^p[45]/,
  victim: /^p6/,
  council: /^p7/,
  visit: /^p8/,
  promise: /^s\.promises/,
  hall: /^s\.city_hall/,
};

/** What a choice changes, in the sentences of a hint. */
const reasonsOf = ({ facts }: ReviewChoice): string[] =>
  ((facts ?? []) as Reason[]).map((reason) => tell('reasons', reason, { game: 'small-city' }));
/** The most important ones that the other choice does not share. */
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((text) => !others.includes(text)).slice(0, MOST);

/** Its words and its rules of a walk. */
export const words: ReviewWords = {
  rows: [
    { kinds: ['card'], name: m.sc_review_row_cards },
    { kinds: ['plan'], name: m.sc_review_row_build },
    { kinds: ['moves'], name: m.sc_review_row_move },
    { kinds: ['uses'], name: m.sc_review_row_income },
    { kinds: ['council'], name: m.sc_review_row_council },
  ],
  single: false,
  kind: (kind) => KINDS[kind]?.() ?? kind,
  said: (_game, _decision, plan) => planSaid(plan),
  reasons(_game, { played }, better) {
    const [was, is] = [played, better].map(reasonsOf);
    return { played: without(was!, is!), better: without(is!, was!) };
  },
  part: (part) => PARTS[part]?.() ?? part,
  does: (_game, { who }, plan, { steps, after }) =>
    isDone(plan, steps, who, (after as View).seats[who]?.plan),
  listed: ['card', 'council', 'promise', 'hall', 'victim', 'visit'],
  tells: TOLD_APART,
  decided: ({ round, who, kind }, _steps, after) => {
    const view = after as View;
    return view.over || view.round !== round || !view.to_act.includes(who) || !STEPS[kind]?.test(view.step);
  },
};
