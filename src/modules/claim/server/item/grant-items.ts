/** What an approval grants of each item: what was checked stands, the rest is granted what the limits left of it. */
import { invalid } from '#platform/contract/errors.ts';
import { add, ZERO, type Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { grantUnchecked, itemsOf } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

/** @returns the sum @throws 422 where the company has every item checked first */
export async function grantItems(ctx: Ctx, { id }: ClaimRecord): Promise<Sen> {
  const [items, { item_check_required }] = [await itemsOf(ctx, id), await claimSettingOf(ctx)];
  const unchecked = items.filter(({ check_status }) => check_status === 'Pending');
  if (item_check_required && unchecked.length > 0) throw invalid('base', CLAIM_ERRORS.checkFirst);
  if (unchecked.length > 0) await grantUnchecked(ctx, id);
  return add(...items.map(({ approved_amount, allowed_amount }) => approved_amount ?? allowed_amount ?? ZERO));
}
