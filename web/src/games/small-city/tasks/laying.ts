/** Pieces that plans lay on borders and points: their offers, entries and texts. The one list of them. */

import { m } from '$messages';
import { at, cellAt, inOrder } from '../map/geometry';
import { WEBS, type Piece } from '../map/laid';
import { borderName, readBorder, readBorders, withLine } from '../map/lines';
import { Places, readCells } from '../map/places';
import type { Cell, DrawnDoc, Entry, LinesDoc, Offers } from '../wire';
import type { Kind, Of } from './types';

/** A piece that a planner holds. */
interface Laying {
  piece: Piece;
  /** The remaining supply, and the price of one. */
  left: (own: DrawnDoc) => number;
  price: (own: DrawnDoc) => number;
  /** Whether it has a legal place, and where. */
  offered: (offers: Offers) => boolean;
  places: (offers: Offers, own: DrawnDoc | null) => Places;
  /** The heading of the tray; with `cells`, the place in view. */
  title: (cells: readonly Cell[]) => string;
  /** How to place it. */
  lead: () => string;
  rule: string;
  /** The hint when a plan has only this left. */
  rest: (() => string) | null;
  /** The entry that lays it on the cells of a place, and the cells of such an entry; null for another entry. */
  entry: (cells: readonly Cell[]) => object;
  cellsIn: (entry: Entry) => string | null;
  /** The place to ask about after a tap on an illegal cell. */
  near: (cell: Cell, pins: Iterable<Cell>, zone: number) => readonly Cell[];
  /** The future pieces there, with the server's extras. */
  lines: (cells: readonly Cell[], about: object | null) => LinesDoc;
}

const NOTHING: LinesDoc = { right: '', below: '', points: '' };
const ROADS = WEBS.roads!;

const road: Laying = {
  piece: ROADS.border,
  left: ({ lines_left }) => lines_left,
  price: ({ line_price }) => line_price,
  offered: ({ road = {} }) => Object.keys(road).length > 0,
  places: ({ road = {} }, own) => readBorders(road, own?.line_price ?? 0),
  title: (cells) => (cells.length ? m.sc_lay_road_aimed({ road: borderName(cells) ?? '' }) : m.sc_lay_road()),
  lead: m.sc_lay_road_where,
  rule: 'SP-ROA-4',
  rest: m.sc_plan_roads,
  entry: (cells) => ({ road: borderName(cells) }),
  cellsIn: (entry) => ('road' in entry ? readBorder(entry.road).join(' ') : null),
  near(cell, pins, zone) {
    const [x, y] = at(cell);
    // a cell on the edge of the zone has no neighbour there
    const others = [...pins, cellAt(x + 1 < zone ? x + 1 : x - 1, y)];
    return [cell, others.find((other) => borderName([cell, other]) !== null)!];
  },
  lines(cells, about) {
    const [first, other] = [...cells].sort(inOrder) as [Cell, Cell];
    const points = about && 'with' in about ? (about.with as string | null) : null;
    return withLine(NOTHING, [first, other], points ?? '');
  },
};

const roundabout: Laying = {
  piece: ROADS.point,
  left: ({ points_left }) => points_left,
  price: ({ point_price }) => point_price,
  offered: ({ roundabout = '' }) => roundabout !== '',
  places: ({ roundabout = '' }) => readCells({ 0: roundabout }),
  title: (cells) => (cells.length ? m.sc_lay_roundabout_aimed({ cell: cells[0]! }) : m.sc_lay_roundabout()),
  lead: m.sc_lay_roundabout_where,
  rule: 'SP-ROA-5',
  rest: null,
  entry: (cells) => ({ roundabout: cells[0] }),
  cellsIn: (entry) => ('roundabout' in entry ? entry.roundabout : null),
  near: (cell) => [cell],
  lines: (cells) => ({ ...NOTHING, points: cells[0]! }),
};

/** By code. */
export const LAYINGS: Readonly<Record<string, Laying>> = { road, roundabout };

/** The plan steps that lay them. */
export const LAID_STEPS: { road: Kind<Of<'road'>>; roundabout: Kind<Of<'roundabout'>> } = {
  road: {
    part: () => 2,
    symbol: ROADS.border.code,
    cells: ({ road }) => [...readBorder(road)],
    name: ({ road }) => m.sc_chip_road({ road }),
    told: ({ road }) => ({ name: ROADS.border.name(), small: road }),
    entry: ({ road }) => ({ road }),
  },
  roundabout: {
    part: () => 2,
    symbol: ROADS.point.code,
    cells: ({ cell }) => [cell],
    name: ({ cell }) => m.sc_chip_roundabout({ cell }),
    told: ({ cell }) => ({ name: ROADS.point.name(), small: `+${cell}` }),
    entry: ({ cell }) => ({ roundabout: cell }),
  },
};
