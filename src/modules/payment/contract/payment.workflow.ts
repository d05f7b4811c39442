/** The moves of a payment batch: one person prepares and submits, one (another, where the company asks for it) approves, then the bank pays. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const PAYMENT_STATUSES = ['Draft', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid', 'Cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const WAITING = ['Waiting for Payment Approval', 'Waiting for Payment'] as const;

export const paymentWorkflow = defineWorkflow({
  subject: 'payment_batch',
  states: PAYMENT_STATUSES,
  moves: {
    create: { from: [null], to: 'Draft', needs: 'Create', label: { en: 'Prepare', ms: 'Sediakan' } },
    update: { from: ['Draft'], to: 'Draft', needs: 'Update', label: { en: 'Edit', ms: 'Sunting' } },
    submit: { from: ['Draft'], to: 'Waiting for Payment Approval', needs: 'Create', label: { en: 'Submit', ms: 'Hantar' } },
    approve: { from: ['Waiting for Payment Approval'], to: 'Waiting for Payment', needs: 'Approve', label: { en: 'Approve', ms: 'Luluskan' } },
    made_payment: { from: ['Waiting for Payment'], to: 'Paid', needs: 'Made Payment', label: { en: 'Made payment', ms: 'Bayaran dibuat' } },
    cancel: { from: ['Draft', ...WAITING], to: 'Cancelled', needs: 'Update', label: { en: 'Cancel', ms: 'Batalkan' }, remark: true },
  },
});
export type PaymentMove = keyof typeof paymentWorkflow.moves;

/** What else stands in the timeline of a batch without moving it. */
export const PAYMENT_EVENTS = {
  add_items: { en: 'Payees added', ms: 'Penerima ditambah' },
  remove_items: { en: 'Payees removed', ms: 'Penerima dikeluarkan' },
  returned: { en: 'Returned by the bank', ms: 'Dipulangkan oleh bank' },
  left_out: { en: 'Nothing to pay: marked as paid', ms: 'Tiada bayaran: ditanda sebagai dibayar' },
  hold: { en: 'Payee held back', ms: 'Penerima ditahan' },
  reschedule: { en: 'Date or format changed', ms: 'Tarikh atau format diubah' },
  download: { en: 'Bank file downloaded', ms: 'Fail bank dimuat turun' },
} as const;
