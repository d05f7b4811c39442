/** Files that jobs have made for the reader; they come in as the jobs end. */
import { Button } from '@mantine/core';
import { listReports } from '#platform/contract/calls/reports.endpoints.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { FILES } from './statutory-file.messages.ts';
import classes from './file-parts.module.css';

const TYPE = 'payroll.statutory-file';

export function MadeFiles() {
  const t = useT(FILES);
  const invalidate = useInvalidate();
  const { data } = useEndpoint(listReports, { type: TYPE }, { quiet: true });
  useLive('report', () => void invalidate(listReports));
  const jobs = data?.data ?? [];
  if (jobs.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h3>{t('recent')}</h3>
      <ul className={`bare ${classes['problems']}`}>
        {jobs.slice(0, 5).map((job) => (
          <li key={job.id}>
            <StatusChip status={job.status} {...(job.status === 'failed' && { label: t('failed'), colour: 'error' as const })} />
            <span className={classes['problemText']}>
              <strong>{job.title}</strong>
              <span className="quiet tiny">
                <DateText value={job.created_at} kind="datetime" /> {job.error}
              </span>
            </span>
            {job.file && (
              <Button component="a" href={job.file.url} download variant="subtle" size="compact-sm" leftSection={<Icon name="export" size={15} />}>
                {t('fetch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
