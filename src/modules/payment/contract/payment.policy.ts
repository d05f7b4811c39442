/** What the status of a batch allows, and who may approve it. Says nothing about page rights. */
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { paymentWorkflow, type PaymentStatus } from './payment.workflow.ts';

const isWaiting = (status: PaymentStatus) => status === 'Waiting for Payment Approval' || status === 'Waiting for Payment';

/** Title, account, payees: a draft only. */
export const canChangeBatch = (status: PaymentStatus) => mayMove(paymentWorkflow, 'update', status);
/** Payment date and file format, until it is paid: neither changes who is paid what. */
export const canReschedule = (status: PaymentStatus) => canChangeBatch(status) || isWaiting(status);
/** One payee is taken out of what waits; a draft simply removes. */
export const canHoldItem = isWaiting;
export const canSubmitBatch = (status: PaymentStatus) => mayMove(paymentWorkflow, 'submit', status);
/** Where the company asks for four eyes, another person than those who prepared the batch, whatever the rights. */
export const canApproveBatch = (status: PaymentStatus, preparers: readonly number[], userId: number, fourEyes: boolean) =>
  mayMove(paymentWorkflow, 'approve', status) && (!fourEyes || !preparers.includes(userId));
export const canMakePayment = (status: PaymentStatus) => mayMove(paymentWorkflow, 'made_payment', status);
/** A line that the bank sent back. */
export const canReturnItem = (status: PaymentStatus) => status === 'Paid';
export const canCancelBatch = (status: PaymentStatus) => mayMove(paymentWorkflow, 'cancel', status);
/** The bank file goes out once two persons have agreed. */
export const canDownloadFile = (status: PaymentStatus) => status === 'Waiting for Payment' || status === 'Paid';
/** Whoever approves looks at the file before. */
export const canViewFile = (status: PaymentStatus) => isWaiting(status) || status === 'Paid';
