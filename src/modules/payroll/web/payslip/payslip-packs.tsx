/** The reader's last ZIP files of payslips: how far they are, and the file. */
import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { listReports, type ReportRow } from '#platform/contract/reports.endpoints.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { ISSUED } from './issued-payslips.messages.ts';
import classes from './payslip-packs.module.css';

const TYPE = 'payroll.payslips';
const SHOWN = 5;
/** Live messages tell the end; should one be lost, the list is read again after a while. */
const LOOK_AGAIN = 5000;
const isUnderWay = ({ status }: ReportRow) => status === 'pending' || status === 'generating';

export function PayslipPacks() {
  const t = useT(ISSUED);
  const invalidate = useInvalidate();
  const [waiting, setWaiting] = useState(false);
  const [percents, setPercents] = useState<ReadonlyMap<number, number>>(new Map());
  const { data } = useEndpoint(listReports, { type: TYPE }, { quiet: true, minDelay: false, refetchInterval: waiting ? LOOK_AGAIN : false });
  useLive('report', () => void invalidate(listReports));
  useLive('job_progress', ({ data: told }) => {
    const { note, percent: done } = (told ?? {}) as { readonly note?: unknown; readonly percent?: unknown };
    const [report, percent] = [Number(note), Number(done)];
    if (report > 0 && percent >= 0) setPercents((before) => new Map(before).set(report, percent));
  });
  const packs = data?.data.slice(0, SHOWN) ?? [];
  const underWay = packs.some(isUnderWay);
  if (underWay !== waiting) setWaiting(underWay);
  if (packs.length === 0) return null;
  return (
    <section className={classes['packs']}>
      <h2>{t('packs')}</h2>
      <ul>
        {packs.map((pack) => (
          <li key={pack.id}>
            <span className={classes['name']}>
              {pack.file?.name ?? pack.title}
              <small>
                <DateText value={pack.created_at} kind="datetime" />
                {pack.rows !== null && ` · ${t('payslips', { n: pack.rows })}`}
              </small>
              {pack.error && <small className={classes['error']}>{pack.error}</small>}
            </span>
            {isUnderWay(pack) ? (
              <Progress className={classes['progress'] ?? ''} value={percents.get(pack.id) ?? pack.progress} animated aria-label={pack.title} />
            ) : (
              <StatusChip status={pack.status} />
            )}
            {pack.file && (
              <Button component="a" href={pack.file.url} download variant="subtle" size="compact-sm" leftSection={<Icon name="download" size={15} />}>
                {t('download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
