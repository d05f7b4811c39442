/** Reports at the own outlets that wait, those to decide first; each opens with its schedule. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Pager } from '#platform/web/ui/page/pager.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { listMyReports, type WaitingReport } from '../../contract/my-project/my-reports.endpoints.ts';
import { DETAIL } from '../project/view/schedule-detail.messages.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { MY_PROJECT } from './my-project.messages.ts';

const ScheduleDrawer = lazyDrawer(async () => (await import('../project/view/schedule-drawer.tsx')).ScheduleDrawer, {
  title: DETAIL.schedule,
  shape: 'detail',
  size: 680,
});

export function WaitingReports() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useEndpoint(listMyReports, { page });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  const { total, last_page } = data.meta;
  // The last ones of a page were decided meanwhile: the page before it.
  if (page > last_page) setPage(last_page);
  return <Reports reports={data.data} total={total} pager={last_page > 1 && <Pager page={page} last={last_page} onPage={setPage} />} />;
}

function Reports({ reports, total, pager }: { reports: readonly WaitingReport[]; total: number; pager: ReactNode }) {
  const t = useT(MY_PROJECT);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section
      title={MY_PROJECT.waiting}
      action={total > 0 && <span className="note">{t('waitingCount', { n: total })}</span>}
      empty={reports.length === 0 ? MY_PROJECT.nothingWaits : undefined}
    >
      <FactsTable
        label={MY_PROJECT.waiting}
        rows={reports}
        rowKey={({ schedule_id }) => schedule_id}
        columns={[
          { label: MY_PROJECT.promoter, cell: ({ promoter }) => promoter.name },
          { label: MY_PROJECT.date, cell: ({ date }) => formatDate(date) },
          { label: MY_PROJECT.outlet, cell: ({ outlet }) => outlet.name },
          { label: MY_PROJECT.project, cell: ({ project }) => project.name },
          {
            label: MY_PROJECT.waitsFor,
            cell: ({ waits, due, overdue }) => (
              <StatusChip
                status={null}
                colour={overdue ? 'error' : waits === 'review' ? 'warning' : 'info'}
                label={[t(waits), t(overdue ? 'overdueSince' : 'until', { date: formatDate(due) })].join(', ')}
              />
            ),
          },
          {
            label: MY_PROJECT.open,
            cell: ({ schedule_id, promoter, date }) => (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('openOf', { promoter: promoter.name, date: formatDate(date) })}
                onClick={() => setOpen(schedule_id)}
              >
                {t('open')}
              </Button>
            ),
          },
        ]}
      />
      {pager}
      {open !== null && <ScheduleDrawer id={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
