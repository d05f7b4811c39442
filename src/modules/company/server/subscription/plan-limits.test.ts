/** What a plan allows: admins and seats, and what the owner hears of it. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { watchSubscriptions } from './watch-subscriptions.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const invited = (n: number) => ({ name: `Pentadbir ${'ABCDE'[n]}`, email: `admin${n}-${Math.trunc(performance.now() * 1000)}@example.my` });
const notices = async (owner: TestPerson) =>
  (
    await portal.owner.query<{ message: string }>(
      `select message ->> 'en' as message from notifications where notification_type = 'subscription' and user_id = $1 order by id`,
      [owner.userId],
    )
  ).rows.map(({ message }) => message);

test('a plan allows so many admins besides the owner; one more is refused, also by activating', async () => {
  const owner = await ownerOf(portal, { plan: 'starter' });
  const resting = await adminOf(portal, owner);
  await portal.owner.query(`update company_users set status = 'Inactive' where user_id = $1`, [resting.userId]);
  for (const n of [0, 1, 2]) expect((await owner.client.post('api/admin/admins', invited(n))).status).toBe(201);
  const refused = {
    base: ['The Starter plan allows 3 admins besides the owner, and the company has 3. Deactivate one or choose a larger plan.'],
  };
  expect((await owner.client.post('api/admin/admins', invited(3))).body.errors).toEqual(refused);
  expect((await owner.client.post(`api/admin/admins/${resting.userId}`, { status: 'Active' })).body.errors).toEqual(refused);
  const { data } = (await owner.client.get('api/admin/admins', { status: 'Invited', sort: 'asc' })).body;
  const active = data.find(({ type }: { type: string }) => type === 'Admin');
  expect((await owner.client.post(`api/admin/admins/${active.id}`, { title: 'HR' })).status).toBe(200);
  expect((await owner.client.post(`api/admin/admins/${active.id}`, { status: 'Inactive' })).status).toBe(200);
  expect((await owner.client.post(`api/admin/admins/${resting.userId}`, { status: 'Active' })).status).toBe(200);
});

test('two who add the last admin at once do not both succeed', async () => {
  const owner = await ownerOf(portal, { plan: 'starter' });
  const answers = await Promise.all([0, 1, 2, 3, 4].map((n) => owner.client.post('api/admin/admins', invited(n))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
});

test('a plan that holds fewer admins than there are is refused', async () => {
  const owner = await ownerOf(portal);
  for (let n = 0; n < 4; n += 1) await adminOf(portal, owner);
  const { body } = await owner.client.post('api/subscription/change', { plan: 'starter', billing_cycle: 'Monthly' });
  expect(body.errors).toEqual({ plan: ['The Starter plan allows 3 admins besides the owner; the company has 4.'] });
});

test('nine tenths of the seats are told once, and again after there was room', async () => {
  const owner = await ownerOf(portal, { plan: 'starter' });
  const worker = await employeeOf(portal, owner);
  const active = (n: number) => portal.owner.query('update companies set active_employees_count = $2 where id = $1', [owner.companyId, n]);
  const id = worker.employeeId;
  const leave = () => owner.client.post(`api/admin/employees/${id}/inactivate`, { date: '2026-11-19', reason: 'Resigned' });
  const back = () => owner.client.post(`api/admin/employees/${id}/reactivate`, { date: '2026-11-20' });
  const near = `${(await owner.client.get('api/companies')).body.data[0].name} has 23 of the 25 employees its plan allows. Choose a larger plan before the limit is reached.`;

  await leave();
  await active(22);
  expect((await back()).status).toBe(200);
  expect(await notices(owner)).toEqual([near]);
  await active(24);
  await leave();
  await back();
  expect(await notices(owner)).toEqual([near]);
  await active(11);
  await leave();
  await active(22);
  await back();
  expect(await notices(owner)).toEqual([near, near]);
});

test('the end of a trial and an overdue invoice are told once', async () => {
  const trial = await ownerOf(portal, { name: 'Cuba Contoh', plan: 'trial', today: '2026-10-26' as never });
  const fresh = await ownerOf(portal, { plan: 'trial' });
  const late = await ownerOf(portal, { name: 'Lewat Contoh', plan: 'trial' });
  await late.client.post('api/subscription/change', { plan: 'growth', billing_cycle: 'Monthly' });
  await portal.owner.query(`update subscription_invoices set due_at = '2026-11-10' where company_id = $1`, [late.companyId]);
  for (let night = 0; night < 2; night += 1) await portal.asSystem((tx) => watchSubscriptions(tx, portal.clock));
  expect(await notices(trial)).toEqual(['The trial of Cuba Contoh ends on 25/11/26. Choose a plan to continue.']);
  expect(await notices(fresh)).toEqual([]);
  expect(await notices(late)).toEqual(['Invoice INV-2026-000001 of Lewat Contoh was due on 10/11/26.']);
});
