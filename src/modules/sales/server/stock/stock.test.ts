import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { dayOf, type MadeDay } from '../field/field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}:00+08:00`);
beforeEach(() => clock('12:00'));

/** A promoter with a schedule of the day. */
async function promoterDay(product = {}) {
  const user = await userOf(portal);
  const day = await dayOf(portal, owner, user.userId, product);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: day.promoter }));
  return { ...day, client: user.client };
}

interface Row {
  readonly type: string;
  readonly quantity: number;
  readonly [field: string]: unknown;
}
const row = (day: MadeDay, type: string, quantity: number, more: object = {}): Row => ({
  product_id: day.product,
  type,
  quantity,
  ...more,
});
const send = (client: TestClient, day: MadeDay, rows: readonly Row[], more: object = {}) =>
  client.post(`api/spm/schedules/${day.schedule}/stocks`, { client_ref: randomUUID(), rows, ...more });
/** Made at a time without a network, sent now. */
const made = (time: string, client_ref = randomUUID()) => ({
  client_ref,
  offline: { made_at: `2026-11-20T${time}:00+08:00`, sent_at: portal.clock.now().toISOString(), hash: '0'.repeat(64) },
});
const stored = async ({ schedule }: MadeDay) =>
  (await portal.owner.query('select type, quantity::float, amount::float, variance::float from sales_stocks where schedule_id = $1 order by id', [schedule]))
    .rows;

test('a promoter records the day, and an entry that is sent again is not recorded again', async () => {
  const day = await promoterDay();
  expect((await send(day.client, day, [row(day, 'sale', 1)])).body.errors).toEqual({ 'rows.0.quantity': ['Please enter the opening stock first.'] });
  const rows = [row(day, 'opening', 24), row(day, 'sale', 5), row(day, 'replenishment', 6), row(day, 'sampled', 1, { remark: 'Tasting' })];
  const named = { client_ref: randomUUID() };
  const first = await send(day.client, day, rows, named);
  expect([first.status, first.body.data.balances]).toEqual([
    200,
    [{ product_id: day.product, opening: 24, opening_at: '2026-11-20T04:00:00Z', replenished: 6, sold: 5, removed: 1, balance: 24 }],
  ]);
  expect((await send(day.client, day, rows, named)).body.data).toEqual(first.body.data);
  expect(await stored(day)).toHaveLength(4);
  expect((await stored(day))[1]).toMatchObject({ type: 'sale', amount: 79.5 });
});

test('sent several times at once it is recorded once', async () => {
  const day = await promoterDay();
  const rows = [row(day, 'opening', 4), row(day, 'sale', 4)];
  const named = { client_ref: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => send(day.client, day, rows, named)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored(day)).toHaveLength(2);
});

test('no more is sold than is left, also late, unless a supervisor lets it pass', async () => {
  const day = await promoterDay();
  await send(day.client, day, [row(day, 'opening', 9), row(day, 'sale', 7)]);
  expect((await send(day.client, day, [row(day, 'sale', 3)])).body.errors).toEqual({ 'rows.0.quantity': ['Only 2 left.'] });
  clock('13:00');
  expect((await send(day.client, day, [row(day, 'sale', 1)], made('11:59'))).body.errors).toEqual({
    'rows.0.quantity': ['Please enter the opening stock first.'],
  });
  expect((await send(day.client, day, [row(day, 'sale', 3)], { override: true })).body.errors).toEqual({ override: ['Only a supervisor may do this.'] });
  expect((await send(owner.client, day, [row(day, 'sale', 3)], { override: true })).body.errors).toEqual({
    'rows.0.remark': ['Enter a reason in the remark.'],
  });
  const passed = await send(owner.client, day, [row(day, 'sale', 3, { remark: 'Stock of the shop' })], { override: true });
  expect(passed.body.data.balances[0]).toMatchObject({ balance: -1 });
});

test('what arrives late counts at its own time, and the opening after it differs by it', async () => {
  const day = await promoterDay();
  clock('10:30');
  await send(day.client, day, [row(day, 'opening', 20)]);
  clock('12:00');
  await send(day.client, day, [row(day, 'opening', 20)]);
  expect((await stored(day)).map(({ variance }) => variance)).toEqual([null, 0]);
  clock('15:00');
  const late = await send(day.client, day, [row(day, 'sale', 5)], made('11:00'));
  expect(late.body.data.balances[0]).toMatchObject({ opening: 20, sold: 0, balance: 20 });
  expect((await stored(day)).map(({ variance }) => variance)).toEqual([null, 5, null]);
  const { data } = (await owner.client.get('api/spm/products/stock/differences', { project_id: String(day.project) })).body;
  expect(data).toMatchObject([{ product: { id: day.product }, promoter: { id: day.promoter }, closing: 15, opening: 20, difference: 5 }]);
});

test('a voided entry stays to be seen and counts no longer', async () => {
  const day = await promoterDay();
  await send(day.client, day, [row(day, 'opening', 9), row(day, 'sale', 9)]);
  const { rows } = await portal.owner.query(`select id from sales_stocks where schedule_id = $1 and type = 'sale'`, [day.schedule]);
  const answer = await day.client.delete(`api/spm/schedules/${day.schedule}/stocks/${rows[0].id}`, { reason: 'Scanned twice' });
  expect(answer.body.data.balances[0]).toMatchObject({ sold: 0, balance: 9 });
  expect(await stored(day)).toHaveLength(2);
  expect((await owner.client.get('api/spm/products/stock', { project_id: String(day.project) })).body.data).toEqual([]);
});

