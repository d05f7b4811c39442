import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { projectOf } from '../project/project.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
portal.clock.set('2026-11-20T12:00:00+08:00');

/** A product of which an outlet has some. */
async function stocked(quantity: number) {
  const project = await projectOf(portal, owner);
  const place = [owner.companyId, project.id, project.outlets[0], project.product] as const;
  await portal.owner.query(
    `insert into sales_stocks (company_id, project_id, outlet_id, product_id, type, quantity, recorded_at) values ($1, $2, $3, $4, 'opening', $5, '2026-11-20T10:00+08:00')`,
    [...place, quantity],
  );
  const { rows } = await portal.owner.query(
    `insert into sales_stock_balances (company_id, project_id, outlet_id, product_id, opening, opening_at, balance) values ($1, $2, $3, $4, $5, '2026-11-20T10:00+08:00', $5)
     returning id::int`,
    [...place, quantity],
  );
  return { project, id: rows[0].id as number };
}
const move = (id: number, body: object, client = owner.client) =>
  client.post(`api/spm/products/stock/${id}/entries`, { client_ref: crypto.randomUUID(), ...body });
const balances = async (projectId: number) =>
  (await owner.client.get('api/spm/products/stock', { project_id: String(projectId), level: 'all', sort_by: 'outlet', sort: 'asc' })).body.data as {
    outlet: { id: number };
    balance: number;
  }[];

test('a transfer leaves one outlet and arrives at the other', async () => {
  const { project, id } = await stocked(10);
  const [from, to] = project.outlets;
  const answer = await move(id, { type: 'transferred', quantity: 4, to_outlet_id: to, remark: 'Fair on Sunday' });
  expect([answer.status, answer.body.data.balances[0].balance]).toEqual([200, 6]);
  const left = new Map((await balances(project.id)).map(({ outlet, balance }) => [outlet.id, balance]));
  expect([left.get(from), left.get(to)]).toEqual([6, 4]);
  const { rows } = await portal.owner.query(
    'select a.type, b.type as other from sales_stocks a join sales_stocks b on b.id = a.counterpart_id where a.project_id = $1',
    [project.id],
  );
  expect(rows).toHaveLength(2);
});

