/** The visible change of each event, and its phase. Events of modules are in `modules`. */

import { cellsOf, inOrder } from '../map/geometry';
import { ADDED } from '../tasks/added';
import type { EventDoc, SeatView } from '../wire';
import type { Between } from './between';
import { beyond, cleared, leaves, rested, stays, without } from './borough';
import { MODULES } from './modules';
import type { Change, Changes, Told } from './types';

const CHANGES: Changes = {
  city_hall: { shows: hall },
  round_begins: {
    phase: 1,
    shows(between, { round, host }) {
      between.view = { ...between.view, round, host };
      for (const { seat } of between.view.seats) {
        between.borough(seat, leaves);
        between.seat(seat, () => ({ card: null }));
      }
    },
  },
  mayor_comes: {
    shows: (between, { seat, cells }) =>
      between.borough(seat, (borough) => ({ ...cleared(borough, cellsOf(cells)), mayor: cells })),
  },
  card_boxed: {
    shows(between, { card }) {
      between.view = { ...between.view, boxed: [...between.view.boxed, card].sort() };
    },
  },
  card_shown: { shows: (between, { card }) => between.card(card, null) },
  card_taken: {
    shows(between, { card, seat }) {
      between.card(card, seat);
      between.seat(seat, () => ({ card }));
    },
  },

  revealed: { phase: 2 },
  zone_grown: { shows: grow },
  built: { shows: place },
  enlarged: { shows: place },
  upgraded: { shows: place },

  moved: {
    phase: 3,
    drafted: true,
    shows(between, { seat, person, from, to }) {
      between.leave(seat, from.host ?? seat, from.cell, person);
      // without a space, the person is on open ground; a Park is such ground too (SP-POL-5)
      const host = to.host ?? seat;
      if (between.view.seats[host]!.borough.spaces[to.cell]) between.enter(seat, host, to.cell, person);
      else between.stand(seat, to.cell, person);
    },
  },
  idle: {
    phase: 3,
    shows: (between, { seat, cells }) =>
      between.borough(seat, (borough) => rested(borough, cellsOf(cells ?? ''))),
  },
  went_home: {
    phase: 3,
    drafted: true,
    shows(between, { seat, cell, person, rule }) {
      // a newcomer who goes straight home has not been there
      if (rule !== ADDED.newcomers) between.people(seat, 'hall', person, -1);
      between.enter(seat, seat, cell, person);
    },
  },
  entered: {
    shows(between, { seat, person }) {
      between.people(seat, 'aside', person, -1);
      between.people(seat, 'hall', person, 1);
    },
  },
  manned: {
    shows(between, { seat, cells, person }) {
      for (const cell of cellsOf(cells)) {
        between.people(seat, 'aside', person, -1);
        between.enter(seat, seat, cell, person);
      }
    },
  },
  arrived: {
    phase: 3,
    shows(between, { seat, count }) {
      between.people(seat, 'aside', 'citizen', -count);
      between.people(seat, 'hall', 'citizen', count);
    },
  },
  newcomers: {
    shows(between, { seat, in_career, in_hall }) {
      between.people(seat, 'aside', 'citizen', in_career);
      between.people(seat, 'hall', 'citizen', in_hall);
    },
  },

  earned: {
    shows: (between, event) => between.seat(event.seat, ({ money }) => ({ money: money + event.money })),
  },
  sold: {
    phase: 4,
    drafted: true,
    shows(between, event) {
      between.store(event.seat, event.material, -1);
      between.seat(event.seat, ({ money }) => ({ money: money + event.money }));
    },
  },
  bought: {
    phase: 4,
    drafted: true,
    shows: (between, event) =>
      between.seat(event.seat, ({ money, votes }) => ({
        money: money - event.money,
        votes: votes + event.votes,
      })),
  },
  traded: {
    phase: 4,
    drafted: true,
    shows(between, event) {
      between.store(event.seat, event.material, -1);
      between.seat(event.seat, ({ votes }) => ({ votes: votes + event.votes }));
    },
  },
  produced: { phase: 4, shows: stores },
  supplied: { shows: stores },
  stored: { shows: stores },
  discarded: { phase: 4, shows: (between, { seat, material }) => between.store(seat, material, -1) },
  voted: {
    // the forecast has arrived
    shows: (between, event) =>
      between.seat(event.seat, ({ votes }) => ({
        votes: votes + event.votes,
        due: between.after.seats[event.seat]!.due,
      })),
  },
  polluted: { phase: 6, shows: smoke },
  saved: { phase: 6 },
  soiled: { shows: smoke },
  cleaned: { shows: smoke },
  died: {
    shows: (between, { seat, owner, cell, person }) => between.leave(owner ?? seat, seat, cell, person),
  },
  cemetery_grown: {
    shows: (between, { seat, cell }) =>
      between.borough(seat, (borough) => ({
        ...cleared(borough, [cell]),
        cemetery: cellsOf(borough.cemetery).concat(cell).join(' '),
        buried: borough.buried + 1,
      })),
  },
  // its people leave as in the final view
  eliminated: {
    shows: (between, { seat }) =>
      between.seat(seat, () => {
        const { out, borough } = between.after.seats[seat]!;
        return { out, borough };
      }),
  },

  charged: { shows: (between, { seat, paid }) => between.seat(seat, (each) => less(each, paid)) },
  council_move: { phase: 7, shows: council },
  ...MODULES,
};

