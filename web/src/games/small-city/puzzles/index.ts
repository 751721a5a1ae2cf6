/** What puzzles of Small City say: the best round of one borough. */

import './messages';
import type { PuzzleFace } from '$lib/face';
import { partsOf, piece } from '$lib/language';
import type { Puzzle, PuzzleChoice } from '$lib/wire';
import { listed, sentences } from '$lib/words';
import { m } from '$messages';
import { cellIn, deedsOf, placeOf, planSaid, saidOf, type Entry } from '../review/deeds';
import { at, cellAt, inOrder } from '../map/geometry';
import { promiseName } from '../words';
import type { Cell, View } from '../wire';

const GAME = 'small-city';

/** The numbers of a task. */
interface Values {
  kind: 'plan' | 'moves';
  best: number;
  second: number | null;
  limit?: number;
  promises?: readonly string[];
}
const valuesOf = ({ task_values }: Puzzle) => task_values as unknown as Values;
/** The round that a choice leads to; no value if it breaks a condition of the task. */
interface Round {
  value: number | null;
  pollution: number;
  deaths: number;
  broken: readonly string[];
}
const roundOf = ({ facts }: PuzzleChoice) => facts as Round;

const brings = ({ task }: Puzzle, value: number) => m.sc_puzzle_brings({ task, value });

/** What a choice breaks; empty if it only brings too little. */
function faultText({ puzzle }: { puzzle: Puzzle }, choice: PuzzleChoice): string {
  const { value, deaths, pollution, broken } = roundOf(choice);
  if (value !== null) return m.sc_puzzle_less({ what: brings(puzzle, value) });
  const { limit = Infinity, promises = [] } = valuesOf(puzzle);
  const missed = promises.filter((key) => broken.includes(key)).map(promiseName);
  return sentences([
    deaths ? m.sc_puzzle_deaths({ count: deaths }) : '',
    pollution >= limit ? m.sc_puzzle_polluted({ pollution, limit }) : '',
    missed.length ? m.sc_puzzle_broken({ promises: listed(missed) }) : '',
  ]);
}

/** The cells of a zone around some cells, in reading order. */
function around(cells: readonly Cell[], zone: number): Cell[] {
  const near = new Set<Cell>();
  for (const [x, y] of cells.map(at))
    for (const column of [x - 1, x, x + 1])
      for (const row of [y - 1, y, y + 1])
        if (Math.min(column, row) >= 0 && Math.max(column, row) < zone) near.add(cellAt(column, row));
  return [...near].sort(inOrder);
}
/** What a hint says of a step: who moves, or what is done without its place. */
const hintOf = (entry: Entry) =>
  'build' in entry
    ? m.sc_puzzle_hint_build({ tile: piece('tile', String(entry['build'])) })
    : 'upgrade' in entry
      ? m.sc_puzzle_hint_upgrade()
      : 'move' in entry
        ? m.sc_puzzle_hint_move({ cells: cellIn(entry['move']) })
        : m.sc_puzzle_hint({ what: saidOf(entry) });

const face: PuzzleFace = {
  task(puzzle) {
    const { kind, limit = 0, promises = [] } = valuesOf(puzzle);
    const values = { kind, limit, promises: listed(promises.map(promiseName)) };
    const words = partsOf(GAME, `puzzle_task-${puzzle.task}`, values);
    return { title: words?.['title'] ?? '', text: words?.[''] ?? '' };
  },
  decided({ puzzle }, { after }) {
    const { step, to_act: acting } = after as View;
    if (valuesOf(puzzle).kind === 'plan') return !step.startsWith('p2');
    return !step.startsWith('p3') || !acting.includes(puzzle.seat);
  },
  said: (_posed, plan) => listed(planSaid(plan)),
  lit({ puzzle, seen }, plan, hints) {
    const [entry] = deedsOf(plan);
    if (!entry) return { text: m.sc_puzzle_hint_none(), pieces: [], spaces: [] };
    const { zone } = (seen as View).seats[puzzle.seat]!.borough;
    // of a move the first hint says from where
    const place = 'move' in entry ? { to: entry['to'] } : entry;
    const near = hints > 1 ? around(placeOf(place), zone) : [];
    const area = { from: near[0] ?? '', to: near.at(-1) ?? '' };
    return {
      text: sentences([hintOf(entry), near.length ? m.sc_puzzle_hint_area(area) : '']),
      pieces: [],
      spaces: near.length ? near : placeOf({ move: entry['move'] }),
    };
  },
  right({ puzzle }, choice) {
    const { second } = valuesOf(puzzle);
    return sentences([
      m.sc_puzzle_right({
        plan: listed(planSaid(choice.plan)),
        what: brings(puzzle, roundOf(choice).value ?? 0),
      }),
      second === null ? '' : m.sc_puzzle_second({ what: brings(puzzle, second) }),
    ]);
  },
  wrong: faultText,
  proved: ({ choices }) => m.sc_puzzle_proved({ choices }),
  all: m.sc_puzzle_all,
  // every plan that keeps the limit is right
  allAbout: ({ task }) => (task === 'clean' ? '' : m.sc_puzzle_all_about()),
  columns: [m.sc_puzzle_value, m.sc_puzzle_pollution, m.sc_puzzle_dead],
  cells({ puzzle }, choice) {
    const { value, pollution, deaths } = roundOf(choice);
    return [
      value === null ? m.sc_puzzle_none() : brings(puzzle, value),
      m.sc_puzzle_percent({ pollution }),
      String(deaths),
    ];
  },
};
export default face;
