/** What promoters report of the shelves, and what the office sees of it by product: over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { dayOf } from './field.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T18:00:00+08:00' });
afterAll(() => portal.close());

const NOTHING = { expires_on: null, planogram: null, competitor: null, competitor_price: null };

async function reporting() {
  const owner = await ownerOf(portal);
  const user = await userOf(portal);
  const day = await dayOf(portal, owner, user.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: day.promoter }));
  const report = async (shelf: readonly object[], submit = false) =>
    (await user.client.post(`api/spm/schedules/${day.schedule}/daily-report`, { client_ref: crypto.randomUUID(), closing: [], shelf, submit })).body;
  const shelves = (client = owner.client) => client.get(`api/spm/projects/${day.project}/shelves`);
  await portal.owner.query('update sales_project_tasks set is_required = false where project_id = $1', [day.project]);
  return { owner, user, day, report, shelves };
}

test('is kept with the report, shown to its promoter and the office, and counts by product once it is submitted', async () => {
  const { owner, user, day, report, shelves } = await reporting();
  const seen = { product_id: day.product, expires_on: '2026-11-19', planogram: false, competitor: 'Teh Contoh', competitor_price: 14.9 };
  expect((await report([seen])).success).toBe(true);
  expect((await user.client.get('api/spm/my-day')).body.data.schedules[0].report.shelf).toEqual([seen]);
  expect((await shelves()).body.data).toEqual([]);
  expect((await report([seen], true)).success).toBe(true);
  expect((await owner.client.get(`api/spm/schedules/${day.schedule}`)).body.data.report.shelf).toEqual([seen]);
  expect((await shelves()).body.data).toEqual([
    {
      product: { id: day.product, name: 'Kopi Contoh 3 in 1', sku: expect.any(String), price: 15.9 },
      outlets: 1,
      checked: 1,
      followed: 0,
      expired: 1,
      earliest: { date: '2026-11-19', outlet: expect.any(String) },
      cheapest: { price: 14.9, name: 'Teh Contoh', outlet: expect.any(String) },
    },
  ]);
});

test('rows that say nothing are not kept', async () => {
  const { day, report, user } = await reporting();
  await report([{ product_id: day.product, ...NOTHING, competitor: ' ' }]);
  expect((await user.client.get('api/spm/my-day')).body.data.schedules[0].report.shelf).toEqual([]);
});

test.each([
  ['another product', (product: number) => [{ product_id: product + 100_000, planogram: true }], 'shelf'],
  ['one product twice', (product: number) => [1, 2].map(() => ({ product_id: product, planogram: true })), 'shelf'],
  ['a day that is none', (product: number) => [{ product_id: product, expires_on: '2026-02-30' }], 'shelf.0.expires_on'],
  ['a price below nothing', (product: number) => [{ product_id: product, competitor_price: -1 }], 'shelf.0.competitor_price'],
] as const)('%s is told at its field', async (_title, shelf, field) => {
  const { day, report } = await reporting();
  expect(Object.keys((await report(shelf(day.product))).errors)).toEqual([field]);
});

test('another company sees none of it, a supervisor the own outlets alone', async () => {
  const { owner, day, report, shelves } = await reporting();
  await report([{ product_id: day.product, planogram: true }], true);
  expect((await shelves((await ownerOf(portal)).client)).status).toBe(404);
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  const { rows } = await portal.owner.query<{ outlet_id: number; other: number }>(
    `select s.outlet_id::int, (select max(outlet_id)::int from sales_project_outlets o where o.project_id = s.project_id and o.outlet_id <> s.outlet_id) as other
     from sales_schedules s where s.id = $1`,
    [day.schedule],
  );
  const place = (outlet: number | undefined) =>
    portal.owner.query(
      `insert into sales_project_supervisors (company_id, project_id, employee_id, outlet_ids) values ($1, $2, $3, $4)
       on conflict (company_id, project_id, employee_id) do update set outlet_ids = excluded.outlet_ids`,
      [owner.companyId, day.project, kavitha.employeeId, [outlet]],
    );
  await place(rows[0]?.other);
  expect((await shelves(kavitha.client)).body.data).toEqual([]);
  await place(rows[0]?.outlet_id);
  expect((await shelves(kavitha.client)).body.data).toHaveLength(1);
});
