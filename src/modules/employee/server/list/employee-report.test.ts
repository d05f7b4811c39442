import { afterAll, describe, expect, test } from 'vitest';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';
import { adminOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee, makePermit } from '../employee.factory.ts';

const PATH = 'api/admin/employees/reports/generate';
const PERMITS = 'api/admin/employees/work-permits/reports/generate';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const sales = await unitOf(portal, owner, 'department', 'Sales');
const store = await unitOf(portal, owner, 'department', 'Store');
await portal.asSystem(async (tx) => {
  await makeEmployee(tx, owner.companyId, { employee_code: 'A1', name: 'Ali', department_id: sales, company_joined_at: '2025-11-20' });
  await makeEmployee(tx, owner.companyId, { employee_code: 'A2', name: '=Siti()', gender: 'Female', department_id: store });
  const ram = await makeEmployee(tx, owner.companyId, {
    employee_code: 'A3',
    name: 'Ram',
    employee_type: 'Foreign',
    department_id: store,
    status: 'Inactive',
    inactive_at: '2026-10-31',
  });
  await makePermit(tx, ram, { permit_no: 'PLKS-9', levy_amount: '1850.50' });
});

describe('employees', () => {
  test('the preview shows the filtered list without success', async () => {
    const { body } = await owner.client.get(PATH, { preview: 1, department_id: store });
    expect(body).not.toHaveProperty('success');
    expect(body.data).toMatchObject({
      title: 'Store',
      subtitle: 'As of 20/11/26',
      rows: [
        { employee_code: 'A2', gender: 'Female', status: 'Active' },
        { employee_code: 'A3', status: 'Inactive', service_months: 33 },
      ],
    });
    const all = (await owner.client.with({ headers: { 'x-locale': 'ms' } }).get(PATH, { preview: 1, keyword: 'ali' })).body.data;
    expect(all).toMatchObject({ title: 'Semua Jabatan', rows: [{ name: 'Ali', gender: 'Lelaki', service_months: 12, department: 'Sales' }] });
    const chosen = await portal.owner.query<{ id: number }>(`select id from employees where employee_code in ('A1', 'A3') and company_id = $1 order by id`, [
      owner.companyId,
    ]);
    const ids = Object.fromEntries(chosen.rows.map(({ id }, i) => [`ids[${i}]`, id]));
    const picked = (await owner.client.get(PATH, { preview: 1, ...ids })).body.data.rows;
    expect(picked.map(({ name }: { name: string }) => name)).toEqual(['Ali', 'Ram']);
    expect((await owner.client.get(PATH, { preview: 1, no_login: 1, status: 'Active' })).body.data.rows).toHaveLength(2);
    expect(all.columns[1]).toMatchObject({ key: 'name', label: 'Nama' });
  });

  test('the file holds the same rows, and no cell is a formula', async () => {
    const queued = await owner.client.get(PATH, { status: 'Active', format: 'csv' });
    expect(queued.body).toMatchObject({ success: true, message: 'Report is being generated.', data: { status: 'pending' } });
    const { rows: jobs } = await portal.owner.query<{ data: object }>(
      `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
      [String(queued.body.data.id)],
    );
    await generateReportJob.run(jobs[0]?.data as Record<string, unknown>, {
      services: portal.server.services,
      id: '1',
      progress: async () => undefined,
      signal: new AbortController().signal,
    });
    const report = (await owner.client.get(`api/reports/${queued.body.data.id}`)).body.data;
    expect(report).toMatchObject({ status: 'success', rows: 2, file: { ext: 'csv' } });
    const lines = (await (await fetch(new URL(report.file.url, portal.url))).text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^Employee code,Name,Identity number,Passport,/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['A1', 'Ali'],
      ['A2', "'=Siti()"],
    ]);
  });

  test('an empty result has no file; looking needs the page, the file needs Export, and both keep to the reach', async () => {
    expect((await owner.client.get(PATH, { keyword: 'nobody' })).body.errors).toEqual({ base: ['No record found for the selected filter.'] });
    const viewer = await adminOf(portal, owner, { '/admin/employee': [] }, { department: [sales] });
    expect((await viewer.client.get(PATH, { preview: 1 })).body.data.rows).toMatchObject([{ name: 'Ali' }]);
    expect((await viewer.client.get(PATH)).status).toBe(403);
    const exporter = await adminOf(portal, owner, { '/admin/employee': ['Export'] });
    expect((await exporter.client.get(PATH, { format: 'csv' })).body.success).toBe(true);
    expect((await exporter.client.get(PERMITS, { preview: 1 })).status).toBe(403);
    expect((await owner.client.get(PATH, { format: 'exe' })).body.errors).toHaveProperty('format');
  });
});

test('work permits', async () => {
  const { data } = (await owner.client.get(PERMITS, { preview: 1 })).body;
  expect(data).toMatchObject({ title: 'All Department', rows: [{ permit_no: 'PLKS-9', name: 'Ram', levy_amount: 1850.5, days_left: 41 }] });
  expect((await owner.client.get(PERMITS, { preview: 1, expiring: 30 })).body.data.rows).toEqual([]);
});
