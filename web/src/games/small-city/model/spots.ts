/** The position of a person, as offers and entries name it. */

import type { Cell, View } from '../wire';

/** A spot: a cell of one's own borough (`c4`), or of another's (`1:c4`). */
export interface Spot {
  seat: number;
  cell: Cell;
}

/** The spot that a text names, from its seat's point of view. */
export function spotOf(text: string, own: number): Spot {
  const [seat, cell] = text.split(':');
  return cell === undefined ? { seat: own, cell: text } : { seat: Number(seat), cell };
}

/** The person there. */
export function personAt(view: View, { seat, cell }: Spot): string {
  const borough = view.seats[seat]?.borough;
  return (borough?.spaces[cell]?.who ?? borough?.standing?.[cell])?.person ?? 'citizen';
}
