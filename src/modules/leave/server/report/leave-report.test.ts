/** The leave report over HTTP: who takes a file away, what the list's filter leaves of it, its totals and its words. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const REPORT = 'api/operation/leaves/reports/generate';
const SPAN = { start_date: '2026-12-01', end_date: '2026-12-31' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const bala = await fixture.hire({ name: 'Bala Contoh' });
const chong = await fixture.hire({ name: 'Chong Contoh' });
await fixture.apply(bala.client, { start_date: '2026-12-01', end_date: '2026-12-02' });
await fixture.apply(bala.client, { start_date: '2026-12-09', end_date: '2026-12-09', duration: 'Morning' });
await fixture.apply(chong.client, { start_date: '2026-12-03', end_date: '2026-12-03', leave_type_id: fixture.type['UL'] ?? fixture.type['AL'] });

const waiting = { ...SPAN, status: 'Waiting for Approval' };
const preview = async (more: object = {}, client = fixture.owner.client) => (await client.get(REPORT, { ...waiting, preview: true, ...more })).body.data;
const names = async (more: object) => (await preview(more)).rows.filter((row: object) => !('subtotal' in row)).map((row: { employee: string }) => row.employee);

describe('the file', () => {
  test.each([
    ['the report with Export', { '/leave/report': ['Export'] }, 200, 200],
    ['the report', { '/leave/report': [] }, 200, 403],
    ['the list with Export', { '/leave/manage': ['Export'] }, 200, 200],
    ['the list', { '/leave/manage': ['Approve'] }, 403, 403],
  ])('is for whom the page allows it: %s', async (_who, accesses, looks, takes) => {
    const { client } = await adminOf(portal, fixture.owner, accesses);
    expect((await client.get(REPORT, { ...waiting, preview: true })).status).toBe(looks);
    expect((await client.get(REPORT, { ...waiting, format: 'csv' })).status).toBe(takes);
  });
});

test.each([
  [{}, '01/11/26 – 30/11/26'],
  [{ start_date: '2026-12-05' }, '05/12/26 – 31/12/26'],
  [{ end_date: '2026-10-20' }, '01/10/26 – 20/10/26'],
])('the report of %o covers the month: %s', async (dates, subtitle) => {
  const { status, body } = await fixture.owner.client.get(REPORT, { ...dates, preview: true });
  expect([status, body.data?.subtitle], JSON.stringify(body)).toEqual([200, subtitle]);
});

describe('the listing', () => {
  test('keeps the filter of the list', async () => {
    expect(await names({})).toEqual(['Bala Contoh', 'Bala Contoh', 'Chong Contoh']);
    expect(await names({ keyword: 'chong' })).toEqual(['Chong Contoh']);
    expect(await names({ employee_id: bala.employeeId })).toHaveLength(2);
    expect(await names({ start_apply_date: '2026-11-21' })).toEqual([]);
    expect(await names({ end_apply_date: '2026-11-20' })).toHaveLength(3);
    expect(await names({ mine: true })).toHaveLength(3);
    expect(await names({ status: 'Approved' })).toEqual([]);
  });

  test('sums the days, of all and of each type', async () => {
    const { totals, rows } = await preview();
    const types = Map.groupBy(rows.filter((row: object) => !('subtotal' in row)) as { type: string; days: number }[], ({ type }) => type);
    const sums = [...types].map(([type, of]) => [`days of ${type}`, of.reduce((sum, { days }) => sum + days, 0)] as const);
    expect(totals).toEqual({ days: 3.5, ...Object.fromEntries(sums) });
    expect(sums.length).toBeGreaterThan(1);
  });

  test('closes each group of several leaves with their days', async () => {
    const lines = async (group_by: string, key: string) =>
      (await preview({ group_by })).rows.map((row: Record<string, unknown>) => [row[key], row['days'], row['subtotal'] === 1]);
    expect(await lines('employee', 'employee')).toEqual([
      ['Bala Contoh', 2, false],
      ['Bala Contoh', 0.5, false],
      ['Bala Contoh, 2 applications', 2.5, true],
      ['Chong Contoh', 1, false],
    ]);
    expect((await lines('type', 'type')).filter(([, , sum]: unknown[]) => sum)).toEqual([['Annual Leave, 2 applications', 2.5, true]]);
  });

  test('speaks the language of the reader', async () => {
    const { rows, columns } = await preview({}, fixture.owner.client.with({ headers: { 'x-locale': 'ms' } }));
    const { words } = columns.find(({ key }: { key: string }) => key === 'status');
    expect(words['Waiting for Approval']).toBe('Menunggu Kelulusan');
    expect(rows[0]).toMatchObject({ status: 'Waiting for Approval', type: 'Cuti Tahunan', duration: '2 hari kalendar' });
  });
});

describe('a long listing', () => {
  const LONG = { start_date: '2025-01-01', end_date: '2025-12-31' };
  beforeAll(async () => {
    // Two people of one name, whose leaves alternate; more rows than are fetched at once.
    const twins = [await fixture.hire({ name: 'Devi Contoh' }), await fixture.hire({ name: 'Devi Contoh' })];
    await portal.owner.query(
      `insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, total_days, account_year, apply_date, reason, status)
       select $1, 'LV-2025-' || n, (array[$2::bigint, $3::bigint])[1 + n % 2], $4, date '2025-01-01' + n % 365, date '2025-01-01' + n % 365, 1, 2025, '2025-01-01', 'Family matters', 'Approved'
       from generate_series(1, 2400) n`,
      [fixture.owner.companyId, ...twins.map(({ employeeId }) => employeeId), fixture.type['AL']],
    );
  });

  async function linesOf(query: Record<string, string | number>): Promise<string[][]> {
    const queued = (await fixture.owner.client.get(REPORT, { ...LONG, ...query, format: 'csv' })).body.data;
    const { rows } = await portal.owner.query<{ data: Record<string, unknown> }>(
      `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
      [String(queued.id)],
    );
    const run = { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal };
    await generateReportJob.run(rows[0]?.data ?? {}, run);
    const report = (await fixture.owner.client.get(`api/reports/${queued.id}`)).body.data;
    expect(report.status).toBe('success');
    const text = await (await fetch(new URL(report.file.url, portal.url))).text();
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  }

  test('comes whole as a file, people of one name apart', async () => {
    const lines = await linesOf({ status: 'Approved' });
    expect(lines.at(-1)).toContain('2400');
    const codes = lines.slice(0, -1).map(([, code]) => code);
    expect(codes).toHaveLength(2400);
    expect([new Set(codes.slice(0, 1200)).size, new Set(codes.slice(1200)).size, new Set(codes).size]).toEqual([1, 1, 2]);
  });

  test('of balances and of days has everybody once', async () => {
    for (const query of [{ template: 'Balance' }, { template: 'Calendar', end_date: '2025-02-28' }]) {
      const codes = (await linesOf(query)).map(([, code]) => code);
      expect(codes.length).toBeGreaterThan(3);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test('sums all days, not only those of the preview', async () => {
    const { rows, totals } = await preview({ ...LONG, status: 'Approved', group_by: 'employee' });
    expect(new Set(rows.map(({ code }: { code: string }) => code)).size).toBe(1);
    expect(totals['days']).toBe(2400);
  });
});
