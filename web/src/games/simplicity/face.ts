import type { Face } from '$lib/face';
import { discOf, markOf } from '$lib/marks';
import type { AnyCourse } from '$play/lessons';
import { m } from '$messages';
import { teamEmblems } from './emblems';
import Picture from './Picture.svelte';
import { learn } from '$lib/language';

// the messages about this game that the page needs around it, loaded at once
await learn(
  'simplicity',
  import.meta.glob<string>('../../../../messages/*/simplicity-face.ftl', {
    query: '?raw',
    import: 'default',
  }),
);

/** SIM-2.2 */
const teamsEach = (players: number) => (players <= 3 ? 2 : 1);

/** Simplicity, as the page around it shows it. */
export const face: Face = {
  title: m.simplicity_title,
  rules: ['SIM'],
  firstBots: 3,
  heading: m.simplicity_heading,
  lead: m.simplicity_lead,
  by: m.simplicity_by,
  facts: m.simplicity_facts,
  learn: m.simplicity_learn,
  about: (players) => (teamsEach(players) === 2 ? m.teams_two({ players }) : m.teams_one({ players })),
  mark: { legend: m.simplicity_emblem, of: (colour) => discOf(markOf(colour)) },
  marks({ seats, players }) {
    const discs = teamEmblems(seats, teamsEach(players)).map(discOf);
    return seats.map((_, seat) =>
      [discs[seat], discs[seat + seats.length]].filter((disc) => disc !== undefined),
    );
  },
  Picture,
  lobby: () => import('./lobby'),
  manual: () => import('./manual'),
  lessons: () => import('./lessons') as Promise<{ default: unknown }> as Promise<{ default: AnyCourse }>,
  reviewed: true,
  box: () => import('./box'),
  screen: () => import('./Game.svelte'),
};
