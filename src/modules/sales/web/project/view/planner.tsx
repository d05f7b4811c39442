import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { addDays, formatDate, startOfWeek } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { listSchedules, type ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { PROJECT } from '../project.messages.ts';
import classes from './planner.module.css';
import { VIEW } from './view.messages.ts';

const ScheduleForm = lazyDrawer(async () => (await import('./schedule-form.tsx')).ScheduleForm, { size: 480 });
const WEEK = 7;

/** The schedules of a project in a week: a row a promoter, a column a day; a schedule that has not begun opens its form. */
export function Planner({ project }: { project: ProjectDetail }) {
  const t = useT(VIEW);
  const say = useSay();
  const { locale } = useLocale();
  const today = useToday();
  const near = today < project.start_date ? project.start_date : today > project.end_date ? project.end_date : today;
  const [monday, setMonday] = useState(startOfWeek(near));
  const [open, setOpen] = useState<ScheduleRow | null>(null);
  const days = Array.from({ length: WEEK }, (_, at) => addDays(monday, at));
  const sunday = addDays(monday, WEEK - 1);
  const { data, error, refetch } = useEndpoint(listSchedules, { project_id: project.id, start_date: monday, end_date: sunday, status: 'all' });
  const rows = (data?.data ?? []) as readonly ScheduleRow[];
  const of = (promoterId: number, date: string) => rows.filter((row) => row.promoter_id === promoterId && row.date === date && row.status !== 'Cancelled');
  return (
    <>
      <div className={classes['bar']}>
        <ActionIcon variant="default" aria-label={t('previousWeek')} onClick={() => setMonday(addDays(monday, -WEEK))}>
          <Icon name="chevron-left" size={16} />
        </ActionIcon>
        <span className="tabular">
          {formatDate(monday)} – {formatDate(sunday)}
        </span>
        <ActionIcon variant="default" aria-label={t('nextWeek')} onClick={() => setMonday(addDays(monday, WEEK))}>
          <Icon name="chevron-right" size={16} />
        </ActionIcon>
      </div>
      {data ? (
        <FactsTable
          label={VIEW.planner}
          rows={project.promoters}
          rowKey={({ id }) => id}
          columns={[
            { label: PROJECT.promoter, cell: ({ promoter }) => promoter.name },
            ...days.map((date) => ({
              label: `${say(shortWeekday(date))} ${date.slice(8)}`,
              cell: ({ promoter }: ProjectDetail['promoters'][number]) =>
                of(promoter.id, date).map((schedule) => (
                  <Button key={schedule.id} variant="default" size="compact-xs" className={classes['cell']} onClick={() => setOpen(schedule)}>
                    {saySession(schedule, locale)} <StatusChip status={schedule.status} />
                  </Button>
                )),
            })),
          ]}
        />
      ) : (
        <Loaded error={error} refetch={refetch} count={4} />
      )}
      {open && <ScheduleForm project={project} schedule={open} onClose={() => setOpen(null)} />}
    </>
  );
}
