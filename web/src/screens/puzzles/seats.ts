/** The seats of a puzzle's table: each has the name of its mark. */

import { MARKS } from '$lib/marks';
import type { NewPractice, SeatDoc } from '$lib/wire';

/** The seats as a document has them. */
export const seatsIn = (seats: number): SeatDoc[] =>
  MARKS.slice(0, seats).map(({ colour, name }) => ({ kind: 'person', name: name(), colour }) as SeatDoc);

/** Everybody sits at this browser, so that nobody moves by itself. */
export const peopleAt = (seats: number, own: number): NewPractice['seats'] =>
  MARKS.slice(0, seats).map(({ colour, name }, seat) => ({
    kind: seat === own ? 'me' : 'person',
    name: name(),
    colour,
  }));
