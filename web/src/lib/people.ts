import { gameWords } from '../games';
import { m } from '$messages';
import { teamEmblems, type Emblem } from './emblems';
import { remember, remembered } from './stored';
import type { SeatDoc, TableDoc } from './wire';

const LEVELS: Record<string, { label: () => string; about: () => string }> = {
  easy: { label: m.level_easy, about: m.level_easy_about },
  steady: { label: m.level_steady, about: m.level_steady_about },
  sharp: { label: m.level_sharp, about: m.level_sharp_about },
  expert: { label: m.level_expert, about: m.level_expert_about },
};

/** The levels of bots, from the weakest. */
export const levels = Object.keys(LEVELS);

/** A bot's level in words; a level without words keeps its name. */
export const levelName = (level: string) => LEVELS[level]?.label() ?? level;
export const levelAbout = (level: string) => LEVELS[level]?.about() ?? '';

/** A seat's name in words, whoever sits there. */
export function seatName(seat: SeatDoc): string {
  if (seat.kind === 'open') return m.lobby_open_seat();
  return seat.name ?? m.bot();
}

/** The emblems of a seat's teams, one or two. */
export function seatEmblems(table: TableDoc, seat: number): Emblem[] {
  const teamsEach = gameWords[table.game]?.teamsEach(table.players) ?? 1;
  const teams = teamEmblems(table.seats, teamsEach);
  return [teams[seat], teams[seat + table.seats.length]].filter((emblem) => emblem !== undefined);
}

export const both = (words: string[]) =>
  words.length > 1
    ? m.and({ first: words.slice(0, -1).join(', '), second: words.at(-1)! })
    : (words[0] ?? '');

/** The name that the person at this browser chose last. */
export const myName = () => remembered('name', '');
export const rememberName = (name: string) => remember('name', name);

/** The key that opens a table's seats, from its link or from making the table. */
export const inviteOf = (table: string): string | null =>
  remembered<Record<string, string>>('invites', {})[table] ?? null;

export function rememberInvite(table: string, invite: string) {
  const invites = Object.entries(remembered<Record<string, string>>('invites', {})).filter(
    ([id]) => id !== table,
  );
  remember('invites', Object.fromEntries([...invites.slice(-49), [table, invite]]));
}

export const inviteLink = (table: string, invite: string | null) =>
  `${location.origin}/t/${table}${invite ? `#k=${invite}` : ''}`;
