import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';
import { projectOf } from '../project/project.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
beforeEach(() => portal.clock.set('2026-12-31T09:00:00+08:00'));

const MONTHS = {
  november: { start_date: '2026-11-01', end_date: '2026-11-30' },
  december: { start_date: '2026-12-01', end_date: '2026-12-31' },
} as const;
type Month = keyof typeof MONTHS;

/** A project of a contractor at RM 90 a day, whose full day has seven hours. */
async function contracted() {
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  await portal.owner.query(
    `update sales_promoters set engagement = 'Contractor', engagement_reason = 'Own business', bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`,
    [promoter],
  );
  const worked = async (date: string, minutes = 540): Promise<number> => {
    const id = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: promoter, date });
    await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = $2 where id = $1`, [id, minutes]);
    await portal.owner.query(
      `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', $3, 'ontime', 'mobile')`,
      [owner.companyId, id, `${date}T10:00:00+08:00`],
    );
    return id;
  };
  const correct = (id: number, minutes: number) => portal.owner.query('update sales_schedules set worked_minutes = $2 where id = $1', [id, minutes]);
  const calculate = async (month: Month) => (await calculateNow(owner.client, queue, { project_id: project.id, ...MONTHS[month] })).run;
  const row = async (month: Month) =>
    (await owner.client.get('api/spm/reports/promoter-payout', { project_id: String(project.id), ...MONTHS[month] })).body.data[0];
  const post = (id: number, path: string, body: object = {}) => owner.client.post(`api/spm/payouts/${id}${path}`, body);
  const show = async (id: number) => (await owner.client.get(`api/spm/payouts/${id}`)).body.data;
  return { project, worked, correct, calculate, row, post, show };
}

test('what changes after an approval is a line of the next payout, once', async () => {
  const { worked, correct, calculate, row, post, show } = await contracted();
  const schedule = await worked('2026-11-20', 210);
  await worked('2026-12-10');
  await calculate('november');
  const november = await row('november');
  expect(november).toMatchObject({ total: 45 });
  expect((await post(november.id, '/approve')).status).toBe(200);
  await correct(schedule, 540);
  expect(await calculate('november')).toEqual({ calculated: 0, kept: 1 });
  await calculate('december');
  const december = await row('december');
  expect(december).toMatchObject({ base_amount: 90, difference_amount: 45, total: 135 });
  const before = await show(december.id);
  expect(before.lines).toContainEqual(expect.objectContaining({ kind: 'difference', date: '2026-11-30', amount: 45, formula: '90.00 − 45.00' }));
  await calculate('december');
  const again = await show(december.id);
  const facts = (lines: { id: number }[]) => lines.map(({ id: _id, ...line }) => line);
  expect({ ...again, lines: facts(again.lines) }).toEqual({ ...before, lines: facts(before.lines) });
});

test('what was paid too much is taken off what is earned next, and waits where nothing is earned', async () => {
  const { worked, correct, calculate, row, post } = await contracted();
  const schedule = await worked('2026-11-20');
  await calculate('november');
  await post((await row('november')).id, '/approve');
  await correct(schedule, 0);
  expect(await calculate('december')).toEqual({ calculated: 0, kept: 0 });
  await worked('2026-12-10', 210);
  await calculate('december');
  expect(await row('december')).toMatchObject({ base_amount: 45, difference_amount: -45, total: 0 });
});

test('a rate that is changed later is no difference', async () => {
  const { project, worked, calculate, row, post } = await contracted();
  await worked('2026-11-20');
  await worked('2026-12-10');
  await calculate('november');
  await post((await row('november')).id, '/approve');
  await portal.owner.query('update sales_projects set base_rate = 120 where id = $1', [project.id]);
  await calculate('december');
  expect(await row('december')).toMatchObject({ base_amount: 120, difference_amount: 0, total: 120 });
});

test('a withdrawn approval takes its difference along, unless that is approved', async () => {
  const { worked, correct, calculate, row, post, show } = await contracted();
  const schedule = await worked('2026-11-20', 210);
  await worked('2026-12-10');
  await calculate('november');
  const { id: november } = await row('november');
  await post(november, '/approve');
  await correct(schedule, 540);
  await calculate('december');
  const { id: december } = await row('december');
  await post(december, '/approve');
  const withdraw = (id: number) => post(id, '/withdraw', { remark: 'Hours were wrong' });
  expect((await withdraw(november)).body.errors).toEqual({
    base: ['The payout from 01/12/26 to 31/12/26 pays a difference of this one. Withdraw that one first.'],
  });
  await withdraw(december);
  expect((await withdraw(november)).status).toBe(200);
  expect(await show(december)).toMatchObject({ difference_amount: 0, total: 90 });
  await calculate('november');
  await calculate('december');
  expect([(await row('november')).total, (await row('december')).total]).toEqual([90, 90]);
});

test('of whom nothing is left only what was entered by hand stays', async () => {
  const { worked, calculate, row, post } = await contracted();
  const schedule = await worked('2026-11-20');
  await calculate('november');
  const { id } = await row('november');
  await post(id, '', { incentive_amount: 20, incentive_reason: 'Best seller', deduction_amount: 0, deduction_reason: null });
  await portal.owner.query(`update sales_schedules set status = 'Missed' where id = $1`, [schedule]);
  await calculate('november');
  expect(await row('november')).toMatchObject({ id, base_amount: 0, incentive_amount: 20, total: 20 });
});
