import './face-messages';
import { emblemOf, type Emblem } from '$lib/emblems';
import type { Face, Mark } from '$lib/face';
import { levelWords } from '$lib/levels';
import { m } from '$messages';
import { teamEmblems } from './emblems';
import Picture from './Picture.svelte';

/** A team's disc. */
export const discOf = (emblem: Emblem): Mark => ({
  drawing: `disc-${emblem.letter}`,
  name: emblem.name(),
});

/** SIM-2.2 */
const teamsEach = (players: number) => (players <= 3 ? 2 : 1);

/** Simplicity, as the page around it shows it. */
export const face: Face = {
  title: m.simplicity_title,
  heading: m.simplicity_heading,
  lead: m.simplicity_lead,
  players: [2, 3, 4, 5, 6],
  about: (players) => (teamsEach(players) === 2 ? m.teams_two({ players }) : m.teams_one({ players })),
  levels: ['easy', 'steady', 'sharp', 'expert'],
  level: (name) => levelWords('simplicity', name),
  emblem: { legend: m.emblem, mark: (colour) => discOf(emblemOf(colour)) },
  marks({ seats, players }) {
    const discs = teamEmblems(seats, teamsEach(players)).map(discOf);
    return seats.map((_, seat) =>
      [discs[seat], discs[seat + seats.length]].filter((disc) => disc !== undefined),
    );
  },
  Picture,
  lobby: () => import('./lobby'),
  manual: () => import('./manual'),
  screen: () => import('./Game.svelte'),
};
