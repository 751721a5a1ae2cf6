/** The names of the people at a real table, by seat. They never leave this browser but in a link that a person copies. */

import { MARKS } from './marks';
import { isText, listOf, remember, remembered } from './stored';

export const LONGEST_NAME = 24;
/** By signs, so that a pair of surrogates stays whole. */
const clean = (name: string) => [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');

export class SeatNames {
  #all = $state.raw<readonly string[]>([]);
  readonly #key: string;

  /** All helpers of a game share its names. */
  constructor(game: string) {
    this.#key = `box.${game}.names`;
    this.#all = remembered(this.#key, listOf(isText), []);
  }

  /** What somebody has typed; '' for a seat without a name. */
  typed = (seat: number): string => this.#all[seat] ?? '';
  /** The name of a seat, or of its colour. */
  of = (seat: number): string => this.typed(seat) || MARKS[seat]!.name();
  set(seat: number, name: string) {
    this.#all = MARKS.map((_, each) => (each === seat ? clean(name) : this.typed(each)));
    this.keep();
  }
  /** Shows the names of a link; they are kept once something changes. */
  show(names: readonly string[]) {
    this.#all = names;
  }
  keep() {
    remember(this.#key, this.#all);
  }

  /** The names as remarks of a position or a score sheet, for links; the engine skips them. */
  get remarks(): string {
    return this.#all.flatMap((name, seat) => (name ? [`\n# ${seat} ${name}`] : [])).join('');
  }
}

/** The names in the remarks of a text, by seat. */
export function namesIn(text: string): string[] {
  const found = [...text.matchAll(/^# (\d) (.+)$/gm)];
  return MARKS.map((_, seat) => clean(found.find(([, number]) => Number(number) === seat)?.[2] ?? ''));
}
