import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { JobRun } from '#platform/server/jobs/job-queue.ts';
import { addCompany, addMember, addPerson, askForReset } from '#modules/session/server/testing/test-people.ts';
import { endTemporaryAccess, sweepSignIns } from './end-temporary-access.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const run = (): JobRun => ({ services: portal.server.services, id: 'test', progress: async () => undefined, signal: new AbortController().signal });

test('temporary access that is over is put away; what the person is besides stays', async () => {
  const owner = await addPerson(portal);
  const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');
  const [admin, both, later] = [await addPerson(portal), await addPerson(portal), await addPerson(portal)];
  await addMember(portal, companyId, admin, { role: 'admin' });
  await addMember(portal, companyId, both, { role: 'employee', is_admin: true, accesses: [{ route: '/admin/user', actions: [] }] });
  await addMember(portal, companyId, later, { role: 'admin' });
  const until = (date: string, ...ids: number[]) => portal.owner.query('update company_users set expires_at = $1 where user_id = any($2)', [date, ids]);
  await until('2026-11-19', admin.id, both.id);
  await until('2026-11-20', later.id);
  await endTemporaryAccess.run({}, run());
  await endTemporaryAccess.run({}, run());
  const { rows } = await portal.owner.query('select user_id, role, is_admin, status from company_users where user_id = any($1) order by user_id', [
    [admin.id, both.id, later.id],
  ]);
  expect(rows).toEqual([
    { user_id: admin.id, role: 'admin', is_admin: true, status: 'Inactive' },
    { user_id: both.id, role: 'employee', is_admin: false, status: 'Active' },
    { user_id: later.id, role: 'admin', is_admin: true, status: 'Active' },
  ]);
  expect((await portal.owner.query(`select from audit_logs where action = 'admin.expired'`)).rowCount).toBe(2);
  expect((await portal.owner.query('select from user_accesses where user_id = $1', [both.id])).rowCount).toBe(0);
});

test('long-ended sessions and links are swept, open ones stay', async () => {
  const person = await addPerson(portal);
  await askForReset(portal, person.email);
  await portal.owner.query(
    `insert into tokens (user_id, token_hash, name, ip, user_agent, expires_at) values ($1, sha256('old'), 'x', 'x', 'x', '2026-01-01')`,
    [person.id],
  );
  await sweepSignIns.run({}, run());
  const count = async (table: string) => (await portal.owner.query(`select from ${table} where user_id = $1`, [person.id])).rowCount;
  expect([await count('tokens'), await count('verifications')]).toEqual([1, 1]);
  portal.clock.set('2027-03-01T10:00:00+08:00');
  await sweepSignIns.run({}, run());
  expect(await count('verifications')).toBe(0);
});
