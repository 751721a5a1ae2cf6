/** The subject of a refusal besides map cells: the page outlines these ledger numbers, the plan and desk items. */

import type { Problem } from '$lib/wire';
import type { Amount, Material } from '../wire';

/** Ledger numbers by name, the `points` of the plan, or desk items by code. */
export type Short = ReadonlySet<string>;

/** The fields of refusals about payments. */
interface Told {
  why?: string;
  cost?: readonly Amount[];
  payment?: readonly Amount[];
  stored?: readonly Amount[];
  material?: Material;
}

const POINTS = ['points'];
const MONEY = ['money'];

/** The materials that fall short of the request. */
function lacking(asked: readonly Amount[] = [], stored: readonly Amount[] = []): readonly string[] {
  const has = (material: Material) => stored.find((each) => each.material === material)?.count ?? 0;
  return asked.filter(({ material, count }) => count > has(material)).map(({ material }) => material);
}

/** Refusals about payments in anything but money, by code; an empty list where nothing is short. */
const PAID: Record<string, (told: Told) => readonly string[]> = {
  materials_short: ({ cost, stored }) => lacking(cost, stored),
  payment_not_stored: ({ payment, stored }) => lacking(payment, stored),
  not_stored: ({ material }) => (material ? [material] : []),
  council_votes_short: () => ['votes'],
  paid_in_money: () => [],
  wrong_payment: () => [],
  council_promise_gone: () => [],
  no_promise_pays: () => [],
  council_is_free: () => [],
};

/** The subject of a refusal; if it names none, the tapped item. */
export function shortOf({ code, why }: Problem, thing: string | null): Short {
  const told = (why ?? {}) as Told;
  const itself =
    code === 'no_points' ? POINTS : code === 'cannot_pay' ? (PAID[told.why ?? '']?.(told) ?? MONEY) : [];
  return new Set(itself.length || thing === null ? itself : [thing]);
}
