import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { preparedNames } from '#platform/server/db/prepared.ts';
import type { PoolClient } from 'pg';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '../employee.factory.ts';

const ids: Record<string, number> = {};

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const stranger = await ownerOf(portal);
const [branch, division, sales, store, clerk, level] = [
  await unitOf(portal, owner, 'branch', 'Ipoh'),
  await unitOf(portal, owner, 'division', 'North'),
  await unitOf(portal, owner, 'department', 'Sales'),
  await unitOf(portal, owner, 'department', 'Store'),
  await unitOf(portal, owner, 'position', 'Clerk'),
  await unitOf(portal, owner, 'position_level', 'Executive'),
];
Object.assign(ids, { branch, division, sales, store, clerk, level });
const aminah = await employeeOf(portal, owner, {
  name: 'Aminah binti Ali',
  employee_code: 'A1',
  identity_number: '900131-14-5566',
  email: 'aminah@contoh.my',
  company_joined_at: '2026-02-01',
  branch_id: branch,
  division_id: division,
  department_id: sales,
  position_id: clerk,
  position_level_id: level,
});
await portal.asSystem(async (tx) => {
  const make = (given: Parameters<typeof makeEmployee>[2]) => makeEmployee(tx, owner.companyId, given);
  ids['bala'] = (await make({ name: 'bala a/l Kumar', employee_code: 'B2', department_id: store, company_joined_at: '2020-01-01' })).id;
  ids['sita'] = (await make({ name: 'Sita 100%', employee_code: 'C3', employee_type: 'Foreign', department_id: sales, company_joined_at: '2021-01-01' })).id;
  ids['gone'] = (
    await make({
      name: 'Zainal Pergi',
      employee_code: 'D4',
      department_id: store,
      status: 'Inactive',
      inactive_at: '2026-01-31',
      company_joined_at: '2019-01-01',
    })
  ).id;
  await make({ name: 'Deleted', employee_code: 'E5', deleted_at: '2026-01-01T00:00:00Z' });
  await makeEmployee(tx, stranger.companyId, { name: 'Aminah Orang Lain' });
});

const list = async (query: Record<string, string | number | boolean> = {}, who = owner) => {
  const answer = await who.client.get('api/admin/employees', query);
  expect(answer.status).toBe(200);
  return { ...answer.body, names: (answer.body.data as { name: string }[]).map(({ name }) => name) };
};

