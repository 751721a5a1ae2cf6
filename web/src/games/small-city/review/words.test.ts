import { expect, it } from 'vitest';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewDecision } from '$lib/wire';
import { expectation } from '../model/advice';
import type { Reason } from '../wire';
import { words } from './words';

const votes: Reason = { reason: 'votes', count: 2 };
const cleaner: Reason = { reason: 'cleaner', percent: 3 };
const deaths: Reason = { reason: 'deaths', count: 1 };

it('tells two choices apart in the sentences of hints, without what both bring', () => {
  const decision = { played: { plan: [], facts: [votes, deaths] } } as unknown as ReviewDecision;
  const told = words.reasons({} as Reviewed, decision, { plan: [], facts: [votes, cleaner] });
  expect(told).toEqual({ played: ['one death more'], better: ['3\u00a0% less pollution'] });
  expect(expectation([cleaner], { game: 'small-city' })).toContain(told.better[0]);
});

it('gives no reasons for choices without counted facts', () => {
  const decision = { played: { plan: [] } } as unknown as ReviewDecision;
  expect(words.reasons({} as Reviewed, decision, { plan: [] })).toEqual({ played: [], better: [] });
});

it('says what a choice does: several moves, nothing, a step in the council', () => {
  const said = (...plan: object[]) => words.said({} as Reviewed, {} as ReviewDecision, plan);
  const moves = [
    { move: 'b2', to: 'd4' },
    { move: '1:c1', to: 'e5' },
  ];
  expect(said(...moves)).toEqual(['move from b2 to d4', 'from c1 to e5']);
  expect(said({ do: 'grow' }, moves[1]!)).toEqual(['larger zone', 'move from c1 to e5']);
  expect(said({ do: 'end' })).toEqual(['do nothing']);
  expect(said({ council: 1, disc: 2, pay: 'promise' })).toEqual(['column 3 of Finance for a promise']);
});
