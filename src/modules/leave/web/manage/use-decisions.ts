/** What an administrator can decide about one leave, each asking first. */
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { approveLeave, cancelLeave, rejectLeave, reviewLeave } from '../../contract/manage-leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { LEAVE_WORDS } from '../leave-words.ts';
import { MANAGE } from './manage.messages.ts';

export type Decision = 'review' | 'approve' | 'reject' | 'cancel';
type Target = Pick<LeaveRow, 'id' | 'number' | 'status' | 'can'>;

/** An owner who steps in reads that it is for every level. */
export const decisionLabel = (key: Decision, { can }: Pick<Target, 'can'>): Text => (key === 'approve' && can.approve_all ? MANAGE.approveAll : MANAGE[key]);

export const DECISIONS: readonly { readonly key: Decision; readonly icon: string; readonly danger?: boolean }[] = [
  { key: 'review', icon: 'eye' },
  { key: 'approve', icon: 'check' },
  { key: 'reject', icon: 'close', danger: true },
  { key: 'cancel', icon: 'close', danger: true },
];

const stale = { invalidates: LEAVE_READS };

export function useDecisions() {
  const t = useT(MANAGE);
  const w = useT(LEAVE_WORDS);
  const confirm = useConfirm();
  const writes = {
    review: useWrite(reviewLeave, stale),
    approve: useWrite(approveLeave, stale),
    reject: useWrite(rejectLeave, stale),
    cancel: useWrite(cancelLeave, stale),
  };
  const titles = { review: 'reviewTitle', approve: 'approveTitle', reject: 'rejectTitle' } as const;

  async function decide(decision: Decision, leave: Target): Promise<void> {
    const { id, number, status } = leave;
    const strict = decision === 'reject' || decision === 'cancel';
    const answer = await confirm({
      title: decision === 'cancel' ? w('cancelTitle', { number }) : t(titles[decision], { number }),
      ...(decision === 'cancel' && { message: LEAVE_WORDS.cancelText }),
      remark: strict ? true : 'optional',
      danger: strict,
    });
    if (!answer) return;
    // A refusal has been told by the global handler; the record behind it loads again.
    const run = writes[decision].run as (input: InputOf<Endpoint>) => Promise<unknown>;
    await run({ id, status, remark: answer.remark }).catch(() => undefined);
  }

  /** The decisions that this leave allows this person. */
  const actionsOf = (leave: Target): RowAction[] =>
    DECISIONS.filter(({ key }) => leave.can[key]).map(({ key, icon, danger }) => ({
      key,
      label: decisionLabel(key, leave),
      icon,
      danger,
      onClick: () => decide(key, leave),
    }));

  return { decide, actionsOf };
}
