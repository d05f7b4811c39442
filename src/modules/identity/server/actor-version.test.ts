/** What a request remembers of somebody holds until one of the rows changes that it was made of: whichever, by whoever, at once. */
import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, type Person } from '#modules/session/server/testing/test-people.ts';
import { actorSource } from './actor-source.ts';

let admin: Person;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function versionOf(person: Person, company = companyId): Promise<string | null> {
  const client = await portal.server.services.pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    return await actorSource.confirm(client, hashOf(person.token), company);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const portal = await openTestPortal();
const owner = await addPerson(portal);
const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');

beforeEach(async () => {
  admin = await addPerson(portal);
  await addMember(portal, companyId, admin, { role: 'admin', accesses: [{ route: '/admin/user', actions: [] }] });
  await portal.owner.query(
    `insert into employees (company_id, name, employee_code, company_joined_at, user_id) values ($1, 'Orang Contoh', 'E' || $2::bigint, '2024-01-01', $2)`,
    [companyId, admin.id],
  );
  await portal.owner.query(`insert into user_employee_accesses (company_id, user_id, scope_type, scope_id) values ($1, $2, 'branch', 1)`, [
    companyId,
    admin.id,
  ]);
});
afterAll(() => portal.close());

describe('another version after', () => {
  test.each([
    ['a new name', `update users set name = 'Nama Lain' where id = $1`],
    ['another language', `update users set locale = 'ms' where id = $1`],
    ['another address', `update users set email = 'lain' || id || '@example.my' where id = $1`],
    ['a temporary password', `update users set must_change_password = true where id = $1`],
    ['another role', `update company_users set role = 'employee', is_admin = false where user_id = $1`],
    ['an end that has come', `update company_users set expires_at = current_date - 2 where user_id = $1`],
    [
      'a right more',
      `insert into user_accesses (company_id, user_id, route) select company_id, user_id, '/admin/company' from company_users where user_id = $1`,
    ],
    ['a right with other actions', `update user_accesses set actions = '{Update}' where user_id = $1`],
    ['a right less', `delete from user_accesses where user_id = $1`],
    [
      'more employees to see',
      `insert into user_employee_accesses (company_id, user_id, scope_type, scope_id) select company_id, user_id, 'branch', 2 from company_users where user_id = $1`,
    ],
    ['other employees to see', `update user_employee_accesses set scope_id = 3 where user_id = $1`],
    ['all employees to see', `delete from user_employee_accesses where user_id = $1`],
    [
      'a module that is switched off',
      `update companies set modules = modules || '{"payroll": false}' where id = (select company_id from company_users where user_id = $1)`,
    ],
    [
      'another time zone',
      `update companies set config = config || '{"timezone": "Asia/Jakarta"}' where id = (select company_id from company_users where user_id = $1)`,
    ],
    ['another plan', `update subscriptions set seats = seats + 1 where company_id = (select company_id from company_users where user_id = $1)`],
    [
      'a plan with other modules',
      `update plans set modules = modules where id = (select plan_id from subscriptions s join company_users m on m.company_id = s.company_id where m.user_id = $1)`,
    ],
    ['an employee who is a supervisor now', `update employees set spm_supervisor = true where user_id = $1`],
    ['an employee who is somebody else', `update employees set user_id = null where user_id = $1`],
  ])('%s', async (_what, change) => {
    const before = await versionOf(admin);
    expect(before).not.toBeNull();
    expect(await versionOf(admin)).toBe(before);
    await portal.owner.query(change, [admin.id]);
    expect(await versionOf(admin)).not.toBe(before);
  });
});

describe('none after', () => {
  test.each([
    ['a token that was revoked', `update tokens set revoked_at = now() where user_id = $1`],
    ['a token that has ended', `update tokens set expires_at = now() - interval '1 second' where user_id = $1`],
    ['a user who was switched off', `update users set status = 'Inactive' where id = $1`],
    ['a membership that was taken away', `delete from company_users where user_id = $1`],
    ['a membership that was switched off', `update company_users set status = 'Inactive' where user_id = $1`],
  ])('%s', async (_what, change) => {
    await portal.owner.query(change, [admin.id]);
    expect(await versionOf(admin)).toBeNull();
  });

  test('another company', async () => {
    const other = await addCompany(portal, await addPerson(portal), 'Kedai Lain Sdn Bhd');
    expect(await versionOf(admin, other)).toBeNull();
  });
});

test('what concerns somebody else, or when they were last here, leaves it as it is', async () => {
  const before = await versionOf(admin);
  await portal.owner.query('update company_users set last_used_at = now(), updated_at = now() where user_id = $1', [admin.id]);
  const other = await addPerson(portal);
  await addMember(portal, companyId, other, { role: 'admin', accesses: [{ route: '/admin/user', actions: [] }] });
  await portal.owner.query('delete from user_accesses where user_id = $1', [other.id]);
  expect(await versionOf(admin)).toBe(before);
});

test('a right that one process takes away is gone at the very next request of another that remembers it', async () => {
  const second = await openTestPortal({ databaseUrl: portal.databaseUrl });
  try {
    const ask = (through: TestPortal) => fetch(`${through.url}/api/users?company_id=${companyId}`, { headers: { authorization: `Bearer ${admin.token}` } });
    // Who one is says the same as what one may do.
    const routes = async (through: TestPortal) => (await through.as(admin.token, companyId).get('api/auth/user')).body.data.accesses;
    const may = [{ route: '/admin/user', actions: [] }];
    for (const through of [portal, second, portal, second]) expect([(await ask(through)).status, await routes(through)]).toEqual([200, may]);
    await portal.owner.query('delete from user_accesses where user_id = $1', [admin.id]);
    for (const through of [second, portal]) expect([await routes(through), (await ask(through)).status]).toEqual([[], 403]);
    await portal.owner.query(`insert into user_accesses (company_id, user_id, route) values ($1, $2, '/admin/user')`, [companyId, admin.id]);
    for (const through of [second, portal]) expect([await routes(through), (await ask(through)).status]).toEqual([may, 200]);
    await portal.owner.query('update tokens set revoked_at = now() where user_id = $1', [admin.id]);
    for (const through of [second, portal]) expect((await ask(through)).status).toBe(401);
  } finally {
    await second.close();
  }
});
