import { useState } from 'react';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { formatTime } from '#platform/contract/dates.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { listSiteTasks, type SiteTask } from '../contract/site-task.endpoints.ts';
import { TASK_STATUSES } from '../contract/rules/task-state.ts';
import { MONITORING } from './monitoring/monitoring.messages.ts';
import { TaskChip } from './task-chip.tsx';
import { WORK } from './work-task.messages.ts';

const TaskDrawer = lazyDrawer(async () => (await import('./monitoring/task-drawer.tsx')).TaskDrawer, { shape: 'detail', size: 560 });

/** All tasks of a site, those that are due last first. */
export function Part({ site }: { site: number }) {
  const t = useT(WORK);
  const { locale } = useLocale();
  const [task, setTask] = useState<number | null>(null);
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        name="site-tasks"
        title={MONITORING.tasks}
        endpoint={listSiteTasks}
        input={{ work_site_id: site }}
        defaults={{ sort: 'desc', sortBy: 'due_date' }}
        columns={[
          { key: 'name', label: WORK.task, fixed: true, card: 'title', second: ({ project }: SiteTask) => project?.name },
          { key: 'due_date', label: WORK.due, kind: 'date', sort: true, card: 1, priority: 1 },
          { key: 'due_time', label: WORK.dueTime, priority: 3, value: ({ due_time }) => due_time && formatTime(due_time, locale) },
          {
            key: 'employees',
            label: WORK.employees,
            priority: 2,
            card: 2,
            value: ({ employees }) => (employees.length === 0 ? t('anybody') : employees.map(({ name }) => name).join(', ')),
          },
          { key: 'status', label: WORK.status, kind: 'status', sort: true, card: 'badge', cell: (row) => <TaskChip task={row} /> },
        ]}
        filters={[
          { kind: 'select', key: 'status', label: WORK.status, options: TASK_STATUSES, prominent: true },
          { kind: 'switch', key: 'overdue', label: WORK.overdue },
        ]}
        opens={TaskDrawer}
        onOpen={({ id }) => setTask(id)}
        empty={{ drawing: 'place', title: MONITORING.noSiteTasks }}
      />
      {task !== null && <TaskDrawer id={task} close={() => setTask(null)} />}
    </>
  );
}
