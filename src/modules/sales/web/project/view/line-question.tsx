/** What is asked about one line of a report, with the answer; whoever supervises asks, accepts and withdraws here. */
import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { DisputeLine } from '../../../contract/field/dispute-lines.ts';
import { disputeLine, settleDispute } from '../../../contract/field/dispute.endpoints.ts';
import type { ReportDispute } from '../../../contract/field/my-day.endpoints.ts';
import { SCHEDULE_READS } from '../../sales-reads.ts';
import { DETAIL } from './schedule-detail.messages.ts';

/** A line of a report as it is shown. */
export interface ReportLine {
  readonly line: DisputeLine;
  readonly product_id: number | null;
  readonly name: string;
  readonly value: number | string;
}

interface LineQuestionProps {
  readonly scheduleId: number;
  readonly row: ReportLine;
  /** About this line, the first asked first. */
  readonly disputes: readonly ReportDispute[];
  readonly decidable: boolean;
}

export function LineQuestion({ scheduleId, row, disputes, decidable }: LineQuestionProps) {
  const t = useT(DETAIL);
  const confirm = useConfirm();
  const raise = useWrite(disputeLine, { invalidates: SCHEDULE_READS });
  const settle = useWrite(settleDispute, { invalidates: SCHEDULE_READS });
  const last = disputes.at(-1);
  const open = last && !last.settled ? last : undefined;
  const ask = async () => {
    const answer = await confirm({
      title: t('askAbout', { line: row.name }),
      message: t('askText'),
      remark: true,
      remarkLabel: t('whatToAsk'),
      verb: t('ask'),
    });
    if (answer) await raise.run({ id: scheduleId, line: row.line, product_id: row.product_id, reason: answer.remark }).catch(() => undefined);
  };
  const close = (dispute: ReportDispute) => settle.run({ id: scheduleId, dispute_id: dispute.id }).catch(() => undefined);
  const verb = open?.answer === null ? t('withdraw') : t('accept');
  return (
    <>
      {disputes.map((dispute) => (
        <div key={dispute.id}>
          <StatusChip
            status={null}
            colour={dispute.settled ? 'primary' : dispute.answer === null ? 'warning' : 'info'}
            label={t(dispute.settled ? 'closedQuestion' : dispute.answer === null ? 'asked' : 'replied')}
          />{' '}
          {dispute.reason}
          {dispute.answer !== null && <p className="flush">{dispute.answer}</p>}
          {dispute.was !== null && dispute.was !== row.value && <p className="note flush">{t('saidBefore', { was: dispute.was })}</p>}
        </div>
      ))}
      {decidable && open && (
        <Button
          variant="default"
          size="compact-sm"
          loading={settle.busy}
          aria-label={t('aboutLine', { verb, line: row.name })}
          onClick={() => void close(open)}
        >
          {verb}
        </Button>
      )}
      {decidable && open?.answer !== null && (
        <Button variant="default" size="compact-sm" loading={raise.busy} aria-label={t('askAbout', { line: row.name })} onClick={() => void ask()}>
          {t('ask')}
        </Button>
      )}
    </>
  );
}
