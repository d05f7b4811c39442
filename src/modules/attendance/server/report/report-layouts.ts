/** The five templates of the report: their columns, and the rows of one employee. Pure. */
import { DETAIL_ON } from '#platform/contract/calls/reports.endpoints.ts';
import { addDays, dayOf, daysInclusive, formatMonth, startOfMonth, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { SUBTOTAL, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { STATE_NAMES, stateOf } from '../../contract/manage/day-state.ts';
import type { ReportTemplate } from '../../contract/report/attendance-report.endpoints.ts';
import { ATTENDANCE_REPORT as W, KEY_NAMES, OVERTIME_NAMES } from '../../contract/report/attendance-report.messages.ts';
import { summariseDays } from '../../contract/summarise-days.ts';
import { linesOf, shownLetter } from './day-lines.ts';
import { approvedOvertime, dayWords, hoursOf, sessionText, timeOf, type Asked } from './report-day.ts';
import type { PersonDays, ReportPerson } from './report-people.ts';

export interface Layout {
  readonly columns: (asked: Asked) => readonly ReportColumn[];
  readonly rows: (of: PersonDays, asked: Asked) => readonly ReportCells[];
}

/** The column that tells employees apart, and their names beside it. */
const who = ({ employee_key: key }: Asked): ReportColumn[] => [
  { key: 'key', label: KEY_NAMES[key], width: key === 'code' ? 9 : 18, below: 'name' },
  ...(key === 'name' ? [] : [{ key: 'name', label: W.employee, width: 22 }]),
];
/** The same, for rows that stand below whose they are. */
const groupedBy = (asked: Asked): ReportColumn[] =>
  who(asked).map((column) => (column.below && asked.employee_key !== 'name' ? column : { ...column, group: true }));
const named = (person: ReportPerson, { employee_key: key }: Asked) => ({ key: person[key] ?? '–', name: person.name });

const text = (key: string, label: Text, width: number): ReportColumn => ({ key, label, width });
const number = (key: string, label: Text, width = 8): ReportColumn => ({ key, label, kind: 'number', align: 'right', width });
const day: ReportColumn = { key: 'date', label: W.date, kind: 'date', width: 10 };
const times = (key: string, label: Text, width: number): ReportColumn => ({ ...text(key, label, width), kind: 'time' });
const hoursIn = (key: string, label: Text): ReportColumn => ({ ...number(key, label), kind: 'hours' });
const clock = [times('in', W.checkIn, 8), times('out', W.checkOut, 8)];
/** Below the name, or below the code where that is all that tells who it is. */
const department = ({ employee_key: key }: Asked): ReportColumn => ({ ...text('department', W.department, 16), below: key === 'name' ? 'key' : 'name' });

const datesOf = ({ start_date, end_date }: Asked) => Array.from({ length: daysInclusive(start_date, end_date) }, (_, at) => addDays(start_date, at));
const dateLabel = (date: CalendarDate): Text => {
  const weekday = SHORT_WEEKDAYS[weekdayOf(date) - 1] as Text;
  const of = (locale: 'en' | 'ms') => `${String(dayOf(date)).padStart(2, '0')} ${weekday[locale]}`;
  return { en: of('en'), ms: of('ms') };
};

const normal: Layout = {
  // The name first: it stays in view while the days are scrolled.
  columns: (asked) => [
    ...who(asked).toReversed(),
    ...datesOf(asked).map((date): ReportColumn =>
      asked.file
        ? { key: date, label: dateLabel(date), kind: 'time', width: 7 }
        : { key: date, label: { en: String(dayOf(date)), ms: String(dayOf(date)) }, kind: 'day' },
    ),
    ...(asked.file ? [] : NORMAL_SUMS),
  ],
  rows({ person, days }, asked) {
    const byDate = Map.groupBy(days, ({ date }) => date);
    const cells = datesOf(asked).flatMap((date) => {
      const sessions = byDate.get(date) ?? [];
      const lines = linesOf(sessions, asked).join(asked.separator);
      // The screen is wide enough for letters; the times stand behind them.
      return asked.file
        ? [[date, lines]]
        : [
            [date, shownLetter(sessions, asked)],
            [`${DETAIL_ON}${date}`, lines],
          ];
    });
    return [{ ...named(person, asked), ...Object.fromEntries(cells), ...(asked.file ? {} : sumsOf(days)) }];
  },
};

const NORMAL_SUMS = [
  number('present', W.presentDays),
  number('late', W.lateTimes),
  number('absent', W.absentDays),
  hoursIn('hours', W.hours),
  hoursIn('overtime', W.overtimeHours),
];

function sumsOf(days: readonly Attendance[]): ReportCells {
  const { days: present, late, absent, minutes, overtime_minutes } = summariseDays(days);
  return { present, late, absent, hours: hoursOf(minutes), overtime: hoursOf(overtime_minutes) };
}

/** Days on which work was owed: none of a holiday, of leave the part that was left. */
const scheduledDays = (days: readonly Attendance[]) =>
  new Set(
    days.filter((session) => session.planned === 'Working' && session.day_type !== 'Public Holiday' && session.leave?.part !== 'Full').map(({ date }) => date),
  ).size;

const summary: Layout = {
  columns: (asked) => [
    ...who(asked),
    department(asked),
    number('scheduled', W.scheduled),
    number('present', W.present),
    number('absent', W.absent),
    number('late', W.late),
    number('late_minutes', W.lateMinutes),
    number('early', W.early),
    hoursIn('hours', W.hours),
    hoursIn('overtime', W.overtime),
    number('leave', W.leaveDays),
  ],
  rows({ person, days }, asked) {
    const sums = summariseDays(days);
    return [
      {
        ...named(person, asked),
        department: person.department,
        scheduled: scheduledDays(days),
        present: sums.days,
        absent: sums.absent,
        late: sums.late,
        late_minutes: sums.late_minutes,
        early: days.filter(({ checkout }) => checkout?.status === 'early').length,
        hours: hoursOf(sums.minutes),
        overtime: hoursOf(sums.overtime_minutes),
        leave: sums.leave_days,
      },
    ];
  },
};

const timesheet: Layout = {
  columns: (asked) => [
    ...groupedBy(asked),
    day,
    times('schedule', W.schedule, 12),
    ...clock,
    hoursIn('hours', W.hours),
    hoursIn('overtime', W.overtime),
    text('remark', W.remark, 20),
  ],
  rows({ person, days }, asked) {
    const sums = summariseDays(days);
    const { locale } = asked;
    const lines = days.map((session) => ({
      ...named(person, asked),
      date: session.date,
      schedule: sessionText(session),
      in: timeOf(session.checkin, asked),
      out: timeOf(session.checkout, asked),
      hours: session.minutes > 0 ? hoursOf(session.minutes) : null,
      overtime: approvedOvertime(session) > 0 ? hoursOf(approvedOvertime(session)) : null,
      remark: dayWords(session, asked),
    }));
    const sum = { [SUBTOTAL]: 1, hours: hoursOf(sums.minutes), overtime: hoursOf(sums.overtime_minutes) };
    return [
      ...lines,
      { ...sum, key: say(W.sum, locale, { name: person.name, n: sums.days }) },
      // Signed on paper.
      ...(asked.file ? [{ [SUBTOTAL]: 1, key: say(W.signature, locale), schedule: say(W.countersignature, locale) }] : []),
    ];
  },
};

const lateAndAbsent: Layout = {
  columns: (asked) => [
    ...groupedBy(asked),
    department(asked),
    day,
    text('what', W.what, 14),
    times('schedule', W.schedule, 12),
    ...clock,
    number('minutes', W.minutes),
  ],
  rows({ person, days }, asked) {
    const { locale } = asked;
    const line = (session: Attendance, what: Text, minutes: number | null): ReportCells => ({
      ...named(person, asked),
      department: person.department,
      date: session.date,
      what: say(what, locale),
      schedule: sessionText(session),
      in: timeOf(session.checkin, asked),
      out: timeOf(session.checkout, asked),
      minutes,
    });
    const lines = days.flatMap((session) => [
      ...(stateOf(session) === 'absent' ? [line(session, STATE_NAMES.absent, null)] : []),
      ...(session.checkin?.status === 'late' ? [line(session, STATE_NAMES.late, session.late_minutes)] : []),
      ...(session.checkout?.status === 'early' ? [line(session, W.leftEarly, session.early_leave_minutes)] : []),
      ...(session.flags.includes('missing_checkin') ? [line(session, W.noIn, null)] : []),
      ...(session.flags.includes('missing_checkout') ? [line(session, W.noOut, null)] : []),
    ]);
    if (lines.length < 2) return lines;
    const minutes = lines.reduce((sum, each) => sum + Number(each['minutes'] ?? 0), 0);
    return [...lines, { [SUBTOTAL]: 1, key: say(W.times, locale, { n: lines.length }), minutes }];
  },
};

/** Employment (Limitation of Overtime Work) Regulations 1980, r.2: minutes of a month. */
const MOST_OF_MONTH = 104 * 60;

const overtime: Layout = {
  columns: (asked) => [
    ...groupedBy(asked),
    department(asked),
    day,
    times('schedule', W.schedule, 12),
    ...clock,
    hoursIn('hours', W.hours),
    hoursIn('overtime', W.overtime),
    text('status', W.status, 12),
    text('remark', W.remark, 18),
  ],
  rows({ person, days }, asked) {
    const { locale } = asked;
    const worked = days.filter(({ overtime_minutes }) => overtime_minutes > 0);
    const months = Map.groupBy(worked, ({ date }) => startOfMonth(date as CalendarDate));
    const overIn = (month: CalendarDate) =>
      (months.get(month) ?? []).reduce((sum, session) => sum + (session.overtime_status === 'Rejected' ? 0 : session.overtime_minutes), 0) > MOST_OF_MONTH;
    return worked.map((session) => {
      const month = startOfMonth(session.date as CalendarDate);
      return {
        ...named(person, asked),
        department: person.department,
        date: session.date,
        schedule: sessionText(session),
        in: timeOf(session.checkin, asked),
        out: timeOf(session.checkout, asked),
        hours: hoursOf(session.minutes),
        overtime: hoursOf(session.overtime_minutes),
        status: say(OVERTIME_NAMES[session.overtime_status], locale),
        remark: overIn(month) ? say(W.overLimit, locale, { month: formatMonth(month, locale) }) : dayWords(session, asked),
      };
    });
  },
};

export const LAYOUTS: Readonly<Record<ReportTemplate, Layout>> = {
  Normal: normal,
  Summary: summary,
  Timesheet: timesheet,
  'Late & Absent': lateAndAbsent,
  Overtime: overtime,
};
