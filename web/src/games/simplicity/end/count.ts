/** The count at the end: source by source, floor by floor. */

import type { SimplicityView } from '../wire';
import { SOURCES } from '../words';
import type { Source } from './result';

/** The visible floors of each source, by team. */
export type Counted = ReadonlyMap<number, Partial<Record<Source, number>>>;

/** The sources in which any team scored, in counting order. */
export const countedSources = (view: SimplicityView): Source[] =>
  SOURCES.filter((source) => view.teams.some((team) => team.score[source]));

/** The height of the towers when the count of `source` has reached `floors`. */
export function countAt(view: SimplicityView, source: Source, floors: number): Counted {
  const now = SOURCES.indexOf(source);
  return new Map(
    view.teams.map(({ score }, team) => [
      team,
      Object.fromEntries(
        SOURCES.flatMap((each, i) =>
          i < now ? [[each, score[each]]] : i === now ? [[each, Math.min(score[each], floors)]] : [],
        ),
      ),
    ]),
  );
}
