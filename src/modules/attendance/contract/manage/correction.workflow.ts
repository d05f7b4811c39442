/** The moves of what somebody asks to be put right about an own day. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineWorkflow } from '#platform/contract/workflow.ts';
import { CORRECTION_STATUSES } from '../attendance.schema.ts';

export const correctionWorkflow = defineWorkflow({
  subject: 'attendance_correction',
  states: CORRECTION_STATUSES,
  moves: {
    ask: { from: [null], to: 'Waiting for Approval', needs: 'self', label: { en: 'Ask for a correction', ms: 'Mohon pembetulan' } },
    approve: {
      from: ['Waiting for Approval'],
      to: 'Approved',
      needs: 'Update',
      label: { en: 'Approve', ms: 'Luluskan' },
      done: { en: 'Approved', ms: 'Diluluskan' },
      inbox: 'forward',
    },
    reject: {
      from: ['Waiting for Approval'],
      to: 'Rejected',
      needs: 'Update',
      label: { en: 'Reject', ms: 'Tolak' },
      done: EVERYDAY.rejected,
      danger: true,
      remark: true,
      inbox: 'back',
    },
    withdraw: { from: ['Waiting for Approval'], to: 'Cancelled', needs: 'self', label: { en: 'Withdraw', ms: 'Tarik balik' } },
  },
});
