/** Events of modules: the visible change of each. The one list of them. */

import { cellsOf, inOrder } from '../map/geometry';
import { bordersOf, joined, readBorder, withLine } from '../map/lines';
import type { LinesDoc, Step } from '../wire';
import type { Between } from './between';
import { changed, rested } from './borough';
import type { Changes, Told } from './types';

/** The mark of rioters. */
const RIOTS = 'riots';

export const MODULES = {
  // its land comes with `after`
  settled: {
    shows: (between, { seat }) =>
      between.seat(seat, () => {
        const { city, borough } = between.after.seats[seat]!;
        return { city, borough };
      }),
  },

  road_laid: {
    shows: (between, event) =>
      lay(between, event.seat, (lines) => withLine(lines, readBorder(event.road), event.with ?? '')),
    where: ({ road }) => readBorder(road),
  },
  roundabout_laid: {
    shows: (between, { seat, cell }) =>
      lay(between, seat, (lines) => ({ ...lines, points: joined(lines.points, cell) })),
  },
  drove: { phase: 3, drafted: true, where: (event) => bordersOf(event).flat() },

  rioted: { phase: 3, shows: riot },
  calmed: {
    shows(between) {
      for (const { seat } of between.view.seats)
        between.borough(seat, (borough) => ({
          ...borough,
          marks: borough.marks?.filter(({ mark }) => mark !== RIOTS),
        }));
    },
  },

  wall_fell: {
    phase: 8,
    shows: (between, { seat }) => between.borough(seat, (borough) => ({ ...borough, walls: undefined })),
  },
  // people stay on their cells (SP-EUR-63)
  merged: {
    phase: 8,
    shows: (between, event) => between.join(event.seat, event.tile, [event.cells, event.with]),
  },
} as const satisfies Changes;

/** The plan steps that such events carry. */
export const LAID = {
  road_laid: ({ road, with: points }: Told<'road_laid'>): Step => ({ do: 'road', road, with: points }),
  roundabout_laid: ({ cell }: Told<'roundabout_laid'>): Step => ({ do: 'roundabout', cell }),
};

/** Adds a piece on a border or a point; the remaining supply comes with `after`. */
function lay(between: Between, seat: number, change: (lines: LinesDoc) => LinesDoc) {
  between.borough(seat, (borough) => ({
    ...borough,
    lines: borough.lines?.map((lines) => ({ ...lines, ...change(lines) })),
  }));
}

function riot(between: Between, { seat, person, cell }: Told<'rioted'>) {
  between.borough(seat, (borough) => {
    const others = borough.marks?.filter(({ mark }) => mark !== RIOTS) ?? [];
    const before = borough.marks?.find(({ mark }) => mark === RIOTS);
    const cells = [...cellsOf(before?.cells ?? ''), ...(cell === null ? [] : [cell])].sort(inOrder);
    const hall = cell === null ? changed(before?.hall ?? [], person, 1) : (before?.hall ?? []);
    const marked = { ...borough, marks: [{ mark: RIOTS, cells: cells.join(' '), hall }, ...others] };
    return cell === null ? marked : rested(marked, [cell]);
  });
}
