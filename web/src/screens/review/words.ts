/** What a review says, in words. */

import './messages';
import type { ReviewWords } from '$lib/face';
import { language, type Someone } from '$lib/language';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewDecision, ReviewGrade } from '$lib/wire';
import { listed } from '$lib/words';
import { m } from '$messages';
import type { Part } from './parts';

const GRADES: Record<ReviewGrade, () => string> = {
  none: m.review_grade_none,
  best: m.review_grade_best,
  sound: m.review_grade_sound,
  slip: m.review_grade_slip,
  mistake: m.review_grade_mistake,
  blunder: m.review_grade_blunder,
};
/** A grade, with what stands beside it. */
export function gradeOf({ grade, proved, only }: Pick<ReviewDecision, 'grade' | 'proved' | 'only'>): string {
  const name = GRADES[grade]();
  if (only) return m.review_only({ grade: name });
  return proved && grade !== 'none' ? m.review_proved({ grade: name }) : name;
}

/** Numbers below this have tenths. */
const SMALL = 10;
/** A number as people read it: tenths only where they matter. */
export const rounded = (number: number): number =>
  Math.abs(number) < SMALL ? Math.round(number * 10) / 10 : Math.round(number);
/** A change with its sign. */
export function signed(number: number): string {
  const value = rounded(number);
  const text = new Intl.NumberFormat(language(), { useGrouping: false }).format(Math.abs(value));
  return value < 0 ? `−${text}` : value > 0 ? `+${text}` : text;
}

/** A change as a row of bars. */
export const change = (name: string, number: number) => ({ name, own: number, text: signed(number) });

/** A loss with its unit, and with its error if it has one. */
export function lossText(loss: number, inPoints: boolean, error = 0): string {
  const text = inPoints
    ? m.review_points_loss({ loss: rounded(loss) })
    : m.review_chance_loss({ loss: rounded(loss) });
  return error ? m.review_uncertain({ loss: text, error: rounded(error) }) : text;
}

/** A seat in a sentence: the reader's own is addressed. */
export const someone = (game: Reviewed, seat: number): Someone => ({
  name: game.nameOf(seat),
  you: game.table.you.length === 1 && game.table.you[0] === seat,
});

/** "Round 5: build". */
export function titleOf(face: ReviewWords, part: Part): string {
  const what = part.kind === 'deal' ? m.review_draws_of() : face.kind(part.doc.kind);
  const { round } = part.doc;
  return round ? m.review_in_round({ round, what }) : m.review_in_setup({ what });
}

/** What was chosen in which round. */
export function playedText(face: ReviewWords, game: Reviewed, decision: ReviewDecision): string {
  const what = choiceText(face, game, decision, decision.played.plan);
  const { round } = decision;
  return round ? m.review_in_round({ round, what }) : m.review_in_setup({ what });
}

/** A choice in one phrase. */
export const choiceText = (
  face: ReviewWords,
  game: Reviewed,
  decision: ReviewDecision,
  plan: readonly unknown[],
): string => listed(face.said(game, decision, plan));
