import { m } from '$messages';
import { isText, recordOf, remember, remembered } from './stored';
import type { SeatDoc } from './wire';

/** A seat's name in words, whether a person or a bot plays it. */
export function seatName(seat: SeatDoc): string {
  if (seat.kind === 'open') return m.lobby_open_seat();
  return seat.name ?? m.bot();
}

/** The last name chosen at this browser. */
export const myName = () => remembered('name', isText, '');
export const rememberName = (name: string) => remember('name', name);

/** The word that opens tables at this server. */
export const openingWord = () => remembered('word', isText, '');
export const rememberWord = (word: string) => remember('word', word);

/** The key to a table's seats, from its link or from creating the table. */
export const inviteOf = (table: string): string | null => new Map(invites()).get(table) ?? null;
const invites = () => Object.entries(remembered('invites', recordOf(isText), {}));

export function rememberInvite(table: string, invite: string) {
  const others = invites().filter(([id]) => id !== table);
  remember('invites', Object.fromEntries([...others.slice(-49), [table, invite]]));
}

/** The link to a table, or to a seat of it; `origin` is the server's public address. */
export const inviteLink = (table: string, invite: string | null, origin = location.origin) =>
  `${origin}/t/${table}${invite ? `#k=${invite}` : ''}`;

/** Whether an address leads each reader to their own device. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
