/** Takes a whole own leave back, after asking. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { withdrawLeave } from '../../contract/leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { LEAVE_WORDS as W } from '../leave-words.ts';

export function useWithdraw(): (leave: Pick<LeaveRow, 'id' | 'number' | 'status'>) => Promise<void> {
  const t = useT(W);
  const confirm = useConfirm();
  const { run } = useWrite(withdrawLeave, { invalidates: LEAVE_READS });
  return async ({ id, number, status }) => {
    const buttons = { verb: W.cancel, stays: EVERYDAY.goBack, danger: true };
    const answer = await confirm({ title: t('cancelTitle', { number }), message: W.cancelText, remark: 'optional', ...buttons });
    // A refusal has been told by the global handler.
    if (answer) await run({ id, status, remark: answer.remark }).catch(() => undefined);
  };
}
