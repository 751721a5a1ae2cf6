/** The numbers that a game is played with: what the server tells of them, in the order people read them. */

import { api } from './api';
import type { OptionInfo, Schemas } from './wire';
import { chosenOf, type Values } from './options';

export type Constant = Schemas['Constant'];
export type Constants = Schemas['Constants'];

const asked = new Map<string, Promise<Constants>>();

/** The numbers of a game and of its sets; asked for once. */
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

/** The set of numbers that is chosen, if the game has sets and it is not the usual one. */
export function ownSet(options: readonly OptionInfo[], values: Values): string | null {
  const option = options.find(({ kind }) => kind === 'set');
  if (!option) return null;
  const [name] = chosenOf(option, values);
  return name === option.choices[0]?.name ? null : (name ?? null);
}

/** What differs in a set from the usual one. */
export const differing = ({ sets }: Constants, set: string | null): readonly Constant[] =>
  sets.find(({ name }) => name === set)?.differs ?? [];

/** A number of a thing, `price` of `mill.price`; the number is all there is without a dot. */
export function partsOf(key: string): { thing: string; part: string | null } {
  const dot = key.indexOf('.');
  return dot < 0 ? { thing: key, part: null } : { thing: key.slice(0, dot), part: key.slice(dot + 1) };
}

/** What is known of one thing. */
export interface Thing {
  thing: string;
  constants: Constant[];
}

/** By things, in the order in which the first number of each comes. */
export function things(constants: readonly Constant[]): Thing[] {
  const found = new Map<string, Constant[]>();
  for (const constant of constants) {
    const { thing } = partsOf(constant.key);
    found.set(thing, [...(found.get(thing) ?? []), constant]);
  }
  return [...found].map(([thing, constants]) => ({ thing, constants }));
}

/** A value as data files write it; what is no value of theirs is a word. */
export function valueOf({ value }: Constant): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
