/** The moves of a declared relief (TP1). What a confirmed payroll has counted is moved no more. */
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const RELIEF_STATUSES = ['Submitted', 'Accepted', 'Rejected', 'Withdrawn'] as const;
export type ReliefStatus = (typeof RELIEF_STATUSES)[number];

export const reliefWorkflow = defineWorkflow({
  subject: 'payroll_relief',
  states: RELIEF_STATUSES,
  moves: {
    declare: { from: [null], to: 'Submitted', needs: 'self', label: { en: 'Declare', ms: 'Isytihar' } },
    withdraw: { from: ['Submitted'], to: 'Withdrawn', needs: 'self', label: { en: 'Withdraw', ms: 'Tarik balik' } },
    accept: {
      from: ['Submitted'],
      to: 'Accepted',
      needs: 'Update',
      label: { en: 'Accept', ms: 'Terima' },
      done: { en: 'Accepted', ms: 'Diterima' },
      inbox: 'forward',
    },
    reject: {
      from: ['Submitted', 'Accepted'],
      to: 'Rejected',
      needs: 'Update',
      label: { en: 'Reject', ms: 'Tolak' },
      done: { en: 'Rejected', ms: 'Ditolak' },
      danger: true,
      remark: true,
      inbox: 'back',
    },
  },
});
