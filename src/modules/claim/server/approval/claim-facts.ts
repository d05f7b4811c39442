/** What the rule of a claim, and the decisions, rest on. */
import { toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Facts } from '#modules/approval/server/public.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { itemsOf } from '../claim.store.ts';
import type { ClaimItemRecord, ClaimRecord } from '../claim.tables.ts';

interface Placed {
  readonly department_id: number | null;
  readonly branch_id: number | null;
}

/** The category of most of its money: by it the inbox tells claims together. */
function mainCategory(items: readonly Pick<ClaimItemRecord, 'claim_category_id' | 'amount'>[]): number {
  const sums = new Map<number, number>();
  for (const { claim_category_id: id, amount } of items) sums.set(id, (sums.get(id) ?? 0) + (amount ?? 0));
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function claimFacts(
  claim: ClaimRecord,
  { department_id, branch_id }: Placed,
  items: readonly Pick<ClaimItemRecord, 'claim_category_id' | 'amount'>[],
): Facts {
  const worth = toRinggit(claim.total_amount);
  return { conditions: { department_id, branch_id }, measure: worth, group: { detail: String(mainCategory(items)), worth } };
}

/** Of a claim that stands, as its employee is placed today. */
export const factsOfClaim = async (ctx: Ctx, claim: ClaimRecord): Promise<Facts> =>
  claimFacts(claim, await getEmployee(seeingAll(ctx), claim.employee_id), await itemsOf(ctx, claim.id));
