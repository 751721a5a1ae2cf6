import type { TableDoc } from './wire';

/** A seat at this browser is to act at this table. */
export const yourTurn = ({ status, turn, you }: TableDoc): boolean =>
  status === 'running' && turn.some((seat) => you.includes(seat));
