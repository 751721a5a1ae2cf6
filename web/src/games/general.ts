import type { Face } from '$lib/face';
import { discOf, markOf, seatMarks } from '$lib/marks';
import { m } from '$messages';

/** A game that the page knows only through the server. */
export const general = (name: string): Face => ({
  title: () => name,
  heading: () => name,
  lead: () => '',
  about: (players) => m.general_about({ players }),
  mark: { legend: m.mark, of: (colour) => discOf(markOf(colour)) },
  marks: ({ seats }) => seatMarks(seats).map((mark) => [discOf(mark)]),
  lobby: () => Promise.resolve({ default: { open: [] } }),
  manual: () => Promise.resolve({ default: {} }),
});
