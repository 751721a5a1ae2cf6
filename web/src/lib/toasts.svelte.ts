import { Refusal } from './api';
import type { Problem } from './wire';
import { tell, type Reader } from './words';
import { m } from '$messages';

interface Link {
  address: string;
  label: string;
}
interface Toast {
  key: number;
  text: string;
  rule: string | null;
  bad: boolean;
  link?: Link;
}

let next = 0;
export const toasts = $state<Toast[]>([]);

function show(text: string, rule: string | null, bad: boolean, long = bad) {
  const key = (next += 1);
  toasts.push({ key, text, rule, bad });
  setTimeout(() => dismiss(key), long ? 8_000 : 4_000);
}

export function dismiss(key: number) {
  const index = toasts.findIndex((toast) => toast.key === key);
  if (index >= 0) toasts.splice(index, 1);
}

/** Dismisses all messages. */
export const hush = () => void toasts.splice(0);

/** Shows a message for a few seconds; screen readers announce it too. */
export const say = (text: string, long = false) => show(text, null, false, long);

/** Shows a message with a way to go until it is dismissed; returns its key. */
export function sayUntil(text: string, link: Link): number {
  const key = (next += 1);
  toasts.push({ key, text, rule: null, bad: false, link });
  return key;
}

/** The sentence of a refusal in the page's language: from its data, else the server's text, else the page's own. */
export function sentenceOf(problem: Problem, reader: Partial<Reader> = {}): string {
  const field = problem.game ? 'refusal' : 'problem';
  const told = problem.why ? tell(field, problem.why, { ...reader, game: problem.game ?? '' }) : null;
  // a server newer than this page may send refusals without a message here
  if (told !== null && told !== `{${field}}`) return told;
  if (problem.text) return problem.text;
  const own = { offline: m.problem_offline, cookies: m.problem_cookies }[problem.code];
  return (own ?? m.problem_server)();
}

/** Shows why an action failed. */
export function sayProblem(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  show(sentenceOf(error.problem), error.problem.rule, true);
}

/** The sentence of a refused name, for its field; any other refusal appears as usual. */
export function nameProblem(error: unknown): string | null {
  if (error instanceof Refusal && ['bad_name', 'name_taken'].includes(error.problem.code))
    return sentenceOf(error.problem);
  sayProblem(error);
  return null;
}
