import type { Mark } from './face';
import type { Colour, SeatDoc } from './wire';
import { tell } from './words';

/** A seat's mark by its colour, with the letter of its drawings (`#disc-s`). */
export interface SeatMark {
  colour: Colour;
  letter: string;
  name: () => string;
}

const mark = (colour: Colour): SeatMark => ({
  colour,
  letter: colour[0]!,
  name: () => tell('colour', colour, { game: '' }),
});

/** The six marks of seats in their order. */
export const MARKS: readonly SeatMark[] = (
  ['star', 'moon', 'wave', 'heart', 'lightning', 'tulip'] as const
).map(mark);

/** The disc of a seat or team. */
export const discOf = ({ letter, name }: SeatMark): Mark => ({ drawing: `disc-${letter}`, name: name() });

export const markOf = (colour: Colour): SeatMark => MARKS.find((mark) => mark.colour === colour) ?? MARKS[0]!;

/** The mark of every seat: its choice; seats without one get the free ones, in the order above. */
export function seatMarks(seats: readonly Pick<SeatDoc, 'colour'>[]): SeatMark[] {
  const chosen = seats.map((seat) => seat.colour);
  const free = freeMarks(chosen);
  return chosen.map((colour) => (colour ? markOf(colour) : (free.shift() ?? MARKS[0]!)));
}

/** The marks that are not of these colours. */
export const freeMarks = (taken: readonly (Colour | null)[]): SeatMark[] =>
  MARKS.filter(({ colour }) => !taken.includes(colour));

/** The colours taken at the table, chosen or assigned, except that of the asking seat. */
export function takenColours(seats: readonly Pick<SeatDoc, 'colour' | 'kind'>[], own?: number): Colour[] {
  const marks = seatMarks(seats);
  return seats.flatMap(({ colour, kind }, seat) =>
    seat !== own && (colour || kind === 'person') ? [marks[seat]!.colour] : [],
  );
}
