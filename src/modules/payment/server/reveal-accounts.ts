/** Account numbers of the payees in full, for those who agree to pay them. Who looked, when and at which batch stays written down. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { revealAccounts as endpoint } from '../contract/payment-item.endpoints.ts';
import { liveItems } from './payment-item.store.ts';
import { evaluateItems, payablesOf } from './payment-state.ts';
import { getPayment } from './payment.store.ts';

export async function revealAccounts(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const batch = await getPayment(ctx, id);
  const stored = await liveItems(ctx, id);
  const payables = await payablesOf(
    ctx,
    batch,
    stored.map(({ subject_id }) => subject_id),
  );
  const accounts = evaluateItems(batch, stored, payables).flatMap((item) => (item.account_no === null ? [] : [[String(item.id), item.account_no] as const]));
  await audit(ctx, { action: 'payment.accounts_shown', subject_type: 'payment_batch', subject_id: id, after: { payees: accounts.length } });
  return { data: Object.fromEntries(accounts) };
}
