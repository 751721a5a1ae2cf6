import './face-messages';
import { emblemOf, seatEmblems, type Emblem } from '$lib/emblems';
import type { Face, Mark } from '$lib/face';
import { levelWords } from '$lib/levels';
import { m } from '$messages';
import Picture from './Picture.svelte';

/** A seat's pawn. */
const pawnOf = (emblem: Emblem): Mark => ({ drawing: `pawn-${emblem.letter}`, name: emblem.name() });

/** Small City, as the page around it shows it. */
export const face: Face = {
  title: m.small_city_title,
  heading: m.small_city_heading,
  lead: m.small_city_lead,
  players: [1, 2, 3, 4],
  about: (players) => (players === 1 ? m.small_city_about_solo() : m.small_city_about({ players })),
  levels: ['easy', 'steady', 'thoughtful', 'expert'],
  level: (name) => levelWords('small-city', name),
  emblem: { legend: m.small_city_pawn, mark: (colour) => pawnOf(emblemOf(colour)) },
  marks: ({ seats }) => seatEmblems(seats).map((emblem) => [pawnOf(emblem)]),
  Picture,
  lobby: () => import('./lobby'),
  manual: () => import('./manual'),
  messages: () => import('./messages'),
};
