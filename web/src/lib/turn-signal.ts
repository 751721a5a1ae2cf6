import { settings } from './settings.svelte';
import { play, sounds } from './sound';
import { notify, unnotify } from './worker';

const QUIET = '/favicon.svg';
const LIT = '/favicon-turn.svg';
/** A new notice takes the place of the one before. */
const TAG = 'citywright-turn';

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
/** What takes the notice of the last turn away. */
let ending: ReturnType<typeof setTimeout> | undefined;
let shown = { mine: false, title: document.title };
/** What shows the icon. */
let showing: ReturnType<typeof setTimeout> | undefined;
/** What somebody is called for now. */
let called: string | null = null;

/** Tells whose turn it is by the page's title and icon, and of a new own turn by sound and notification as set. */
export function signalTurn({ mine, title, notice, turn }: TurnSignal) {
  showTurn(mine, title);
  if (!mine) return endNotice();
  if (turn === signalled) return;
  signalled = turn;
  play(sounds.yourTurn);
  if (settings.notifications && document.hidden) void showNotice(notice);
}

/** Tells by the page's title and icon alone whether somebody here is to act. */
export function showTurn(mine: boolean, title: string) {
  shown = { mine, title };
  document.title = called ?? title;
  showIcon(mine || called !== null ? LIT : QUIET);
}

/** A browser takes an icon anew even if it is the same, and takes long over it: in a task of its own. */
function showIcon(href: string) {
  clearTimeout(showing);
  showing = setTimeout(() => {
    const icon = document.querySelector('link[rel="icon"]');
    if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
  });
}

/** Calls the person whatever else the title would say, until it is called with null. */
export function callOut(title: string | null) {
  called = title;
  showTurn(shown.mine, shown.title);
}

/** The screen is left: the page is again any page. */
export function endSignal() {
  called = null;
  showIcon(QUIET);
  endNotice();
}

async function showNotice(text: string) {
  clearTimeout(ending);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // phones take notices from a worker alone
  if (await notify(text, { tag: TAG, icon: LIT })) return;
  try {
    notification = new Notification(text, { icon: LIT, tag: TAG });
  } catch {
    return; // a phone whose worker is not there yet; title and sound remain
  }
  notification.onclick = () => {
    window.focus();
    endNotice();
  };
}

function endNotice() {
  notification?.close();
  notification = null;
  // asking the worker can wait until the screen shows what ended the turn
  clearTimeout(ending);
  ending = setTimeout(() => void unnotify(TAG));
}
