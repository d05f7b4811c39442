/** What the rule of a claim, and the decisions, rest on. */
import { toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Facts } from '#modules/approval/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { itemsOfClaims } from '../claim.store.ts';
import type { ClaimItemRecord, ClaimRecord } from '../claim.tables.ts';

interface Placed {
  readonly department_id: number | null;
  readonly branch_id: number | null;
}

/** Of somebody who was deleted. */
const NOWHERE: Placed = { department_id: null, branch_id: null };

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

/** Of claims that stand, as their employees are placed today. */
export async function factsOfClaims(ctx: Ctx, claims: readonly ClaimRecord[]): Promise<(claim: ClaimRecord) => Facts> {
  const employees = await getEmployees(seeingAll(ctx), [...new Set(claims.map(({ employee_id }) => employee_id))]);
  const items = await itemsOfClaims(
    ctx,
    claims.map(({ id }) => id),
  );
  const placed = new Map(employees.map((employee) => [employee.id, employee]));
  return (claim) => claimFacts(claim, placed.get(claim.employee_id) ?? NOWHERE, items.get(claim.id) ?? []);
}
