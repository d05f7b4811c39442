/** The moves of a payroll (specification, section 4). An employee without a payroll of the period shows as Pending. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const PAYROLL_STATUSES = ['In Process', 'Confirmed', 'Waiting for Payment', 'Paid'] as const;
export type PayrollStatus = (typeof PAYROLL_STATUSES)[number];
/** Status of a row of the list. */
export const PAYROLL_ROW_STATUSES = ['Pending', ...PAYROLL_STATUSES] as const;
export type PayrollRowStatus = (typeof PAYROLL_ROW_STATUSES)[number];

export const payrollWorkflow = defineWorkflow({
  subject: 'payroll',
  states: PAYROLL_STATUSES,
  moves: {
    process: { from: [null, 'In Process', 'Confirmed'], to: 'In Process', needs: 'Process', label: { en: 'Process', ms: 'Proses' } },
    update: { from: ['In Process', 'Confirmed'], to: 'In Process', needs: 'Update', label: { en: 'Update', ms: 'Kemas kini' } },
    adjust: { from: ['In Process', 'Confirmed'], to: 'In Process', needs: 'Update', label: { en: 'Adjust', ms: 'Laras' } },
    confirm: { from: ['In Process'], to: 'Confirmed', needs: 'Confirm', label: { en: 'Confirm', ms: 'Sahkan' } },
    mark_paid: { from: ['Confirmed'], to: 'Paid', needs: 'Mark Paid', label: { en: 'Mark Paid', ms: 'Tanda Dibayar' } },
    // With a payment batch: its own rights are asked on its page.
    submit_payment: { from: ['Confirmed'], to: 'Waiting for Payment', needs: 'Create', label: { en: 'Submitted for payment', ms: 'Dihantar untuk bayaran' } },
    batch_paid: { from: ['Waiting for Payment'], to: 'Paid', needs: 'Made Payment', label: { en: 'Paid with the batch', ms: 'Dibayar bersama kelompok' } },
    return_payment: {
      from: ['Paid'],
      to: 'Confirmed',
      needs: 'Mark Paid',
      label: { en: 'Returned by the bank', ms: 'Dipulangkan oleh bank' },
      remark: true,
    },
    release_payment: {
      from: ['Waiting for Payment'],
      to: 'Confirmed',
      needs: 'Update',
      label: { en: 'Removed from payment', ms: 'Dikeluarkan daripada bayaran' },
    },
    follow: {
      from: ['In Process', 'Confirmed'],
      to: 'In Process',
      needs: 'Process',
      label: { en: 'Recalculated: an earlier month changed', ms: 'Dikira semula: bulan terdahulu berubah' },
    },
    take_back: {
      from: ['In Process'],
      to: 'In Process',
      needs: 'Process',
      label: { en: 'Recalculated: a salary advance changed', ms: 'Dikira semula: pendahuluan gaji berubah' },
    },
    relieve: {
      from: ['In Process'],
      to: 'In Process',
      needs: 'Process',
      label: { en: 'Recalculated: a tax relief was decided', ms: 'Dikira semula: pelepasan cukai telah diputuskan' },
    },
    // Of a salary advance alone.
    cancel: { from: ['Confirmed'], to: null, needs: 'Delete', label: { en: 'Cancel', ms: 'Batal' } },
    delete: { from: ['In Process'], to: null, needs: 'Delete', label: { en: 'Delete', ms: 'Padam' } },
  },
});
