/** Votes and pollution of a round, by source. */

import { listed } from '$lib/words';
import type { Told } from './types';
import type { Tally } from './show.svelte';

interface Part {
  /** Its look. */
  kind: 'home' | 'culture' | 'people' | 'visitors' | 'goods' | 'extra' | 'relief' | 'net';
  amount: number;
  name: string;
}
interface Bar {
  what: 'votes' | 'pollution';
  total: number;
  rows: Part[][];
  /** Relief beyond the allowed maximum. */
  cut: number;
  rule: string;
}
interface Names {
  source: (code: string) => string;
  tile: (code: string) => string;
  net: () => string;
}

/** The counts of a seat so far. */
export function barsOf(
  { events, count }: Pick<Tally, 'events' | 'count'>,
  seat: number,
  names: Names,
): Bar[] {
  const counted = events.slice(0, count).filter((event) => event.seat === seat);
  const votes = counted.filter((event) => event.event === 'voted');
  const smoke = counted.find((event) => event.event === 'polluted');
  return [...(votes.length ? [voteBar(votes, names)] : []), ...(smoke ? [smokeBar(smoke, names)] : [])];
}

function voteBar(votes: readonly Told<'voted'>[], names: Names): Bar {
  const parts = votes.flatMap((event): Part[] => {
    const kind = KINDS[event.source] ?? 'extra';
    if (!event.parts.length) return [{ kind, amount: event.votes, name: names.source(event.source) }];
    return event.parts.map(({ tile, amount }) => ({ kind, amount, name: names.tile(tile) }));
  });
  const total = votes.reduce((sum, event) => sum + event.votes, 0);
  return { what: 'votes', total, rows: [parts.filter(({ amount }) => amount)], cut: 0, rule: votes[0]!.rule };
}

/** Above, what is made; below, the relieved part and the rest. */
function smokeBar(event: Told<'polluted'>, names: Names): Bar {
  const { relief, rise, rule } = event;
  const of = (...wanted: readonly string[]) => event.parts.filter(({ counts }) => wanted.includes(counts));
  const made = of('gross', 'extra').map(({ source, amount }): Part => ({
    kind: KINDS[source] ?? 'extra',
    amount,
    name: names.source(source),
  }));
  const relieved = listed(of('relief').map(({ source }) => names.source(source)));
  const left: Part[] = [
    { kind: 'relief', amount: relief, name: relieved },
    { kind: 'net', amount: rise, name: names.net() },
  ];
  const cut = of('cut').reduce((sum, { amount }) => sum + amount, 0);
  return { what: 'pollution', total: rise, rows: [made, left.filter(({ amount }) => amount > 0)], cut, rule };
}
/** Additions by modules are unspecific: only their amount is known. */
const KINDS: Partial<Record<string, Part['kind']>> = {
  homes: 'home',
  university: 'culture',
  people: 'people',
  visitors: 'visitors',
  goods: 'goods',
};