/** The change of an event, if any. */
export const changeOf = (event: EventDoc): Change<EventDoc> | undefined =>
  CHANGES[event.event] as Change<EventDoc> | undefined;

/** Sources of votes before phase 5, which counts all others: there modules have separate sources. */
const CARDS: readonly string[] = ['supporter'];

/** The phase that an event ends or happens in; undefined if it happens in many. */
export const phaseOf = (event: EventDoc): number | undefined =>
  event.event === 'voted' && !CARDS.includes(event.source) ? 5 : changeOf(event)?.phase;

function hall(between: Between, { seat, cells }: Told<'city_hall'>) {
  const at = cellsOf(cells);
  const placed = between.after.seats[seat]!.borough.tiles[at[0]!];
  if (!placed) return;
  between.borough(seat, (borough) => ({
    ...cleared(borough, at),
    tiles: { ...borough.tiles, [at[0]!]: placed },
  }));
}

function grow(between: Between, { seat, size }: Told<'zone_grown'>) {
  const { borough: grown } = between.after.seats[seat]!;
  const all = [
    grown.empty,
    grown.mayor,
    grown.cemetery,
    ...Object.values(grown.tiles).map(({ cells }) => cells),
  ].flatMap(cellsOf);
  between.borough(seat, (borough) => {
    const added = all.filter((cell) => beyond(cell, borough.zone));
    return { ...borough, zone: size, empty: [...cellsOf(borough.empty), ...added].sort(inOrder).join(' ') };
  });
}

function place(between: Between, event: Told<'built' | 'enlarged' | 'upgraded'>) {
  const { seat } = event;
  const before = cellsOf(event.cells);
  const at = event.event === 'built' ? before : [...before, ...cellsOf(event.with)].sort(inOrder);
  const tile = event.event === 'built' ? event.tile : event.next.tile;
  const later = between.after.seats[seat]!.borough;
  between.borough(seat, (borough) => {
    const tiles = { ...borough.tiles };
    delete tiles[before[0]!];
    const spaces = at.flatMap((cell) => {
      const space = later.spaces[cell];
      const who = borough.spaces[cell]?.who ?? null;
      return space ? [[cell, { ...space, who }] as const] : [];
    });
    return {
      ...cleared(borough, at),
      tiles: { ...tiles, [at[0]!]: { tile, level: between.level(tile), cells: at.join(' ') } },
      spaces: { ...borough.spaces, ...Object.fromEntries(spaces) },
      land: borough.land
        .map((land) => ({ ...land, cells: without(land.cells, at, stays(later, land.name)) }))
        .filter(({ cells }) => cells),
    };
  });
  const person = event.event === 'built' ? event.person : null;
  if (!person) return;
  between.people(seat, 'hall', person, -1);
  between.enter(seat, seat, at[0]!, person);
}

function stores(between: Between, { seat, materials }: Told<'produced' | 'supplied' | 'stored'>) {
  for (const { material, count } of materials) between.store(seat, material, count);
}

function smoke(between: Between, { seat, track }: Told<'polluted' | 'soiled' | 'cleaned'>) {
  between.seat(seat, () => ({ pollution: track }));
}

function council(between: Between, { seat, row, column, paid }: Told<'council_move'>) {
  between.seat(seat, (each) => {
    const moved = each.discs.indexOf(column - 1);
    return {
      ...less(each, paid),
      discs: each.discs.with(moved, column),
      disc_rows: each.disc_rows.with(moved, row),
    };
  });
}

/** The remaining money and votes after a payment. */
const less = ({ money, votes }: SeatView, paid: Told<'charged'>['paid']): Partial<SeatView> => ({
  money: money - (paid.pay === 'money' ? paid.money : 0),
  votes: votes - (paid.pay === 'votes' ? paid.votes : 0),
});
