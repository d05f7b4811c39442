/** Reports at the own outlets that wait, those to decide first; each opens with its schedule. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
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
const FIRST = 8;
const ORDER = ['review', 'answer', 'missing'] as const satisfies readonly WaitingReport['waits'][];
const byOrder = (a: WaitingReport, b: WaitingReport) => ORDER.indexOf(a.waits) - ORDER.indexOf(b.waits);

export function WaitingReports() {
  const { data, error, refetch } = useEndpoint(listMyReports, {});
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  return <Reports reports={data.data.toSorted(byOrder)} />;
}

function Reports({ reports }: { reports: readonly WaitingReport[] }) {
  const t = useT(MY_PROJECT);
  const [shown, more] = useFirstRows(reports, FIRST);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section title={MY_PROJECT.waiting} empty={reports.length === 0 ? MY_PROJECT.nothingWaits : undefined}>
      <FactsTable
        label={MY_PROJECT.waiting}
        rows={shown}
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
      {more}
      {open !== null && <ScheduleDrawer id={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
