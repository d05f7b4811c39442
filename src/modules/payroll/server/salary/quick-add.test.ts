/** Somebody is added in one go, with the pay; their page then tells it at a glance to whoever may see it. */
import { afterAll, expect, it } from 'vitest';
import { adminOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const department_id = await unitOf(portal, owner, 'department', 'Sales');

let born = 10;
const typed = (change: object = {}) => ({
  name: 'Lim Wei Jie',
  identity_number: `9503${born++}-14-5567`,
  company_joined_at: '2026-11-02',
  department_id,
  ...change,
});
const add = (change: object = {}, who = owner) => who.client.post('api/admin/employees/quick', typed(change));
const facts = async (id: number, who = owner) => {
  const { status, body } = await who.client.get(`api/admin/employees/${id}/facts`);
  return [status, (body.data ?? []).map(({ name, value }: { name: { en: string }; value: { en: string } }) => `${name.en}: ${value.en}`)];
};

it('adds a person with what is known on the first day, and the pay from that day', async () => {
  const { status, body } = await add({ basic: 3800 });
  expect([status, body.message]).toEqual([201, 'Employee added.']);
  expect(body.data).toMatchObject({ employee_type: 'Local', gender: 'Male', race: null, marital_status: null, email: null, probation_months: 3 });
  const { body: salaries } = await owner.client.get(`api/admin/employees/${body.data.id}/salaries`);
  expect(salaries.data).toMatchObject([{ effective_from: '2026-11-02', basic: 3800, pay_type: 'Monthly' }]);
  expect((await facts(body.data.id))[1]).toContain('Basic pay: RM 3,800.00');
});

it('asks for what cannot be left out, each at its field', async () => {
  const { status, body } = await add({ name: '', identity_number: '991332-14-5566', department_id: null });
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['identity_number', 'name']]);
  expect(Object.keys((await add({ department_id: null })).body.errors)).toEqual(['branch_id']);
});

it('takes no pay from whoever may not set salaries, adds nobody then, and tells them none', async () => {
  const clerk = await adminOf(portal, owner, { '/admin/employee': ['Create'] });
  expect((await add({ name: 'Unpaid Person', basic: 3000 }, clerk)).status).toBe(403);
  expect((await owner.client.get('api/admin/employees?keyword=Unpaid')).body.data).toEqual([]);
  const paid = (await add({ basic: 5000 })).body.data.id;
  expect(await facts(paid, clerk)).toEqual([200, []]);
  expect((await add({}, clerk)).status).toBe(201);
});

it('tells nobody of another company anything', async () => {
  const other = await ownerOf(portal);
  const { body } = await add({ basic: 4000 });
  expect((await facts(body.data.id, other))[0]).toBe(404);
});
