/** The log: what happened, one sentence an event, from the table's steps. */

import './messages';
import type { Step } from '$lib/wire';
import type { Part, SimplicityEvent, SpaceName, Tile } from './wire';
import { m } from '$messages';
import { undone } from '$play/steps';
import { aTile, tileName } from './words';

/** A stretch of a sentence: plain words, a team's name, a space of the city or a tile. */
export type Piece = { text: string } | { team: number } | { space: SpaceName } | { tile: Tile };

export interface Line {
  key: string;
  /** The step it tells of. */
  seq: number;
  /** 0 in the set-up. */
  round: number;
  /** Whose disc stands before the sentence. */
  team: number | null;
  pieces: Piece[];
  points: number | null;
  /** What it marks on the board. */
  spaces: SpaceName[];
  slot: number | null;
  undone: boolean;
}

type Value = string | number | { team: number } | { space: SpaceName };

/** A message whose places hold teams and spaces: it is written with marks in them and cut at the marks. */
function rich<Named extends string>(
  message: (values: Record<Named, string>) => string,
  values: Record<Named, Value>,
): Piece[] {
  const marked: Piece[] = [];
  const texts = Object.entries<Value>(values).map(([key, value]) => {
    if (typeof value !== 'object') return [key, String(value)];
    marked.push(value);
    return [key, `\u0001${marked.length - 1}\u0001`];
  });
  return message(Object.fromEntries(texts) as Record<Named, string>)
    .split('\u0001')
    .map((part, i): Piece => (i % 2 ? marked[Number(part)]! : { text: part }))
    .filter((piece) => !('text' in piece) || piece.text);
}

type Written = Pick<Line, 'team' | 'pieces'> & Partial<Pick<Line, 'points' | 'spaces' | 'slot'>>;

/** The sentence of one event; null for those that are told together with others, or not at all. */
function sentence(event: SimplicityEvent): Written | null {
  switch (event.event) {
    case 'built': {
      const { team, slot, tile, space, total } = event;
      const pieces = rich(m.sim_log_built, { team: { team }, tile: aTile(tile), space: { space }, slot });
      return { team, pieces, points: total, spaces: [space], slot };
    }
    case 'slot_blocked': {
      const { team, slot, tile } = event;
      const name = tile ? tileName(tile) : '';
      return { team, pieces: rich(m.sim_log_blocked, { team: { team }, slot, tile: name }), slot };
    }
    case 'token_given':
      return { team: event.team, pieces: rich(m.sim_log_token, { team: { team: event.team } }) };
    case 'game_over':
      return { team: null, pieces: [{ text: m.sim_log_over() }] };
    default:
      return null;
  }
}

/** Events of one kind in a row make one sentence: seven tiles, six pawns. */
function together(run: SimplicityEvent[]): Written | null {
  const [first] = run;
  if (first?.event === 'tile_drawn') {
    const tiles = run.flatMap((event): Piece[] =>
      event.event === 'tile_drawn' ? [{ tile: event.tile }] : [],
    );
    return { team: null, pieces: enumerated(m.sim_log_dealt({ tiles: '\u0001' }), tiles) };
  }
  if (first?.event === 'pawn_placed') {
    const teams = run.flatMap((event): Piece[] =>
      event.event === 'pawn_placed' ? [{ team: event.team }] : [],
    );
    return { team: null, pieces: enumerated(m.sim_log_order({ teams: '\u0001' }), teams) };
  }
  if (first?.event === 'strip_laid')
    return { team: null, pieces: [{ text: m.sim_log_strips({ count: run.length }) }] };
  return first ? sentence(first) : null;
}

/** A sentence with a list at its mark. */
function enumerated(sentence: string, items: Piece[]): Piece[] {
  const list = items.flatMap((item, i): Piece[] => (i ? [{ text: ', ' }, item] : [item]));
  const [before = '', after = ''] = sentence.split('\u0001');
  return [{ text: before }, ...list, { text: after }];
}

const GROUPED = new Set(['tile_drawn', 'pawn_placed', 'strip_laid']);

/** Everything that happened, oldest first; a move taken back stays, marked, with the line that says so. */
export function lines(steps: readonly Step[], nameOf: (seat: number) => string): Line[] {
  const written: Line[] = [];
  const gone = undone(steps);
  let round = 0;
  let run: SimplicityEvent[] = [];
  let ran: Step | null = null;
  const write = (step: Step, made: Written | null) => {
    if (!made) return;
    const key = `${step.seq}-${written.length}`;
    const undone = gone.has(step.seq);
    written.push({ key, seq: step.seq, round, points: null, spaces: [], slot: null, undone, ...made });
  };
  const flush = () => {
    if (ran) write(ran, together(run));
    run = [];
    ran = null;
  };
  for (const step of steps) {
    if (step.taken_back) {
      flush();
      const name = step.seat === null ? '' : nameOf(step.seat);
      write(step, { team: null, pieces: [{ text: m.play_log_taken_back({ name }) }] });
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
  return written;
}

/** A line in plain words. */
export const plain = (pieces: readonly Piece[], teamName: (team: number) => string): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('team' in piece) return teamName(piece.team);
      return 'tile' in piece ? tileName(piece.tile) : piece.space;
    })
    .join('');

/** What the live region says of an event; empty when it says nothing. */
export function spoken(event: SimplicityEvent, bot: boolean, teamName: (team: number) => string): string {
  if (event.event !== 'built') {
    const made = sentence(event);
    return made ? plain(made.pieces, teamName) : '';
  }
  const { tile, space, total: points } = event;
  const parts = spokenParts(event.parts);
  const said = { team: teamName(event.team), tile: aTile(tile), space, points, parts };
  if (!parts) return bot ? m.sim_say_built_bot(said) : m.sim_say_built(said);
  return bot ? m.sim_say_built_bot_parts(said) : m.sim_say_built_parts(said);
}

function spokenParts(parts: readonly Part[]): string {
  const of = (...sources: Part['source'][]) =>
    parts.reduce((sum, part) => sum + (sources.includes(part.source) ? part.points : 0), 0);
  const said: [number, (values: { points: number }) => string][] = [
    [of('neighbourhood'), m.sim_say_part_neighbourhood],
    [of('link'), m.sim_say_part_link],
    [of('park'), m.sim_say_part_park],
    [of('more_neighbourhood', 'more_park'), m.sim_say_part_more],
  ];
  const words = said.filter(([points]) => points).map(([points, message]) => message({ points }));
  return words.join(', ');
}
