/** The daily report of a schedule: its lines, what is asked about them, and approving it or sending it back. */
import { Button } from '@mantine/core';
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { COUNT_LINES, LINE_WORDS, TEXT_LINES } from '../../../contract/field/dispute-lines.ts';
import { reopenDailyReport, reviewDailyReport } from '../../../contract/field/field.endpoints.ts';
import type { ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { soldOn } from '../../../contract/field/sold-on.ts';
import { SCHEDULE_READS, STOCK_READS } from '../../sales-reads.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { ReportedShelf } from './shelf-section.tsx';
import { LineQuestion, type ReportLine } from './line-question.tsx';
import { DETAIL } from './schedule-detail.messages.ts';

const STALE = [...SCHEDULE_READS, ...STOCK_READS];

export function Pictures({ files }: { files: readonly UploadedFile[] }) {
  return files.map(({ file, url, name }) => (
    <a key={file} href={url} target="_blank" rel="noreferrer" className="tall">
      {name}
    </a>
  ));
}

/** What the report says: counts, texts, what was sold and what was counted of each product. */
function useLines({ report, entries, products }: ScheduleDetail): ReportLine[] {
  const t = useT(LINE_WORDS);
  const nameOf = (productId: number) => products.find(({ id }) => id === productId)?.name ?? '';
  const facts = [...COUNT_LINES, ...TEXT_LINES].flatMap((line): ReportLine[] => {
    const value = report[line];
    return value === null ? [] : [{ line, product_id: null, name: t(line), value }];
  });
  const sales = [...Map.groupBy(entries, ({ product_id }) => product_id)].flatMap(([product_id, own]): ReportLine[] => {
    const { units } = soldOn(own);
    return units === 0 ? [] : [{ line: 'sales', product_id, name: `${t('sales')}: ${nameOf(product_id)}`, value: units }];
  });
  const counted = report.closing.map(({ product_id, quantity }): ReportLine => ({
    line: 'closing',
    product_id,
    name: `${t('closing')}: ${nameOf(product_id)}`,
    value: quantity,
  }));
  return [...facts, ...sales, ...counted];
}

export function ReportSection({ detail }: { detail: ScheduleDetail }) {
  const t = useT(DETAIL);
  const confirm = useConfirm();
  const review = useWrite(reviewDailyReport, { invalidates: STALE });
  const reopen = useWrite(reopenDailyReport, { invalidates: STALE });
  const lines = useLines(detail);
  const { report, id, supervises } = detail;
  const disputes = report.disputes ?? [];
  const approve = async () => {
    const answer = await confirm({ title: t('approveAsk'), message: t('approveText'), remark: 'optional', verb: t('approve') });
    if (answer) await review.run({ id, remark: answer.remark || null });
  };
  const sendBack = async () => {
    const answer = await confirm({ title: t('sendBackAsk'), remark: true, remarkLabel: t('reason'), verb: t('sendBack') });
    if (answer) await reopen.run({ id, reason: answer.remark });
  };
  const decidable = supervises && report.status === 'submitted' && report.reviewed_at === null;
  const unanswered = disputes.filter(({ answer, settled }) => answer === null && !settled).length;
  const asks = decidable || disputes.length > 0;
  return (
    <Section title={DETAIL.report} action={<StatusChip status={report.reviewed_at ? 'approved' : report.status} />}>
      <FactsTable
        label={DETAIL.report}
        rows={report.status === 'submitted' ? lines : lines.filter(({ line }) => line !== 'sales')}
        rowKey={({ line, product_id }) => `${line} ${product_id}`}
        columns={[
          { label: DETAIL.line, cell: ({ name }) => name },
          { label: DETAIL.answer, cell: ({ value }) => value },
          ...(asks
            ? [
                {
                  label: DETAIL.question,
                  cell: (row: ReportLine) => (
                    <LineQuestion
                      scheduleId={id}
                      row={row}
                      disputes={disputes.filter(({ line, product_id }) => line === row.line && product_id === row.product_id)}
                      decidable={decidable}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <ReportedShelf detail={detail} />
      <Pictures files={report.photos} />
      {report.review_remark && <p className="note">{report.review_remark}</p>}
      {report.reopen_reason && <p className="note">{t('sentBackFor', { reason: report.reopen_reason })}</p>}
      {decidable && unanswered > 0 && <p className="note">{t('waitsForAnswer', { n: unanswered })}</p>}
      {decidable && (
        <div className="row wrap">
          <Button loading={review.busy} disabled={unanswered > 0} onClick={() => void approve()}>
            {t('approve')}
          </Button>
          <Button variant="default" loading={reopen.busy} onClick={() => void sendBack()}>
            {t('sendBack')}
          </Button>
        </div>
      )}
    </Section>
  );
}
