import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { addDays, calendarDate, endOfWeek, formatDate, isCalendarDate, startOfWeek } from '#platform/contract/dates.ts';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Column, type Filter, type RowOf } from '#platform/web/ui/list-page.tsx';
import { personColumn } from '#platform/web/ui/list/person-column.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { listSchedules } from '../contract/schedule.endpoints.ts';
import { workSchedules } from '../contract/work-schedule.register.ts';
import { PlannedDay } from './planned-day.tsx';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';
import { setWeek, WEEK } from './shown-week.ts';

type Row = RowOf<typeof listSchedules>;

/** A week of everybody in sight, as it is planned. */
export function WeekList({ above }: { above: ReactNode }) {
  const t = useT(SCHEDULE);
  const say = useSay();
  const today = useToday();
  const asked = new URLSearchParams(useSearch()).get(WEEK);
  const monday = startOfWeek(isCalendarDate(asked) ? calendarDate(asked) : today);
  const templates = useEndpoint(workSchedules.list, { per_page: 100 }, { quiet: true }).data?.data;
  const columns = useMemo(
    (): Column<Row>[] => [
      personColumn(SCHEDULE.employee),
      ...SHORT_WEEKDAYS.map((name, at): Column<Row> => {
        const date = addDays(monday, at);
        return {
          key: `day${at + 1}`,
          label: `${say(name)} ${formatDate(date).slice(0, 5)}`,
          priority: 1,
          card: at + 1,
          cell: ({ days }) => <div className={classes['cell']}>{days[at] && <PlannedDay day={days[at]} />}</div>,
        };
      }),
    ],
    [monday, say],
  );
  const filters: Filter[] = [
    { kind: 'keyword', key: 'keyword' },
    {
      kind: 'select',
      key: 'work_schedule_id',
      label: SCHEDULE.workSchedule,
      number: true,
      options: (templates ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { kind: 'organisation', key: 'organisation', only: ['branch_id', 'division_id', 'department_id'] },
  ];
  const step = (days: number, label: string, icon: string) => (
    <Button variant="default" aria-label={label} title={label} onClick={() => setWeek(addDays(monday, days))}>
      <Icon name={icon} size={16} />
    </Button>
  );
  return (
    <ListPage
      title={SCHEDULE.title}
      context={t('context')}
      above={above}
      endpoint={listSchedules}
      input={{ start_date: monday, end_date: endOfWeek(monday) }}
      defaults={{ sort: 'asc', sortBy: 'name' }}
      columns={columns}
      filters={filters}
      rowKey={({ employee }) => employee.id}
      rowName={({ employee }) => employee.name}
      tools={
        <div className="row">
          {step(-7, t('earlierWeek'), 'chevron-left')}
          <span className="tabular">
            {formatDate(monday)}–{formatDate(endOfWeek(monday))}
          </span>
          {step(7, t('laterWeek'), 'chevron-right')}
        </div>
      }
      empty={{ drawing: 'calendar', title: SCHEDULE.nobody }}
    />
  );
}
