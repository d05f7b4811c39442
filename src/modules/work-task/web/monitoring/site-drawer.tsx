/** One site of a day: its people, tasks with what was done about them, visits, and who came this week. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate, formatTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PhotoGrid } from '#platform/web/ui/file/photo-grid.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { monitorSite } from '../../contract/monitoring.endpoints.ts';
import type { SiteTask } from '../../contract/site-task.endpoints.ts';
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { TaskChip } from '../task-chip.tsx';
import { WORK } from '../work-task.messages.ts';
import classes from './monitoring.module.css';
import { MONITORING } from './monitoring.messages.ts';

const GiveForm = lazyDrawer(async () => (await import('./give-form.tsx')).GiveForm, { size: 560 });
const TaskDrawer = lazyDrawer(async () => (await import('./task-drawer.tsx')).TaskDrawer, { shape: 'detail', size: 560 });
const GIVE = { page: '/work-task/site', action: 'Create', employeeFeature: true } as const;
const CHART_HEIGHT = 180;

type Detail = OutputOf<typeof monitorSite>['data'];

interface SiteDrawerProps {
  readonly id: number;
  /** The day, and the part of the organisation that the page shows. */
  readonly day: Omit<InputOf<typeof monitorSite>, 'id'> & { readonly date: string };
  /** It opens with the form that gives a task. */
  readonly give?: boolean;
  readonly close: () => void;
}

export function SiteDrawer({ id, day, give = false, close }: SiteDrawerProps) {
  const t = useT(MONITORING);
  const { data, error, refetch } = useEndpoint(monitorSite, { id, ...day }, { quiet: true, keepPrevious: false });
  const mayGive = useCan(GIVE.page, GIVE.action);
  const [giving, setGiving] = useState(give && mayGive);
  const [task, setTask] = useState<number | null>(null);
  const answer = data?.data;
  return (
    <>
      <DetailDrawer
        size={680}
        onClose={close}
        title={answer?.site.name ?? t('list')}
        actions={
          answer && (
            <ActionButton needs={GIVE} icon="plus" opens={GiveForm} onClick={() => setGiving(true)}>
              {t('give')}
            </ActionButton>
          )
        }
      >
        <Loaded error={error} refetch={refetch} shape="detail" count={8}>
          {answer && <Body answer={answer} onTask={setTask} />}
        </Loaded>
      </DetailDrawer>
      {giving && answer && <GiveForm site={answer.site} onClose={() => setGiving(false)} />}
      {task !== null && <TaskDrawer id={task} close={() => setTask(null)} />}
    </>
  );
}

function Body({ answer: { people, tasks, visits, photos, days }, onTask }: { answer: Detail; onTask: (id: number) => void }) {
  const t = useT(MONITORING);
  const zone = useTimeZone();
  const { locale } = useLocale();
  return (
    <>
      <DetailSection title={MONITORING.people}>
        {people.length === 0 ? (
          <p className="quiet flush">{t('nobody')}</p>
        ) : (
          <ul className="list">
            {people.map(({ id, name, since, status }) => (
              <li key={id} className={classes['row']}>
                {name}
                <span className="quiet">
                  {since === null ? t('notArrived') : t(status === 'present' ? 'since' : 'left', { time: formatClock(since, zone, locale) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title={MONITORING.tasks}>
        {tasks.length === 0 ? (
          <p className="quiet flush">{t('noTasks')}</p>
        ) : (
          <ul className="list">
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} onOpen={() => onTask(task.id)} />
            ))}
          </ul>
        )}
      </DetailSection>
      {visits.length > 0 && (
        <DetailSection title={MONITORING.visits}>
          <ul className="list">
            {visits.map(({ id, employee, purpose, started_at, ended_at }) => (
              <li key={id} className={classes['row']}>
                <span>
                  {employee} <span className="quiet">{purpose}</span>
                </span>
                <span className="quiet tabular">{[started_at, ended_at].map((at) => (at === null ? '' : formatClock(at, zone, locale))).join(' – ')}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {photos.length > 0 && (
        <DetailSection title={MONITORING.photos}>
          <PhotoGrid photos={photos.map(({ file, about, by, at }) => ({ file, title: about, note: `${by}, ${formatClock(at, zone, locale)}` }))} />
        </DetailSection>
      )}
      <div className={classes['week']}>
        <ChartCard
          title={MONITORING.week}
          kind="bar"
          rows={days.map(({ date, present }) => ({ date: formatDate(date), present }))}
          x="date"
          xLabel={WORK.date}
          series={[{ key: 'present', label: MONITORING.people }]}
          height={CHART_HEIGHT}
        />
      </div>
    </>
  );
}

function TaskLine({ task, onOpen }: { task: SiteTask; onOpen: () => void }) {
  const t = useT(WORK);
  const { locale } = useLocale();
  const { name, due_date, due_time, employees } = task;
  const when = [formatDate(due_date), due_time && formatTime(due_time, locale)].filter(Boolean).join(' ');
  return (
    <li className={classes['row']}>
      <span>
        {name}
        <br />
        <span className="quiet small">
          {when} · {employees.length === 0 ? t('anybody') : employees.map((each) => each.name).join(', ')}
        </span>
      </span>
      <span className={classes['row']}>
        <TaskChip task={task} />
        <Button variant="default" aria-label={`${t('view')} ${name}, ${when}`} onClick={onOpen}>
          {t('view')}
        </Button>
      </span>
    </li>
  );
}
