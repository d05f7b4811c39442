/** What each status of a batch allows; four eyes always. */
import { expect, it } from 'vitest';
import {
  canApproveBatch,
  canCancelBatch,
  canChangeBatch,
  canDownloadFile,
  canHoldItem,
  canMakePayment,
  canReschedule,
  canSubmitBatch,
  canViewFile,
} from './payment.policy.ts';
import { PAYMENT_STATUSES, paymentWorkflow, type PaymentStatus } from './payment.workflow.ts';

const allowed = (may: (status: PaymentStatus) => boolean) => PAYMENT_STATUSES.filter(may);
const APPROVAL = 'Waiting for Payment Approval';
const WAITING = 'Waiting for Payment';

it.each<[string, (status: PaymentStatus) => boolean, PaymentStatus[]]>([
  ['change', canChangeBatch, ['Draft']],
  ['another date', canReschedule, ['Draft', APPROVAL, WAITING]],
  ['hold a payee back', canHoldItem, [APPROVAL, WAITING]],
  ['submit', canSubmitBatch, ['Draft']],
  ['approve', (status) => canApproveBatch(status, [1], 2), [APPROVAL]],
  ['look at the file', canViewFile, [APPROVAL, WAITING, 'Paid']],
  ['download the file', canDownloadFile, [WAITING, 'Paid']],
  ['made payment', canMakePayment, [WAITING]],
  ['cancel', canCancelBatch, ['Draft', APPROVAL, WAITING]],
])('%s', (_what, may, statuses) => {
  expect(allowed(may)).toEqual(statuses);
});

it('nobody who prepared a batch approves it', () => {
  expect([canApproveBatch(APPROVAL, [1, 2], 2), canApproveBatch(APPROVAL, [1, 2], 3)]).toEqual([false, true]);
});

it('cancelling asks for a remark, and nothing leads out of Paid or Cancelled', () => {
  expect(paymentWorkflow.moves.cancel.remark).toBe(true);
  const from = Object.values(paymentWorkflow.moves).flatMap((move) => move.from as readonly (PaymentStatus | null)[]);
  expect(from.filter((status) => status === 'Paid' || status === 'Cancelled')).toEqual([]);
});
