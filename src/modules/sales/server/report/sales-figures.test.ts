/** Sales against targets over HTTP: by day and week, by what they are summed up, their targets, and the same as a file. */
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dayOf, scheduleOf } from '../field/field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
portal.clock.set('2026-11-20T12:00:00+08:00');
const ask = async (asked: Record<string, string>, client = owner.client) => client.get('api/spm/projects/sales', asked);
const figures = async (asked: Record<string, string>) => (await ask(asked)).body.data;

/** A project of a year that is to sell 36,500.00, with 2 sold on Friday 20 November and 1 on the Monday before, of which half a unit came back. */
async function soldProject() {
  const day = await dayOf(portal, owner);
  await portal.owner.query(`update sales_projects set start_date = '2026-01-01', end_date = '2026-12-31', target_sales_amount = 36500 where id = $1`, [
    day.project,
  ]);
  const { rows } = await portal.owner.query('select outlet_id::int, promoter_id::int from sales_schedules where id = $1', [day.schedule]);
  const { outlet_id, promoter_id } = rows[0];
  const monday = await scheduleOf(portal, owner, { project_id: day.project, outlet_id, promoter_id, date: '2026-11-16' });
  const enter = (schedule: number, type: string, quantity: number, amount: number | null, voided: string | null = null) =>
    portal.owner.query(
      `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at, voided_at)
       select company_id, id, project_id, outlet_id, $2, $3, $4, case when $5::numeric is null then null else 10 end, $5::numeric, starts_at, $6::timestamptz from sales_schedules where id = $1`,
      [schedule, day.product, type, quantity, amount, voided],
    );
  await enter(day.schedule, 'sale', 2, 20);
  await enter(day.schedule, 'sale', 9, 90, '2026-11-20T11:00:00+08:00');
  await enter(day.schedule, 'opening', 30, null);
  await enter(monday, 'sale', 1, 10);
  await enter(monday, 'sale return', 0.5, 5);
  return { ...day, outlet: outlet_id as number, person: promoter_id as number, project_id: String(day.project) };
}

test('a day stands in its week from Monday to Sunday, with the share of the target of each day', async () => {
  const { project_id } = await soldProject();
  const { start_date, end_date, periods, totals } = await figures({ project_id });
  expect([start_date, end_date, periods.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
  expect(periods[0]).toEqual({ date: '2026-11-16', begun: true, units: 0.5, amount: 5, target: 100 });
  expect(periods[4]).toEqual({ date: '2026-11-20', begun: true, units: 2, amount: 20, target: 100 });
  expect(periods[5]).toEqual({ date: '2026-11-21', begun: false, units: 0, amount: 0, target: 100 });
  expect(totals).toEqual({ units: 2.5, amount: 25, target: 700, percent: 3.6 });
});

test('the days of a target add up to it, to the sen', async () => {
  const { project_id, project } = await soldProject();
  await portal.owner.query(`update sales_projects set start_date = '2026-11-18', end_date = '2026-11-20', target_sales_amount = 100 where id = $1`, [project]);
  const { periods, totals } = await figures({ project_id });
  expect(periods.map(({ target }: { target: number | null }) => target)).toEqual([0, 0, 33.33, 33.34, 33.33, 0, 0]);
  expect(totals.target).toBe(100);
});

test('by week the months of the span have all of their weeks', async () => {
  const { project_id } = await soldProject();
  const { start_date, end_date, periods } = await figures({ project_id, step: 'week' });
  expect([start_date, end_date]).toEqual(['2026-10-26', '2026-12-06']);
  expect(periods.map(({ date, units }: { date: string; units: number }) => [date, units])).toEqual([
    ['2026-10-26', 0],
    ['2026-11-02', 0],
    ['2026-11-09', 0],
    ['2026-11-16', 2.5],
    ['2026-11-23', 0],
    ['2026-11-30', 0],
  ]);
  expect(periods[0].target).toBe(700);
});

test('is summed up by project, outlet, promoter or product; outlets have their own targets, people and products none', async () => {
  const { project_id, project, outlet, product, person } = await soldProject();
  await portal.owner.query(`update sales_project_outlets set target_sales_amount = 365 where project_id = $1 and outlet_id = $2`, [project, outlet]);
  const groups = async (by: string, more: Record<string, string> = {}) => (await figures({ project_id, by, ...more })).groups;
  expect(await groups('project')).toMatchObject([{ id: project, units: 2.5, amount: 25, target: 700, percent: 3.6 }]);
  expect(await groups('outlet')).toMatchObject([{ id: outlet, amount: 25, target: 7, percent: 357.1 }]);
  expect(await groups('promoter')).toMatchObject([{ id: person, name: 'Aina binti Contoh', amount: 25, target: null, percent: null }]);
  expect(await groups('product')).toMatchObject([{ id: product, name: 'Kopi Contoh 3 in 1', units: 2.5, target: null }]);
  expect(await groups('project', { outlet_id: String(outlet) })).toMatchObject([{ id: project, target: 7 }]);
  expect(await groups('project', { promoter_id: String(person) })).toMatchObject([{ amount: 25, target: null }]);
  expect(await groups('project', { state: 'Perlis' })).toEqual([]);
  expect((await figures({ project_id, promoter_id: String(person + 1000) })).totals).toEqual({ units: 0, amount: 0, target: null, percent: null });
});

test('without a project those that run count; a span of years is refused', async () => {
  const { project } = await soldProject();
  const ids = async () => (await figures({})).groups.map(({ id }: { id: number }) => id);
  expect(await ids()).toContain(project);
  await portal.owner.query(`update sales_projects set status = 'Completed' where id = $1`, [project]);
  expect(await ids()).not.toContain(project);
  expect(await ask({ start_date: '2024-01-01', end_date: '2026-01-01' })).toMatchObject({ status: 422, body: { errors: { end_date: expect.anything() } } });
});

test('the file has a line for each day and each of them, with their sums', async () => {
  const { project_id } = await soldProject();
  const { columns, rows, totals } = (await owner.client.get('api/spm/projects/sales/generate', { project_id, by: 'product', preview: '1' })).body.data;
  expect(columns.map(({ label }: { label: string }) => label)).toEqual(['Date', 'Product', 'Units sold', 'Sales']);
  expect(rows).toMatchObject([
    { period: '2026-11-16', name: 'Kopi Contoh 3 in 1', units: 0.5, amount: 5 },
    { period: '2026-11-20', name: 'Kopi Contoh 3 in 1', units: 2, amount: 20 },
  ]);
  expect(totals).toEqual({ units: 2.5, amount: 25 });
  const weekly = (await owner.client.get('api/spm/projects/sales/generate', { project_id, step: 'week', preview: '1' })).body.data;
  expect(weekly.columns[0].label).toBe('Week from');
  expect(weekly.rows).toHaveLength(6);
  expect(weekly.totals.target).toBe(4200);
});

test('is for the office of the company', async () => {
  const { project_id } = await soldProject();
  const [employee, stranger] = [await employeeOf(portal, owner), await ownerOf(portal)];
  expect((await ask({}, employee.client)).status).toBe(403);
  expect((await ask({ project_id }, stranger.client)).body.data.groups).toEqual([]);
  expect((await employee.client.get('api/spm/projects/sales/generate', { preview: '1' })).status).toBe(403);
});
