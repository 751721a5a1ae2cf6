/** What a review says of Simplicity. */

import './messages';
import type { ReviewWords } from '$lib/face';
import { piece } from '$lib/language';
import type { Reviewed } from '$lib/reviewed';
import { m } from '$messages';
import { teamEmblems } from '../emblems';
import type { SimplicityEvent } from '../wire';
import { deedOf, isDone, isTwin } from './deeds';
import { reasonsOf, wordsOf } from './reasons';

const KINDS: Record<string, () => string> = {
  build: m.sim_review_kind_build,
  block: m.sim_review_kind_block,
};

/** A team by its player; by its emblem where each player has two. */
function teamName(game: Reviewed, team: number): string {
  const two = game.seats <= 3;
  return two ? (teamEmblems(game.table.seats, 2)[team]?.name() ?? '') : game.nameOf(team);
}

/** Its words and its rules of a walk. */
export const words: ReviewWords = {
  rows: [{ kinds: ['build'], name: m.sim_review_builds }],
  single: true,
  kind: (kind) => KINDS[kind]?.() ?? kind,
  said(game, { at, played, best = [] }, plan) {
    const { log } = game.record;
    const deed = deedOf(log, at, plan);
    if (!deed) return [];
    const { slot, space } = deed;
    if (space === null) return [m.sim_review_blocked({ slot })];
    const tile = piece('tile', deed.tile ?? '');
    const choices = [played, ...best].map(({ plan }) => deedOf(log, at, plan));
    return choices.some((each) => each && isTwin(each, deed))
      ? [m.sim_review_built_slot({ tile, space, slot })]
      : [m.sim_review_built({ tile, space })];
  },
  reasons: (game, decision, better) =>
    reasonsOf(
      decision,
      better,
      wordsOf((team) => teamName(game, team)),
    ),
  does(game, { at }, plan, { steps }) {
    const deed = deedOf(game.record.log, at, plan);
    const events = steps.flatMap((step) => step.events as SimplicityEvent[]);
    return deed !== null && events.some((event) => isDone(deed, event));
  },
  tells: ['build', 'block'],
  decided: () => true,
};
