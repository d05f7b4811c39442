/** Leave reaches the payroll: unpaid days are taken off once, stamped, given back with a deleted payroll, and locked once confirmed; paid leave is not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employeeOf, ownerOf, type TestEmployee, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from './payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

let portal: TestPortal;
let owner: TestPerson;
let bala: TestEmployee;
let unpaid: number;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await ownerOf(portal);
  bala = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
  await portal.asHouse((tx) => makeSalary(tx, owner.companyId, bala.employeeId, 2600));
  const types = (await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[];
  unpaid = types.find(({ code }) => code === 'UL')?.id ?? 0;
});
afterAll(() => portal.close());

async function takeLeave(start_date: string, end_date: string): Promise<number> {
  const form = { employee_id: bala.employeeId, leave_type_id: unpaid, start_date, end_date, reason: 'Family matters', approve: true };
  const { status, body } = await owner.client.post('api/operation/leaves', form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
}
/** Saves the payroll of the month, over the one that is there. */
async function process(month = NOVEMBER) {
  const [row] = (await owner.client.get(URL, { ...month, employee_id: bala.employeeId })).body.data;
  const seen = row.reference_payroll_id === null ? {} : { id: row.reference_payroll_id };
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: bala.employeeId, ...month, ...seen });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data;
}
const stamped = async () =>
  (await portal.owner.query('select date::text from leave_days where payroll_id is not null order by 1')).rows.map(({ date }) => date as string);
interface Deduction {
  readonly type: string;
  readonly amount: number;
}
const takenOff = (payroll: { deductions: Deduction[] }) => payroll.deductions.find(({ type }) => type === 'Unpaid Leave')?.amount;

test('unpaid days are taken off the salary of their month, once', async () => {
  const id = await takeLeave('2026-11-24', '2026-11-25');
  const payroll = await process();
  // Two days of a month of 30 (s.18A): RM2,600 ÷ 30 × 2.
  expect([payroll.calculation.unpaid_leave_days, takenOff(payroll)]).toEqual([2, 173.33]);
  expect(await stamped()).toEqual(['2026-11-24', '2026-11-25']);
  expect(takenOff(await process())).toBe(173.33);

  await owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work', dates: ['2026-11-25'] });
  expect(takenOff(await process())).toBe(86.67);
  expect(await stamped()).toEqual(['2026-11-24']);
});

test('a deleted payroll gives its days back, a confirmed one locks them', async () => {
  const { id } = await process();
  await owner.client.delete(`${URL}/${id}`);
  expect(await stamped()).toEqual([]);
  const again = await process();
  expect(takenOff(again)).toBe(86.67);
  await owner.client.post(`${URL}/${again.id}/confirm`, {});
  const leave = (await owner.client.get('api/operation/leaves', { employee_id: bala.employeeId })).body.data[0];
  expect([leave.status, leave.can.cancel]).toEqual(['Approved', false]);
  const { status, body } = await owner.client.post(`api/operation/leaves/${leave.id}/cancel`, { remark: 'Too late' });
  expect([status, body.errors]).toEqual([422, { base: ['A confirmed payroll has taken these days off the salary.'] }]);
});

describe('leave of a month that was paid', () => {
  const cancel = (id: number, more: object = {}) => owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work', ...more });
  const idOf = async (code: string) =>
    ((await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[]).find((type) => type.code === code)?.id;

  test.each<[string, string, number]>([
    ['paid leave, approved before or after', 'AL', 200],
    ['unpaid leave that no payroll has taken off yet', 'UL', 200],
  ])('%s: its cancellation is answered by %s with %i', async (_case, code, status) => {
    await owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [bala.employeeId] });
    const form = { employee_id: bala.employeeId, leave_type_id: await idOf(code), start_date: '2026-11-17', end_date: '2026-11-18', reason: 'Family matters' };
    const { body } = await owner.client.post('api/operation/leaves', { ...form, approve: true });
    expect(body.data.can.cancel, JSON.stringify(body)).toBe(true);
    expect((await cancel(body.data.id, { dates: ['2026-11-17'] })).status).toBe(status);
    expect((await cancel(body.data.id)).status).toBe(status);
  });

  test('is taken back by the employee before it begins', async () => {
    const form = { leave_type_id: await idOf('AL'), start_date: '2026-11-27', end_date: '2026-11-27', reason: 'Family matters' };
    const { id } = (await bala.client.post('api/leaves', form)).body.data;
    await owner.client.post(`api/operation/leaves/${id}/review`, {});
    await owner.client.post(`api/operation/leaves/${id}/approve`, {});
    expect((await bala.client.post(`api/leaves/${id}/cancel`, {})).status).toBe(200);
  });
});

