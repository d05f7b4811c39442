import { expect, test } from 'vitest';
import { DETAIL_ON } from '#platform/contract/calls/reports.endpoints.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import { DATE_INFO, type DateInfo } from '../../contract/report/attendance-report.endpoints.ts';
import { summariseDays } from '../../contract/summarise-days.ts';
import { keyOfLetters, linesOf } from './day-lines.ts';
import type { Asked } from './report-day.ts';
import { LAYOUTS } from './report-layouts.ts';

const person = { id: 1, code: 'SM0001', name: 'Aminah Contoh', identity_number: '900101-10-1234', passport: null, department: 'Sales', branch_id: 1 };
const punch = (time: string, status: Punch['status']): Punch => ({ at: `2026-11-${time}:00+08:00`, status }) as Punch;
const NOTHING = { minutes: 0, overtime_minutes: 0, overtime_status: 'None', late_minutes: 0, early_leave_minutes: 0, absent: 0, flags: [] } as const;
const day = (date: string, more: Partial<Attendance> = {}): Attendance =>
  ({
    ...NOTHING,
    id: null,
    date,
    session_index: 0,
    session: { start_time: '09:00', end_time: '18:00' },
    schedule: null,
    planned: 'Working',
    day_type: 'Normal',
    checkin: null,
    checkout: null,
    holiday: null,
    leave: null,
    visited: null,
    ...more,
  }) as Attendance;
const asked: Asked = {
  locale: 'en',
  zone: 'Asia/Kuala_Lumpur',
  start_date: calendarDate('2026-11-02'),
  end_date: calendarDate('2026-11-08'),
  employee_key: 'code',
  date_info: DATE_INFO,
  separator: '\n',
  letters: false,
  file: false,
};

