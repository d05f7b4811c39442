import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { PAYMENT_NOTICES } from '../contract/payment.messages.ts';
import { approversOf, asksSecondPerson, PAYMENT_PAGE } from './payment-approval.ts';
import type { PaymentRecord } from './payment.tables.ts';

type NotificationDraft = 'submitted' | 'approved' | 'paid' | 'cancelled';

/** Tells owner and admins who may approve or pay, but whoever did it; a submitted batch is offered to those who may approve it. */
export async function notifyPayment(ctx: Ctx, batch: PaymentRecord, what: NotificationDraft): Promise<void> {
  const approached =
    what === 'submitted'
      ? await approversOf(ctx, batch, await asksSecondPerson(ctx))
      : await adminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions: ['Approve', 'Made Payment'] });
  const users = approached.filter((id) => id !== ctx.actor.userId);
  if (users.length > 0) {
    await notify(ctx, {
      to: { users },
      notification_type: 'payment',
      title: PAYMENT_NOTICES[`${what}Title`],
      message: PAYMENT_NOTICES[what],
      params: { name: ctx.actor.name, number: batch.number, amount: formatPrice(toRinggit(batch.total_amount)), n: batch.total_employee },
      route: `${PAYMENT_PAGE}?open=${batch.id}`,
      subject: { type: 'payment_batch', id: batch.id },
    });
  }
  // The lists of everybody else in the office follow without a word.
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'payment', subject: { type: 'payment_batch', id: batch.id }, stored: false });
}
