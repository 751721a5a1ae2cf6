import { Refusal } from './api';
import type { Problem } from './wire';
import { tell, type Reader } from './words';
import { m } from '$messages';

export interface Toast {
  key: number;
  text: string;
  rule: string | null;
  bad: boolean;
}

let next = 0;
export const toasts = $state<Toast[]>([]);

function show(text: string, rule: string | null, bad: boolean) {
  const key = (next += 1);
  toasts.push({ key, text, rule, bad });
  setTimeout(() => dismiss(key), bad ? 8_000 : 4_000);
}

export function dismiss(key: number) {
  const index = toasts.findIndex((toast) => toast.key === key);
  if (index >= 0) toasts.splice(index, 1);
}

/** Says nothing more of what was said. */
export const hush = () => void toasts.splice(0);

/** Says a thing for a few seconds; screen readers say it too. */
export const say = (text: string) => show(text, null, false);

/**
 * The sentence of a refusal in the page's language: of what it says as data, else as the server wrote
 * it, else the page's own.
 */
export function sentenceOf(problem: Problem, reader: Partial<Reader> = {}): string {
  const field = problem.game ? 'refusal' : 'problem';
  const told = problem.why ? tell(field, problem.why, { ...reader, game: problem.game ?? '' }) : null;
  // a program that is newer than this page may say what it has no message for
  if (told !== null && told !== `{${field}}`) return told;
  if (problem.text) return problem.text;
  return problem.code === 'offline' ? m.problem_offline() : m.problem_server();
}

/** Says why something did not happen. */
export function sayProblem(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  show(sentenceOf(error.problem), error.problem.rule, true);
}

/** The sentence of a refusal of a name, to stand at its field; any other refusal is said as usual. */
export function nameProblem(error: unknown): string | null {
  if (error instanceof Refusal && ['bad_name', 'name_taken'].includes(error.problem.code))
    return sentenceOf(error.problem);
  sayProblem(error);
  return null;
}
