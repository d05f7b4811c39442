/** What an employee may claim, with what is left of each limit on a day. */
import { monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import type { ownCategories } from '../../contract/claim.endpoints.ts';
import { presentCategory } from '../category/category.store.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';
import { grantsTo } from './assess-items.ts';
import { usualCategory } from './ledger.store.ts';
import { limitsOf } from './limits-of.ts';

export async function categoryOptions(ctx: Ctx, employee: EmployeeRecord, date: CalendarDate): Promise<OutputOf<typeof ownCategories>['data']> {
  const { max_items, allow_draft, mileage_from, max_age_days } = await claimSettingOf(ctx);
  const { categories, terms } = await grantsTo(ctx, employee);
  const served = monthsBetween(employee.company_joined_at as CalendarDate, date);
  const open = [...categories.values()].filter(
    ({ status, deleted_at, min_service_months }) => status === 'Active' && deleted_at === null && served >= (min_service_months ?? 0),
  );
  const [usual, limits] = await pipeline(
    ctx,
    () => usualCategory(ctx, employee.id),
    () =>
      limitsOf(
        ctx,
        employee.id,
        open.map(({ id }) => ({ claim_category_id: id, date })),
      ),
  );
  return {
    max_items,
    allow_draft,
    mileage_from,
    usual: open.find(({ id }) => id === usual)?.id ?? null,
    categories: open.map((category) => {
      const { limit, period, rate } = terms(category.id);
      return {
        ...presentCategory(category),
        receipt: category.receipt,
        max_age_days: category.max_age_days ?? max_age_days,
        limit_per_item: ringgitOrNull(category.limit_per_item),
        limit_per_claim: ringgitOrNull(category.limit_per_claim),
        period,
        limit,
        left: limits.find((row) => row.category.id === category.id)?.free ?? null,
        rate: rate ?? (category.type === 'Allowance' ? ringgitOrNull(category.daily_rate) : null),
        mileage_tiers: category.mileage_tiers.map(({ vehicle, upto_km, rate: tier }) => ({ vehicle, upto_km, rate: tier })),
      };
    }),
  };
}
