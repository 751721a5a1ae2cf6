import { api } from './api';
import { yourTurn } from './turns';

/** How often a page beside the tables asks for them, in milliseconds. */
const INTERVAL = 20_000;

/** Whether a seat of this browser is to act somewhere, as last heard. */
export const waiting = $state({ turn: false });

/** Asks while the element exists and the page is in sight. An attachment. */
export const watchTurns = () => {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    api.myTables().then(
      (tables) => (waiting.turn = tables.some(yourTurn)),
      () => {},
    );
  };
  ask();
  const timer = setInterval(ask, INTERVAL);
  return () => clearInterval(timer);
};
