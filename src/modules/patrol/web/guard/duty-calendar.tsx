/** The shifts of one guard in a month, a week a row; a shift opens its operation for those who may see it. */
import { Link } from 'wouter';
import { addDays, dayOf, daysInMonth, formatDate, startOfMonth, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardDutyDay } from '../../contract/guard/guard-month.endpoints.ts';
import { STATUS_NAMES } from '../operation/status-names.ts';
import classes from './duty-calendar.module.css';
import { GUARD_DETAIL as W } from './guard-detail.messages.ts';

export function DutyCalendar({ month, duty }: { month: CalendarDate; duty: readonly GuardDutyDay[] }) {
  const t = useT(W);
  const say = useSay();
  const today = useToday();
  const first = startOfMonth(month);
  const before = weekdayOf(first) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...Array.from({ length: daysInMonth(first) }, (_, at) => addDays(first, at))];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => Array.from({ length: 7 }, (_day, on) => cells[at * 7 + on] ?? null));
  return (
    <>
      <table className={classes['month']}>
        <caption className="sr-only">{t('calendar')}</caption>
        <thead>
          <tr>
            {SHORT_WEEKDAYS.map((name) => (
              <th key={name.en} scope="col" className="quiet small">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((date, on) => (
                <td key={on} data-today={(date !== null && date === today) || undefined}>
                  {date && (
                    <>
                      <time dateTime={date} className="quiet small">
                        {dayOf(date)}
                      </time>
                      {duty.map((shift) => shift.date === date && <Shift key={shift.id} shift={shift} />)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">{t(duty.length === 0 ? 'noDuty' : 'legend')}</p>
    </>
  );
}

function Shift({ shift: { id, date, site, shift_name: shift, status, replaced, missed } }: { shift: GuardDutyDay }) {
  const t = useT(W);
  const say = useSay();
  const mayOpen = useCan('/patrol/operation');
  const facts = [
    t('duty', { date: formatDate(date), site, shift, status: say(STATUS_NAMES[status]) }),
    ...(replaced ? [t('replaced')] : []),
    ...(missed > 0 ? [t('missed', { n: missed })] : []),
  ];
  const looks = {
    className: classes['shift'],
    title: facts.join(', '),
    'data-status': status,
    'data-off': replaced || undefined,
    'data-missed': missed > 0 || undefined,
  };
  const inner = (
    <>
      <span className="sr-only">{facts.join(', ')}</span>
      <span aria-hidden className="cut">
        {shift}
      </span>
      {missed > 0 && <b aria-hidden>{`−${missed}`}</b>}
    </>
  );
  return mayOpen ? (
    <Link href={`/patrol/operation?open=${id}`} {...looks}>
      {inner}
    </Link>
  ) : (
    <span {...looks}>{inner}</span>
  );
}
