/** What employees see of their own claims, and what a claim would be worth. */
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalidFields } from '#platform/contract/errors.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee, ownEmployeeId, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/claim.endpoints.ts';
import type { AssessedClaim } from '../../contract/claim.schema.ts';
import { CLAIM_STATUSES } from '../../contract/claim.workflow.ts';
import type { ClaimItemForm } from '../../contract/item/claim-item.schema.ts';
import { categoriesOf } from '../category/category.store.ts';
import { claimRules, today } from '../claim-actor.ts';
import { presentClaims } from '../claim.presenter.ts';
import type { Visibility } from '../claim.store.ts';
import { assessItems } from '../item/assess-items.ts';
import { categoryOptions } from '../item/category-options.ts';
import { duplicatesOf } from '../item/duplicates.store.ts';
import { limitsOf } from '../item/limits-of.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';
import { listOwnRecords } from './claim-list.store.ts';
import { ownTotals } from './claim-summary.store.ts';

type Call = 'listOwnClaims' | 'ownClaimSummary' | 'ownCategories' | 'assessOwnClaim';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listOwnClaims(ctx: Ctx, filter: In<'listOwnClaims'>): Promise<Out<'listOwnClaims'>> {
  const [{ records, total }] = await pipeline(
    ctx,
    () => listOwnRecords(ctx, filter),
    () => claimRules(ctx),
  );
  return { data: await presentClaims(ctx, records), meta: metaFor(filter, total) };
}

export async function ownClaimSummary(ctx: Ctx, input: In<'ownClaimSummary'>): Promise<Out<'ownClaimSummary'>> {
  const day = today(ctx);
  const year = input.year ?? yearOf(day);
  const employeeId = ownEmployeeId(ctx);
  const [totals, categories] = await pipeline(
    ctx,
    () => ownTotals(ctx, employeeId, year),
    () => categoriesOf(ctx),
  );
  const open = categories.filter(({ status, deleted_at }) => status === 'Active' && deleted_at === null);
  const limits = await limitsOf(
    ctx,
    employeeId,
    open.map(({ id }) => ({ claim_category_id: id, date: day })),
  );
  const none = { n: 0, amount: 0 };
  return {
    data: {
      year,
      totals: Object.fromEntries(CLAIM_STATUSES.map((status) => [status, totals.get(status) ?? none])) as Out<'ownClaimSummary'>['data']['totals'],
      limits,
    },
  };
}

export async function ownCategories(ctx: Ctx, { date }: In<'ownCategories'>): Promise<Out<'ownCategories'>> {
  // What every employee is measured by is read beside the employee, once in the request.
  const [employee] = await pipeline(
    ctx,
    () => getOwnEmployee(ctx),
    () => categoriesOf(ctx),
    () => claimSettingOf(ctx),
  );
  return { data: await categoryOptions(ctx, employee, date ?? today(ctx)) };
}

export const assessOwnClaim = async (ctx: Ctx, { id, items }: In<'assessOwnClaim'>): Promise<Out<'assessOwnClaim'>> => ({
  data: await assessFor(ctx, await getOwnEmployee(ctx), items, id ?? 0, 'own'),
});

/** @param claimId of a draft of the employee; 0: a new claim */
export async function assessFor(
  ctx: Ctx,
  employee: EmployeeRecord,
  items: readonly ClaimItemForm[],
  claimId: number,
  visibility: Visibility,
): Promise<AssessedClaim> {
  const assessment = await assessItems(ctx, employee, items, claimId);
  const duplicates = await duplicatesOf(
    ctx,
    items.map((item, at) => ({
      ...item,
      id: item.id ?? 0,
      claim_id: claimId,
      employee_id: employee.id,
      amount: assessment.items[at]?.amount ?? null,
    })),
    visibility,
  );
  return {
    items: assessment.items.map(({ amount, distance_km, km_before, parts, allowed, over_limit, left }, at) => ({
      amount: amount === null ? null : toRinggit(amount),
      distance_km,
      km_before,
      parts: [...parts],
      allowed_amount: amount === null ? null : toRinggit(allowed),
      over_limit,
      left: left === null ? null : toRinggit(left),
      duplicates: duplicates[at] ?? [],
    })),
    total_amount: toRinggit(assessment.total),
    allowed_amount: toRinggit(assessment.allowed),
    errors: invalidFields(assessment.faults).body(ctx.locale).errors ?? {},
  };
}
