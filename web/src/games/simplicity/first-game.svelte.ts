import { Coach } from '$play/coach.svelte';
import type { Stage } from '$play/stage.svelte';
import { hints } from './hints';
import type { Plan } from './plan.svelte';
import type { SimplicityEvent, SimplicityView } from './wire';

interface Game {
  name: string;
  stage: Stage<SimplicityView, SimplicityEvent>;
  plan: Plan;
  /** The seats of this browser. */
  you(): readonly number[];
  teamName(team: number): string;
}

/** The hints of a first game, by this browser's moves so far. Create it in a component. */
export function firstGame({ name, stage, plan, you, teamName }: Game): Coach {
  const seatOf = (team: number) => stage.view!.teams[team]?.seat ?? 0;
  const own = $derived(
    stage.steps.flatMap(({ events }) =>
      (events as SimplicityEvent[]).flatMap((event) =>
        event.event === 'built' && you().includes(seatOf(event.team)) ? [event] : [],
      ),
    ),
  );
  const coach = new Coach(name, () => {
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
