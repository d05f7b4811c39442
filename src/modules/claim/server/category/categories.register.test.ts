import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { STARTER_CATEGORIES } from '../../contract/category/starter-categories.params.ts';
import { categoryRegister } from './categories.register.ts';

const PATH = 'api/operation/claims/categories';
const portal = await openTestPortal();
afterAll(() => portal.close());

const form = { ...STARTER_CATEGORIES[3], code: 'GYM', name: 'Gym', name_ms: 'Gim' };

registerContractTests(() => portal, categoryRegister, {
  valid: form,
  changed: { ...form, name: 'Gymnasium', limit_amount: 50, limit_period: 'Month' },
  other: (n) => ({ ...form, code: `GYM${n}`, name: `Gym ${n}` }),
  doubles: [[(valid) => ({ ...valid, code: 'gym' }), 'code']],
});

let owner: Person;
beforeAll(async () => {
  owner = await ownerOf(portal);
});
const codes = async () => (await owner.client.get(PATH)).body.data.map(({ code }: { code: string }) => code) as string[];

it('begins with the starter categories in their order, and keeps the one that is chosen', async () => {
  expect(await codes()).toEqual(STARTER_CATEGORIES.map(({ code }) => code));
  const { data } = (await owner.client.get(PATH)).body;
  const [first, second] = data as { id: number; code: string }[];
  expect((await owner.client.post(`${PATH}/sort`, { ids: [second?.id, first?.id] })).status).toBe(200);
  expect((await codes()).slice(0, 3)).toEqual(['TOLL', 'MIL', 'TRAVEL']);
});

it('excepts people and levels of its own company alone', async () => {
  const stranger = await ownerOf(portal);
  const [own, theirs] = [await employeeOf(portal, owner), await employeeOf(portal, stranger)];
  const limits = (employee_id: number) => [{ employee_id, position_level_id: null, limit_amount: 50, rate: null }];
  const send = (employee_id: number, code: string) => owner.client.post(PATH, { ...form, code, limit_period: 'Year', limits: limits(employee_id) });
  const made = await send(own.employeeId, 'OWN');
  expect(made.body.data.limits).toEqual([{ ...limits(own.employeeId)[0], of: { id: own.employeeId, name: own.name } }]);
  expect((await send(theirs.employeeId, 'THEIRS')).body.errors).toHaveProperty('limits');
});

it('is not deleted once it is claimed, and says so', async () => {
  const person = await employeeOf(portal, owner, { company_joined_at: '2022-01-03' });
  const toll = (await owner.client.get(PATH)).body.data.find(({ code }: { code: string }) => code === 'TOLL');
  expect(toll).toMatchObject({ can: { remove: true }, kept: null, used: 0 });
  const item = { claim_category_id: toll.id, date: '2026-11-10', description: 'Toll', amount: 5 };
  expect((await person.client.post('api/claims', { title: 'Toll', claim_month: '2026-11-01', items: [item] })).status).toBe(201);
  const refused = await owner.client.delete(`${PATH}/${toll.id}`, { updated_at: toll.updated_at });
  expect([refused.status, refused.body.errors.base]).toEqual([422, ['Claims use this category. Set it to inactive instead.']]);
});

it('says by a limit of 0 that somebody may claim nothing, and by one of the category that only those who are named may', async () => {
  const [named, other] = [
    await employeeOf(portal, owner, { company_joined_at: '2022-01-03' }),
    await employeeOf(portal, owner, { company_joined_at: '2022-01-03' }),
  ];
  const limitOf = (employee_id: number, limit_amount: number) => ({ employee_id, position_level_id: null, limit_amount, rate: null });
  const none = { ...form, receipt: 'None', limit_period: 'Year' };
  const made = await owner.client.post(PATH, { ...none, code: 'NONE', name: 'None', name_ms: 'Tiada', limits: [limitOf(named.employeeId, 0)] });
  const some = await owner.client.post(PATH, {
    ...none,
    code: 'SOME',
    name: 'Some',
    name_ms: 'Sebahagian',
    limit_amount: 0,
    limits: [limitOf(named.employeeId, 80)],
  });
  expect([made.body.data.limits[0].limit_amount, some.body.data.limit_amount]).toEqual([0, 0]);
  const allowed = async (who: typeof named, category: number) => {
    const items = [{ claim_category_id: category, date: '2026-11-10', description: 'Gym fee', amount: 50 }];
    const [{ allowed_amount, over_limit }] = (await who.client.post('api/claims/assess', { items })).body.data.items;
    return [allowed_amount, over_limit];
  };
  const [noneFor, someFor] = [made.body.data.id, some.body.data.id];
  expect([await allowed(named, noneFor), await allowed(other, noneFor)]).toEqual([
    [0, true],
    [50, false],
  ]);
  expect([await allowed(named, someFor), await allowed(other, someFor)]).toEqual([
    [50, false],
    [0, true],
  ]);
});
