/** What an administrator can decide about leaves. */
import { useDecisions, type DecisionCalls } from '#modules/approval/web/public.tsx';
import { approveLeave, cancelLeave, decideMany, rejectLeave, reviewLeave } from '../../contract/manage-leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { leaveWorkflow } from '../../contract/leave.workflow.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { LEAVE_WORDS } from '../leave-words.ts';
import { MANAGE } from './manage.messages.ts';

const LEAVES: DecisionCalls<LeaveRow> = {
  calls: { review: reviewLeave, approve: approveLeave, reject: rejectLeave, cancel: cancelLeave },
  many: decideMany,
  stale: LEAVE_READS,
  name: ({ number }) => number,
  asks: MANAGE.ask,
  asksMany: MANAGE.askMany,
  labels: { reject: MANAGE.reject, cancel: LEAVE_WORDS.cancel },
  seen: (action, { updated_at }) => (action === 'cancel' ? {} : { updated_at }),
  message: (action) => (action === 'cancel' ? LEAVE_WORDS.cancelText : undefined),
};

export const useLeaveDecisions = () => useDecisions(leaveWorkflow, LEAVES);
export type LeaveDecisions = ReturnType<typeof useLeaveDecisions>;
