/** The payroll list as a report: preview, file, ticked rows, rights. */
import { afterAll, expect, it } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { makeWorkforce } from './run.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls/reports/generate';

const portal = await openTestPortal();
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, [generateReportJob]);
Object.assign(portal.server.services, { jobs: queue });
const owner = await ownerOf(portal, { name: 'Kilang Contoh Sdn Bhd' });
const ids = await portal.asSystem((tx) => makeWorkforce(tx, owner.companyId, 3, 3000));
await owner.client.post('api/operation/payrolls/process/bulk', { ...NOVEMBER, employee_ids: ids.slice(0, 2) });

const preview = async (query: Record<string, string | number> = {}) => (await owner.client.get(URL, { ...NOVEMBER, preview: 1, ...query })).body.data;

it('previews the filter with its totals, and the columns that were asked for', async () => {
  const all = await preview();
  expect(all.title).toBe('All Department');
  expect(all.subtitle).toBe('1–30 Nov 2026');
  expect(all.rows.map(({ name, status, total_gross_pay }: Record<string, unknown>) => [name, status, total_gross_pay])).toEqual([
    ['Pekerja 1', 'In Process', 3000],
    ['Pekerja 2', 'In Process', 3000],
    ['Pekerja 3', 'Pending', null],
  ]);
  expect(all.totals).toMatchObject({ total_gross_pay: 6000, epf_employee: 660, epf_employer: 780 });
  const few = await preview({ 'include[0]': 'EPF', processed: 1 });
  expect(few.columns.map(({ key }: { key: string }) => key)).toEqual([
    'employee_code',
    'name',
    'position',
    'number',
    'kind',
    'basic',
    'total_salary',
    'total_earning',
    'total_gross_pay',
    'total_deduction',
    'epf_employee',
    'epf_employer',
    'total_adjustment',
    'total_net_pay',
    'status',
  ]);
  expect(few.rows).toHaveLength(2);
  expect((await preview({ 'employee_ids[0]': ids[2] ?? 0 })).rows.map(({ name }: { name: string }) => name)).toEqual(['Pekerja 3']);
});

it('is in Malay for a Malay reader', async () => {
  const malay = owner.client.with({ headers: { 'x-locale': 'ms' } });
  const { data } = (await malay.get(URL, { ...NOVEMBER, preview: 1 })).body;
  expect(data.rows[0].status).toBe('Dalam Proses');
  expect(data.columns.map(({ label }: { label: string }) => label)).toContain('KWSP pekerja');
});

it('becomes a file for who may export, and none for who may only look', async () => {
  const viewer = await adminOf(portal, owner, { '/payroll/manage': [] });
  expect((await viewer.client.get(URL, { ...NOVEMBER, preview: 1 })).status).toBe(200);
  expect((await viewer.client.get(URL, NOVEMBER)).status).toBe(403);
  const { body } = await owner.client.get(URL, { ...NOVEMBER, format: 'xlsx' });
  await queue.drain();
  const report = (await owner.client.get(`api/reports/${body.data.id}`)).body.data;
  const file = await owner.client.raw(report.file.url, { method: 'GET' });
  const { headers } = await readSheet(Buffer.from(await file.arrayBuffer()), { maxRows: 20 });
  expect(headers[0]).toBe('Kilang Contoh Sdn Bhd');
  expect(report).toMatchObject({ type: 'payroll.payrolls', status: 'success', rows: 3, format: 'xlsx' });
  expect((await owner.client.get(URL, { ...NOVEMBER, department_id: 999_999 })).status).toBe(422);
});
