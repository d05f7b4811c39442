import { formatPrice, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { PAYMENT_NOTICES } from '../../contract/payment/payment.messages.ts';
import { PAYMENT_PAGE } from './payment.presenter.ts';
import type { PaymentRecord } from './payment.tables.ts';

type Told = 'submitted' | 'approved' | 'paid' | 'cancelled';

/**
 * Tells owner and admins who may approve or pay, but whoever did it; a submitted batch is not offered to its
 * preparers, who may not approve it.
 */
export async function tellPayment(ctx: Ctx, batch: PaymentRecord, what: Told): Promise<void> {
  const actions = what === 'submitted' ? ['Approve'] : ['Approve', 'Made Payment'];
  const users = (await adminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions })).filter(
    (id) => id !== ctx.actor.userId && !(what === 'submitted' && batch.preparers.includes(id)),
  );
  if (users.length > 0) {
    await tell(ctx, {
      to: { users },
      notification_type: 'payment',
      title: PAYMENT_NOTICES[`${what}Title`],
      message: PAYMENT_NOTICES[what],
      params: { name: ctx.actor.name, number: batch.number, amount: formatPrice(toRinggit(fromRinggit(batch.total_amount))), n: batch.total_employee },
      route: `${PAYMENT_PAGE}?open=${batch.id}`,
      subject: { type: 'payment_batch', id: batch.id },
    });
  }
  // The lists of everybody else in the office follow without a word.
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'payment', subject: { type: 'payment_batch', id: batch.id }, stored: false });
}
