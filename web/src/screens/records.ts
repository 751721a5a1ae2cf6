/** Records of games in a file: one a line, or one alone (docs/records.md). */

import { isObject } from '$lib/stored';

/** What a record says of itself. */
export interface RecordFile {
  /** The record as one line of JSON. */
  text: string;
  game: string;
  /** The names of its seats. */
  seats: readonly string[];
  /** How many entries its log has. */
  entries: number;
  over: boolean;
}

function recordOf(value: unknown): RecordFile | null {
  if (!isObject(value) || typeof value['game'] !== 'string' || !Array.isArray(value['log'])) return null;
  const seats = Array.isArray(value['seats']) ? value['seats'] : [];
  return {
    text: JSON.stringify(value),
    game: value['game'],
    seats: seats.map((seat) => (typeof seat === 'string' ? seat : '')),
    entries: value['log'].length,
    over: value['result'] !== undefined && value['result'] !== null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The records of a file; lines that are none are left out. */
export function recordsOf(text: string): RecordFile[] {
  const whole = recordOf(parsed(text));
  if (whole) return [whole];
  return text.split('\n').flatMap((line) => recordOf(parsed(line)) ?? []);
}

/** Names for the seats of a practice table: each once, none empty. */
export function namesOf(
  { seats }: Pick<RecordFile, 'seats'>,
  count: number,
  other: (seat: number) => string,
) {
  const names: string[] = [];
  for (let seat = 0; seat < count; seat++) {
    const own = (seats[seat] ?? '').trim().slice(0, 24);
    names.push(own && !names.includes(own) ? own : other(seat));
  }
  return names;
}
