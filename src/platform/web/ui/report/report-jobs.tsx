/** The reader's last files of a report: how far they are, and the way to them. */
import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { listReports, type ReportRow } from '#platform/contract/calls/reports.endpoints.ts';
import { useEndpoint, useInvalidate } from '../../call/use-endpoint.ts';
import { useLive } from '../../live.ts';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import classes from './report-panel.module.css';
import { StatusChip } from '../status-chip.tsx';
import { DateText } from '../values.tsx';

const MESSAGES = defineMessages({
  recent: { en: 'Recent files', ms: 'Fail terkini' },
  download: { en: 'Download', ms: 'Muat turun' },
  files: { en: '{n, plural, one {# file} other {# files}}', ms: '{n} fail' },
  rows: { en: '{n, plural, one {# row} other {# rows}}', ms: '{n} baris' },
});

const SHOWN = 5;
/** Live messages tell the end; should one be lost, the list is read again after a while. */
const LOOK_AGAIN_MS = 3000;
const isUnderWay = ({ status }: ReportRow) => status === 'pending' || status === 'generating';

/** @param type of the report's jobs: `leave.report` */
export function ReportJobs({ type }: { type: string }) {
  const t = useT(MESSAGES);
  const invalidate = useInvalidate();
  const [waiting, setWaiting] = useState(false);
  const [percents, setPercents] = useState<ReadonlyMap<number, number>>(new Map());
  const { data } = useEndpoint(listReports, { type }, { quiet: true, minDelay: false, refetchInterval: waiting ? LOOK_AGAIN_MS : false });
  useLive('report', () => void invalidate(listReports));
  useLive('job_progress', ({ data: announced }) => {
    const { note, percent } = (announced ?? {}) as { readonly note?: unknown; readonly percent?: unknown };
    if (Number(note) > 0) setPercents((before) => new Map(before).set(Number(note), Number(percent) || 0));
  });
  const files = data?.data.slice(0, SHOWN) ?? [];
  const underWay = files.some(isUnderWay);
  if (underWay !== waiting) setWaiting(underWay);
  if (files.length === 0) return null;
  return (
    <section>
      <h2 className={classes['heading']}>{t('recent')}</h2>
      <ul className={`${classes['jobs']} bare card`}>
        {files.map((job) => (
          <li key={job.id}>
            <span className={classes['jobName']}>
              {job.file?.name ?? job.title} {!job.file && <span className="quiet small">{job.format.toUpperCase()}</span>}
              <span className={`${classes['jobFacts']} quiet small`}>
                <DateText value={job.created_at} kind="datetime" />
                {job.rows !== null && ` · ${t(job.format === 'zip' ? 'files' : 'rows', { n: job.rows })}`}
              </span>
              {job.error && <span className={classes['error']}>{job.error}</span>}
            </span>
            {isUnderWay(job) ? (
              <Progress className={classes['progress'] ?? ''} value={percents.get(job.id) ?? job.progress} animated aria-label={job.title} />
            ) : (
              <StatusChip status={job.status} />
            )}
            {job.file && (
              <Button component="a" href={job.file.url} download variant="subtle" size="compact-sm" leftSection={<Icon name="export" size={15} />}>
                {t('download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
