import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { dateInZone, formatDate } from '#platform/contract/dates.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';
import { Page } from './attendance-page.tsx';

const today = dateInZone(new Date());
const punch = (type: string, at: string, more: object = {}) => ({
  id: type === 'checkin' ? 1 : 2,
  type,
  at,
  status: 'ontime',
  place: 'HQ',
  distance_m: 120,
  accuracy_m: 12,
  position: 'inside',
  source: 'mobile',
  lat: null,
  lng: null,
  remark: null,
  ...more,
});
const checkin = punch('checkin', `${today}T01:20:00Z`, { status: 'late', remark: 'Traffic' });
const day = {
  id: 5,
  date: today,
  session_index: 0,
  session: { start_time: '09:00', end_time: '18:00' },
  schedule: { id: 1, name: 'Office' },
  planned: 'Working',
  day_type: 'Normal',
  checkin,
  checkout: null,
  minutes: 495,
  overtime_minutes: 45,
  overtime_status: 'Pending',
  late_minutes: 5,
  early_leave_minutes: 0,
  absent: 0,
  holiday: null,
  leave: null,
  flags: ['outside'],
};
const correction = {
  id: 3,
  date: today,
  session_index: 0,
  checkin_at: `${today}T00:55:00Z`,
  checkout_at: null,
  site: null,
  reason: 'The gate was closed',
  status: 'Waiting for Approval',
  remark: null,
};

let days: object[] = [];
let closed = false;
const answers: Readonly<Record<string, () => object>> = {
  '/api/attendances/today': () => ({
    now: new Date().toISOString(),
    time_zone: 'Asia/Kuala_Lumpur',
    days,
    next: 'checkout',
    places: [],
    remark: null,
    setting: STARTING_SETTING,
  }),
  '/api/attendances/summary': () => ({
    days: 20,
    ontime: 17,
    early: 1,
    late: 2,
    late_minutes: 25,
    minutes: 9_630,
    overtime_minutes: 90,
    absent: 0.5,
    leave_days: 1,
  }),
  [`/api/attendances/days/${today}`]: () => [
    {
      attendance: day,
      punches: [{ ...checkin, image: null, voided: null, by: null }],
      trace: ['You checked in at 09:20 AM; on time is until 09:15 AM.'],
      corrections: [correction],
      closed,
    },
  ],
};
const server = formServer({
  read: (url) => {
    const path = url.split('?')[0] ?? '';
    if (path === '/api/attendances')
      return { data: days.map((each) => ({ ...each, closed })), meta: { page: 1, per_page: 50, total: days.length, last_page: 1 } };
    return { data: answers[path]?.() ?? null };
  },
  write: () => ({ success: true, message: 'Your request was sent.', data: correction }),
});

let view: Rendered | undefined;
beforeEach(() => {
  days = [day];
  closed = false;
});
afterEach(() => view?.unmount());
const show = async (search = '', locale: 'en' | 'ms' = 'en') => {
  window.history.replaceState(null, '', `/attendance${search}`);
  view = await render(<Page />, { locale, pages: pagesOf([attendanceManifest]) });
  await until(() => document.querySelector('dl') !== null && document.querySelector('[aria-busy="true"]') === null);
};

it('shows the month: its figures, and each day with what became of it', async () => {
  await show();
  await until(() => pageText().includes('160\u00A0h\u00A030\u00A0min'));
  // 18 of 20 were not late.
  for (const words of [
    '90%',
    '25 minutes',
    '0.5',
    formatDate(today),
    '09:00\u00A0AM–\u200B06:00\u00A0PM',
    '09:20 AM',
    '120 m · HQ',
    '8\u00A0h\u00A015\u00A0min',
    '0\u00A0h\u00A045\u00A0min',
    'Pending',
    'Outside the radius',
  ])
    expect(pageText(), words).toContain(words);
  expect(pageText()).not.toContain('Traffic');
  const asked = server.asked.find((url) => url.startsWith('/api/attendances?')) ?? '';
  expect(asked).toContain(`start_date=${today.slice(0, 8)}01`);
});

it.each([
  ['en', 'No attendance recorded this month.'],
  ['ms', 'Tiada kehadiran direkodkan bulan ini.'],
] as const)('an empty month says so: %s', async (locale, words) => {
  days = [];
  await show('?month=2026-02', locale);
  await until(() => pageText().includes(words));
  expect(server.asked.some((url) => url.includes('start_date=2026-02-01') && url.includes('end_date=2026-02-28'))).toBe(true);
});

it('a day says why it is so, and what was asked to be put right', async () => {
  await show(`?open=${today}-0`);
  await until(() => pageText().includes('on time is until'));
  for (const words of ['120 m from HQ', 'accurate to 12 m', 'Mobile app', 'The gate was closed', 'Waiting for Approval'])
    expect(pageText(), words).toContain(words);
  await click(button('Withdraw'));
  await until(() => pageText().includes('Withdraw this correction?'));
});

it('a correction begins with the times that stand, and is asked for with its reason', async () => {
  await show(`?open=${today}-0`);
  await until(() => pageText().includes('on time is until'));
  await click(button('Ask for a correction'));
  await until(() => document.querySelector('form') !== null);
  expect([field('Check in').value, field('Check out').value]).toEqual(['09:20 AM', '06:00 PM']);
  expect(field('Date of check-in').value).toBe(formatDate(today));
  await type(field('Check in'), '08:55');
  await act(async () => field('Check in').blur());
  await type(field('Reason'), 'The gate was closed');
  await click(button('Submit'));
  await until(() => server.sent.length === 1);
  expect(server.sent[0]).toMatchObject({
    path: '/api/attendances/corrections',
    body: { date: today, session_index: 0, checkin_at: `${today}T08:55`, checkout_at: `${today}T18:00`, reason: 'The gate was closed' },
  });
});

it('offers no correction of a day that a payroll has closed, and says why', async () => {
  closed = true;
  await show(`?open=${today}-0`);
  await until(() => pageText().includes('Payroll for this period is confirmed.'));
  expect(() => button('Ask for a correction')).toThrow();
});

const openMenu = async () => {
  await show();
  await until(() => document.querySelector('[aria-label="More actions"]') !== null);
  await click(button('More actions'));
  await until(() => document.querySelector('[role="menuitem"]') !== null);
};

it('a closed day has the way to a correction, shut', async () => {
  closed = true;
  await openMenu();
  expect(button(/^Ask for a correction./).getAttribute('aria-disabled')).toBe('true');
});

it('a day that was closed meanwhile says so where its correction is asked for, without fields', async () => {
  await openMenu();
  closed = true;
  await click(button('Ask for a correction'));
  await until(() => document.querySelector('form [role="status"]')?.textContent === 'Payroll for this period is confirmed.');
  expect(document.querySelectorAll('form input, form textarea')).toHaveLength(0);
});
