/** Why a review cannot be shown, in words. */

import { Refusal } from '$lib/api';
import { sentenceOf } from '$lib/toasts.svelte';
import { m } from '$messages';

interface Failure {
  title: string;
  text: string;
  /** Another attempt may succeed. */
  passes: boolean;
}

export function failureOf(error: unknown): Failure {
  const title = m.review_failed_title();
  if (!(error instanceof Refusal)) return { title, text: m.problem_server(), passes: true };
  const { problem } = error;
  if (problem.code === 'no_table')
    return { title: m.table_missing_title(), text: m.table_missing_about(), passes: false };
  if (problem.code === 'no_review') return { title, text: m.review_no_record(), passes: false };
  return { title, text: sentenceOf(problem), passes: problem.code !== 'no_game' };
}
