import { expect, it } from 'vitest';
import { does, stepOf } from './does';
import '../messages';
import type { View } from '../wire';
import '../../../screens/messages';

it.each([
  ['p3.move', ['Ben'], 'Ben moves citizens'],
  ['p6.deaths', ['Dan'], 'Dan chooses who dies'],
  ['p2.plan', ['Ben', 'Dan'], 'Ben and Dan plan their round'],
  // a module's step without messages on the page
  ['p4.ships', ['Ben'], 'Waiting for Ben'],
])('in %s it says who does what', (step, names, text) => expect(does(step, names)).toBe(text));

it('says how far a player has come, once they have begun', () => {
  expect(does('p3.move', ['Ben'], { done: 3, of: 5 })).toBe('Ben moves citizens: 3 of 5');
  expect(does('p3.move', ['Ben'], { done: 0, of: 5 })).toBe('Ben moves citizens');
});

it('says what a City Councilor does with the card (SC-4.11)', () => {
  const step = (card: string | null) =>
    stepOf({ step: 'p1.choose', to_act: [1], seats: [{ card: 'C' }, { card }] } as unknown as View);
  expect(does(step(null), ['Ben'])).toBe('Ben takes a card');
  expect(does(step('G'), ['Ben'])).toBe('Ben moves in the City Council');
});
