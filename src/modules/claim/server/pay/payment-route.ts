/** By what a claim is paid unless somebody says otherwise. */
import type { Ctx } from '#platform/server/context.ts';
import type { ClaimSetting, PaymentRoute } from '../../contract/setting/claim-setting.schema.ts';
import { categoryMap } from '../category/category.store.ts';
import type { CategoryRecord } from '../category/claim-category.tables.ts';
import type { ClaimItemRecord } from '../claim.tables.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

type Items = readonly Pick<ClaimItemRecord, 'claim_category_id'>[];

/** With the salary only where all of its categories say so. */
export function routeBy({ payment_via }: Pick<ClaimSetting, 'payment_via'>, categories: ReadonlyMap<number, CategoryRecord>, items: Items): PaymentRoute {
  const routes = items.map(({ claim_category_id }) => categories.get(claim_category_id)?.payment_via ?? 'Setting');
  return routes.every((route) => (route === 'Setting' ? payment_via : route) === 'Payroll') ? 'Payroll' : 'Bank';
}

export const routeOf = async (ctx: Ctx, items: Items): Promise<PaymentRoute> => routeBy(await claimSettingOf(ctx), await categoryMap(ctx), items);
