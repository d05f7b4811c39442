import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { withdrawCorrection, type Correction } from '../../contract/own/own-attendance.endpoints.ts';
import { OWN_READS } from './own-reads.ts';
import { OWN } from '../own.messages.ts';

/** What the employee asked to be put right, and what became of it. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT(OWN);
  const confirm = useConfirm();
  const { run, busy } = useWrite(withdrawCorrection, { invalidates: OWN_READS });
  if (corrections.length === 0) return null;
  const withdraw = async (id: number) => {
    // A refusal has been told by the global handler.
    if (await confirm({ title: t('withdrawAsk'), verb: OWN.withdraw, danger: true })) await run({ id }).catch(() => undefined);
  };
  return (
    <DetailSection title={OWN.corrections}>
      <ul className="list">
        {corrections.map(({ id, checkin_at, checkout_at, reason, status, remark }) => (
          <li key={id} className="entry">
            <div className="lines">
              <span className="wrap">
                <DateText value={checkin_at} kind="datetime" />
                {' – '}
                <DateText value={checkout_at} kind="datetime" />
                <StatusChip status={status} />
              </span>
              <span className="small">{reason}</span>
              {remark && <span className="note">{remark}</span>}
            </div>
            {status === 'Waiting for Approval' && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => void withdraw(id)}>
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
