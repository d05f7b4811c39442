/** The steps of a new company end as they are told to, and none leads to a place where nothing can be done. */
import { afterAll, expect, test } from 'vitest';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { adminOf, employeeOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
await portal.owner.query('update branches set deleted_at = now() where company_id = $1', [owner.companyId]);

const steps = async () => {
  const answer = await owner.client.get('api/admin/companies/setup');
  expect(answer.status).toBe(200);
  return answer.body.data as { key: string; done: boolean; after: { en: string } | null; route: string }[];
};
const open = async () => (await steps()).filter(({ done }) => !done).map(({ key }) => key);

test('a new company has them all before it, in the order in which they are done; what waits says for what', async () => {
  expect((await steps()).map(({ key }) => key)).toEqual([
    'profile',
    'organisation',
    'employees',
    'holidays',
    'contribution',
    'bank',
    'invite',
    'payroll',
    'positions',
    'leave',
    'claims',
    'attendance',
  ]);
  const waiting = Object.fromEntries((await steps()).map(({ key, after }) => [key, after?.en ?? null]));
  expect(waiting).toMatchObject({
    profile: null,
    organisation: null,
    employees: 'Set up the organisation',
    holidays: 'Set up the organisation',
    leave: 'Add employees',
    payroll: 'Add employees',
  });
});

test.each(['branch', 'division', 'department'] as const)('one %s is an organisation', async (kind) => {
  const other = await ownerOf(portal);
  await portal.owner.query('update branches set deleted_at = now() where company_id = $1', [other.companyId]);
  await unitOf(portal, other, kind, 'First');
  const { body } = await other.client.get('api/admin/companies/setup');
  expect((body.data as { key: string; done: boolean }[]).find(({ key }) => key === 'organisation')?.done).toBe(true);
});

test('each ends when it is done, and the dashboard shows the same list', async () => {
  await unitOf(portal, owner, 'department', 'Office');
  await unitOf(portal, owner, 'position', 'Clerk');
  expect(await open()).toEqual(['profile', 'employees', 'holidays', 'contribution', 'bank', 'invite', 'payroll', 'leave', 'claims', 'attendance']);
  await employeeOf(portal, owner, { name: 'Aminah binti Ali' });
  await portal.owner.query(`update companies set address_1 = 'Jalan Satu', registration_no = '209901000011' where id = $1`, [owner.companyId]);
  expect(await open()).toEqual(['holidays', 'contribution', 'bank', 'payroll', 'leave', 'claims', 'attendance']);
  const holiday = { name: 'Hari Contoh', name_ms: 'Hari Contoh', date: '2026-12-01', type: 'Company', states: [], branch_ids: [] };
  const stored = await owner.client.post('api/operation/leaves/holidays', { ...holiday, is_compulsory: false, is_half_day: false });
  expect(stored.body).toMatchObject({ success: true });
  expect((await owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026 })).body).toMatchObject({ success: true });
  expect(await open()).toEqual(['contribution', 'bank', 'payroll', 'claims', 'attendance']);
  const [{ id, can: _can, kept: _stored, sort_order: _place, used: _used, ...category }] = (await owner.client.get('api/operation/claims/categories')).body
    .data;
  expect((await owner.client.post(`api/operation/claims/categories/${id}`, { ...category, name: 'Own car' })).body).toMatchObject({ success: true });
  expect(await open()).toEqual(['contribution', 'bank', 'payroll', 'attendance']);
  await portal.owner.query(
    `insert into work_schedules (company_id, name, type, days, break_minutes) values ($1, 'Office', 'Fixed', (select jsonb_agg(n) from generate_series(1, 7) n), 60)`,
    [owner.companyId],
  );
  expect(await open()).toEqual(['contribution', 'bank', 'payroll']);
  const { body } = await owner.client.get('api/dashboard');
  expect(body.data.blocks.checklist.steps).toEqual(await steps());
});

test('a company without payroll, leave or claims is not asked for them', async () => {
  const other = await ownerOf(portal);
  await portal.owner.query(
    `update companies set modules = modules || '{"payroll": false, "leave": false, "claim": false, "attendance": false}' where id = $1`,
    [other.companyId],
  );
  const { body } = await other.client.get('api/admin/companies/setup');
  expect((body.data as { key: string }[]).map(({ key }) => key)).toEqual([
    'profile',
    'organisation',
    'employees',
    'contribution',
    'bank',
    'invite',
    'positions',
  ]);
});

test('whoever has no login is counted in the step that invites, until the first is invited', async () => {
  const other = await ownerOf(portal);
  const { id } = await portal.asSystem((tx) => makeEmployee(tx, other.companyId, { email: 'pertama@contoh.example' }));
  await portal.asSystem((tx) => makeEmployee(tx, other.companyId));
  const step = async () => {
    const { body } = await other.client.get('api/admin/companies/setup');
    return (body.data as { key: string; title: { en: string }; done: boolean }[]).find(({ key }) => key === 'invite');
  };
  expect(await step()).toMatchObject({ title: { en: 'Invite 2 people', ms: 'Jemput 2 orang' }, done: false });
  expect((await other.client.post('api/admin/employees/bulk-invite', { ids: [id] })).body.data.done).toEqual([id]);
  expect(await step()).toMatchObject({ title: { en: 'Invite 1 person' }, done: true });
});

test('the list is the owner’s', async () => {
  const admin = await adminOf(portal, owner, { '/admin/company': ['Update'] });
  expect((await admin.client.get('api/admin/companies/setup')).status).toBe(403);
});
