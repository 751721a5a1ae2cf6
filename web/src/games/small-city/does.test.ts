import { expect, it } from 'vitest';
import { does } from './does';
import './messages';

it.each([
  ['p3.move', ['Ben'], 'Ben moves citizens'],
  ['p6.deaths', ['Dan'], 'Dan names who dies'],
  ['p2.plan', ['Ben', 'Dan'], 'Ben and Dan plan their round'],
  // a step of a module that the page has no words for
  ['p4.ships', ['Ben'], 'Waiting for Ben'],
])('in %s it says who does what', (step, names, text) => expect(does(step, names)).toBe(text));
