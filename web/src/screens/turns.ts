import type { TableDoc } from '$lib/wire';

/** Somebody at this browser is to act at this table. */
export const yourTurn = ({ status, turn, you }: TableDoc): boolean =>
  status === 'running' && turn.some((seat) => you.includes(seat));
