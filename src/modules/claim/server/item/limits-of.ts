/** The accounts of an employee's limits: what is used, held and free. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { LimitRow } from '../../contract/claim.schema.ts';
import { freeOf, limitKey } from '../../contract/limit/cut-items.ts';
import { spanOf, type LimitPeriod } from '../../contract/limit/limit-period.ts';
import { categoryMap, presentCategory } from '../category/category.store.ts';
import type { CategoryRecord } from '../category/claim-category.tables.ts';
import { grantsTo } from './assess-items.ts';
import { ledgerOf } from './ledger.store.ts';

interface Asked {
  readonly claim_category_id: number;
  readonly date: CalendarDate;
}

/** Of some categories, each in the periods of some days; those without limit are left out. */
export async function limitsOf(ctx: Ctx, employeeId: number, asked: readonly Asked[]): Promise<LimitRow[]> {
  const known = await categoryMap(ctx);
  // The periods are the category's, whatever it grants to whom: the accounts are read beside the employee.
  const accounts = new Map<string, { category: CategoryRecord; period: LimitPeriod; from: string; to: string }>();
  for (const { claim_category_id, date } of asked) {
    const category = known.get(claim_category_id);
    const period = category?.limit_period;
    if (category && period) accounts.set(limitKey(claim_category_id, period, date), { category, period, ...spanOf(period, date) });
  }
  const rows = [...accounts.values()];
  const [[employee], sums] = await pipeline(
    ctx,
    () => getEmployees(seeingAll(ctx), [employeeId]),
    () =>
      ledgerOf(
        ctx,
        employeeId,
        rows.map(({ category, from, to }) => ({ claim_category_id: category.id, from, to })),
      ),
  );
  if (!employee) return [];
  const { terms } = await grantsTo(ctx, employee);
  return rows.flatMap(({ category, period, from, to }, at) => {
    const sum = sums[at];
    const { limit } = terms(category.id);
    if (!sum || limit === null) return [];
    const { used, held: reserved } = sum;
    const free = freeOf({ limit: fromRinggit(limit), used, held: reserved });
    return { category: presentCategory(category), period, from, to, limit, used: toRinggit(used), held: toRinggit(reserved), free: toRinggit(free) };
  });
}
