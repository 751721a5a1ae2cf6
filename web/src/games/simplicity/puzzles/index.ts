/** What puzzles of Simplicity say. */

import './messages';
import type { Posed, PuzzleFace } from '$lib/face';
import { partsOf, piece } from '$lib/language';
import type { PuzzleChoice, Schemas } from '$lib/wire';
import { sentences } from '$lib/words';
import { m } from '$messages';
import { teamEmblems } from '../emblems';
import { placeOf, spaceName } from '../geometry';
import type { SimplicityEntry, SimplicityView, SpaceName, Tile } from '../wire';

const GAME = 'simplicity';
const viewOf = ({ seen }: Posed) => seen as SimplicityView;
const entryOf = (plan: readonly unknown[]) => plan[0] as SimplicityEntry;

/** A team's name by its emblem. */
function teamName({ puzzle, seats, seen }: Posed, team: number): string {
  const each = (seen as SimplicityView).teams.length / puzzle.seats;
  return teamEmblems(seats, each)[team]?.name() ?? '';
}
const tileIn = (posed: Posed, slot: number): Tile | null =>
  viewOf(posed).slots.find((each) => each.slot === slot)?.tile ?? null;

/** The points of a build. For a block the server tells only how much it tempts. */
const gainOf = ({ plan, gain }: PuzzleChoice) => ('build' in entryOf(plan) ? (gain ?? 0) : null);

/** A choice in words, with its slot, which may decide. */
function said(posed: Posed, plan: readonly unknown[]): string {
  const entry = entryOf(plan);
  if ('block' in entry) return m.sim_review_blocked({ slot: entry.block });
  const { take: slot, build: space } = entry;
  return m.sim_review_built_slot({ tile: piece('tile', tileIn(posed, slot) ?? ''), space, slot });
}

/** How the game ends for the solver: the own score against the best other one. */
function endOf(posed: Posed, { score = [], right }: PuzzleChoice) {
  const own = score[posed.puzzle.seat] ?? 0;
  const others = score
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => seat !== posed.puzzle.seat);
  const most = Math.max(...others.map(({ points }) => points));
  const best = others.filter(({ points }) => points === most);
  return {
    own,
    other: most,
    name: posed.seats[best[0]!.seat]?.name ?? '',
    // scores do not say whose pawn stands above the others
    several: best.length > 1,
    tie: own === most,
    right,
  };
}
function endText(posed: Posed, choice: PuzzleChoice): string {
  const { right, tie, several, ...values } = endOf(posed, choice);
  if (several && !right)
    return tie ? m.sim_puzzle_tie_lost_several(values) : m.sim_puzzle_lost_several(values);
  if (tie) return right ? m.sim_puzzle_tie_won(values) : m.sim_puzzle_tie_lost(values);
  return right ? m.sim_puzzle_won(values) : m.sim_puzzle_lost(values);
}

/** What the next team does, in words; empty at the end of the game. */
function replyText(posed: Posed, { line }: PuzzleChoice): string {
  const [entry] = line as SimplicityEntry[];
  return entry ? m.sim_puzzle_reply({ name: teamName(posed, entry.team), what: said(posed, [entry]) }) : '';
}
/** What the choice itself does to the others. */
const rivalsText = (posed: Posed, { facts }: PuzzleChoice) => {
  const { rivals = [] } = (facts ?? {}) as Partial<Schemas['SimplicityFacts']>;
  const [most] = rivals.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return most ? m.sim_puzzle_rival({ name: teamName(posed, most.team), points: most.points }) : '';
};

/** The spaces of a neighbourhood of three by three. */
function around(view: SimplicityView, space: SpaceName): SpaceName[] {
  const { x, y } = placeOf(space);
  return [x - 1, x, x + 1].flatMap((column) =>
    [y - 1, y, y + 1].flatMap((row) =>
      view.columns[column]?.[row] ? [spaceName({ x: column, y: row })] : [],
    ),
  );
}

const face: PuzzleFace = {
  task({ task, task_values, choices }) {
    const words = partsOf(GAME, `puzzle_task-${task}`, { ...(task_values as { left: number }), choices });
    return { title: words?.['title'] ?? '', text: words?.[''] ?? '' };
  },
  decided: () => true,
  said,
  lit(posed, plan, hints) {
    const entry = entryOf(plan);
    const slot = 'block' in entry ? entry.block : entry.take;
    const spaces = hints > 1 && 'build' in entry ? around(viewOf(posed), entry.build) : [];
    const area = { from: spaces[0] ?? '', to: spaces.at(-1) ?? '' };
    const text = sentences([m.sim_puzzle_hint({ slot }), spaces.length ? m.sim_puzzle_hint_area(area) : '']);
    return { text, pieces: [slot], spaces };
  },
  right: (posed, choice) =>
    m.sim_puzzle_right({
      what: said(posed, choice.plan),
      points: gainOf(choice) ?? 0,
      end: endText(posed, choice),
    }),
  wrong: (posed, choice) =>
    sentences([endText(posed, choice), rivalsText(posed, choice), replyText(posed, choice)]),
  proved: ({ answers, choices }) => m.sim_puzzle_proved({ count: answers.length, choices }),
  all: m.sim_puzzle_all,
  columns: [m.sim_puzzle_gain, m.sim_puzzle_best_reply, m.sim_puzzle_end],
  cells(posed, choice) {
    const [reply] = choice.line as SimplicityEntry[];
    const { own, other } = endOf(posed, choice);
    const points = gainOf(choice);
    return [
      points === null ? '' : m.sim_puzzle_points({ points }),
      reply && 'build' in reply
        ? m.sim_puzzle_replied({ name: teamName(posed, reply.team), space: reply.build })
        : '',
      m.sim_puzzle_scores({ own, other }),
    ];
  },
};
export default face;
