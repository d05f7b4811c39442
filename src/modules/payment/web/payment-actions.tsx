/** What this person may do with the batch now; the server has judged. */
import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { approvePayment, cancelPayment, listPayables, listPayments, showPayment, submitPayment } from '../contract/payment.endpoints.ts';
import { listPaymentItems } from '../contract/payment-item.endpoints.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { approvalText } from './approval-note.tsx';
import { PAYMENT } from './payment-page.messages.ts';

export type PaymentTask = 'edit' | 'add' | 'paid' | 'view';

export const MOVED = [showPayment, listPayments, listPaymentItems, listPayables, 'payroll.list-payrolls', 'payroll.show-payroll'] as const;

/** Does the foot of the drawer have anything to show? */
export const hasActions = ({ can }: PaymentDetail) => can.cancel || can.reschedule || can.submit || can.approve || can.made_payment;

export function PaymentActions({ batch, onTask }: { batch: PaymentDetail; onTask: (task: PaymentTask) => void }) {
  const t = useT(PAYMENT);
  const say = useSay();
  const submit = useWrite(submitPayment, { invalidates: MOVED });
  const approve = useWrite(approvePayment, { invalidates: MOVED });
  const cancel = useWrite(cancelPayment, { invalidates: MOVED });
  const { id, can, status, updated_at, approval } = batch;
  // Nobody else could approve it, and this person may: to hand it in to oneself is no step.
  const alone = approval !== null && !approval.four_eyes && approval.viewer && approval.count === 0;
  const amount = { amount: formatPrice(batch.total_amount), n: batch.total_employee };
  return (
    <>
      {can.cancel && (
        <ConfirmButton
          title={PAYMENT.cancelAsk}
          message={PAYMENT.cancelHint}
          remark
          danger
          verb={PAYMENT.cancel}
          stays={EVERYDAY.goBack}
          variant="subtle"
          style={{ marginInlineEnd: 'auto' }}
          onConfirm={({ remark }) => cancel.run({ id, remark, status })}
        >
          {t('cancel')}
        </ConfirmButton>
      )}
      {can.reschedule && (
        <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => onTask('edit')}>
          {t('edit')}
        </Button>
      )}
      {can.submit && (
        <ConfirmButton
          title={alone ? PAYMENT.approveAsk : PAYMENT.submitAsk}
          message={alone ? say(PAYMENT.approveHint, amount) : say(PAYMENT.submitHint, { who: approvalText(t, batch) })}
          verb={alone ? PAYMENT.submitApprove : PAYMENT.submit}
          disabled={batch.blocker_count > 0}
          reason={t('blockedTitle', { n: batch.blocker_count })}
          onConfirm={() => submit.run({ id, status, updated_at, approve: alone })}
        >
          {t(alone ? 'submitApprove' : 'submit')}
        </ConfirmButton>
      )}
      {can.approve && (
        <ConfirmButton
          title={PAYMENT.approveAsk}
          message={say(PAYMENT.approveHint, amount)}
          verb={PAYMENT.approve}
          onConfirm={() => approve.run({ id, status, updated_at })}
        >
          {t('approve')}
        </ConfirmButton>
      )}
      {can.made_payment && (
        <Button leftSection={<Icon name="check" size={16} />} onClick={() => onTask('paid')}>
          {t('madePayment')}
        </Button>
      )}
    </>
  );
}
