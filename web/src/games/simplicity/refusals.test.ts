import { expect, it } from 'vitest';
import { tell } from '$lib/words';
import './messages';

/** The sentences of the terminal (`crates/cli/tests/play.rs`), with the teams as a table calls them. */
it('a refusal reads as in the terminal', () => {
  const name = (field: string, code: string) =>
    field === 'team' ? ['Ana', 'Bo', 'Wave'][Number(code)] : null;
  const told = (why: string, values: object) =>
    tell('refusal', { why, ...values, rule: 'SIM-3.5' }, { game: 'simplicity', name });
  const builds_on = [{ symbol: 'circle' }, { symbol: 'square' }];
  expect(told('wrong_symbol', { space: 'c1', symbol: 'triangle', slot: 5, builds_on })).toBe(
    'c1 is a triangle. Slot 5 builds on a circle or a square.',
  );
  expect(told('occupied', { space: 'c4', tile: 'K', team: 2 })).toBe(
    'c4 already has a commercial tile of Wave. Build on an open space.',
  );
  expect(told('slot_taken', { slot: 3, team: null })).toBe('The tile of slot 3 is gone.');
  expect(told('another_fits', { slot: 1, fits: [2, 5, 7] })).toBe(
    'Slot 1 fits nowhere, but slots 2, 5 and 7 do. Build from one that fits.',
  );
  const values = { kind: 'one', choices: ['random', 'fixed'], each: 'random,fixed', other: 'order' };
  expect(told('bad_value', { key: 'order', value: '0;1', values })).toBe(
    'The option order cannot be “0;1”: write random or fixed, or the teams from first to last such as 2,0,3,1; fixed is 0,1,2 and so on.',
  );
});
