/** What each status of a batch allows; four eyes where the company asks for them. */
import { expect, it } from 'vitest';
import {
  canApproveBatch,
  canCancelBatch,
  canChangeBatch,
  canDownloadFile,
  canHoldItem,
  canMakePayment,
  canReschedule,
  canReturnItem,
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
  ['approve', (status) => canApproveBatch(status, [1], 2, true), [APPROVAL]],
  ['look at the file', canViewFile, [APPROVAL, WAITING, 'Paid']],
  ['download the file', canDownloadFile, [WAITING, 'Paid']],
  ['made payment', canMakePayment, [WAITING]],
  ['take a returned line back', canReturnItem, ['Paid']],
  ['cancel', canCancelBatch, ['Draft', APPROVAL, WAITING]],
])('%s', (_what, may, statuses) => {
  expect(allowed(may)).toEqual(statuses);
});

it.each([
  [true, 2, false],
  [true, 3, true],
  [false, 2, true],
  [false, 3, true],
])('four eyes %s: user %i of the preparers 1 and 2 may approve: %s', (fourEyes, userId, may) => {
  expect(canApproveBatch(APPROVAL, [1, 2], userId, fourEyes)).toBe(may);
});

it('cancelling asks for a remark, and nothing leads out of Paid or Cancelled', () => {
  expect(paymentWorkflow.moves.cancel.remark).toBe(true);
  const from = Object.values(paymentWorkflow.moves).flatMap((move) => move.from as readonly (PaymentStatus | null)[]);
  expect(from.filter((status) => status === 'Paid' || status === 'Cancelled')).toEqual([]);
});
