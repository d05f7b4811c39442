/**
 * The moves of a leave. Where a chain of approvers was chosen for it, each level but the last passes it on, and it
 * stands as Reviewed in between. Who may do what besides is in `leave.policy.ts`.
 */
import { chainMoves } from '#platform/contract/workflow/approval-moves.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const LEAVE_STATUSES = ['Waiting for Approval', 'Reviewed', 'Approved', 'Rejected', 'Cancelled'] as const;
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];
/** Not decided yet: its days are held. */
export const PENDING_STATUSES = ['Waiting for Approval', 'Reviewed'] as const satisfies readonly LeaveStatus[];
export const isPending = (status: LeaveStatus) => PENDING_STATUSES.some((it) => it === status);
/** Its days are the employee's: taken or held. */
export const LIVE_STATUSES = [...PENDING_STATUSES, 'Approved'] as const satisfies readonly LeaveStatus[];
export const isLive = (status: LeaveStatus) => LIVE_STATUSES.some((it) => it === status);

export const leaveWorkflow = defineWorkflow({
  subject: 'leave',
  states: LEAVE_STATUSES,
  moves: {
    apply: { from: [null], to: 'Waiting for Approval', needs: 'self', label: { en: 'Apply', ms: 'Mohon' } },
    ...chainMoves(),
    withdraw: { from: ['Waiting for Approval', 'Reviewed', 'Approved'], to: 'Cancelled', needs: 'self', label: { en: 'Cancel leave', ms: 'Batalkan cuti' } },
    cancel: {
      from: ['Waiting for Approval', 'Reviewed', 'Approved'],
      to: 'Cancelled',
      needs: 'Cancel',
      label: { en: 'Cancel', ms: 'Batalkan' },
      danger: true,
      remark: true,
    },
  },
});
export type LeaveAction = keyof typeof leaveWorkflow.moves;