test('the balance that is stored is what the ledger comes to, whatever the order of arrival', async () => {
  const day = await promoterDay({ unit: 'kg' });
  clock('18:00');
  await send(day.client, day, [row(day, 'opening', 10.5)], made('10:05'));
  await send(day.client, day, [row(day, 'sale', 0.125)], made('16:00'));
  await send(day.client, day, [row(day, 'replenishment', 2)], made('11:00'));
  await send(day.client, day, [row(day, 'sale', 1.25)], made('10:30'));
  await send(day.client, day, [row(day, 'damaged', 0.001, { remark: 'Torn' })], made('12:00'));
  const { rows } = await portal.owner.query(
    `select b.balance::float as stored, 10.5 + sum(case s.type when 'replenishment' then s.quantity when 'opening' then 0 else -s.quantity end)::float as summed
     from sales_stock_balances b join sales_stocks s using (company_id, project_id, outlet_id, product_id) where b.product_id = $1 group by b.balance`,
    [day.product],
  );
  expect(rows[0].stored).toBe(11.124);
  expect(rows[0].summed).toBeCloseTo(rows[0].stored, 9);
});

test('what is out or low is listed with the days since then', async () => {
  const day = await promoterDay();
  await send(day.client, day, [row(day, 'opening', 3), row(day, 'sale', 3)]);
  clock('09:00', '2026-11-23');
  const list = async (level: string) => (await owner.client.get('api/spm/products/stock', { project_id: String(day.project), level })).body.data;
  expect(await list('out')).toMatchObject([{ product: { id: day.product }, balance: 0, level: 'out', days_out: 3, reorder_level: 5 }]);
  expect([await list('low'), (await list('short')).length, (await list('all')).length]).toEqual([[], 1, 1]);
  // Of a project that is over nobody brings it any more.
  const everywhere = async (level: string) =>
    (await owner.client.get('api/spm/products/stock', { level, per_page: '100' })).body.data.filter(
      ({ project }: { project: { id: number } }) => project.id === day.project,
    ).length;
  expect(await everywhere('out')).toBe(1);
  await portal.owner.query(`update sales_projects set status = 'Completed' where id = $1`, [day.project]);
  expect([await everywhere('out'), await everywhere('all'), (await list('out')).length]).toEqual([0, 1, 1]);
});

test('quantities, prices and times that cannot be are refused by field', async () => {
  const day = await promoterDay();
  await send(day.client, day, [row(day, 'opening', 9)]);
  const errors = async (more: Row) => (await send(day.client, day, [more])).body.errors;
  expect(await errors(row(day, 'sale', 1.5))).toEqual({ 'rows.0.quantity': ['Enter a whole number.'] });
  expect(await errors(row(day, 'sale', 0))).toEqual({ 'rows.0.quantity': ['Enter more than 0.'] });
  expect(await errors(row(day, 'damaged', 1))).toEqual({ 'rows.0.remark': ['Enter a reason in the remark.'] });
  expect(Object.keys(await errors(row(day, 'sale', 1, { unit_price: 12 })))).toEqual(['rows.0.unit_price']);
  const early = await send(day.client, day, [row(day, 'sale', 1)], made('09:59'));
  expect(Object.keys(early.body.errors)).toEqual(['rows.0.recorded_at']);
  expect(await errors(row(day, 'sale', 1, { recorded_at: '2026-11-20T11:00:00+08:00' }))).toEqual({ 'rows.0.recorded_at': ['Only a supervisor may do this.'] });
  const ahead = await send(owner.client, day, [row(day, 'sale', 1, { recorded_at: '2026-11-20T12:03:00+08:00' })]);
  expect(Object.keys(ahead.body.errors)).toEqual(['rows.0.recorded_at']);
  const cheaper = await send(owner.client, day, [row(day, 'sale', 2, { unit_price: 12, price_reason: 'Dented' })]);
  expect([cheaper.status, (await stored(day))[1]]).toMatchObject([200, { amount: 24 }]);
});

test('nobody else records on it: another promoter, an employee, a supervisor of other outlets, another company', async () => {
  const [day, other] = [await promoterDay(), await promoterDay()];
  const employee = await employeeOf(portal, owner);
  const stranger = await ownerOf(portal);
  const rows = [row(day, 'opening', 9)];
  for (const client of [other.client, employee.client, stranger.client]) expect((await send(client, day, rows)).status).toBe(404);
  await portal.owner.query('update employees set spm_supervisor = true where id = $1', [employee.employeeId]);
  const supervise = (outlets: string) =>
    portal.owner.query(
      `insert into sales_project_supervisors (company_id, project_id, employee_id, outlet_ids) values ($1, $2, $3, ${outlets})
       on conflict (company_id, project_id, employee_id) do update set outlet_ids = excluded.outlet_ids`,
      [owner.companyId, day.project, employee.employeeId],
    );
  await supervise(`'{0}'`);
  expect((await send(employee.client, day, rows)).status).toBe(404);
  await supervise(`'{}'`);
  expect((await send(employee.client, day, rows)).status).toBe(200);
  expect((await send(day.client, other, rows)).status).toBe(404);
});
