/** The decisions of a seat as a grid: rounds by rows of what belongs together. */

import type { ReviewFace } from '$lib/face';
import type { ReviewDecision, ReviewGrade } from '$lib/wire';
import { m } from '$messages';
import { worse } from './parts';

export interface Cell {
  all: readonly ReviewDecision[];
  /** The worst of them. */
  grade: ReviewGrade;
}
export interface Grid {
  rounds: readonly number[];
  /** A cell for each round; null where nothing was decided. */
  rows: readonly { name: string; cells: readonly (Cell | null)[] }[];
}

/** Rows without any decision are left out; kinds of no row share the last one. */
export function gridOf(decisions: readonly ReviewDecision[], rows: ReviewFace['rows']): Grid {
  const rounds = [...new Set(decisions.map(({ round }) => round))].sort((a, b) => a - b);
  const named = rows.flatMap(({ kinds }) => kinds);
  const all = [
    ...rows.map(({ kinds, name }) => ({ name, has: (kind: string) => kinds.includes(kind) })),
    { name: m.review_other, has: (kind: string) => !named.includes(kind) },
  ];
  const cellOf = (has: (kind: string) => boolean, round: number): Cell | null => {
    const own = decisions.filter((each) => each.round === round && has(each.kind));
    if (!own.length) return null;
    return { all: own, grade: own.map(({ grade }) => grade).reduce(worse) };
  };
  return {
    rounds,
    rows: all
      .map(({ name, has }) => ({ name: name(), cells: rounds.map((round) => cellOf(has, round)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== null)),
  };
}
