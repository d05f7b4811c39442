/** Where the hours and days come from: what attendance says, what of it is not settled, and what a person typed in its place. */
import { Anchor, Button } from '@mantine/core';
import { Link } from 'wouter';
import { addMonths, calendarDate, formatDate, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { attendanceChanges } from '../../../contract/process/follow-attendance.ts';
import type { AttendanceFigure, AttendanceFigures } from '../../../contract/payroll-inputs.ts';
import type { Calculation } from '../../../contract/calculation.schema.ts';
import { FROM_ATTENDANCE as WORDS } from './attendance.messages.ts';
import { takeAttendance } from '../draft/process-draft.ts';
import { useEditor } from '../editor.tsx';
import { PROCESS } from '../process.messages.ts';

/** What this way of paying reads of it. */
function readBy({ type, pay_type }: Calculation): readonly AttendanceFigure[] {
  if (type === 'Basic' && pay_type === 'Monthly') return ['worked_days', 'overtime_hours', 'absent_days', 'late_minutes'];
  if (type === 'Basic' && pay_type === 'Daily') return ['worked_days', 'holiday_days', 'overtime_hours'];
  return ['worked_days', 'normal_hours', 'holiday_days', 'overtime_hours'];
}

/** The figures in words; days worked also where there are none. */
function useParts(keys: readonly AttendanceFigure[]) {
  const t = useT(WORDS);
  return (wording: AttendanceFigures | null | undefined): string => {
    if (!wording) return t('nothing');
    const parts = keys.flatMap((key) => (wording[key] > 0 || key === 'worked_days' ? [t(key, { n: wording[key] })] : []));
    const off = wording.days_off_worked.length;
    return [...parts, ...(off > 0 ? [t('days_off_worked', { n: off })] : [])].join(', ');
  };
}

/** The months that a period touches, each with its days in the grid of attendance. */
function monthsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const first = startOfMonth(start);
  return first === startOfMonth(end) ? [first] : [first, addMonths(first, 1)];
}

const WAITING = {
  overtime_hours: 'overtimeWaits',
  corrections: 'corrections',
  unclosed_days: 'unclosed_days',
  unjudged_days: 'unjudged_days',
  leave_days_worked: 'leave_days_worked',
} as const;

export function FromAttendance() {
  const t = useT(WORDS);
  const p = useT(PROCESS);
  const { locale } = useLocale();
  const { draft, edit, readOnly } = useEditor();
  const { form, calculation: c } = draft;
  const keys = readBy(c);
  const parts = useParts(keys);
  const mayOpen = useCan('/attendance/manage');
  const { attendance: wording, attendance_before: before } = c;
  if (!wording && before === undefined) return null;
  const now = { ...c, days_off_worked: c.days_off_worked ?? [] };
  const typed = wording
    ? attendanceChanges(wording, now).flatMap((part) => (part === 'days_off_worked' ? [p('daysOff')] : keys.includes(part) ? [p(part)] : []))
    : [];
  const waiting = (Object.keys(WAITING) as (keyof typeof WAITING)[]).filter((key) => (wording?.unsettled[key] ?? 0) > 0);
  const months = monthsOf(calendarDate(form.start_date), calendarDate(form.end_date));
  return (
    <section className="stack" id="process-attendance" aria-label={t('title')}>
      <p className="small flush">{t('said', { parts: parts(wording) })}</p>
      {wording?.absent_from && <p className="quiet small flush">{t('rule', { date: formatDate(wording.absent_from) })}</p>}
      {before !== undefined && (
        <p className="small flush" role="status">
          {t('moved', { parts: parts(before) })}
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="cautions">
          {waiting.map((key) => (
            <li className="row-top" key={key}>
              <Icon name="alert" size={16} /> {t(WAITING[key], { n: wording?.unsettled[key] ?? 0 })}
            </li>
          ))}
        </ul>
      )}
      {typed.length > 0 && (
        <div>
          <p className="quiet small flush">{t('typed', { fields: typed.join(', ') })}</p>
          {!readOnly && (
            <Button variant="subtle" size="compact-xs" onClick={() => edit(takeAttendance)}>
              {t('take')}
            </Button>
          )}
        </div>
      )}
      {mayOpen &&
        months.map((month) => (
          <div key={month} className="note">
            <Anchor component={Link} size="sm" href={`/attendance/manage?view=grid&month=${month.slice(0, 7)}&employee_id=${form.employee_id}`}>
              {months.length === 1 ? t('show') : t('showMonth', { month: formatMonth(month, locale) })}
            </Anchor>
          </div>
        ))}
    </section>
  );
}
