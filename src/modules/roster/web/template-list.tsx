import { useState, type ReactNode } from 'react';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { assignSchedule } from '../contract/schedule.endpoints.ts';
import { workSchedules, type WorkScheduleRow } from '../contract/work-schedule.register.ts';
import { SCHEDULE_TYPES } from '../contract/work-schedule.schema.ts';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';

const ScheduleForm = lazyDrawer(async () => (await import('./work-schedule-form.tsx')).WorkScheduleForm, {
  title: ({ row }) => row?.name ?? SCHEDULE.addTitle,
  size: 720,
});
const AssignForm = lazyDrawer(async () => (await import('./assign-form.tsx')).AssignForm, { size: 480 });

/** What a week looks like, for everybody who is on it. */
export function TemplateList({ above }: { above: ReactNode }) {
  const t = useT(SCHEDULE);
  const [assigning, assign] = useState<WorkScheduleRow | null>(null);
  return (
    <>
      <RegisterPage
        register={workSchedules}
        title={SCHEDULE.title}
        context={t('templatesContext')}
        above={above}
        columns={[
          {
            key: 'name',
            label: SCHEDULE.name,
            sort: true,
            fixed: true,
            card: 'title',
            second: ({ is_default, warnings }) => [is_default ? t('isDefault') : null, ...warnings].filter(Boolean).join(' · ') || null,
          },
          { key: 'code', label: SCHEDULE.code, kind: 'identity', priority: 4 },
          { key: 'type', label: SCHEDULE.type, sort: true, priority: 3, card: 'subtitle', value: ({ type }) => t(type) },
          { key: 'days', label: SCHEDULE.pattern, priority: 2, card: 1, cell: (row) => <Pattern row={row} />, value: () => null },
          { key: 'hours', label: SCHEDULE.hours, kind: 'number', priority: 1, card: 2 },
          { key: 'employees_count', label: SCHEDULE.employees, kind: 'number', priority: 1, card: 3 },
          { key: 'status', label: SCHEDULE.status, kind: 'status', sort: true, card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'type', label: SCHEDULE.type, options: SCHEDULE_TYPES.map((value) => ({ value, label: SCHEDULE[value] })) },
        ]}
        moreActions={(row: WorkScheduleRow) => [
          {
            key: 'assign',
            label: SCHEDULE.assign,
            icon: 'account-group',
            onClick: () => assign(row),
            needs: { page: '/attendance/schedule', action: 'Work Schedule', call: assignSchedule },
          },
        ]}
        words={SCHEDULE}
        nameOf={({ name }) => name}
        Form={ScheduleForm}
      />
      {assigning && <AssignForm schedule={assigning} onClose={() => assign(null)} />}
    </>
  );
}

/** The seven days at a glance. */
function Pattern({ row }: { row: WorkScheduleRow }) {
  const say = useSay();
  const t = useT(SCHEDULE);
  return (
    <span className={classes['strip']}>
      {row.days.map(({ weekday, day_type }, at) => {
        const name = say(SHORT_WEEKDAYS[at] ?? { en: '', ms: '' });
        return (
          <span key={weekday} data-off={day_type !== 'Working' || undefined} title={`${name}: ${t(day_type)}`}>
            <span aria-hidden>{name.slice(0, 1)}</span>
            <span className="sr-only">{`${name}: ${t(day_type)}`}</span>
          </span>
        );
      })}
    </span>
  );
}
