/** One schedule: where and when, the button to check in or out, and what is recorded in between. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import { PunchPanel } from './punch-panel.tsx';
import type { WaitingOf } from './unsent-of.ts';

const StockDrawer = lazyDrawer(async () => (await import('./stock-drawer.tsx')).StockDrawer, { title: MY_DAY.stock, size: 560 });
const TaskDrawer = lazyDrawer(async () => (await import('./task-drawer.tsx')).TaskDrawer, { title: MY_DAY.tasks, size: 560 });
const ReportDrawer = lazyDrawer(async () => (await import('./report-drawer.tsx')).ReportDrawer, { title: MY_DAY.report, size: 560 });

export interface ScheduleCardProps {
  readonly schedule: WorkableSchedule;
  readonly zone: string;
  readonly waiting: WaitingOf;
}

export function ScheduleCard({ schedule, zone, waiting }: ScheduleCardProps) {
  const t = useT(MY_DAY);
  const { locale } = useLocale();
  const [open, setOpen] = useState<'stock' | 'tasks' | 'report' | null>(null);
  const { outlet, project, checkin, checkout, tasks, report } = schedule;
  const done = tasks.filter(({ id, done: isDone }) => isDone || waiting.tasks.includes(id)).length;
  const questioned = (report.disputes ?? []).filter(({ id, answer, settled }) => answer === null && !settled && !waiting.answers.includes(id)).length;
  const hasBegun = checkin !== null || waiting.checkin;
  const clock = (at: string) => formatClock(at, zone, locale);
  const shown = { schedule, waiting, onClose: () => setOpen(null) };
  const states = [
    checkin ? t('checkedInAt', { time: clock(checkin.recorded_at) }) : waiting.checkin && t('inWaits'),
    checkout ? t('checkedOutAt', { time: clock(checkout.recorded_at) }) : waiting.checkout && t('outWaits'),
  ].filter(Boolean);
  return (
    <section className={`${classes['card']} card`} aria-label={outlet.name}>
      <div className="apart">
        <h2 className="heading">{outlet.name}</h2>
        <StatusChip status={schedule.status} />
      </div>
      <p className="flush">
        {formatDate(schedule.date)} {saySession(schedule, locale)}
        <br />
        <span className="quiet">{[project.name, outlet.address].filter(Boolean).join(' · ')}</span>
      </p>
      {states.length > 0 && <p className="flush">{states.join(' · ')}</p>}
      {report.reopen_reason && <p className="flush">{t('sentBack', { reason: report.reopen_reason })}</p>}
      {questioned > 0 && <p className="flush">{t('questioned', { n: questioned })}</p>}
      {hasBegun && (
        <div className={classes['actions']}>
          <Button size="md" variant="default" onClick={() => setOpen('stock')}>
            {t('stock')}
          </Button>
          <Button size="md" variant="default" onClick={() => setOpen('tasks')}>
            {t('tasks')} {t('taskCount', { done, total: tasks.length })}
          </Button>
          <Button size="md" variant="default" onClick={() => setOpen('report')}>
            {report.reviewed_at ? t('approved') : report.status === 'submitted' || waiting.report ? t('submitted') : t('report')}
          </Button>
        </div>
      )}
      <PunchPanel schedule={schedule} waiting={waiting} />
      {open === 'stock' && <StockDrawer {...shown} />}
      {open === 'tasks' && <TaskDrawer {...shown} />}
      {open === 'report' && <ReportDrawer {...shown} />}
    </section>
  );
}
