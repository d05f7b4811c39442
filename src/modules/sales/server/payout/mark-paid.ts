import { auditAll } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notifyPromoter } from './move-payout.ts';
import { changePayouts, PAYOUT_SUBJECT } from './payout.store.ts';
import type { PayoutRecord } from '../tables/payout.tables.ts';

/** What a batch of the bank or a payroll paid; their promoters hear of it. @returns those that were approved and are paid now */
export async function markPaid(
  ctx: Ctx,
  ids: readonly number[],
  facts: { readonly paid_on: string; readonly reference: string | null; readonly paid_at: string },
): Promise<PayoutRecord[]> {
  const paid = await changePayouts(ctx, ids, 'Approved', { status: 'Paid', ...facts });
  const after = { paid_on: facts.paid_on, reference: facts.reference };
  await auditAll(
    ctx,
    paid.map(({ id }) => ({ action: `${PAYOUT_SUBJECT}.paid`, subject_type: PAYOUT_SUBJECT, subject_id: id, after })),
  );
  for (const payout of paid) await notifyPromoter(ctx, payout, 'paid');
  return paid;
}
