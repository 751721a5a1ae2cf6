/** How far a person is in the lessons of a game; it stays in this browser. */

import { lessonAddress } from '$lib/address';
import type { ManualFace } from '$lib/face';
import { learntOf, rememberLearnt, type Learnt } from '$play/learnt';
import type { Pip } from '$play/lesson.svelte';

/** The lessons of a chapter, in order. */
export interface Outline {
  id: string;
  lessons: readonly string[];
}

/** The chapters that have lessons. */
export const outlineOf = ({ chapters = [] }: Pick<ManualFace, 'chapters'>): readonly Outline[] =>
  chapters.flatMap(({ id, lessons }) => (lessons ? [{ id, lessons: lessons.ids }] : []));

/** Lessons of two chapters may have the same name. */
const nameOf = (chapter: string, lesson: string) => `${chapter}/${lesson}`;

export class Progress {
  #kept = $state.raw<Learnt>({ went: {}, last: null });
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
    this.#kept = learntOf(game);
  }

  /** Whether any lesson was opened. */
  get begun(): boolean {
    return this.#kept.last !== null;
  }
  pip(chapter: string, lesson: string): Pip {
    return this.#kept.went[nameOf(chapter, lesson)] ?? 'open';
  }
  /** How many lessons of a chapter were done or passed by. */
  count({ id, lessons }: Outline): number {
    return lessons.filter((lesson) => this.pip(id, lesson) !== 'open').length;
  }
  opened(chapter: string, lesson: string) {
    this.#keep({ ...this.#kept, last: nameOf(chapter, lesson) });
  }
  /** A lesson that was done stays done. */
  answered(chapter: string, lesson: string, right: boolean) {
    const name = nameOf(chapter, lesson);
    if (this.#kept.went[name] === 'done') return;
    this.#keep({ ...this.#kept, went: { ...this.#kept.went, [name]: right ? 'done' : 'passed' } });
  }

  /** The person knows all this: lessons that were not done count as passed by. */
  know(outline: readonly Outline[]) {
    const all = outline.flatMap(({ id, lessons }) => lessons.map((lesson) => nameOf(id, lesson)));
    const passed = Object.fromEntries(all.map((name) => [name, 'passed'] as const));
    this.#keep({ went: { ...passed, ...this.#kept.went }, last: all.at(-1) ?? this.#kept.last });
  }

  /** Where to go on: the lesson opened last if it is open, else the next open one; null if none is. */
  waits(outline: readonly Outline[]): { chapter: string; step: number } | null {
    const all = outline.flatMap(({ id, lessons }) =>
      lessons.map((lesson, index) => ({ chapter: id, lesson, step: index + 1 })),
    );
    const last = all.findIndex(({ chapter, lesson }) => nameOf(chapter, lesson) === this.#kept.last);
    const start = Math.max(0, last);
    const next = [...all.slice(start), ...all.slice(0, start)].find(
      ({ chapter, lesson }) => this.pip(chapter, lesson) === 'open',
    );
    return next ? { chapter: next.chapter, step: next.step } : null;
  }

  #keep(kept: Learnt) {
    this.#kept = kept;
    rememberLearnt(this.#game, kept);
  }
}

/** The address of a lesson of a game. */
export const addressIn = (game: string, outline: readonly { id: string }[], chapter: string, step: number) =>
  lessonAddress(game, outline.length > 1 ? chapter : null, step);
