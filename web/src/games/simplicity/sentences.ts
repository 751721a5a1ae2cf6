/** The log: one sentence per event, from the table's steps. */

import './messages';
import type { Step } from '$lib/wire';
import type { SimplicityEvent, SpaceName, Tile } from './wire';
import { listed, tell } from '$lib/words';
import { m } from '$messages';
import { byBot } from '$play/late';
import { takenBack } from '$play/names';
import { undone } from '$play/steps';
import { tileName } from './words';

/** A stretch of a sentence: plain words, a team's name, a space of the city or a tile. */
export type Piece = { text: string } | { team: number } | { space: SpaceName } | { tile: Tile };

export interface Line {
  key: string;
  /** Its step. */
  seq: number;
  /** 0 in the set-up. */
  round: number;
  /** The disc before the sentence. */
  team: number | null;
  pieces: Piece[];
  points: number | null;
  /** Its marks on the board. */
  spaces: SpaceName[];
  slot: number | null;
  undone: boolean;
  /** It reports a take-back. */
  takesBack: boolean;
}

/** A line of the log in pieces: marks replace teams, spaces and tiles, and cut the sentence. */
function rich(event: object): Piece[] {
  const marked: Piece[] = [];
  const mark = (piece: Piece) => `\u0001${marked.push(piece) - 1}\u0001`;
  const name = (field: string, code: string) => {
    if (field === 'team') return mark({ team: Number(code) });
    if (field === 'space') return mark({ space: code });
    return field === 'tiles' ? [...code].map((tile) => mark({ tile: tile as Tile })).join(' ') : null;
  };
  return tell('event', event, { game: 'simplicity', name })
    .split('\u0001')
    .map((part, i): Piece => (i % 2 ? marked[Number(part)]! : { text: part }))
    .filter((piece) => !('text' in piece) || piece.text);
}

type Written = Pick<Line, 'team' | 'pieces'> &
  Partial<Pick<Line, 'points' | 'spaces' | 'slot' | 'takesBack'>>;

/** The sentence of one event; null for events that share a sentence or have none. */
function sentence(event: SimplicityEvent): Written | null {
  switch (event.event) {
    case 'built': {
      // The gain is next to the sentence.
      const { team, slot, tile, space, total } = event;
      const pieces = rich({ event: 'built', team, slot, tile, space });
      return { team, pieces, points: total ?? null, spaces: [space], slot };
    }
    case 'slot_blocked':
      return { team: event.team, pieces: rich(event), slot: event.slot };
    case 'token_given':
      return { team: event.team, pieces: rich(event) };
    case 'game_over':
      return { team: null, pieces: rich(event) };
    default:
      return null;
  }
}

/** Events of one kind in a row make one sentence: seven tiles, six pawns. */
function together(run: SimplicityEvent[]): Written | null {
  const [first] = run;
  if (first?.event === 'tile_drawn') {
    const tiles = run.map((event) => (event.event === 'tile_drawn' ? event.tile : '')).join('');
    return { team: null, pieces: rich({ event: 'dealt', tiles }) };
  }
  if (first?.event === 'pawn_placed') {
    const team = run.flatMap((event) => (event.event === 'pawn_placed' ? [event.team] : []));
    return { team: null, pieces: rich({ event: 'order', team }) };
  }
  if (first?.event === 'strip_laid')
    return { team: null, pieces: rich({ event: 'city_laid', columns: run.length }) };
  return first ? sentence(first) : null;
}

const GROUPED = new Set(['tile_drawn', 'pawn_placed', 'strip_laid']);

/** A sentence about a bot in a person's place. */
function piecesByBot(step: Step, pieces: Piece[]): Piece[] {
  const [before = '', after = ''] = byBot(step, '\u0001').split('\u0001');
  return [{ text: before }, ...pieces, { text: after }];
}

/**
 * All events, oldest first; an undone move stays, marked, with the line that reports it. A bot's move for a person
 * says so.
 */
export function lines(
  steps: readonly Step[],
  nameOf: (seat: number) => string,
  isPerson: (seat: number) => boolean,
  /** The round in which they end, at a table that begins within a game. */
  last = 0,
): Line[] {
  const written: Line[] = [];
  const gone = undone(steps);
  let round = 0;
  let run: SimplicityEvent[] = [];
  let ran: Step | null = null;
  const write = (step: Step, made: Written | null) => {
    if (!made) return;
    const key = `${step.seq}-${written.length}`;
    const undone = gone.has(step.seq);
    const plain = { points: null, spaces: [], slot: null, takesBack: false };
    // the act itself, not what follows from it
    const acts = typeof made.slot === 'number' && step.bot && step.seat !== null;
    const pieces = acts && isPerson(step.seat!) ? piecesByBot(step, made.pieces) : made.pieces;
    written.push({ key, seq: step.seq, round, undone, ...plain, ...made, pieces });
  };
  const flush = () => {
    if (ran) write(ran, together(run));
    run = [];
    ran = null;
  };
  for (const step of steps) {
    if (step.taken_back) {
      flush();
      const pieces = [{ text: takenBack(step.seat === null ? '' : nameOf(step.seat)) }];
      write(step, { team: null, pieces, takesBack: true });
    }
    for (const event of step.events as SimplicityEvent[]) {
      if (run[0] && run[0].event !== event.event) flush();
      if (event.event === 'tile_drawn' && !run.length && !gone.has(step.seq)) round += 1;
      if (GROUPED.has(event.event)) {
        run.push(event);
        ran = step;
      } else write(step, sentence(event));
    }
  }
  flush();
  const before = Math.max(last - round, 0);
  return written.map((line) => ({ ...line, round: line.round + before }));
}

/** A line in plain words; several tiles, which marks only stand side by side for, are a list. */
export function plain(pieces: readonly Piece[], teamName: (team: number) => string): string {
  const tiles = pieces.flatMap((piece) => ('tile' in piece ? [tileName(piece.tile)] : []));
  const first = pieces.findIndex((piece) => 'tile' in piece);
  return pieces
    .map((piece, i) => {
      if (first >= 0 && i > first && i < first + 2 * tiles.length - 1) return '';
      if ('text' in piece) return piece.text;
      if ('team' in piece) return teamName(piece.team);
      return 'tile' in piece ? listed(tiles) : piece.space;
    })
    .join('');
}

/** The head of a round in the log. */
export const roundName = (round: number) => tell('event', { event: 'round', round }, { game: 'simplicity' });

/** The live region's text for an event; empty if it announces nothing. */
export function spoken(event: SimplicityEvent, bot: boolean, teamName: (team: number) => string): string {
  if (event.event !== 'built') {
    const made = sentence(event);
    return made ? plain(made.pieces, teamName) : '';
  }
  const called = (team: number) => (bot ? m.sim_team_bot({ team: teamName(team) }) : teamName(team));
  const name = (field: string, code: string) => (field === 'team' ? called(Number(code)) : null);
  return tell('event', event, { game: 'simplicity', name });
}