test('two transfers between the same outlets at once do not wait for each other for ever', async () => {
  const { project, id } = await stocked(10);
  const [from, to] = project.outlets;
  await move(id, { type: 'transferred', quantity: 5, to_outlet_id: to, remark: 'Fair on Sunday' });
  const { rows } = await portal.owner.query('select id::int from sales_stock_balances where project_id = $1 and outlet_id = $2', [project.id, to]);
  const answers = await Promise.all([
    move(id, { type: 'transferred', quantity: 1, to_outlet_id: to, remark: 'There' }),
    move(rows[0].id, { type: 'transferred', quantity: 1, to_outlet_id: from, remark: 'And back' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await balances(project.id)).map(({ balance }) => balance)).toEqual([5, 5]);
});

test('no more goes than there is, a reason is needed, and a transfer goes elsewhere within the project', async () => {
  const { project, id } = await stocked(3);
  const errors = async (body: object) => (await move(id, { quantity: 1, remark: 'Torn bag', ...body })).body.errors;
  expect(await errors({ type: 'damaged', quantity: 4 })).toEqual({ quantity: ['Only 3 left.'] });
  expect(await errors({ type: 'damaged', quantity: 1.5 })).toEqual({ quantity: ['Enter a whole number.'] });
  expect(Object.keys(await errors({ type: 'damaged', remark: '' }))).toEqual(['remark']);
  expect(await errors({ type: 'transferred' })).toEqual({ to_outlet_id: ['Choose another active outlet of this project.'] });
  expect(Object.keys(await errors({ type: 'transferred', to_outlet_id: project.outlets[0] }))).toEqual(['to_outlet_id']);
  expect(Object.keys(await errors({ type: 'sale' }))).toEqual(['type']);
  expect((await balances(project.id)).map(({ balance }) => balance)).toEqual([3]);
});

test('a move is made once however often it is sent', async () => {
  const { project, id } = await stocked(10);
  const body = { type: 'transferred', quantity: 4, to_outlet_id: project.outlets[1], remark: 'Fair on Sunday', client_ref: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => move(id, body)));
  expect(answers.map(({ status, body: { data } }) => [status, data.balances[0].balance])).toEqual([
    [200, 6],
    [200, 6],
    [200, 6],
  ]);
  expect((await balances(project.id)).map(({ balance }) => balance).toSorted()).toEqual([4, 6]);
});

test('the ledger shows each entry, the latest first', async () => {
  const { id } = await stocked(9);
  await move(id, { type: 'damaged', quantity: 2, remark: 'Torn bag' });
  const { data } = (await owner.client.get(`api/spm/products/stock/${id}/entries`)).body;
  expect(data).toMatchObject([
    { type: 'damaged', quantity: 2, remark: 'Torn bag', voided: null },
    { type: 'opening', quantity: 9, variance: null },
  ]);
});

test('supervisors are asked to replenish once a day, and nobody where there is none', async () => {
  const { project, id } = await stocked(2);
  const ask = (client_ref = crypto.randomUUID()) => owner.client.post(`api/spm/products/stock/${id}/ask`, { client_ref });
  expect((await ask()).body.errors).toEqual({ base: ['The project has no supervisor with a login to ask.'] });
  const { employeeId, userId } = await employeeOf(portal, owner);
  await portal.owner.query('insert into sales_project_supervisors (company_id, project_id, employee_id) values ($1, $2, $3)', [
    owner.companyId,
    project.id,
    employeeId,
  ]);
  const ref = crypto.randomUUID();
  // The same request, sent again, is the one that was made.
  expect((await Promise.all([ask(ref), ask(ref), ask(ref)])).map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await portal.owner.query(`select count(*)::int as n from notifications where notification_type = 'spm_out_of_stock' and user_id = $1`, [
    userId,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
  expect((await ask()).body.errors).toEqual({ base: ['This was asked for within the last 24 hours.'] });
});

test('supervisors and the office hear once that a product fell to its reorder level, and once that it ran out', async () => {
  const { project, id } = await stocked(7);
  const { employeeId, userId } = await employeeOf(portal, owner);
  await portal.owner.query('insert into sales_project_supervisors (company_id, project_id, employee_id) values ($1, $2, $3)', [
    owner.companyId,
    project.id,
    employeeId,
  ]);
  const { rows: own } = await portal.owner.query(`select user_id from company_users where company_id = $1 and role = 'owner'`, [owner.companyId]);
  const since = (await portal.owner.query('select coalesce(max(id), 0) as id from notifications')).rows[0].id;
  const heard = async (user: number) =>
    (
      await portal.owner.query(
        `select message ->> 'en' as message, route from notifications where user_id = $1 and notification_type = 'spm_out_of_stock' and id > $2 order by id`,
        [user, since],
      )
    ).rows;
  const take = (quantity: number) => move(id, { type: 'damaged', quantity, remark: 'Torn bag' });
  await take(1);
  expect(await heard(userId)).toEqual([]);
  await take(2);
  await take(1);
  const low = 'At or below the reorder level: Kopi Contoh 3 in 1 (4).';
  expect(await heard(userId)).toEqual([{ message: low, route: '/spm/my-project' }]);
  await take(3);
  const out = 'Nothing is left of Kopi Contoh 3 in 1.';
  expect((await heard(userId)).map(({ message }) => message)).toEqual([low, out]);
  expect(await heard(own[0].user_id)).toEqual([low, out].map((message) => ({ message, route: '/spm/product/stock' })));
});

test('another company and an employee reach nothing of it', async () => {
  const { id } = await stocked(2);
  const [stranger, employee] = [await ownerOf(portal), await employeeOf(portal, owner)];
  const body = { type: 'damaged', quantity: 1, remark: 'Torn bag' };
  expect((await move(id, body, stranger.client)).status).toBe(404);
  expect((await move(id, body, employee.client)).status).toBe(403);
  expect((await stranger.client.get(`api/spm/products/stock/${id}/entries`)).status).toBe(404);
});
