/** The attendance report over HTTP: who sees it and takes a file away, which days, whose. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';

const REPORT = 'api/operation/attendances/reports/generate';
const SPAN = { start_date: '2026-11-16', end_date: '2026-11-20' };
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
let ipoh: number;
beforeAll(async () => {
  services = await attendanceFixture(portal);
  ipoh = await unitOf(portal, services.owner, 'branch', 'Ipoh');
  const bala = await services.hire({ name: 'Bala Contoh' });
  await services.hire({ name: 'Chong Contoh', branch_id: ipoh });
  await services.punch(bala, '2026-11-18 09:40', '2026-11-18 18:05');
});
const preview = async (query: object = {}, client = services.owner.client) => (await client.get(REPORT, { ...SPAN, preview: true, ...query })).body;
const names = async (query: object, client?: typeof services.owner.client) =>
  (await preview(query, client)).data.rows.map(({ name }: { name: string }) => name);

test.each([
  ['the report with Export', { '/attendance/report': ['Export'] }, 200, 200],
  ['the report', { '/attendance/report': [] }, 200, 403],
  ['the list with Export', { '/attendance/manage': ['Export'] }, 403, 403],
])('%s', async (_who, accesses, looks, takes) => {
  const { client } = await adminOf(portal, services.owner, accesses);
  expect((await client.get(REPORT, { ...SPAN, preview: true })).status).toBe(looks);
  expect((await client.get(REPORT, { ...SPAN, format: 'csv' })).status).toBe(takes);
});

test('without anything said it is the normal report of the month, with every line of a day', async () => {
  const { data } = (await services.owner.client.get(REPORT, { preview: true })).body;
  expect([data.title, data.subtitle, data.columns.length]).toEqual(['All Department', '01/11/26 – 30/11/26', 37]);
  const row = data.rows.find(({ name }: { name: string }) => name === 'Bala Contoh');
  const dates = ['2026-11-18', '2026-11-19', '2026-11-22'];
  expect(dates.map((date) => row[date])).toEqual(['L', 'A', 'RD']);
  expect(dates.map((date) => row[`detail on ${date}`])).toEqual(['09:40\n18:05\n7\u00a0h\u00a025\u00a0min', 'Absent', 'Rest day']);
  expect(row).toMatchObject({ present: 1, late: 1, hours: 7.42 });
  expect(data.key).toContainEqual({ mark: 'L', name: 'Late', tone: 'error' });
});

test('keeps its filter', async () => {
  expect(await names({})).toEqual(['Bala Contoh', 'Chong Contoh']);
  expect(await names({ branch_id: ipoh })).toEqual(['Chong Contoh']);
  expect(await names({ keyword: 'bala' })).toEqual(['Bala Contoh']);
  expect(await names({ status: 'late' })).toEqual(['Bala Contoh']);
  expect(await names({ template: 'Late & Absent', status: 'late' })).toEqual(['Bala Contoh']);
  const manager = await adminOf(portal, services.owner, { '/attendance/report': [] }, { branch: [ipoh] });
  expect(await names({}, manager.client)).toEqual(['Chong Contoh']);
});

test.each([
  [{ end_date: '2026-11-01' }, 'end_date'],
  [{ start_date: '2026-08-01' }, 'end_date'],
  [{ template: 'Other' }, 'template'],
  [{ employee_key: 'salary' }, 'employee_key'],
  [{ date_info: 'Weather' }, 'date_info.0'],
])('refuses %o', async (query, field) => {
  expect((await preview(query)).errors).toHaveProperty([field]);
});

test('a neighbour company sees nobody of this one', async () => {
  const neighbour = await attendanceFixture(portal);
  expect(await names({}, neighbour.owner.client)).toEqual([]);
});

test.each(['Normal', 'Timesheet', 'Overtime'])('a file is made of %s', async (template) => {
  const answer = await services.owner.client.get(REPORT, { ...SPAN, template, format: 'csv' });
  if (template === 'Overtime') return expect(answer.body.errors).toHaveProperty('base');
  const { rows } = await portal.owner.query<{ data: Record<string, unknown> }>(
    `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
    [String(answer.body.data.id)],
  );
  await generateReportJob.run(rows[0]?.data ?? {}, {
    services: portal.server.services,
    id: '1',
    progress: async () => undefined,
    signal: new AbortController().signal,
  });
  const report = (await services.owner.client.get(`api/reports/${answer.body.data.id}`)).body.data;
  const text = await (await fetch(new URL(report.file.url, portal.url))).text();
  // A file of rows has one line for each, and sums for itself.
  expect(text.trim().split('\r\n')).toHaveLength(template === 'Normal' ? 3 : 11);
  expect(text).toContain(template === 'Normal' ? '09:40–18:05 · 7.42\u00a0h' : '09:40');
});

test('the list of a day is taken away by its own filter', async () => {
  const list = async (query: object) =>
    (await services.owner.client.get('api/operation/attendances/export', { preview: true, date: '2026-11-18', ...query })).body.data.rows;
  expect(await list({})).toMatchObject([
    { employee: 'Bala Contoh', state: 'Late', in: '09:40', out: '18:05', hours: 7.42 },
    { employee: 'Chong Contoh', state: 'Absent' },
  ]);
  expect(await list({ status: 'absent' })).toHaveLength(1);
  // What was said at either end of the day.
  await portal.owner.query(`update attendance_records set remark = 'At the client' where company_id = $1 and type = 'checkout'`, [services.owner.companyId]);
  expect((await list({ status: 'late' }))[0].remark).toBe('At the client');
});
