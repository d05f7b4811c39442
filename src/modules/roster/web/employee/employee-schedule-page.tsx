/** When an employee works (R101): what they are put on, and the days of a month. */
import { useState } from 'react';
import { endOfMonth, formatDate, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { RowMenu } from '#platform/web/ui/list/row-menu.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { EmployeeTab } from '#modules/employee/web/public.tsx';
import { assignToEmployee, showEmployeeSchedule, unassignFromEmployee, type Assignment } from '../../contract/schedule.endpoints.ts';
import { MonthOfWork } from '../month-of-work.tsx';
import { SCHEDULE_READS } from '../schedule-reads.ts';
import { SCHEDULE } from '../schedule.messages.ts';

const PutForm = lazyDrawer(async () => (await import('./put-form.tsx')).PutForm, { size: 440 });

const TAB = '/admin/employee/view/work-schedule';

interface Person {
  readonly id: number;
  readonly name: string;
}

export const Page = () => <EmployeeTab>{(employee) => <EmployeeSchedule employee={employee} />}</EmployeeTab>;

function EmployeeSchedule({ employee }: { employee: Person }) {
  const t = useT(SCHEDULE);
  const { locale } = useLocale();
  const [month, setMonth] = useState(startOfMonth(useToday()));
  const [putting, setPutting] = useState(false);
  const { data, error, refetch } = useEndpoint(showEmployeeSchedule, { id: employee.id, start_date: month, end_date: endOfMonth(month) });
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  const { assignments, days, schedules } = data.data;
  return (
    <div className="stack">
      <div className="apart">
        <h2 className="heading">{t('onSchedules')}</h2>
        <ActionButton needs={{ page: TAB, action: 'Update', call: assignToEmployee }} icon="plus" opens={PutForm} onClick={() => setPutting(true)}>
          {t('put')}
        </ActionButton>
      </div>
      {assignments.length === 0 ? (
        <p className="quiet flush">{t('byDefault')}</p>
      ) : (
        <ul className="list">
          {assignments.map((each) => (
            <OnSchedule key={each.id} employee={employee} assignment={each} />
          ))}
        </ul>
      )}
      <div>
        <MonthHead month={month} onMonth={setMonth} />
        <MonthOfWork days={days} label={t('daysOfMonth', { month: formatMonth(month, locale) })} />
      </div>
      {putting && <PutForm employee={employee} schedules={schedules} onClose={() => setPutting(false)} />}
    </div>
  );
}

function OnSchedule({ employee, assignment: { id, schedule, effective_from, effective_to } }: { employee: Person; assignment: Assignment }) {
  const t = useT(SCHEDULE);
  const confirm = useConfirm();
  const { run } = useWrite(unassignFromEmployee, { invalidates: SCHEDULE_READS });
  const from = formatDate(effective_from);
  const takeBack = async () => {
    const answer = await confirm({ title: t('takeBack', { name: schedule.name }), message: t('takeBackText'), danger: true });
    if (answer) await run({ id: employee.id, assignment_id: id }).catch(() => undefined);
  };
  return (
    <li className="entry apart">
      <span className="words">
        <span className="strong">{schedule.name}</span>
        <span className="note tabular">{effective_to ? t('span', { from, to: formatDate(effective_to) }) : t('since', { from })}</span>
      </span>
      <RowMenu
        actions={[
          {
            key: 'take-back',
            label: t('takeBack', { name: schedule.name }),
            icon: 'delete',
            danger: true,
            onClick: takeBack,
            needs: { page: TAB, action: 'Delete', call: unassignFromEmployee },
          },
        ]}
      />
    </li>
  );
}
