/** The moves of what somebody asks to be put right about an own day. */
import { approvalMoves } from '#platform/contract/workflow/approval-moves.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';
import { CORRECTION_STATUSES } from '../attendance.schema.ts';

export const correctionWorkflow = defineWorkflow({
  subject: 'attendance_correction',
  states: CORRECTION_STATUSES,
  moves: {
    ask: { from: [null], to: 'Waiting for Approval', needs: 'self', label: { en: 'Ask for a correction', ms: 'Mohon pembetulan' } },
    ...approvalMoves(['Waiting for Approval'], { approve: 'Update', reject: 'Update' }),
    withdraw: { from: ['Waiting for Approval'], to: 'Cancelled', needs: 'self', label: { en: 'Withdraw', ms: 'Tarik balik' } },
  },
});
