/** The moves of overtime that waits for a decision. It comes to wait when a day is judged; judging it otherwise asks anew. */
import { approvalMoves } from '#platform/contract/workflow/approval-moves.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';
import { OVERTIME_STATUSES } from '../attendance.schema.ts';

export const overtimeWorkflow = defineWorkflow({
  subject: 'overtime',
  states: OVERTIME_STATUSES,
  moves: approvalMoves(['Pending'], { approve: 'Update', reject: 'Update' }),
});
