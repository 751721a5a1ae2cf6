import { Coach, soundHint, type Hint } from '$play/coach.svelte';
import type { LiveTable } from '$lib/table.svelte';
import type { Stage } from '$play/stage.svelte';
import type { Plan } from './plan.svelte';
import type { SimplicityEvent, SimplicityView } from './wire';
import { m } from '$messages';

/** The screen's state at this moment. */
interface Moment {
  view: SimplicityView;
  stage: Plan['stage'];
  /** The number of builds by this browser. */
  built: number;
  /** The names of one's own teams, if there are two. */
  teams: readonly string[];
  /** The slot of one's own last pawn. */
  slot: number | null;
}

/** The hints, in order of importance. */
const hints = ({ view, stage, built, teams, slot }: Moment): Hint[] => [
  { key: 'tile', lesson: 'place', text: m.sim_hint_tile, when: stage === 'slot' && built === 0 },
  { key: 'space', lesson: 'place', text: m.sim_hint_space, when: stage === 'space' },
  { key: 'sum', lesson: 'group', text: m.sim_hint_sum, when: stage === 'aimed' && view.phase !== 'block' },
  { key: 'block', lesson: 'block', text: m.sim_hint_block, when: stage === 'block' },
  {
    key: 'order',
    lesson: 'order',
    text: () => m.sim_hint_order({ slot: slot ?? 0 }),
    when: slot !== null && stage === 'watch' && view.phase === 'take',
  },
  {
    key: 'two',
    text: () => m.sim_hint_two({ first: teams[0] ?? '', second: teams[1] ?? '' }),
    when: teams.length > 1 && stage === 'slot' && built > 0,
  },
  { key: 'scores', text: m.sim_hint_scores, when: stage === 'slot' && built > 0 && view.round > 1 },
  { key: 'printed', lesson: 'group', text: m.sim_hint_printed, when: stage === 'slot' && view.round > 2 },
  soundHint(stage === 'slot' && view.round > 1),
];

interface Game {
  name: string;
  table: LiveTable;
  stage: Stage<SimplicityView, SimplicityEvent>;
  plan: Plan;
  /** The seats of this browser. */
  you(): readonly number[];
  teamName(team: number): string;
}

/** The hints of a first game, by this browser's moves so far. Create it in a component. */
export function firstGame({ name, table, stage, plan, you, teamName }: Game): Coach {
  const seatOf = (team: number) => stage.view!.teams[team]?.seat ?? 0;
  const own = $derived(
    stage.steps.flatMap(({ events }) =>
      (events as SimplicityEvent[]).flatMap((event) =>
        event.event === 'built' && you().includes(seatOf(event.team)) ? [event] : [],
      ),
    ),
  );
  const coach = new Coach(name, table, () => {
    const view = stage.view!;
    const [seat] = you();
    if (seat === undefined) return [];
    const two = view.teams.length > view.seats.length;
    return hints({
      view,
      stage: plan.stage,
      built: own.length,
      teams: two ? view.seats[seat]!.teams.map(teamName) : [],
      slot: own.at(-1)?.slot ?? null,
    });
  });
  $effect(() => {
    if (stage.view!.phase === 'over' && you().length) coach.end();
  });
  return coach;
}
