import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, type Person } from '#modules/session/server/testing/test-people.ts';
import { actorSource } from './actor-source.ts';
import { replaceScope } from './access.store.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await addPerson(portal);
const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** As the server asks: inside a transaction of the application's role; also answers the settings left behind. */
async function ask(person: Person, wanted: number | null) {
  const client = await portal.server.services.pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    const actor = await actorSource.load(client, hashOf(person.token), wanted);
    const settings = await client.query<{ company: string | null; person: string | null }>(
      `select nullif(current_setting('app.company_id', true), '') as company, nullif(current_setting('app.user_id', true), '') as person`,
    );
    return { actor, settings: settings.rows[0] };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const employ = (person: Person, more = '') =>
  portal.owner.query(
    `insert into employees (company_id, name, employee_code, company_joined_at, user_id, spm_supervisor ${more ? ', status, inactive_at' : ''})
     values ($1, $2, 'E' || $3::bigint, '2024-01-01', $3, true ${more ? `, 'Inactive', '2026-01-31'` : ''})`,
    [companyId, person.name, person.id],
  );

test('the owner: everything, everyone, and the settings of the transaction', async () => {
  const { actor, settings } = await ask(owner, companyId);
  expect(actor?.company).toMatchObject({
    userId: owner.id,
    companyId,
    type: 'owner',
    is_admin: true,
    timeZone: 'Asia/Kuala_Lumpur',
    employee: null,
    promoter: null,
    accesses: [],
    scope: { all: true },
  });
  expect(actor?.company?.modules['payroll']).toBe(true);
  expect(settings).toEqual({ company: String(companyId), person: String(owner.id) });
});

test('a company that is not theirs leaves no company behind', async () => {
  const stranger = await addPerson(portal);
  const { actor, settings } = await ask(stranger, companyId);
  expect(actor?.user.userId).toBe(stranger.id);
  expect(actor?.company).toBeNull();
  expect(settings).toEqual({ company: null, person: String(stranger.id) });
});

test('an unknown token is nobody and leaves nothing behind', async () => {
  const { actor, settings } = await ask({ ...owner, token: 'x'.repeat(43) }, companyId);
  expect(actor).toBeNull();
  expect(settings).toEqual({ company: null, person: null });
});

test('an admin: accesses as granted, everyone unless bounded', async () => {
  const admin = await addPerson(portal);
  const accesses = [
    { route: '/admin/company', actions: ['Update'] },
    { route: '/admin/user', actions: [] },
  ];
  await addMember(portal, companyId, admin, { role: 'admin', accesses });
  expect((await ask(admin, companyId)).actor?.company).toMatchObject({ type: 'admin', accesses, scope: { all: true } });
  await portal.asSystem((tx) =>
    replaceScope(tx, companyId, admin.id, [
      { scope_type: 'department', scope_id: 9 },
      { scope_type: 'department', scope_id: 4 },
      { scope_type: 'employee', scope_id: 2 },
    ]),
  );
  expect((await ask(admin, null)).actor?.company?.scope).toEqual({ all: false, branchIds: [], divisionIds: [], departmentIds: [4, 9], employeeIds: [2] });
});

test('an employee sees themselves only, and rights left over from an admin role do not count', async () => {
  const person = await addPerson(portal);
  await addMember(portal, companyId, person, { role: 'employee', accesses: [{ route: '/admin/user', actions: ['Delete'] }] });
  expect((await ask(person, companyId)).actor?.company).toBeNull();
  await employ(person);
  const company = (await ask(person, companyId)).actor?.company;
  expect(company).toMatchObject({ type: 'employee', is_admin: false, accesses: [], employee: { spm_supervisor: true } });
  expect(company?.scope).toEqual({ all: false, branchIds: [], divisionIds: [], departmentIds: [], employeeIds: [company?.employee?.id] });
});

test('whoever has left is no member; temporary admin rights end while the employee stays', async () => {
  const left = await addPerson(portal);
  await addMember(portal, companyId, left, { role: 'employee' });
  await employ(left, 'left');
  expect((await ask(left, companyId)).actor?.company).toBeNull();
  const temporary = await addPerson(portal);
  await addMember(portal, companyId, temporary, { role: 'employee', is_admin: true, accesses: [{ route: '/admin/user', actions: [] }] });
  await employ(temporary);
  expect((await ask(temporary, companyId)).actor?.company).toMatchObject({ is_admin: true, accesses: [{ route: '/admin/user', actions: [] }] });
  await portal.owner.query('update company_users set expires_at = current_date - 2 where user_id = $1', [temporary.id]);
  expect((await ask(temporary, companyId)).actor?.company).toMatchObject({ is_admin: false, accesses: [], employee: expect.any(Object) });
});

test('a company that is closed or gone is nobody’s', async () => {
  const person = await addPerson(portal);
  const closed = await addCompany(portal, person, 'Tutup Contoh Sdn Bhd');
  await portal.owner.query(`update companies set status = 'Inactive' where id = $1`, [closed]);
  expect((await ask(person, closed)).actor?.company).toBeNull();
  await portal.owner.query(`update companies set status = 'Active', deleted_at = now() where id = $1`, [closed]);
  expect((await ask(person, null)).actor?.company).toBeNull();
});

test('the application cannot read memberships past its company', async () => {
  const client = await portal.server.services.pool.connect();
  try {
    for (const table of ['company_users', 'user_accesses', 'user_employee_accesses']) {
      expect((await client.query(`select from ${table}`)).rowCount, table).toBe(0);
    }
    await expect(client.query('select from identity_seats')).rejects.toThrow(/permission denied/);
  } finally {
    client.release();
  }
});
