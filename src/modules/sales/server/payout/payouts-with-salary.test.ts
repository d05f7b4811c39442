/** Payouts of promoters who are employees, over HTTP: paid with the salary, once. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { claimFixture } from '#app/server/testing/claim-fixture.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';
import { projectOf } from '../project/project.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const { owner, claimant } = await claimFixture(portal);
beforeEach(() => portal.clock.set('2026-11-30T09:00:00+08:00'));

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const PAYROLLS = 'api/operation/payrolls';
const NAME = 'Kopi Contoh Roadshow, 01/11/26 to 30/11/26';

/** A day of RM 90 with an hour of overtime, approved; of a part-timer who is on record with a salary of RM 3,000. */
async function approved(engagement = 'Part-time') {
  const person = await claimant();
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  await portal.owner.query(
    `update sales_promoters set employee_id = $2, engagement = $3, engagement_reason = 'Own business', bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`,
    [promoter, person.employeeId, engagement],
  );
  const schedule = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: promoter });
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 600, overtime_minutes = 60 where id = $1`, [schedule]);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', '2026-11-20T10:00:00+08:00', 'ontime', 'mobile')`,
    [owner.companyId, schedule],
  );
  await calculateNow(owner.client, queue, { project_id: project.id, ...NOVEMBER });
  const [{ id }] = (await owner.client.get('api/spm/reports/promoter-payout', { project_id: String(project.id), ...NOVEMBER })).body.data;
  const post = (path: string, body: object = {}) => owner.client.post(`api/spm/payouts/${id}${path}`, body);
  expect((await post('/approve')).status).toBe(200);
  const process = async () => (await owner.client.post(`${PAYROLLS}/process`, { employee_id: person.employeeId, ...NOVEMBER })).body.data;
  const show = async () => (await owner.client.get(`api/spm/payouts/${id}`)).body.data;
  return { id, post, process, show };
}
const linesOf = (payroll: { earnings: { name: string; amount: number }[] }) => payroll.earnings.map(({ name, amount }) => [name, amount]);

test('is lines of the next payroll, which EPF, SOCSO and tax count as they should, and is paid when that is', async () => {
  const { post, process, show } = await approved();
  expect(await show()).toMatchObject({ payroll: null, no_employee: false });
  const byHand = async () => (await post('/paid', { paid_on: '2026-11-30', reference: 'CASH' })).body.errors;
  const { promoter } = await show();
  expect(await byHand()).toEqual({ base: [`The next payroll of ${promoter.name} pays this payout. It is marked as paid with that payroll.`] });
  const payroll = await process();
  expect(linesOf(payroll)).toEqual([
    [`Base pay, ${NAME}`, 90],
    [`Overtime, ${NAME}`, 15],
  ]);
  expect(payroll.earnings).toMatchObject([
    { type: 'Basic', epf: true, socso: true, eis: true, tax: true },
    { type: 'Overtime', epf: false, socso: true, eis: true, tax: true },
  ]);
  expect(await show()).toMatchObject({ payroll: payroll.number, status: 'Approved' });
  expect(await byHand()).toEqual({
    base: [`Payroll ${payroll.number} pays this payout. It is marked as paid with that payroll.`],
  });
  expect((await owner.client.post(`${PAYROLLS}/${payroll.id}/confirm`, {})).status).toBe(200);
  expect((await post('/withdraw', { remark: 'Hours were wrong' })).status).toBe(422);
  expect((await owner.client.post(`${PAYROLLS}/${payroll.id}/paid`, { payment_date: '2026-11-30', reference: 'SAL 11' })).status).toBe(200);
  expect(await show()).toMatchObject({ status: 'Paid', paid_on: '2026-11-30', reference: 'SAL 11' });
});

test('waits for another payroll when its own is deleted, and leaves it when the approval is withdrawn', async () => {
  const { post, process, show } = await approved();
  const first = await process();
  expect((await owner.client.delete(`${PAYROLLS}/${first.id}`, {})).status).toBe(200);
  expect(await show()).toMatchObject({ payroll: null, status: 'Approved' });
  const second = await process();
  expect(linesOf(second)).toHaveLength(2);
  expect((await post('/withdraw', { remark: 'Hours were wrong' })).status).toBe(200);
  expect(await show()).toMatchObject({ payroll: null, status: 'Unpaid' });
  expect(linesOf((await owner.client.get(`${PAYROLLS}/${second.id}`)).body.data)).toEqual([]);
});

test('of a promoter without an employee record it is not paid by hand either, and says what to do', async () => {
  const { post, show } = await approved();
  const { promoter } = await show();
  await portal.owner.query('update sales_promoters set employee_id = null where id = $1', [promoter.id]);
  expect((await post('/paid', { paid_on: '2026-11-30', reference: 'CASH' })).body.errors).toEqual({
    base: [`Payroll pays ${promoter.name}, who has no employee record. Choose the employee in the promoter, or engage the promoter as a contractor.`],
  });
  expect(await show()).toMatchObject({ status: 'Approved', no_employee: true });
});

test('of a contractor payroll pays nothing', async () => {
  const { process, show } = await approved('Contractor');
  expect(linesOf(await process())).toEqual([]);
  expect(await show()).toMatchObject({ payroll: null, no_employee: false });
});

test('a company without sales performance is offered no batch of promoters', async () => {
  const types = async () => (await owner.client.get(`${PAYROLLS}/payments/options`)).body.data.types;
  const waiting = () => owner.client.get(`${PAYROLLS}/payments/payables`, { type: 'Promoter Payout', ...NOVEMBER });
  expect(await types()).toContain('Promoter Payout');
  expect((await waiting()).status).toBe(200);
  await portal.owner.query(`update companies set modules = modules || '{"spm": false}' where id = $1`, [owner.companyId]);
  try {
    expect(await types()).not.toContain('Promoter Payout');
    expect(Object.keys((await waiting()).body.errors)).toEqual(['type']);
  } finally {
    await portal.owner.query(`update companies set modules = modules || '{"spm": true}' where id = $1`, [owner.companyId]);
  }
});
