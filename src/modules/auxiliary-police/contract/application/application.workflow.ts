/** The moves of an application to the police: the company prepares and forwards, the police decide. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const APPLICATION_STATUSES = ['Draft', 'Pending', 'Processing', 'Approved', 'Rejected', 'Cancelled'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** One of a category stands in the way of another. */
export const OPEN_STATUSES = ['Draft', 'Pending', 'Processing'] as const satisfies readonly ApplicationStatus[];

export const applicationWorkflow = defineWorkflow({
  subject: 'asm_application',
  states: APPLICATION_STATUSES,
  moves: {
    draft: {
      from: [null],
      to: 'Draft',
      needs: 'Create',
      label: { en: 'Save draft', ms: 'Simpan draf' },
      done: { en: 'Drafted', ms: 'Draf dibuat' },
    },
    submit: { from: [null, 'Draft'], to: 'Pending', needs: 'Create', label: { en: 'Submit', ms: 'Hantar' }, done: { en: 'Submitted', ms: 'Dihantar' } },
    process: {
      from: ['Pending'],
      to: 'Processing',
      needs: 'Process',
      label: { en: 'Forward to the police', ms: 'Majukan kepada polis' },
      done: { en: 'Forwarded to the police', ms: 'Dimajukan kepada polis' },
    },
    return: {
      from: ['Pending'],
      to: 'Draft',
      needs: 'Process',
      label: { en: 'Return for documents', ms: 'Kembalikan untuk dokumen' },
      done: { en: 'Returned for documents', ms: 'Dikembalikan untuk dokumen' },
      remark: true,
    },
    approve: { from: ['Processing'], to: 'Approved', needs: 'Approve', label: { en: 'Approve', ms: 'Luluskan' }, done: { en: 'Approved', ms: 'Diluluskan' } },
    reject: {
      from: ['Pending', 'Processing'],
      to: 'Rejected',
      needs: 'Reject',
      label: { en: 'Reject', ms: 'Tolak' },
      done: { en: 'Rejected', ms: 'Ditolak' },
      danger: true,
      remark: true,
    },
    cancel: {
      from: ['Draft', 'Pending', 'Processing'],
      to: 'Cancelled',
      needs: 'Cancel',
      label: { en: 'Cancel', ms: 'Batal' },
      done: { en: 'Cancelled', ms: 'Dibatalkan' },
      danger: true,
      remark: true,
    },
  },
});
export type ApplicationMove = keyof typeof applicationWorkflow.moves;
