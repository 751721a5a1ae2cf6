/** Which lesson teaches what, by the manual of a game. */

import type { ManualFace } from '$lib/face';
import { lessonAddress } from '$lib/address';
import type { TableDoc } from '$lib/wire';
import { learntOf, lessonsDone } from '$play/learnt';
import { chapterTitle, modulesOf, sectionOf } from '../rules/book';
import { addressIn, outlineOf } from './progress.svelte';

/** A lesson that exists. */
export interface Found {
  id: string;
  address: string;
  /** The title of its chapter; null where a game has one chapter. */
  chapter: string | null;
  step: number;
}

/** A lesson by its id; null if the course has none. */
export function lessonOf(game: string, manual: ManualFace, id: string): Found | null {
  const outline = outlineOf(manual);
  for (const { id: chapter, lessons } of outline) {
    const step = lessons.indexOf(id) + 1;
    if (step)
      return {
        id,
        address: addressIn(game, outline, chapter, step),
        chapter: outline.length > 1 ? chapterTitle(game, chapter) : null,
        step,
      };
  }
  return null;
}

/** The address of the lesson in which rules are tried out: the first that shows one of them; null if none does. */
export function lessonFor(game: string, manual: ManualFace, rules: readonly string[]): string | null {
  for (const rule of rules) {
    for (const { lesson, rules: shown } of manual.taught ?? []) {
      const found = shown.includes(rule) ? lessonOf(game, manual, lesson) : null;
      if (found) return found.address;
    }
    const module = (manual.modules ?? []).findIndex(({ sections }) => sections.includes(sectionOf(rule)));
    if (module >= 0 && manual.modulesCourse) return lessonAddress(game, manual.modulesCourse, module + 1);
  }
  return null;
}

/** The lesson for a moment of a game: the fittest that was not done, else the fittest; null if none is there. */
export function teaches(game: string, manual: ManualFace, view: unknown): Found | null {
  const done = lessonsDone(learntOf(game));
  const fit = (manual.teach?.(view) ?? []).flatMap((id) => lessonOf(game, manual, id) ?? []);
  return fit.find(({ id }) => !done.has(id)) ?? fit[0] ?? null;
}

/** The parts that a table plays with, each with the address of its lesson. */
export function moduleLessons(
  manual: ManualFace,
  table: Pick<TableDoc, 'game' | 'options'>,
): { id: string; address: string }[] {
  const { modules = [], modulesCourse } = manual;
  if (!modulesCourse) return [];
  const chosen = modulesOf(manual, table);
  return modules.flatMap(({ id }, index) =>
    chosen.includes(id) ? [{ id, address: lessonAddress(table.game, modulesCourse, index + 1) }] : [],
  );
}