test('what is approved when its month was paid is taken off by the next payroll', async () => {
  await takeLeave('2026-11-10', '2026-11-10');
  const december = await process({ start_date: '2026-12-01', end_date: '2026-12-31' });
  expect([december.calculation.unpaid_leave_days, takenOff(december)]).toEqual([1, 83.87]);
  expect(await stamped()).toEqual(['2026-11-10', '2026-11-24']);
});

test('the last payroll takes off the days that were taken beyond the months served, once', async () => {
  const chong = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
  await portal.asHouse((tx) => makeSalary(tx, owner.companyId, chong.employeeId, 2600));
  const annual = ((await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[]).find(({ code }) => code === 'AL')?.id;
  await owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [chong.employeeId] });
  const form = {
    employee_id: chong.employeeId,
    leave_type_id: annual,
    start_date: '2026-10-05',
    end_date: '2026-10-17',
    reason: 'Family matters',
    approve: true,
  };
  expect((await owner.client.post('api/operation/leaves', form)).body.data.total_days).toBe(12);
  // Eleven of twelve months: one of the twelve days was never earned.
  await owner.client.post(`api/admin/employees/${chong.employeeId}/inactivate`, { date: '2026-11-30', reason: 'Resigned' });
  const run = async () => {
    const [row] = (await owner.client.get(URL, { ...NOVEMBER, employee_id: chong.employeeId })).body.data;
    const seen = row.reference_payroll_id === null ? {} : { id: row.reference_payroll_id };
    return (await owner.client.post(`${URL}/process`, { employee_id: chong.employeeId, ...NOVEMBER, ...seen })).body.data;
  };
  const first = await run();
  expect([first.calculation.unpaid_leave_days, takenOff(first)]).toEqual([1, 86.67]);
  expect(takenOff(await run())).toBe(86.67);
  expect(await stamped()).toContain('2026-10-17');
});

test('unpaid leave that was taken off late is locked by the payroll that holds it, and by no other', async () => {
  const chong = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
  await portal.asHouse((tx) => makeSalary(tx, owner.companyId, chong.employeeId, 2600));
  const run = async (month: object) => (await owner.client.post(`${URL}/process`, { employee_id: chong.employeeId, ...month })).body.data;
  const november = await run(NOVEMBER);
  await owner.client.post(`${URL}/${november.id}/confirm`, {});
  const form = {
    employee_id: chong.employeeId,
    leave_type_id: unpaid,
    start_date: '2026-11-12',
    end_date: '2026-11-12',
    reason: 'Family matters',
    approve: true,
  };
  const { id } = (await owner.client.post('api/operation/leaves', form)).body.data;
  const mayCancel = async () => (await owner.client.get(`api/operation/leaves/${id}`)).body.data.can.cancel;
  expect(await mayCancel()).toBe(true);
  const december = await run({ start_date: '2026-12-01', end_date: '2026-12-31' });
  expect(takenOff(december)).toBe(83.87);
  // December is still open.
  expect(await mayCancel()).toBe(true);
  await owner.client.post(`${URL}/${december.id}/confirm`, {});
  expect(await mayCancel()).toBe(false);
  expect((await owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work' })).status).toBe(422);
});
