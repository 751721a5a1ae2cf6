/** Pieces and documents of the game in words. */

import './messages';
import { tell, type Reader } from '$lib/words';
import type { Problem } from '$lib/wire';
import { m } from '$messages';
import type { Amount, CouncilEffect, EventDoc, Material, Price, TileDoc, RefusalDoc } from './wire';

const plain: Reader = { game: 'small-city' };

export const tileName = (code: string) => tell('tile', code, plain);
/** A name that fits under a small picture. */
export const tileShort = (code: string) => tell('tile_short', code, plain);
export const cardName = (letter: string) => tell('card', letter, plain);
export const promiseName = (key: string) => tell('promise', key, plain);
export const stackName = (stack: string) => tell('stack', stack, plain);
export const rowName = (row: number) => tell('row', row, plain);
export const materialName = (material: string) => tell('material', material, plain);
export const cityName = (city: string) => tell('city', city, plain);
export const landName = (land: string) => tell('land', land, plain);
export const personName = (person: string) => tell('person', person, plain);
export const priceText = (price: Price) => tell('price', price, plain);
export const bringsText = (effect: CouncilEffect) => tell('brings', effect, plain);
export const materialsText = (materials: readonly Amount[]) => tell('materials', materials, plain);
export const sentence = (event: EventDoc, reader: Reader) => tell('event', event, reader);
/** The effect of a tile once built. */
export const effectsText = (effects: TileDoc['effects']) =>
  effects.length ? tell('effects', effects, plain) : '';
/** A material as the name of a number. */
export const MATERIAL_NAMES: Record<Material, () => string> = {
  wood: m.sc_ledger_wood,
  stone: m.sc_ledger_stone,
  metal: m.sc_ledger_metal,
};

/** A change: a number with its sign; `text` shows the number. */
export const changeText = (change: number, text: (amount: number) => string = String) =>
  change < 0 ? `\u2212${text(-change)}` : `+${text(change)}`;
export const moneyText = (money: number) => m.sc_gain_money({ money });
export const percentText = (count: number) => m.sc_parts_percent({ count });

/** The rule behind an event's sentence: if it gives a reason, that rule. */
export const ruleOf = (event: EventDoc): string | null =>
  event.event === 'failed' ? problemOf(event.refusal).rule : event.rule;

/** The unexplained term in an event's sentence, as a question, and the rule that answers it. */
export const termOf = (event: EventDoc) =>
  event.event === 'newcomers' ? { says: m.sc_career(), rule: 'SC-8.8' } : null;

/** A refusal by the rules, in the page's common format. */
export function problemOf(refusal: RefusalDoc): Problem {
  // the generated types omit the fields that all refusals share
  const { code, rule } = refusal as unknown as { code: string; rule: string | null };
  return { code, rule, game: 'small-city', why: refusal, text: '' };
}
