/** By what a claim is paid unless somebody says otherwise. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { PaymentRoute } from '../../contract/setting/claim-setting.schema.ts';
import { categoryMap } from '../category/category.store.ts';
import type { ClaimItemRecord } from '../claim.tables.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

/** With the salary only where all of its categories say so. */
export async function routeOf(ctx: Ctx, items: readonly Pick<ClaimItemRecord, 'claim_category_id'>[]): Promise<PaymentRoute> {
  const [{ payment_via }, categories] = [await claimSettingOf(ctx), await categoryMap(ctx)];
  const routes = items.map(({ claim_category_id }) => categories.get(claim_category_id)?.payment_via ?? 'Setting');
  return routes.every((route) => (route === 'Setting' ? payment_via : route) === 'Payroll') ? 'Payroll' : 'Bank';
}
