import { expect, it } from 'vitest';
import '../messages';
import type { TileDoc } from '../wire';
import { numberSays } from './building.svelte';

/** A tile with these effects and needs, and a 3 over a cell. */
const says = (effects: readonly string[], needs: readonly object[] = []) =>
  numberSays(
    { effects: effects.map((effect) => ({ effect })), needs } as unknown as Pick<
      TileDoc,
      'needs' | 'effects'
    >,
    '3',
  );

it.each([
  ['a home', says(['home_votes', 'enters']), 'A home here touches 3 public buildings.'],
  ['a shop', says(['shop']), 'A shop here touches 3 levels of homes.'],
  ['a public building', says(['public', 'visitors']), 'It touches 3 homes here.'],
  ['what serves factories', says(['stores']), 'It touches 3 factories here.'],
  [
    'what needs land',
    says(['public'], [{ need: 'land', source: 'forest', count: 2, rule: 'SP-REA-1' }]),
    'It touches 3 cells of forest here.',
  ],
])('the number of a lit cell for %s', (_, text, expected) => expect(text).toBe(expected));