const MONDAY = day('2026-11-02', { checkin: punch('02T08:57', 'ontime'), checkout: punch('02T18:04', 'ontime'), minutes: 487 });
const LATE = day('2026-11-03', {
  checkin: punch('03T09:40', 'late'),
  checkout: punch('03T20:00', 'late'),
  minutes: 560,
  late_minutes: 25,
  overtime_minutes: 120,
  overtime_status: 'Approved',
});
const ABSENT = day('2026-11-04', { absent: 1 });
const LEAVE = day('2026-11-05', { leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' } });
const EARLY = day('2026-11-06', {
  checkin: punch('06T08:58', 'ontime'),
  checkout: punch('06T16:00', 'early'),
  minutes: 362,
  early_leave_minutes: 105,
  holiday: { name: 'Founding day', name_ms: 'Hari penubuhan', half: true },
});
const REST = day('2026-11-08', { planned: 'Rest Day', session: null });
const DAYS = [MONDAY, LATE, ABSENT, LEAVE, EARLY, REST];
const DATES = ['02', '03', '04', '05', '06', '07', '08'].map((of) => `2026-11-${of}`);
const rowsOf = (template: keyof typeof LAYOUTS, more: Partial<Asked> = {}, days: readonly Attendance[] = DAYS) =>
  LAYOUTS[template].rows({ person, days }, { ...asked, ...more });

test.each<[DateInfo[], string[]]>([
  [
    [...DATE_INFO],
    [
      '08:57\n18:04\n8\u00a0h\u00a007\u00a0min',
      '09:40\n20:00\n9\u00a0h\u00a020\u00a0min',
      'Absent',
      'Annual Leave',
      '08:58\n16:00\n6\u00a0h\u00a002\u00a0min\nFounding day',
      '',
      'Rest day',
    ],
  ],
  [['Time'], ['08:57\n18:04', '09:40\n20:00', 'Absent', '', '08:58\n16:00', '', '']],
  [['Hour'], ['8\u00a0h\u00a007\u00a0min', '9\u00a0h\u00a020\u00a0min', '', '', '6\u00a0h\u00a002\u00a0min', '', '']],
  [
    ['Rest Day', 'On Leave', 'Public Holiday'],
    ['', '', '', 'Annual Leave', 'Founding day', '', 'Rest day'],
  ],
  [['Site Visit'], ['', '', '', '', '', '', '']],
  [[], ['', '', '', '', '', '', '']],
])('the normal report with %j', (date_info, cells) => {
  const [row = {}] = rowsOf('Normal', { date_info });
  expect(DATES.map((date) => row[`${DETAIL_ON}${date}`])).toEqual(cells);
});

test.each<[DateInfo[], string[]]>([
  [[...DATE_INFO], ['✓', 'L', 'A', 'OL', 'E', '', 'RD']],
  [['Hour'], ['✓', 'L', 'A', '', 'E', '', '']],
  [
    ['Rest Day', 'On Leave'],
    ['', '', '', 'OL', '', '', 'RD'],
  ],
  [[], ['', '', '', '', '', '', '']],
])('on the screen a letter stands for a day, with %j', (date_info, letters) => {
  const [row = {}] = rowsOf('Normal', { date_info });
  expect(DATES.map((date) => row[date])).toEqual(letters);
  expect(row).toMatchObject({ present: 3, late: 1, absent: 1, hours: 23.48, overtime: 2 });
});

test.each([
  [
    'en',
    ['08:57\n18:04\n8.12', '09:40\n20:00\n9.33', 'A', 'OL', '08:58\n16:00\n6.03\nPH', '', 'RD'],
    'In, out, Hours · A: Absent · SV: Site visit · OL: On leave · PH: Public holiday · RD: Rest day',
  ],
  [
    'ms',
    ['08:57\n18:04\n8.12', '09:40\n20:00\n9.33', 'TH', 'C', '08:58\n16:00\n6.03\nCU', '', 'HR'],
    'Masuk, keluar, Jam · TH: Tidak hadir · LT: Lawatan tapak · C: Bercuti · CU: Cuti umum · HR: Hari rehat',
  ],
] as const)('on paper letters stand for words, of the language, with their key: %s', (locale, cells, key) => {
  const [row = {}] = rowsOf('Normal', { letters: true, file: true, locale });
  expect(DATES.map((date) => row[date])).toEqual(cells);
  expect(keyOfLetters({ ...asked, locale })).toBe(key);
});

test('in a file of rows the times of a day stand on one line, and one that is open has no end', () => {
  const open = day('2026-11-03', { checkin: punch('03T09:40', 'late') });
  const [row = {}] = rowsOf('Normal', { date_info: ['Time'], separator: ' · ', file: true }, [MONDAY, open]);
  expect([row['2026-11-02'], row['2026-11-03']]).toEqual(['08:57–18:04', '09:40–']);
  const [below = {}] = rowsOf('Normal', { date_info: ['Time'], file: true }, [open]);
  expect(below['2026-11-03']).toBe('09:40\n–');
});

test('the name stands first, so that it stays in view beside the days', () => {
  expect(
    LAYOUTS.Normal.columns(asked)
      .map(({ key }) => key)
      .slice(0, 2),
  ).toEqual(['name', 'key']);
});

test('a date says its day and weekday, in both languages', () => {
  expect(LAYOUTS.Normal.columns({ ...asked, file: true })[2]?.label).toEqual({ en: '02 Mon', ms: '02 Isn' });
});

test.each([
  ['code', ['SM0001', 'Aminah Contoh']],
  ['name', ['Aminah Contoh']],
  ['identity_number', ['900101-10-1234', 'Aminah Contoh']],
  ['passport', ['–', 'Aminah Contoh']],
] as const)('employees are told apart by %s', (employee_key, first) => {
  const [row = {}] = rowsOf('Summary', { employee_key });
  const columns = LAYOUTS.Summary.columns({ ...asked, employee_key }).map(({ key }) => row[key]);
  expect(columns.slice(0, first.length)).toEqual(first);
});

test('the summary adds up', () => {
  expect(rowsOf('Summary')).toMatchObject([
    { department: 'Sales', scheduled: 4, present: 3, absent: 1, late: 1, late_minutes: 25, early: 1, hours: 23.48, overtime: 2, leave: 1 },
  ]);
});

test.each(['Timesheet', 'Late & Absent', 'Overtime'] as const)('%s stands by person on the screen', (template) => {
  const grouped = (more: Partial<Asked>) =>
    LAYOUTS[template]
      .columns({ ...asked, ...more })
      .filter(({ group }) => group)
      .map(({ key }) => key);
  expect([grouped({}), grouped({ employee_key: 'name' })]).toEqual([['name'], ['key']]);
});

test('a timesheet has a line for each day, its sum and a place to sign', () => {
  const rows = rowsOf('Timesheet', { file: true });
  expect(rows[1]).toMatchObject({ date: '2026-11-03', schedule: '09:00–18:00', in: '09:40', out: '20:00', hours: 9.33, overtime: 2, remark: null });
  expect(rows.map(({ remark }) => remark ?? null)).toEqual([null, null, 'Absent', 'Annual Leave', 'Founding day', 'Rest day', null, null]);
  expect(rows.slice(-2)).toMatchObject([
    { subtotal: 1, key: 'Aminah Contoh: 3 days', hours: 23.48, overtime: 2 },
    { subtotal: 1, key: 'Employee: ____________________' },
  ]);
});

test('what was late, absent and left early', () => {
  const open = day('2026-11-07', { checkin: punch('07T09:00', 'ontime'), flags: ['missing_checkout'] });
  const alone = day('2026-11-08', { checkout: punch('08T18:00', 'ontime'), flags: ['missing_checkin'] });
  expect(rowsOf('Late & Absent', {}, [...DAYS, open, alone]).map(({ date, what, minutes }) => [date, what, minutes])).toEqual([
    ['2026-11-03', 'Late', 25],
    ['2026-11-04', 'Absent', null],
    ['2026-11-06', 'Left early', 105],
    ['2026-11-07', 'No check-out', null],
    ['2026-11-08', 'No check-in', null],
    // One line needs no sum.
    [undefined, undefined, 130],
  ]);
  expect(rowsOf('Late & Absent', {}, [ABSENT])).toHaveLength(1);
});

test('a presence of which only the check-out is known is shown, and counted as a day', () => {
  const alone = day('2026-11-02', { checkout: punch('02T18:00', 'ontime'), flags: ['missing_checkin'] });
  expect(linesOf([alone], { ...asked, separator: ' ' })).toEqual(['–\u201318:00']);
  expect(summariseDays([alone])).toMatchObject({ days: 1, ontime: 0 });
});

test('overtime with how it stands; a month of more than 104 hours is marked', () => {
  expect(rowsOf('Overtime')).toMatchObject([{ date: '2026-11-03', overtime: 2, status: 'Approved', remark: null }]);
  const much = Array.from({ length: 9 }, (_, at) => day(`2026-11-${10 + at}`, { overtime_minutes: 720, minutes: 720, overtime_status: 'Pending' }));
  expect(rowsOf('Overtime', {}, much)[0]).toMatchObject({ remark: 'More than 104 h in November 2026' });
  expect(rowsOf('Overtime', {}, much.slice(1))[0]).toMatchObject({ remark: null });
});
