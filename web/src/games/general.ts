import { emblemOf, seatEmblems, type Emblem } from '$lib/emblems';
import type { Face, Mark } from '$lib/face';
import { levelWords } from '$lib/levels';
import { m } from '$messages';

const discOf = (emblem: Emblem): Mark => ({ drawing: `disc-${emblem.letter}`, name: emblem.name() });

/** A game of which the page knows nothing but what the server tells. */
export const general = (name: string): Face => ({
  title: () => name,
  heading: () => name,
  lead: () => '',
  players: [2],
  about: (players) => m.general_about({ players }),
  levels: [],
  level: (level) => levelWords('', level),
  emblem: { legend: m.emblem, mark: (colour) => discOf(emblemOf(colour)) },
  marks: ({ seats }) => seatEmblems(seats).map((emblem) => [discOf(emblem)]),
  lobby: () => Promise.resolve({ default: { open: [], options: {} } }),
  manual: () => Promise.resolve({ default: { section: () => null } }),
});
