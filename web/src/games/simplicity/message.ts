/** The tray's text between its title and its buttons. */

import { piece } from '$lib/language';
import { sentences } from '$lib/words';
import { m } from '$messages';
import { awaySeat, lentSeat } from '$play/absence';
import type { TableDoc } from '$lib/wire';
import { spaceAt } from './geometry';
import type { Move } from './moves';
import type { Plan } from './plan.svelte';
import type { SimplicityView, Slot, Tile } from './wire';
import { spaceNames, symbolsName } from './words';

type Message =
  /** Turns played while the connection was away; the person chooses whether to replay them. */
  | { kind: 'missed'; text: string }
  /** A seat that others play for a while: of this browser, or of an absent player. */
  | { kind: 'absence'; seat: number }
  /** A build, with its sum. */
  | { kind: 'build'; text: string; tile: Tile | null; move: Move & { entry: { take: number } } }
  /** A slot is chosen, to be blocked. */
  | { kind: 'block'; text: string; tile: Tile }
  /** A slot is chosen, to take its tile; `more` names its best spaces. */
  | { kind: 'slot'; text: string; tile: Tile; more: string }
  /** A space is chosen: what may be built on it. */
  | { kind: 'space'; text: string; offers: readonly Offer[] }
  /** Anything else; the last event is below it. */
  | { kind: 'plain'; lines: readonly Line[] };

interface Line {
  text: string;
  rule: string | null;
}

/** A tile that may be built on the chosen space. */
interface Offer {
  slot: number;
  tile: Tile;
  /** What it brings; null while that is hidden. */
  points: number | null;
  /** The label of its button. */
  label: string;
}

/** The inputs of a message. */
interface Moment {
  /** What choices bring stays hidden. */
  hush?: boolean;
  doc: TableDoc;
  view: SimplicityView;
  plan: Plan;
  /** The chosen slot. */
  slot: Slot | null;
  /** The inspected move. */
  peek: Move | null;
  /** The turns played while the connection was away. */
  missed: number;
  /** A bot has moved because the time ran out. */
  late: string;
  teamName(team: number): string;
}

export function messageOf(moment: Moment): Message {
  const { doc, view, plan, slot, peek, missed } = moment;
  if (missed) return { kind: 'missed', text: m.play_missed({ count: missed }) };
  const lent = lentSeat(doc);
  if (lent !== null) return { kind: 'absence', seat: lent };

  const shown = peek ?? plan.aimed;
  const tile = slot?.tile ?? null;
  if (shown && 'take' in shown.entry) {
    const { take, build: space } = shown.entry;
    const text = m.sim_tray_aimed({ slot: take, tile: piece('tile', tile ?? ''), space });
    return { kind: 'build', text, tile, move: { ...shown, entry: shown.entry } };
  }
  if (plan.stage === 'aimed' && slot && tile) {
    const text = m.sim_tray_block_chosen({ slot: slot.slot, tile: piece('tile', tile) });
    return { kind: 'block', text, tile };
  }
  if (plan.stage === 'space' && slot && tile) {
    const text = m.sim_tray_fits({
      ...{ slot: slot.slot, tile: piece('tile', tile) },
      ...{ count: plan.lit.size, symbols: symbolsName(slot) },
    });
    return { kind: 'slot', text, tile, more: moment.hush ? '' : best(plan) };
  }
  if (plan.stage === 'where') {
    const space = plan.space!;
    const text = m.sim_tray_where({
      space,
      symbol: piece('symbol', spaceAt(view.columns, space)!.symbol ?? 'blank'),
    });
    return { kind: 'space', text, offers: offers(view, plan, moment.hush) };
  }
  return plainly(moment);
}

/** The highest gain of the chosen slot, and where. */
function best({ lit }: Plan): string {
  const points = Math.max(0, ...[...lit.values()].map(({ about }) => about.total));
  const spaces = [...lit]
    .filter(([, { about }]) => about.total === points)
    .map(([space]) => space)
    .sort();
  const more = Math.max(0, spaces.length - 3);
  return m.sim_tray_best({ points, spaces: spaceNames(spaces.slice(0, 3)), more });
}

function offers({ slots }: SimplicityView, plan: Plan, hush = false): Offer[] {
  return plan.offers.flatMap(({ slot, move }) => {
    const tile = slots.find((each) => each.slot === slot)?.tile;
    if (!tile) return [];
    const points = move.about.total;
    const named = m.sim_tray_where_slot({ slot, tile: piece('tile', tile) });
    return [
      {
        slot,
        tile,
        points: hush ? null : points,
        label: hush ? named : m.with_more({ text: named, more: `+${points}` }),
      },
    ];
  });
}

/** Tiles are left, but none fits at its slot's spaces (SIM-3.7). */
function isStuck({ columns, slots }: SimplicityView, { takes }: Plan): boolean {
  return [...takes].every(([number, spaces]) => {
    const symbols = slots.find(({ slot }) => slot === number)?.symbols ?? [];
    const fits = (space: string) => symbols.some((symbol) => symbol === spaceAt(columns, space)?.symbol);
    return symbols.length > 0 && ![...spaces.keys()].some(fits);
  });
}

function plainly({ doc, view, plan, late, teamName }: Moment): Message {
  const team = view.team === null ? '' : teamName(view.team);
  const lines: Line[] = late ? [{ text: late, rule: null }] : [];
  if (plan.stage === 'block') lines.push({ text: m.sim_tray_block({ team }), rule: 'SIM-3.2' });
  else if (plan.stage === 'slot') {
    const text = m.sim_tray_choose_tile({ count: plan.takes.size });
    const isFree = isStuck(view, plan);
    lines.push(
      isFree ? { text: sentences([text, m.sim_tray_stuck()]), rule: 'SIM-3.7' } : { text, rule: null },
    );
  } else if (view.phase !== 'over') {
    const acting = view.team === null ? null : (view.teams[view.team]?.seat ?? null);
    const away = acting === null ? null : awaySeat(doc, [acting]);
    if (away !== null) return { kind: 'absence', seat: away };
    if (!doc.you.length) lines.push({ text: m.play_watching(), rule: null });
    if (view.phase === 'block') lines.push({ text: m.sim_tray_blocks({ team }), rule: 'SIM-3.2' });
  }
  return { kind: 'plain', lines };
}
