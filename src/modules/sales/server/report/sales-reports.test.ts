/** Lists as files over HTTP: their rows, their sums, and who may have them. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dayOf } from '../field/field.factory.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
beforeEach(() => portal.clock.set('2026-11-30T09:00:00+08:00'));
const preview = async (path: string, asked: Record<string, string> = {}, client = owner.client) =>
  client.get(`api/spm/${path}/generate`, { preview: '1', ...asked });

test('payouts, attendance and stock have the rows of their pages', async () => {
  const day = await dayOf(portal, owner);
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 500 where id = $1`, [day.schedule]);
  await calculateNow(owner.client, queue, { project_id: day.project, start_date: '2026-11-01', end_date: '2026-11-30' });
  await portal.owner.query(
    `insert into sales_stock_balances (company_id, project_id, outlet_id, product_id, opening, opening_at, sold, balance)
     select company_id, project_id, outlet_id, $2, 9, now(), 6.5, 2.5 from sales_schedules where id = $1
     on conflict (company_id, project_id, outlet_id, product_id) do update set balance = 2.5, sold = 6.5`,
    [day.schedule, day.product],
  );
  const project_id = String(day.project);
  const payouts = (await preview('reports/promoter-payout', { project_id })).body.data;
  expect(payouts.rows).toMatchObject([{ promoter: 'Aina binti Contoh', base: 90, difference: 0, total: 90, status: 'Unpaid' }]);
  expect(payouts.totals).toMatchObject({ base: 90, total: 90 });
  const attendance = (await preview('reports/promoter-attendance', { project_id })).body.data;
  expect(attendance.rows).toMatchObject([{ date: '2026-11-20', start: '10:00', end: '19:00', in: '10:00', out: null, hours: 8.33, status: 'Completed' }]);
  await portal.owner.query(`update sales_schedules set overtime_minutes = 30 where id = $1`, [day.schedule]);
  const summary = (await preview('reports/promoter-attendance', { project_id, template: 'Summary' })).body.data;
  const sums = { schedules: 1, checkins: 1, ontime: 1, missed: 0, hours: 8.33, overtime: 0.5 };
  expect(summary.rows).toMatchObject([{ promoter: 'Aina binti Contoh', days: 1, percent: 100, ...sums }]);
  expect(summary.totals).toMatchObject(sums);
  const stock = async (more: Record<string, string> = {}) => (await preview('products/stock', { project_id, ...more })).body.data.rows;
  expect(await stock()).toMatchObject([{ product: 'Kopi Contoh 3 in 1', available: 2.5, sold: 6.5, reorder: 5 }]);
  for (const other of [{ level: 'out' }, { state: 'Sabah' }, { keyword: 'teh' }] as Record<string, string>[]) expect(await stock(other)).toEqual([]);
  expect((await preview('reports/promoter-payout', { project_id, start_date: '2026-10-01', end_date: '2026-10-31' })).body.data.rows).toEqual([]);
});

test('attendance as a calendar has a column for each day, of at most 31', async () => {
  const { project, schedule, promoter } = await dayOf(portal, owner);
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 510 where id = $1`, [schedule]);
  for (const [date, status] of [
    ['2026-11-21', 'Missed'],
    ['2026-11-22', 'Upcoming'],
    ['2026-11-23', 'Cancelled'],
  ] as const)
    await portal.owner.query(
      `insert into sales_schedules (company_id, project_id, outlet_id, promoter_id, date, start_time, end_time, starts_at, ends_at, status, cancel_reason)
       select company_id, project_id, outlet_id, promoter_id, $2::date, start_time, end_time, starts_at + ($2::date - date) * interval '1 day',
         ends_at + ($2::date - date) * interval '1 day', $3, case when $3 = 'Cancelled' then 'Outlet closed' end from sales_schedules where id = $1`,
      [schedule, date, status],
    );
  const asked = { project_id: String(project), promoter_id: String(promoter), template: 'Calendar' };
  const { columns, rows, totals, key } = (await preview('reports/promoter-attendance', asked)).body.data;
  expect(columns.map((each: { key: string }) => each.key)).toHaveLength(1 + 30 + 3);
  expect(rows).toMatchObject([
    { promoter: 'Aina binti Contoh', '2026-11-20': '8.5', '2026-11-21': 'M', '2026-11-22': 'P', '2026-11-23': null, days: 1, hours: 8.5, percent: 50 },
  ]);
  expect(totals).toEqual({ hours: 8.5 });
  expect(key.map(({ mark }: { mark: string }) => mark)).toEqual(['M', 'P']);
  const long = await preview('reports/promoter-attendance', { ...asked, start_date: '2026-10-31', end_date: '2026-12-01' });
  expect(long.body.errors).toEqual({ end_date: ['Choose at most 31 days.'] });
  const file = await owner.client.get('api/spm/reports/promoter-attendance/generate', { ...asked, format: 'pdf' });
  expect(file.body.data.id).toBeGreaterThan(0);
});

test('a client is billed man-days and a fee, with the attendance that proves them', async () => {
  const { project, schedule } = await dayOf(portal, owner);
  const asked = { project_id: String(project), template: 'Bill' };
  const bill = async (more: Record<string, string> = {}) => (await preview('reports/promoter-attendance', { ...asked, ...more })).body;
  expect((await preview('reports/promoter-attendance', { template: 'Bill' })).body.errors).toEqual({ project_id: ['Choose the project that is billed.'] });
  expect((await bill()).errors).toEqual({ project_id: ['Enter the rate of a man-day with the project first.'] });
  await portal.owner.query(`update sales_projects set bill_rate = 150, bill_fee = 500, min_hours_full_day = 7 where id = $1`, [project]);
  // Of a day of 9 hours 7 are a man-day: 10:00 to 14:00, then 14:00 to 19:00, is one man-day and no more.
  await portal.owner.query(
    `update sales_schedules set status = 'Completed', worked_minutes = 240, end_time = '14:00', ends_at = starts_at + interval '4 hours' where id = $1`,
    [schedule],
  );
  const [{ id: second }] = (
    await portal.owner.query(
      `insert into sales_schedules (company_id, project_id, outlet_id, promoter_id, date, start_time, end_time, starts_at, ends_at, status, worked_minutes, auto_closed)
       select company_id, project_id, outlet_id, promoter_id, date, '14:00', '19:00', ends_at, ends_at + interval '5 hours', 'Completed', 300, true
       from sales_schedules where id = $1 returning id::int`,
      [schedule],
    )
  ).rows;
  // What the portal closed unseen is no proof until somebody confirms it.
  expect((await bill()).data).toMatchObject({
    rows: [
      { in: '10:00', out: null, hours: 4, days: 0.57, rate: 150, amount: 85.5 },
      { outlet: 'Fee', promoter: null, amount: 500 },
    ],
    totals: { hours: 4, days: 0.57, amount: 585.5 },
  });
  await portal.owner.query('update sales_schedules set confirmed_at = now() where id = $1', [second]);
  const whole = (await bill()).data;
  expect(whole.rows.map(({ days, amount }: Record<string, number>) => [days, amount])).toEqual([
    [0.57, 85.5],
    [0.43, 64.5],
    [null, 500],
  ]);
  expect(whole.totals).toEqual({ hours: 9, days: 1, amount: 650 });
  expect(whole.subtitle).toContain('Kopi Contoh Roadshow');
  const [{ outlet_id }] = (await portal.owner.query('select outlet_id::text from sales_schedules where id = $1', [schedule])).rows;
  expect((await bill({ outlet_id })).data.totals.amount).toBe(150);
  expect((await owner.client.get('api/spm/reports/promoter-attendance/generate', { ...asked, format: 'pdf' })).body.data.id).toBeGreaterThan(0);
  const stranger = await ownerOf(portal);
  expect((await preview('reports/promoter-attendance', asked, stranger.client)).status).toBe(404);
});

test('another company has none of it, and a file takes its right', async () => {
  const { project } = await dayOf(portal, owner);
  const stranger = await ownerOf(portal);
  expect((await preview('reports/promoter-attendance', { project_id: String(project) }, stranger.client)).body.data.rows).toEqual([]);
  const viewer = await adminOf(portal, owner, { '/spm/project/report/payout': [], '/spm/project/report/attendance': [] });
  for (const path of ['reports/promoter-payout', 'reports/promoter-attendance', 'products/stock'])
    expect((await preview(path, {}, viewer.client)).status, path).toBe(403);
});
