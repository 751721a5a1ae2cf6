/** What a refusal is about, besides cells of the map: by it numbers of the ledger, the plan and things of the desk are outlined. */

import type { Problem } from '$lib/wire';
import type { Amount, Material } from './wire';

/** Numbers of the ledger, by its names, the `points` of the plan, or things of the desk by their codes. */
export type Short = ReadonlySet<string>;

/** What the refusals have that speak of something to be paid. */
interface Told {
  why?: string;
  cost?: readonly Amount[];
  payment?: readonly Amount[];
  stored?: readonly Amount[];
  material?: Material;
}

const POINTS = ['points'];
const MONEY = ['money'];

/** The materials of which there is less than was asked. */
function lacking(asked: readonly Amount[] = [], stored: readonly Amount[] = []): readonly string[] {
  const has = (material: Material) => stored.find((each) => each.material === material)?.count ?? 0;
  return asked.filter(({ material, count }) => count > has(material)).map(({ material }) => material);
}

/** What cannot be paid with anything else than money, by what is wrong; an empty list where nothing is short. */
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

/** What a refusal is about; where it names nothing itself, the thing that was tapped. */
export function shortOf({ code, why }: Problem, thing: string | null): Short {
  const told = (why ?? {}) as Told;
  const itself =
    code === 'no_points' ? POINTS : code === 'cannot_pay' ? (PAID[told.why ?? '']?.(told) ?? MONEY) : [];
  return new Set(itself.length || thing === null ? itself : [thing]);
}
