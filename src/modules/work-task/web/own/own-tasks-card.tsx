/** The own tasks of today, and those of earlier days that are open: on the dashboard, and beside the clock on the page of attendance. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { UnsentList } from '#platform/web/unsent/unsent-list.tsx';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { listMyTasks, type SiteTask } from '../../contract/site-task.endpoints.ts';
import { TaskChip } from '../task-chip.tsx';
import classes from '../monitoring/monitoring.module.css';
import { OWN } from './own-tasks.messages.ts';
import { TASK_KIND } from './task-kind.ts';

const DoTask = lazyDrawer(async () => (await import('./do-task.tsx')).DoTask, { title: ({ task }) => task.name, size: 560 });

const isOpen = ({ status }: SiteTask) => status === 'Pending' || status === 'Processing';

export function OwnTasksCard() {
  const tasks = useBlock<readonly SiteTask[]>('my-site-tasks');
  return tasks && <Tasks tasks={tasks} />;
}

/** Nothing for whoever has no task today, and where the company does not work on sites. */
export function Part() {
  const sites = useViewer().modules['work_site'] === true;
  const { data } = useEndpoint(listMyTasks, {}, { enabled: sites, quiet: true });
  return data && data.data.length > 0 ? <Tasks tasks={data.data} /> : null;
}

function Tasks({ tasks }: { tasks: readonly SiteTask[] }) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const today = useToday();
  const unsent = useUnsent(useViewer().id, TASK_KIND);
  const [task, setTask] = useState<SiteTask | null>(null);
  const open = tasks.filter(isOpen).length;
  return (
    <BlockCard title={OWN.title} aside={open > 0 ? t('open', { n: open }) : undefined}>
      <UnsentList calls={unsent} facts={() => null} />
      {tasks.length === 0 ? (
        <p className="quiet flush">{t('none')}</p>
      ) : (
        <ul className="list">
          {tasks.map((each) => (
            <li key={each.id} className={classes['row']}>
              <span>
                {each.name}
                <br />
                <span className="quiet small">
                  {[each.site.name, each.due_date === today ? null : formatDate(each.due_date), each.due_time && formatTime(each.due_time, locale)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className={classes['row']}>
                <TaskChip task={each} />
                {isOpen(each) && (
                  <Button variant="default" aria-label={`${t('do')} ${each.name}, ${each.site.name}`} onClick={() => setTask(each)}>
                    {t('do')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {task && <DoTask task={task} onClose={() => setTask(null)} />}
    </BlockCard>
  );
}
