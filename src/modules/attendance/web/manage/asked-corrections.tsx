import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { decideApprovals } from '#modules/approval/contract/approval.endpoints.ts';
import { DecisionButtons } from '#modules/approval/web/public.tsx';
import { correctionWorkflow } from '../../contract/manage/correction.workflow.ts';
import type { Correction } from '../../contract/own/own-attendance.endpoints.ts';
import { ATTENDANCE_READS } from '../attendance-reads.ts';
import { MANAGE } from './manage.messages.ts';

/** What the employee asked to be put right; whoever may correct the day decides it here as in the inbox. */
export function AskedCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT(MANAGE);
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const mayDecide = useCan('/attendance/manage', 'Update');
  if (corrections.length === 0) return null;
  const decide = async ({ id, status }: Correction, action: 'approve' | 'reject') => {
    const { label, danger, remark } = correctionWorkflow.moves[action];
    const verb = t(action === 'approve' ? 'approveCorrection' : 'rejectCorrection');
    const answer = await confirm({
      title: t('correctionAsk', { action: verb }),
      verb,
      remark: remark ? true : 'optional',
      ...(danger && { danger }),
    });
    if (!answer || !label) return;
    // A refusal has been told by the global handler.
    await call(decideApprovals, { items: [{ type: correctionWorkflow.subject, id, status }], action, remark: answer.remark }).catch(() => undefined);
    void invalidate(...ATTENDANCE_READS);
  };
  return (
    <DetailSection title={MANAGE.corrections}>
      <ul className="list">
        {corrections.map((correction) => (
          <li key={correction.id} className="entry">
            <div className="lines">
              <span className="wrap">
                <DateText value={correction.checkin_at} kind="datetime" />
                {' – '}
                <DateText value={correction.checkout_at} kind="datetime" />
                <StatusChip status={correction.status} />
              </span>
              <span className="small">{correction.reason}</span>
              {correction.remark && <span className="note">{correction.remark}</span>}
            </div>
            {mayDecide && correction.status === 'Waiting for Approval' && (
              <DecisionButtons
                compact
                actions={[
                  { key: 'approve', label: MANAGE.approveCorrection, icon: 'check', onClick: () => decide(correction, 'approve') },
                  { key: 'reject', label: MANAGE.rejectCorrection, icon: 'close', danger: true, onClick: () => decide(correction, 'reject') },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
