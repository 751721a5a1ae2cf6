/** How far a person has read the ten minutes of a game; it stays in this browser. */

import { isText, listOf, objectOf, orNull, remember, remembered } from '$lib/stored';
import type { Chapter, ManualFace } from '$lib/face';
import { readingKey } from './fresh';

interface Kept {
  /** The passages that were read, by id. */
  read: string[];
  /** The passage read last. */
  last: string | null;
}

const NOTHING: Kept = { read: [], last: null };
const isKept = objectOf<Kept>({ read: listOf(isText), last: orNull(isText) });

/** A passage counts as read once it has been in sight for so long, in milliseconds. */
const READ_AFTER = 2_500;

export class Reading {
  #kept = $state.raw<Kept>(NOTHING);
  readonly #key: string;

  constructor(game: string) {
    this.#key = readingKey(game);
    this.#kept = remembered(this.#key, isKept, NOTHING);
  }

  get last() {
    return this.#kept.last;
  }
  has(id: string): boolean {
    return this.#kept.read.includes(id);
  }
  /** How many passages of a chapter were read. */
  count({ passages }: Pick<Chapter, 'passages'>): number {
    return passages.filter(({ id }) => this.has(id)).length;
  }

  mark(id: string) {
    if (this.#kept.last === id) return;
    const { read } = this.#kept;
    this.#kept = { read: read.includes(id) ? read : [...read, id], last: id };
    remember(this.#key, this.#kept);
  }
  forget() {
    this.#kept = NOTHING;
    remember(this.#key, NOTHING);
  }

  /** Marks a passage once its end has been in sight for a while. An action. */
  readonly follow = (element: HTMLElement, id: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        if (isIntersecting && boundingClientRect.bottom <= innerHeight)
          timer = setTimeout(() => this.mark(id), READ_AFTER);
      },
      // a passage may be higher than the window
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    seen.observe(element);
    return {
      destroy: () => {
        clearTimeout(timer);
        seen.disconnect();
      },
    };
  };
}

/** Where to go on reading: the passage after the last one, and how many there are; null if nothing waits. */
export function waits(
  { chapters = [] }: Pick<ManualFace, 'chapters'>,
  reading: Pick<Reading, 'last' | 'has'>,
): { passage: string; place: number; count: number } | null {
  const all = chapters.flatMap(({ passages }) => passages.map(({ id }) => id));
  if (!all.some((id) => reading.has(id))) return null;
  const start = reading.last === null ? 0 : all.indexOf(reading.last) + 1;
  const next = [...all.slice(start), ...all.slice(0, start)].find((id) => !reading.has(id));
  return next === undefined ? null : { passage: next, place: all.indexOf(next) + 1, count: all.length };
}
