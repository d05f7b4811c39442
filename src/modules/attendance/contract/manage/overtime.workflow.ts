/** The moves of overtime that waits for a decision. It comes to wait when a day is judged; judging it otherwise asks anew. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineWorkflow } from '#platform/contract/workflow.ts';
import { OVERTIME_STATUSES } from '../attendance.schema.ts';

export const overtimeWorkflow = defineWorkflow({
  subject: 'overtime',
  states: OVERTIME_STATUSES,
  moves: {
    approve: {
      from: ['Pending'],
      to: 'Approved',
      needs: 'Update',
      label: { en: 'Approve', ms: 'Luluskan' },
      done: { en: 'Approved', ms: 'Diluluskan' },
      inbox: 'forward',
    },
    reject: {
      from: ['Pending'],
      to: 'Rejected',
      needs: 'Update',
      label: { en: 'Reject', ms: 'Tolak' },
      done: EVERYDAY.rejected,
      danger: true,
      remark: true,
      inbox: 'back',
    },
  },
});
