import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { dateInZone, monthRange } from '#platform/contract/dates.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { DATE_INFO } from '../../contract/report/attendance-report.endpoints.ts';
import { Page } from './report-page.tsx';

const PREVIEW = {
  data: {
    title: 'All Department',
    subtitle: '01/11/26 – 30/11/26',
    columns: [
      { key: 'name', label: 'Employee', align: 'left' },
      { key: 'key', label: 'Code', align: 'left' },
      { key: '2026-11-02', label: '02 Mon', align: 'left' },
    ],
    rows: [{ key: 'SM0001', name: 'Aminah Contoh', '2026-11-02': '08:57–\n18:04\n8.12 h' }],
    totals: null,
    truncated: false,
  },
  dates: [],
};
const JOB = {
  id: 4,
  type: 'attendance.report',
  title: 'Attendance report',
  status: 'success',
  format: 'xlsx',
  created_at: '2026-11-20T09:00:00Z',
  finished_at: null,
};
const job = { ...JOB, template: null, rows: 1, error: null, file: null };
const { asked } = formServer({
  read: (url) => {
    if (url.includes('api/companies')) return { data: { branches: [], divisions: [], departments: [] } };
    if (url.includes('api/reports')) return { data: [job] };
    if (url.includes('2026-01-01')) return { data: { ...PREVIEW.data, rows: [] }, dates: [] };
    return url.includes('format=') ? { success: true, message: 'Report is being generated.', data: { id: 1, status: 'pending' } } : PREVIEW;
  },
  write: () => ({}),
});

let view: Rendered | undefined;
beforeEach(() => window.history.replaceState(null, '', '/attendance/report'));
afterEach(async () => view?.unmount());

const pages = pagesOf([attendanceManifest]);
const owner = { ...TEST_USER, modules: { attendance: true } };
const looker = { ...owner, type: 'admin' as const, accesses: [{ route: '/attendance/report', actions: [] }] };
const open = async (user: typeof TEST_USER = owner, locale: 'en' | 'ms' = 'en') => {
  view = await render(<Page />, { pages, user, locale });
  await until(() => pageText().includes('Aminah Contoh'));
};
const reports = () => asked.filter((url) => url.includes('reports/generate')).map((url) => new URLSearchParams(url.split('?')[1]));
const valuesOf = (query: URLSearchParams | undefined, key: string) => [...(query ?? [])].flatMap(([name, value]) => (name.startsWith(key) ? [value] : []));

it('opens with the normal report of this month, every line of a day ticked, employees by their codes', async () => {
  await open();
  const [first] = reports();
  const { start_date, end_date } = monthRange(dateInZone(new Date()));
  expect(['template', 'employee_key', 'start_date', 'end_date'].map((key) => first?.get(key))).toEqual(['Normal', 'code', start_date, end_date]);
  expect(valuesOf(first, 'date_info')).toEqual([...DATE_INFO]);
  expect(pageText()).toContain('All Department');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('has five templates, and asks for the one of the address; only the normal one asks what a day shows', async () => {
  window.history.replaceState(null, '', '/attendance/report?template=Late+%26+Absent&employee_key=passport');
  await open();
  const tabs = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Normal', 'Summary', 'Timesheet', 'Late & absent', 'Overtime']);
  const [first] = reports();
  expect([first?.get('template'), first?.get('employee_key')]).toEqual(['Late & Absent', 'passport']);
  expect(pageText()).not.toContain('Public holiday');
});

it('makes a file of what is shown, and lists the files of before', async () => {
  await open();
  await until(() => pageText().includes('Attendance report'));
  await click(button('Export'));
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  await click(button(/PDF/));
  await until(() => reports().some((query) => query.has('format')));
  const made = reports().find((query) => query.has('format'));
  expect([made?.get('format'), made?.get('template'), made?.has('preview')]).toEqual(['pdf', 'Normal', false]);
});

it('is looked at without the action Export, and no file is made', async () => {
  await open(looker);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Export');
  expect(asked.some((url) => url.includes('api/reports'))).toBe(false);
});

it('reads in Malay', async () => {
  await open(owner, 'ms');
  expect([...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
    'Biasa',
    'Ringkasan',
    'Helaian masa',
    'Lewat & tidak hadir',
    'Kerja lebih masa',
  ]);
});

it('a company without people has no rows because of that', async () => {
  window.history.replaceState(null, '', '/attendance/report?start_date=2026-01-01&end_date=2026-01-31');
  const [company] = owner.companies;
  view = await render(<Page />, { pages, user: { ...owner, companies: [{ ...(company as NonNullable<typeof company>), active_employees_count: 0 }] } });
  await until(() => pageText().includes('No employees yet'));
});