describe('each parameter changes or filters the answer', () => {
  test('page and per_page', async () => {
    const first = await list({ per_page: 3 });
    expect(first.meta).toEqual({ page: 1, per_page: 3, total: 4, last_page: 2 });
    expect(first.names).toHaveLength(3);
    expect((await list({ per_page: 3, page: 2 })).names).toEqual(['Aminah binti Ali']);
    expect((await list({ per_page: 3, page: 9 })).meta.total).toBe(4);
  });

  test('the newest come first; sort turns the direction and sort_by the column, without regard to letter case', async () => {
    expect((await list()).names[0]).toBe('Zainal Pergi');
    expect((await list({ sort: 'asc' })).names[0]).toBe('Aminah binti Ali');
    expect((await list({ sort: 'asc', sort_by: 'name' })).names).toEqual(['Aminah binti Ali', 'bala a/l Kumar', 'Sita 100%', 'Zainal Pergi']);
    expect((await list({ sort: 'asc', sort_by: 'company_joined_at' })).names[0]).toBe('Zainal Pergi');
    expect((await list({ sort_by: 'salary; drop table employees' })).names[0]).toBe('Zainal Pergi');
  });

  test.each([
    ['AMINAH', ['Aminah binti Ali']],
    ['b2', ['bala a/l Kumar']],
    ['900131-14-5566', ['Aminah binti Ali']],
    ['aminah@contoh', ['Aminah binti Ali']],
    ['100%', ['Sita 100%']],
    ['%', ['Sita 100%']],
    ['nobody', []],
  ])('keyword %s', async (keyword, names) => {
    const found = await list({ keyword, sort: 'asc' });
    expect(found.names).toEqual(names);
    expect(found.meta.total).toBe(names.length);
  });

  test('organisation, position, type, status, dates and login', async () => {
    expect((await list({ branch_id: ids['branch'] as number })).names).toEqual(['Aminah binti Ali']);
    expect((await list({ division_id: ids['division'] as number })).names).toEqual(['Aminah binti Ali']);
    expect((await list({ department_id: ids['store'] as number, sort: 'asc' })).names).toEqual(['bala a/l Kumar', 'Zainal Pergi']);
    expect((await list({ position_id: ids['clerk'] as number })).names).toEqual(['Aminah binti Ali']);
    expect((await list({ employee_type: 'Foreign' })).names).toEqual(['Sita 100%']);
    expect((await list({ employee_type: 'Local' })).meta.total).toBe(3);
    expect((await list({ status: 'Inactive' })).names).toEqual(['Zainal Pergi']);
    expect((await list({ status: 'Active' })).meta.total).toBe(3);
    expect((await list({ joined_from: '2026-01-01' })).names).toEqual(['Aminah binti Ali']);
    expect((await list({ joined_to: '2019-12-31' })).names).toEqual(['Zainal Pergi']);
    expect((await list({ no_login: true })).meta.total).toBe(3);
  });

  test.each([
    ['status', 'Gone'],
    ['employee_type', 'Alien'],
    ['joined_from', '2026-02-30'],
    ['per_page', '501'],
    ['branch_id', 'x'],
  ])('%s=%s is refused at its field', async (field, value) => {
    const answer = await owner.client.get('api/admin/employees', { [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toHaveLength(1);
  });

  test('with adds relations, select chooses columns', async () => {
    const plain = (await list({ keyword: 'A1' })).data[0];
    expect(plain).not.toHaveProperty('branch');
    const rich = (await list({ keyword: 'A1', with: 'branch,division,department,position,position_level,user,secret' })).data[0];
    expect(rich).toMatchObject({
      branch: { id: ids['branch'], name: 'Ipoh' },
      division: { name: 'North' },
      department: { name: 'Sales' },
      position: { name: 'Clerk' },
      position_level: { name: 'Executive' },
      user: { id: aminah.userId, email: aminah.email },
    });
    expect(Object.keys((await list({ select: 'name,employee_code', keyword: 'A1' })).data[0]).sort()).toEqual(['employee_code', 'id', 'name']);
    expect((await list({ select: 'name', with: 'branch', keyword: 'B2' })).data[0]).toEqual({ id: ids['bala'], name: 'bala a/l Kumar', branch: null });
  });
});

describe('who sees whom', () => {
  test('an admin with a narrowed view sees those people only, in lists, totals and by id', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': [] }, { department: [ids['store'] as number] });
    const seen = await list({ sort: 'asc' }, admin);
    expect(seen.names).toEqual(['bala a/l Kumar', 'Zainal Pergi']);
    expect(seen.meta.total).toBe(2);
    expect((await admin.client.get(`api/admin/employees/${ids['bala']}`)).status).toBe(200);
    expect((await admin.client.get(`api/admin/employees/${aminah.employeeId}`)).status).toBe(404);
    expect((await admin.client.get('api/admin/employees/summary')).body.data).toMatchObject({ active: 1, by_department: [{ name: 'Store', count: 1 }] });
    const one = await adminOf(portal, owner, { '/admin/employee': [] }, { employee: [aminah.employeeId] });
    expect((await list({}, one)).names).toEqual(['Aminah binti Ali']);
  });

  test('an admin without the page gets light rows for pickers, and cannot look through personal data', async () => {
    const admin = await adminOf(portal, owner, { '/admin/company': [] });
    const row = (await list({ keyword: 'aminah', with: 'branch,user', select: '' }, admin)).data[0];
    expect(row).toMatchObject({ id: aminah.employeeId, name: 'Aminah binti Ali', employee_code: 'A1', branch: { name: 'Ipoh' } });
    for (const hidden of ['identity_number', 'passport', 'email', 'phone', 'user', 'company_joined_at']) expect(row).not.toHaveProperty(hidden);
    expect((await list({ keyword: '900131' }, admin)).names).toEqual([]);
    expect((await list({ keyword: 'a1', select: 'name,identity_number' }, admin)).data[0]).toEqual({ id: aminah.employeeId, name: 'Aminah binti Ali' });
    expect((await admin.client.get(`api/admin/employees/${aminah.employeeId}`)).status).toBe(403);
  });

  test('employees have no list, other companies no rows', async () => {
    expect((await aminah.client.get('api/admin/employees')).status).toBe(403);
    expect((await list({}, stranger)).names).toEqual(['Aminah Orang Lain']);
    expect((await stranger.client.get(`api/admin/employees/${aminah.employeeId}`)).status).toBe(404);
    expect((await stranger.client.with({ companyId: owner.companyId }).get('api/admin/employees')).status).toBe(403);
  });
});

test('one employee answers every field of the specification', async () => {
  const { data } = (await owner.client.get(`api/admin/employees/${aminah.employeeId}`)).body;
  for (const key of [
    'id',
    'name',
    'position_id',
    'identity_number',
    'passport',
    'email',
    'phone',
    'status',
    'image',
    'user_id',
    'company_joined_at',
    'inactive_at',
    'employee_code',
    'branch_id',
    'division_id',
    'department_id',
    'position_level_id',
    'company_id',
    'spm_supervisor',
  ]) {
    expect(data).toHaveProperty(key);
  }
  expect(data).toMatchObject({ age: 36, service_months: 9, can: { update: true, inactivate: true, reactivate: false, delete: true, see_salary: true } });
});

test('whatever is asked for adds no name to the statements that PostgreSQL keeps', async () => {
  const before = [...preparedNames()];
  const some = <T>(of: readonly T[]): T[] => of.filter(() => Math.random() < 0.5);
  const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
  const prepared = new Set<string>();
  const note = (client: PoolClient) => {
    for (const name of Object.keys((client as unknown as { connection: { parsedStatements: object } }).connection.parsedStatements)) prepared.add(name);
  };
  portal.server.services.pool.on('release', (_error, client) => note(client));
  for (let n = 0; n < 60; n++) {
    await list({
      sort: one(['asc', 'desc']),
      sort_by: one(['id', 'name', 'status', 'employee_code', 'nonsense']),
      per_page: one([1, 2, 7, 10, 50]),
      page: one([1, 2]),
      with: some(['branch', 'division', 'department', 'position', 'position_level', 'user']).join(','),
      ...(n % 2 ? { status: one(['Active', 'Inactive']) } : {}),
      ...(n % 3 ? { department_id: one([ids['sales'] as number, ids['store'] as number]) } : {}),
      ...(n % 5 ? {} : { keyword: one(['a', '%', 'binti']) }),
    });
  }
  expect([...preparedNames()]).toEqual(before);
  const known = new Set(before.flatMap((name) => [name, `${name}~s`]));
  expect([...prepared].filter((name) => !known.has(name))).toEqual([]);
  expect(prepared.size).toBeGreaterThan(0);
});
