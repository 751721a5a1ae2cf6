import { settings } from './settings.svelte';
import { play, sounds } from './sound';

const QUIET = '/favicon.svg';
const LIT = '/favicon-turn.svg';

export interface TurnSignal {
  /** It is the turn of somebody at this browser. */
  mine: boolean;
  /** The title of the page, already in words. */
  title: string;
  /** What a notification says. */
  notice: string;
  /** Names the turn: the same one is signalled once. */
  turn: string;
}

let signalled = '';
let notification: Notification | null = null;

/** Tells whose turn it is by the page's title and icon, and of a new own turn by sound and notification as set. */
export function signalTurn({ mine, title, notice, turn }: TurnSignal) {
  showTurn(mine, title);
  if (!mine) return endNotice();
  if (turn === signalled) return;
  signalled = turn;
  play(sounds.yourTurn);
  if (settings.notifications && document.hidden) showNotice(notice);
}

/** Tells by the page's title and icon alone whether somebody here is to act. */
export function showTurn(mine: boolean, title: string) {
  document.title = title;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? LIT : QUIET);
}

/** The screen is left: the page is again any page. */
export function endSignal() {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', QUIET);
  endNotice();
}

function showNotice(text: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    notification = new Notification(text, { icon: LIT, tag: 'citywright-turn' });
    notification.onclick = () => {
      window.focus();
      endNotice();
    };
  } catch {
    // some phones allow notifications only from a service worker; title and sound remain
  }
}

function endNotice() {
  notification?.close();
  notification = null;
}
