import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dayOf } from '../field/field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
portal.clock.set('2026-11-20T12:00:00+08:00');
const monitor = async (query: Record<string, string> = {}, client = owner.client) => client.get('api/spm/projects/monitoring', query);

test('shows what is on going today in projects that run, with sums and what sells', async () => {
  const day = await dayOf(portal, owner);
  const other = await dayOf(portal, owner);
  await portal.owner.query(
    `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at)
     select company_id, id, project_id, outlet_id, $2, 'sale', 2, 15.90, 31.80, '2026-11-20T11:00+08:00' from sales_schedules where id = $1`,
    [day.schedule, day.product],
  );
  await portal.owner.query(
    `insert into sales_stock_balances (company_id, project_id, outlet_id, product_id, opening, sold, balance)
     select company_id, project_id, outlet_id, $2, 9, 2, 7 from sales_schedules where id = $1`,
    [day.schedule, day.product],
  );
  const { data } = (await monitor()).body;
  expect(data.summary).toMatchObject({ schedules: 2, checkins: 2, checkouts: 0, sales: { units: 2, amount: 31.8 }, reports: { pending: 2, submitted: 0 } });
  expect(data.groups).toHaveLength(2);
  expect(data.charts).toMatchObject({ products: [{ units: 2, amount: 31.8 }], outlets: [{ amount: 31.8 }], promoters: [{ amount: 31.8 }] });
  const [shop] = data.groups.find(({ project }: { project: { id: number } }) => project.id === day.project).outlets;
  expect(shop.dates).toMatchObject([{ date: '2026-11-20', summary: { schedules: 1, sales: { units: 2, amount: 31.8 }, available_stock: 7 } }]);
  expect(shop.dates[0].promoters).toBeUndefined();
  const people = (await monitor({ view_type: 'scheduleByProjectOutletDatePromoter', project_id: String(day.project) })).body.data.groups[0].outlets[0].dates[0];
  expect(people.promoters).toMatchObject([
    { promoter: { id: expect.any(Number) }, schedules: [{ id: day.schedule }], summary: { checkins: 1, available_stock: 7 } },
  ]);
  expect(people.schedules).toBeUndefined();
  await portal.owner.query(`update sales_projects set status = 'Completed' where id = $1`, [other.project]);
  expect((await monitor()).body.data.groups).toHaveLength(1);
  expect((await monitor({ project_id: String(other.project) })).body.data.groups).toHaveLength(1);
  expect((await monitor({ status: 'completed' })).body.data.summary.schedules).toBe(0);
  expect((await monitor({ start_date: '2026-11-21' })).body.data.groups).toEqual([]);
  const place = await portal.owner.query(
    'update sales_outlets o set state = $2 from sales_schedules s where s.id = $1 and o.id = s.outlet_id returning o.id::int, s.promoter_id::int',
    [day.schedule, 'Perlis'],
  );
  const { id, promoter_id } = place.rows[0];
  expect((await monitor({ state: 'Perlis' })).body.data.summary.schedules).toBe(1);
  expect((await monitor({ state: 'Kedah' })).body.data.groups).toEqual([]);
  expect((await monitor({ outlet_id: String(id) })).body.data.summary.schedules).toBe(1);
  expect((await monitor({ promoter_id: String(promoter_id), outlet_id: String(id + 1000) })).body.data.groups).toEqual([]);
});

test('is for the office of the company', async () => {
  const [employee, stranger] = [await employeeOf(portal, owner), await ownerOf(portal)];
  expect((await monitor({}, employee.client)).status).toBe(403);
  expect((await monitor({}, stranger.client)).body.data.groups).toEqual([]);
});

test('sums by outlet and day are those of the single schedules', async () => {
  const office = await ownerOf(portal);
  const days = [await dayOf(portal, office), await dayOf(portal, office), await dayOf(portal, office)];
  for (const [n, { schedule, product }] of days.entries()) {
    for (const [type, quantity] of [
      ['sale', 3 + n],
      ['sale return', 1],
    ] as const)
      await portal.owner.query(
        `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at, remark)
         select company_id, id, project_id, outlet_id, $2, $3, $4, 15.90, 15.90 * $4, '2026-11-20T11:00+08:00', 'Wrong size' from sales_schedules where id = $1`,
        [schedule, product, type, quantity],
      );
    await portal.owner.query(`update sales_schedules set status = $2, cancel_reason = $3 where id = $1`, [
      schedule,
      ['On Going', 'Missed', 'Completed'][n],
      null,
    ]);
  }
  await portal.owner.query(`insert into sales_daily_reports (company_id, schedule_id, status, submitted_at) values ($1, $2, 'submitted', now())`, [
    office.companyId,
    days[2]!.schedule,
  ]);
  for (const status of ['all', 'on going', 'completed']) {
    const both = [];
    for (const view_type of ['scheduleByProjectOutletDate', 'scheduleByProjectOutletDatePromoter'])
      both.push((await monitor({ view_type, status }, office.client)).body.data);
    const [sums, rows] = both;
    expect([sums.summary, sums.charts]).toEqual([rows.summary, rows.charts]);
    const plain = ({ groups }: { groups: { outlets: { dates: object[] }[] }[] }) =>
      groups.map((group) => ({
        ...group,
        outlets: group.outlets.map((each) => ({ ...each, dates: each.dates.map((day) => ({ ...day, promoters: undefined, schedules: undefined })) })),
      }));
    expect(plain(sums)).toEqual(plain(rows));
  }
  await portal.owner.query(`update sales_promoters set name = 'Nama Contoh Sama' where company_id = $1`, [office.companyId]);
  for (const view_type of ['scheduleByProjectOutletDate', 'scheduleByProjectOutletDatePromoter'])
    expect((await monitor({ view_type, status: 'all' }, office.client)).body.data.charts.promoters.map(({ units }: { units: number }) => units)).toEqual([
      4, 3, 2,
    ]);
});
