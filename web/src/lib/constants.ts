/** The constants of a game: the server's data, in the order people read them. */

import { api } from './api';
import type { OptionInfo, Schemas } from './wire';
import { chosenOf, type Values } from './options';

export type Constant = Schemas['Constant'];
export type Constants = Schemas['Constants'];

const asked = new Map<string, Promise<Constants>>();

/** The constants of a game and of its sets, fetched once. */
export function constantsOf(game: string): Promise<Constants> {
  const known =
    asked.get(game) ??
    api.constants(game).catch((refusal: unknown) => {
      asked.delete(game); // ask again next time
      throw refusal;
    });
  asked.set(game, known);
  return known;
}

/** The chosen set of constants, if the game has sets and it is not the usual one. */
export function ownSet(options: readonly OptionInfo[], values: Values): string | null {
  const option = options.find(({ kind }) => kind === 'set');
  if (!option) return null;
  const [name] = chosenOf(option, values);
  return name === option.choices[0]?.name ? null : (name ?? null);
}

/** The differences of a set from the usual one. */
export const differing = ({ sets }: Constants, set: string | null): readonly Constant[] =>
  sets.find(({ name }) => name === set)?.differs ?? [];

/** A number of an item, `price` of `mill.price`; without a dot it is the whole key. */
export function partsOf(key: string): { thing: string; part: string | null } {
  const dot = key.indexOf('.');
  return dot < 0 ? { thing: key, part: null } : { thing: key.slice(0, dot), part: key.slice(dot + 1) };
}

/** All constants of one item. */
interface Thing {
  thing: string;
  constants: Constant[];
}

/** Grouped by item, in the order of each item's first constant. */
export function things(constants: readonly Constant[]): Thing[] {
  const found = new Map<string, Constant[]>();
  for (const constant of constants) {
    const { thing } = partsOf(constant.key);
    found.set(thing, [...(found.get(thing) ?? []), constant]);
  }
  return [...found].map(([thing, constants]) => ({ thing, constants }));
}

/** A value as data files write it; anything else is a word. */
export function valueOf({ value }: Constant): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
