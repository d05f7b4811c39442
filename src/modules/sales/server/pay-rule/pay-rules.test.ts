/** Targets and allowances of a project over HTTP: entered, paid, kept. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';
import { projectOf } from '../project/project.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
beforeEach(() => portal.clock.set('2027-01-01T09:00:00+08:00'));

const monthOf = (start_date: string, end_date: string) => ({ start_date, end_date });
const MONTHS = { november: monthOf('2026-11-01', '2026-11-30'), december: monthOf('2026-12-01', '2026-12-31') };
type Month = keyof typeof MONTHS;

const TARGET = {
  name: 'Monthly sales',
  scope: 'Promoter',
  promoter_id: null,
  outlet_id: null,
  product_id: null,
  measure: 'Value',
  target: 1000,
  repeats: 'Month',
  ...MONTHS.november,
  tiers: [
    { from_percent: 100, pays: 'Amount', value: 50 },
    { from_percent: 150, pays: 'Percent', value: 10 },
  ],
  status: 'Active',
};
const MEAL = { name: 'Meal', kind: 'Meal', basis: 'Day', amount: 12, outlet_ids: [], min_hours: 4, status: 'Active' };

async function made() {
  const project = await projectOf(portal, owner);
  const path = `api/spm/projects/${project.id}`;
  const worked = async (promoter: number, date = '2026-11-20', outlet: 0 | 1 = 0): Promise<number> => {
    const id = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[outlet], promoter_id: promoter, date });
    await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 540 where id = $1`, [id]);
    await portal.owner.query(
      `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', $3, 'ontime', 'mobile')`,
      [owner.companyId, id, `${date}T10:00:00+08:00`],
    );
    return id;
  };
  const sold = async (schedule: number, ringgit: number) =>
    (
      await portal.owner.query(
        `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at)
         select company_id, id, project_id, outlet_id, $2, 'sale', 1, $3, $3, starts_at + interval '1 hour' from sales_schedules where id = $1 returning id::int`,
        [schedule, project.product, ringgit],
      )
    ).rows[0].id as number;
  const calculate = async (month: Month) => (await calculateNow(owner.client, queue, { project_id: project.id, ...MONTHS[month] })).run;
  const list = async (month: Month) => (await owner.client.get('api/spm/reports/promoter-payout', { project_id: project.id, ...MONTHS[month] })).body.data;
  const rowOf = async (month: Month, promoter: number) => (await list(month)).find((row: { promoter: { id: number } }) => row.promoter.id === promoter);
  const linesOf = async (id: number) => (await owner.client.get(`api/spm/payouts/${id}`)).body.data.lines;
  return { project, path, worked, sold, calculate, list, rowOf, linesOf };
}
const rules = async (path: string) => (await owner.client.get(`${path}/pay-rules`)).body.data;

test('targets and allowances are entered, changed and taken away', async () => {
  const { project, path } = await made();
  const { status, body } = await owner.client.post(`${path}/targets`, {
    ...TARGET,
    scope: 'Outlet',
    outlet_id: project.outlets[0],
    product_id: project.product,
  });
  expect(status).toBe(200);
  expect((await owner.client.post(`${path}/allowances`, { ...MEAL, outlet_ids: [project.outlets[1]] })).status).toBe(200);
  const { targets, allowances } = await rules(path);
  expect(targets).toMatchObject([
    { id: body.data.id, name: 'Monthly sales', target: 1000, outlet: { id: project.outlets[0] }, product: { id: project.product }, promoter: null },
  ]);
  expect(allowances).toMatchObject([{ name: 'Meal', amount: 12, min_hours: 4, outlets: [{ id: project.outlets[1] }] }]);
  const change = { ...TARGET, row_id: body.data.id, target: 12.5, measure: 'Units' };
  expect((await owner.client.post(`${path}/targets`, change)).status).toBe(200);
  expect((await rules(path)).targets).toMatchObject([{ target: 12.5, measure: 'Units', scope: 'Promoter', outlet_id: null, product_id: null }]);
  expect((await owner.client.delete(`${path}/targets/${body.data.id}`)).status).toBe(200);
  expect((await owner.client.delete(`${path}/targets/${body.data.id}`)).status).toBe(404);
  expect((await owner.client.delete(`${path}/allowances/${allowances[0].id}`)).status).toBe(200);
  expect(await rules(path)).toEqual({ targets: [], allowances: [] });
});

test('a copy of the project pays by the same rules, over its own days; the targets of single promoters stay behind', async () => {
  const { project, path } = await made();
  await owner.client.post(`${path}/targets`, TARGET);
  await owner.client.post(`${path}/targets`, { ...TARGET, name: 'Of one', promoter_id: project.promoters[0] });
  await owner.client.post(`${path}/targets`, { ...TARGET, name: 'Of an outlet', scope: 'Outlet', outlet_id: project.outlets[0] });
  await owner.client.post(`${path}/allowances`, { ...MEAL, outlet_ids: [project.outlets[1]] });
  const days = { start_date: '2027-03-01', end_date: '2027-04-30' };
  const copy = await owner.client.post(`${path}/duplicate`, days);
  const { targets, allowances } = await rules(`api/spm/projects/${copy.body.data.id}`);
  expect(targets).toMatchObject([
    { name: 'Monthly sales', promoter: null, tiers: TARGET.tiers, ...days },
    { name: 'Of an outlet', outlet: { id: project.outlets[0] }, ...days },
  ]);
  expect(allowances).toMatchObject([{ name: 'Meal', amount: 12, min_hours: 4, outlets: [{ id: project.outlets[1] }] }]);
  expect((await rules(path)).targets).toHaveLength(3);
});

test('what makes no sense is refused at its field', async () => {
  const { project, path } = await made();
  const other = await projectOf(portal, owner);
  const errors = async (more: object) => Object.keys((await owner.client.post(`${path}/targets`, { ...TARGET, ...more })).body.errors);
  const [tier] = TARGET.tiers;
  expect(await errors({ tiers: [] })).toEqual(['tiers']);
  expect(await errors({ tiers: [tier, tier] })).toEqual(['tiers']);
  expect(await errors({ tiers: [{ ...tier, pays: 'Percent', value: 101 }] })).toEqual(['tiers.0.value']);
  expect(await errors({ tiers: [{ ...tier, value: 0 }] })).toEqual(['tiers.0.value']);
  expect(await errors({ target: 0 })).toEqual(['target']);
  expect(await errors({ end_date: '2026-10-01' })).toEqual(['end_date']);
  expect(await errors({ start_date: '2026-10-31' })).toEqual(['start_date']);
  expect(await errors({ end_date: '2027-01-01' })).toEqual(['end_date']);
  expect(await errors({ promoter_id: other.promoters[0] })).toEqual(['promoter_id']);
  expect(await errors({ product_id: other.product })).toEqual(['product_id']);
  expect(await errors({ scope: 'Outlet', outlet_id: other.outlets[0] })).toEqual(['outlet_id']);
  const allowance = async (more: object) => Object.keys((await owner.client.post(`${path}/allowances`, { ...MEAL, ...more })).body.errors);
  expect(await allowance({ amount: 0 })).toEqual(['amount']);
  expect(await allowance({ outlet_ids: [other.outlets[0]] })).toEqual(['outlet_ids']);
  await portal.owner.query(`update sales_projects set status = 'Cancelled', cancel_reason = 'No budget' where id = $1`, [project.id]);
  expect(await errors({})).toEqual(['base']);
});

test('are a matter of the office, of one company', async () => {
  const { project, path } = await made();
  const clerk = await adminOf(portal, owner, { '/spm/project/view/pay': [] });
  const supervisor = await employeeOf(portal, owner);
  await portal.owner.query('update employees set spm_supervisor = true where id = $1', [supervisor.employeeId]);
  await portal.owner.query('insert into sales_project_supervisors (company_id, project_id, employee_id) values ($1, $2, $3)', [
    owner.companyId,
    project.id,
    supervisor.employeeId,
  ]);
  const stranger = await ownerOf(portal);
  const statuses = async (client: typeof owner.client) => [
    (await client.get(`${path}/pay-rules`)).status,
    (await client.post(`${path}/targets`, TARGET)).status,
    (await client.post(`${path}/allowances`, MEAL)).status,
    (await client.delete(`${path}/targets/1`)).status,
  ];
  expect(await statuses(supervisor.client)).toEqual([403, 403, 403, 403]);
  expect(await statuses(stranger.client)).toEqual([404, 404, 404, 404]);
  expect((await statuses(clerk.client)).slice(1)).toEqual([403, 403, 403]);
});

test('a payout has a line for each, with what was sold and worked, and the same again', async () => {
  const { project, path, worked, sold, calculate, rowOf, linesOf } = await made();
  const [first, second] = project.promoters;
  await owner.client.post(`${path}/targets`, TARGET);
  await owner.client.post(`${path}/targets`, {
    ...TARGET,
    name: 'Outlet',
    scope: 'Outlet',
    target: 2000,
    repeats: 'Once',
    tiers: [{ from_percent: 90, pays: 'Percent', value: 1 }],
  });
  await owner.client.post(`${path}/targets`, { ...TARGET, name: 'Switched off', target: 1, status: 'Inactive' });
  await owner.client.post(`${path}/targets`, {
    ...TARGET,
    name: 'Of the second',
    promoter_id: second,
    target: 1,
    tiers: [{ from_percent: 1, pays: 'Amount', value: 7 }],
  });
  await owner.client.post(`${path}/allowances`, MEAL);
  await sold(await worked(first), 1000);
  await sold(await worked(second), 900);
  expect((await calculate('november')).calculated).toBe(2);
  const [aina, lina] = [await rowOf('november', first), await rowOf('november', second)];
  expect(aina).toMatchObject({ base_amount: 90, target_amount: 60, allowance_amount: 12, total: 162 });
  expect(lina).toMatchObject({ base_amount: 90, target_amount: 16, allowance_amount: 12, total: 118 });
  const lines = await linesOf(aina.id);
  expect(lines.filter(({ kind }: { kind: string }) => kind === 'target' || kind === 'allowance')).toMatchObject([
    { kind: 'allowance', rule: 'allowance_day', name: 'Meal', amount: 12, formula: '12.00 × 1', date: '2026-11-20' },
    { kind: 'target', rule: 'target_amount', name: 'Monthly sales', amount: 50, formula: '1000.00 ÷ 1000.00 = 100% → 50.00', date: '2026-11-30' },
    { kind: 'target', rule: 'target_percent', name: 'Outlet', amount: 10, formula: '1900.00 ÷ 2000.00 = 95% → 1000.00 × 1%' },
  ]);
  const facts = (all: { id: number }[]) => all.map(({ id: _id, ...line }) => line);
  await calculate('november');
  expect(facts(await linesOf((await rowOf('november', first)).id))).toEqual(facts(lines));
  expect(await rowOf('november', first)).toEqual(aina);
  // What a payout has a line of stays; it is switched off instead.
  const { targets } = await rules(path);
  expect((await owner.client.delete(`${path}/targets/${targets[0].id}`)).body.errors).toEqual({
    base: ['A payout has a line of it. Make it inactive instead.'],
  });
  await owner.client.post(`${path}/targets`, { ...TARGET, row_id: targets[0].id, status: 'Inactive' });
  await calculate('november');
  expect(await rowOf('november', first)).toMatchObject({ target_amount: 10 });
});

test('an approved payout keeps its target; what was sold by then is a difference of the next', async () => {
  const { project, path, worked, sold, calculate, rowOf } = await made();
  const [promoter] = project.promoters;
  await portal.owner.query(`update sales_promoters set bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`, [promoter]);
  const { id: row_id } = (await owner.client.post(`${path}/targets`, TARGET)).body.data;
  const schedule = await worked(promoter);
  await sold(schedule, 990);
  await calculate('november');
  const november = await rowOf('november', promoter);
  expect(november).toMatchObject({ target_amount: 0, total: 90 });
  expect((await owner.client.post(`api/spm/payouts/${november.id}/approve`, {})).status).toBe(200);
  // A sale that arrives late reaches the target; that its tiers are others by now is no difference.
  await sold(schedule, 10);
  await owner.client.post(`${path}/targets`, { ...TARGET, row_id, tiers: [{ from_percent: 100, pays: 'Amount', value: 999 }] });
  await worked(promoter, '2026-12-10');
  await calculate('december');
  expect(await rowOf('december', promoter)).toMatchObject({ base_amount: 90, target_amount: 0, difference_amount: 50, total: 140 });
  await calculate('november');
  expect(await rowOf('november', promoter)).toMatchObject({ status: 'Approved', target_amount: 0, total: 90 });
});

test('who sold before the period of its last day is paid for a target that ends in it', async () => {
  const { project, path, worked, sold, calculate, rowOf } = await made();
  const [first, second] = project.promoters;
  await owner.client.post(`${path}/targets`, { ...TARGET, scope: 'Project', repeats: 'Once', end_date: '2026-12-31' });
  await sold(await worked(first), 600);
  await sold(await worked(second, '2026-12-10'), 400);
  await calculate('november');
  expect(await rowOf('november', first)).toMatchObject({ target_amount: 0 });
  expect((await calculate('december')).calculated).toBe(2);
  expect([await rowOf('december', first), await rowOf('december', second)]).toMatchObject([
    { base_amount: 0, target_amount: 50, total: 50 },
    { base_amount: 90, target_amount: 50, total: 140 },
  ]);
});

test.each([
  ['at short notice', '2026-11-20T08:00:00+08:00', 1, 25],
  ['in good time', '2026-11-18T08:00:00+08:00', 1, 0],
  ['and given back', '2026-11-20T08:00:00+08:00', 2, 0],
] as const)('a schedule that is taken over %s is paid so', async (_title, at, moves, paid) => {
  const { project, path, calculate, rowOf, linesOf } = await made();
  const [first, second] = project.promoters;
  const bonus = { ...MEAL, name: 'Stepping in', kind: 'Other', basis: 'Replacement', amount: 25, min_hours: null };
  expect((await owner.client.post(`${path}/allowances`, bonus)).body.errors).toHaveProperty('notice_hours');
  expect((await owner.client.post(`${path}/allowances`, { ...bonus, notice_hours: 24 })).status).toBe(200);
  expect((await rules(path)).allowances).toMatchObject([{ basis: 'Replacement', notice_hours: 24 }]);
  const id = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: first, date: '2026-11-20' });
  portal.clock.set(at);
  for (const promoter_id of [second, first].slice(0, moves)) {
    const given = { promoter_id, outlet_id: project.outlets[0], date: '2026-11-20', start_time: '10:00', end_time: '19:00', remark: null };
    expect((await owner.client.post(`api/spm/schedules/${id}`, given)).status).toBe(200);
  }
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 540 where id = $1`, [id]);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', '2026-11-20T10:00:00+08:00', 'ontime', 'mobile')`,
    [owner.companyId, id],
  );
  portal.clock.set('2027-01-01T09:00:00+08:00');
  await calculate('november');
  const row = await rowOf('november', moves === 1 ? second : first);
  expect(row).toMatchObject({ base_amount: 90, allowance_amount: paid });
  const lines = (await linesOf(row.id)).filter(({ kind }: { kind: string }) => kind === 'allowance');
  expect(lines).toMatchObject(paid === 0 ? [] : [{ rule: 'allowance_replacement', name: 'Stepping in', amount: 25, date: '2026-11-20' }]);
});
