/** The facts of what was played in Small City that its lessons speak of. */

import type { Played } from '$play/lessons';
import type { EventDoc, SeatView, View } from '../wire';
import { addedFacts, type AddedFacts } from './added';

type Told<Name extends EventDoc['event']> = Extract<EventDoc, { event: Name }>;

export interface CityFacts extends AddedFacts {
  /** The tiles that were built or raised, by code, with their cells. */
  built: readonly { tile: string; cells: readonly string[] }[];
  raised: readonly { tile: string; cells: readonly string[] }[];
  /** The learner's people who walked, each with its cells; `abroad` into another borough. */
  moved: readonly { from: string; to: string; tile: string | null; abroad: boolean }[];
  /** How far the game has come since the round of the beginning: eight phases a round. */
  reached: number;
  /** What the round brought, by its events. */
  votes: number;
  counted: boolean;
  earned: number;
  sold: number;
  bought: number;
  arrived: number;
  rise: number;
  track: number;
  /** The material that was discarded last. */
  discarded: string;
  /** Money that was spent, votes now, and by how much more the round counts than was due. */
  spent: number;
  total: number;
  more: number;
  /** Votes less pollution: the learner's, what it gained, and that of the next seat. */
  score: number;
  gain: number;
  rival: number;
  /** The number that the learner said; 0 without one. */
  guess: number;
  buried: boolean;
  /** The row of the council move, from 1; 0 without one. */
  row: number;
  paid: string;
  less: number;
  card: string;
  mayor: boolean;
  kept: boolean;
  failed: readonly string[];
}

/** The cells of a text such as `c3 d3`. */
const cellsOf = (text: string) => text.split(' ').filter(Boolean);

const worth = ({ votes, pollution }: SeatView) => votes - pollution;

/** The facts of what the learner did and what followed. */
export function factsOf({ steps, before, after, guess }: Played<View>): CityFacts {
  const events = steps.flatMap((step) => step.events as EventDoc[]);
  const all = <Name extends EventDoc['event']>(name: Name): Told<Name>[] =>
    events.filter(
      (event): event is Told<Name> => event.event === name && (!('seat' in event) || event.seat === 0),
    );
  const sum = <Each>(each: readonly Each[], of: (one: Each) => number) =>
    each.reduce((total, one) => total + of(one), 0);
  const [was, is] = [before.seats[0]!, after.seats[0]!];
  const council = all('council_move').at(-1);
  const votes = sum(all('voted'), (event) => event.votes);
  const earned = sum(all('earned'), ({ money }) => money);
  const sold = sum(all('sold'), ({ money }) => money);
  return {
    built: all('built').map(({ tile, cells }) => ({ tile, cells: cellsOf(cells) })),
    raised: all('upgraded').map(({ next, cells }) => ({ tile: next.tile, cells: cellsOf(cells) })),
    moved: all('moved').map(({ from, to }) => ({
      ...{ from: from.cell, to: to.cell, tile: to.tile },
      abroad: to.host !== null,
    })),
    reached: after.over ? 99 : (after.round - before.round) * 8 + after.phase,
    votes,
    counted: all('voted').length > 0,
    earned,
    sold: all('sold').length,
    bought: sum(all('bought'), (event) => event.votes) + sum(all('traded'), (event) => event.votes),
    arrived: sum(all('arrived'), ({ count }) => count),
    rise: sum(all('polluted'), ({ rise }) => rise),
    track: is.pollution,
    discarded: all('discarded').at(-1)?.material ?? '',
    spent: was.money - is.money + earned + sold,
    total: is.votes,
    more: votes - (was.due?.votes ?? 0),
    score: worth(is),
    gain: worth(is) - worth(was),
    rival: after.seats[1] ? worth(after.seats[1]) : 0,
    guess: guess ?? 0,
    ...addedFacts(events, before, after),
    buried: all('cemetery_grown').length > 0,
    row: council?.row ?? 0,
    paid: council?.paid.pay ?? '',
    less: sum(all('cleaned'), (event) => event.less),
    card: all('card_taken').at(-1)?.card ?? '',
    mayor: all('mayor_comes').length > 0,
    kept: all('promise_kept').length > 0,
    failed: all('failed').map(({ step }) => (step.do === 'build' ? step.tile : '')),
  };
}
