import { settings } from './settings.svelte';
import { play } from './sound';
import { notify, unnotify } from './worker';

const QUIET = '/favicon.svg';
const LIT = '/favicon-turn.svg';
/** A new notification replaces the one before. */
const TAG = 'citywright-turn';

export interface TurnSignal {
  /** It is the turn of a seat at this browser. */
  mine: boolean;
  /** The title of the page, already in words. */
  title: string;
  /** The text of a notification. */
  notice: string;
  /** Identifies the turn: each is signalled once. */
  turn: string;
}

let signalled = '';
let notification: Notification | null = null;
/** The timer that closes the last turn's notification. */
let ending: ReturnType<typeof setTimeout> | undefined;
let shown = { mine: false, title: document.title };
/** The timer that sets the icon. */
let showing: ReturnType<typeof setTimeout> | undefined;
/** The current call for a person. */
let called: string | null = null;

/** Signals the turn by the page's title and icon, and a new own turn by sound and notification, as set. */
export function signalTurn({ mine, title, notice, turn }: TurnSignal) {
  showTurn(mine, title);
  if (!mine) return endNotice();
  if (turn === signalled) return;
  signalled = turn;
  void play('turn');
  if (settings.notifications && document.hidden) void showNotice(notice);
}

/** Another person waits for a seat here: signals its turn again, by sound and notification, as set. */
export function remindTurn(notice: string) {
  void play('turn');
  if (settings.notifications && document.hidden) void showNotice(notice);
}

/** Signals by the page's title and icon alone whether a seat here is to act. */
export function showTurn(mine: boolean, title: string) {
  shown = { mine, title };
  document.title = called ?? title;
  showIcon(mine || called !== null ? LIT : QUIET);
}

/** A browser reloads even an identical icon, slowly: so in a separate task. */
function showIcon(href: string) {
  clearTimeout(showing);
  showing = setTimeout(() => {
    const icon = document.querySelector('link[rel="icon"]');
    if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
  });
}

/** Shows a call instead of the usual title, until called with null. */
export function callOut(title: string | null) {
  called = title;
  showTurn(shown.mine, shown.title);
}

/** The person leaves the screen: resets the page's signals. */
export function endSignal() {
  called = null;
  showIcon(QUIET);
  endNotice();
}

async function showNotice(text: string) {
  clearTimeout(ending);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // phones accept notifications from a worker alone
  if (await notify(text, { tag: TAG, icon: LIT })) return;
  try {
    notification = new Notification(text, { icon: LIT, tag: TAG });
  } catch {
    return; // a phone whose worker is not ready yet; title and sound remain
  }
  notification.onclick = () => {
    window.focus();
    endNotice();
  };
}

function endNotice() {
  notification?.close();
  notification = null;
  // the worker can wait until the screen shows the event that ended the turn
  clearTimeout(ending);
  ending = setTimeout(() => void unnotify(TAG));
}
