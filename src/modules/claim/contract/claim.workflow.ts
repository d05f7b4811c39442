/**
 * The moves of a claim, from the draft to the money. Who may do what besides stands in `claim.policy.ts`. What follows a payment
 * batch or a payroll is moved by that alone (`needs: 'system'` is a right that nobody holds).
 */
import { chainMoves } from '#platform/contract/workflow/approval-moves.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const CLAIM_STATUSES = [
  'Draft',
  'Waiting for Approval',
  'Reviewed',
  'Approved',
  'Waiting for Payment Approval',
  'Waiting for Payment',
  'Paid',
  'Rejected',
  'Cancelled',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
/** The office sees no drafts. */
export const FILED_STATUSES = CLAIM_STATUSES.filter((status) => status !== 'Draft');
/** Not decided yet: its items hold their amounts, and are checked. */
export const PENDING_STATUSES = ['Waiting for Approval', 'Reviewed'] as const satisfies readonly ClaimStatus[];
/** Granted: its items have used their amounts. */
export const GRANTED_STATUSES = ['Approved', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid'] as const satisfies readonly ClaimStatus[];
/** Granted and not paid. */
export const UNPAID_STATUSES = ['Approved', 'Waiting for Payment Approval', 'Waiting for Payment'] as const satisfies readonly ClaimStatus[];
/** Prepared, with a way back. */
const PREPARED = ['Waiting for Payment Approval', 'Waiting for Payment'] as const;

export const isPending = (status: ClaimStatus) => PENDING_STATUSES.some((each) => each === status);

export const claimWorkflow = defineWorkflow({
  subject: 'claim',
  states: CLAIM_STATUSES,
  moves: {
    draft: { from: [null], to: 'Draft', needs: 'self', label: { en: 'Save draft', ms: 'Simpan draf' } },
    submit: { from: [null, 'Draft'], to: 'Waiting for Approval', needs: 'self', label: { en: 'Submit', ms: 'Hantar' } },
    discard: { from: ['Draft'], to: null, needs: 'self', label: { en: 'Delete', ms: 'Padam' } },
    withdraw: { from: ['Waiting for Approval'], to: 'Cancelled', needs: 'self', label: { en: 'Withdraw', ms: 'Tarik balik' } },
    ...chainMoves(),
    cancel: {
      from: ['Reviewed', 'Approved'],
      to: 'Cancelled',
      needs: 'Cancel',
      label: { en: 'Cancel', ms: 'Batalkan' },
      danger: true,
      remark: true,
    },
    prepare: {
      from: ['Approved'],
      to: 'Waiting for Payment Approval',
      needs: 'Prepare for Payment',
      label: { en: 'Prepare for payment', ms: 'Sediakan untuk bayaran' },
    },
    // With the salary, or where the company asks for no approval of payments.
    prepare_approved: {
      from: ['Approved'],
      to: 'Waiting for Payment',
      needs: 'Prepare for Payment',
      label: { en: 'Prepare for payment', ms: 'Sediakan untuk bayaran' },
    },
    approve_payment: {
      from: ['Waiting for Payment Approval'],
      to: 'Waiting for Payment',
      needs: 'Approve',
      label: { en: 'Approve payment', ms: 'Luluskan bayaran' },
    },
    send_back: {
      from: PREPARED,
      to: 'Approved',
      needs: 'Prepare for Payment',
      label: { en: 'Send back', ms: 'Hantar semula' },
      danger: true,
      remark: true,
    },
    made_payment: { from: ['Waiting for Payment'], to: 'Paid', needs: 'Made Payment', label: { en: 'Made payment', ms: 'Bayaran dibuat' } },
    batch_approved: {
      from: ['Waiting for Payment Approval'],
      to: 'Waiting for Payment',
      needs: 'system',
      label: { en: 'Payment batch approved', ms: 'Kelompok bayaran diluluskan' },
    },
    batch_released: { from: PREPARED, to: 'Approved', needs: 'system', label: { en: 'Removed from payment', ms: 'Dikeluarkan daripada bayaran' } },
    batch_paid: { from: ['Waiting for Payment'], to: 'Paid', needs: 'system', label: { en: 'Paid with the batch', ms: 'Dibayar bersama kelompok' } },
    bank_returned: {
      from: ['Paid'],
      to: 'Approved',
      needs: 'system',
      label: { en: 'Returned by the bank', ms: 'Dipulangkan oleh bank' },
      remark: true,
    },
    salary_paid: { from: ['Waiting for Payment'], to: 'Paid', needs: 'system', label: { en: 'Paid with the salary', ms: 'Dibayar bersama gaji' } },
    salary_returned: {
      from: ['Paid'],
      to: 'Waiting for Payment',
      needs: 'system',
      label: { en: 'Salary returned by the bank', ms: 'Gaji dipulangkan oleh bank' },
    },
  },
});
export type ClaimAction = keyof typeof claimWorkflow.moves;
