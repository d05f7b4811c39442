/** The matrix of balances over HTTP: whom it shows, its file, and who may take it away. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PATH = 'api/operation/leaves/entitlements';
const REPORT = `${PATH}/reports/generate`;

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const gone = await fixture.hire({ name: 'Ravi Contoh', employee_type: 'Local' });
await portal.owner.query(`update employees set status = 'Inactive', inactive_at = '2026-06-30' where id = $1`, [gone.employeeId]);

const names = (rows: readonly { employee: { name: string } }[]) => rows.map(({ employee }) => employee.name).filter((name) => name.endsWith('Contoh'));

test('the matrix shows those in service, those who left, or both', async () => {
  const of = async (status?: string) => names((await fixture.owner.client.get(PATH, { year: 2026, per_page: 100, ...(status && { status }) })).body.data);
  expect(await of()).toEqual(['Aminah Contoh', 'Ravi Contoh']);
  expect(await of('Active')).toEqual(['Aminah Contoh']);
  expect(await of('Inactive')).toEqual(['Ravi Contoh']);
  expect((await fixture.owner.client.get(PATH, { status: 'Elsewhere' })).status).toBe(422);
});

test('its file has four columns a type and the same filter', async () => {
  await fixture.owner.client.post(`${PATH}/adjust`, {
    employee_id: fixture.aminah.employeeId,
    leave_type_id: fixture.type['AL'],
    year: 2026,
    days: 1.5,
    reason: 'Brought over',
  });
  const { body, status } = await fixture.owner.client.get(REPORT, { year: 2026, status: 'Active', type: fixture.type['AL'] ?? 0, preview: true });
  expect(status).toBe(200);
  expect(body.data.columns.map(({ label }: { label: string }) => label)).toEqual([
    'Code',
    'Employee',
    'Department',
    'AL entitled',
    'AL taken',
    'AL waiting',
    'AL balance',
  ]);
  const aminah = body.data.rows.find(({ employee }: { employee: string }) => employee === 'Aminah Contoh');
  expect(aminah).toMatchObject({ 'AL entitled': 13.5, 'AL taken': 0, 'AL waiting': 0, 'AL balance': 13.5 });
  expect(body.data.rows.some(({ employee }: { employee: string }) => employee === 'Ravi Contoh')).toBe(false);
  const all = (await fixture.owner.client.get(REPORT, { year: 2026, preview: true })).body.data;
  expect(all.columns.length).toBeGreaterThan(body.data.columns.length);
});

test('needs the action Export', async () => {
  const looker = await adminOf(portal, fixture.owner, { '/leave/entitlement': ['Update'] });
  expect((await looker.client.get(PATH, { year: 2026 })).status).toBe(200);
  expect((await looker.client.get(REPORT, { year: 2026 })).status).toBe(403);
  const exporter = await adminOf(portal, fixture.owner, { '/leave/entitlement': ['Export'] });
  expect((await exporter.client.get(REPORT, { year: 2026, format: 'csv' })).body).toMatchObject({ success: true, data: { status: 'pending' } });
});
