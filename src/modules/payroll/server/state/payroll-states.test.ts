/** Confirm, pay, adjust, update, delete: what each state allows, who is told, what is written down. */
import { afterAll, describe, expect, it } from 'vitest';
import { chooseFourEyes } from '#app/server/testing/four-eyes.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';
const DEDUCTION = { name: 'Loan', type: 'Loan', amount: 100, contribution_total_type: 'other' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

async function processed(basic = 3000, more: object = {}) {
  const person = await employeeOf(portal, owner);
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, person.employeeId, basic));
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER, ...more });
  return { person, payroll: body.data };
}
const post = (id: number, verb: string, body: object = {}, who = owner) => who.client.post(`${URL}/${id}/${verb}`, body);
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body;
const confirmed = async (basic?: number) => {
  const made = await processed(basic);
  return { ...made, payroll: (await post(made.payroll.id, 'confirm')).body.data };
};
const PAID = { payment_date: '2026-11-20', reference: 'GIRO 77' };

describe('confirm', () => {
  it('issues the payslip, tells employee and company, and is written down', async () => {
    const { person, payroll } = await processed();
    const { status, body } = await post(payroll.id, 'confirm', { status: 'In Process' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'Confirmed',
      confirmed_by: owner.name,
      can: { confirm: false, mark_paid: true, payslip: true, cinco_report: false, delete: false, update: true },
    });
    const { rows } = await portal.owner.query('select notification_type, message, route from notifications where user_id = $1', [person.userId]);
    expect(rows).toEqual([
      {
        notification_type: 'payslip',
        message: { en: 'The payslip for November 2026 is available.', ms: 'Slip gaji bagi November 2026 kini tersedia.' },
        route: '/payroll',
      },
    ]);
    expect((await show(payroll.id)).timeline.map(({ action, from_status, to_status }: Record<string, string>) => [action, from_status, to_status])).toEqual([
      ['process', null, 'In Process'],
      ['confirm', 'In Process', 'Confirmed'],
    ]);
    const audit = await portal.owner.query(`select action, after from audit_logs where subject_type = 'payroll' and subject_id = $1 order by id`, [payroll.id]);
    expect(audit.rows.map(({ action }) => action)).toEqual(['payroll.processed', 'payroll.confirmed']);
  });

  it('is refused twice, on a status that has moved, and on a net pay below zero', async () => {
    const { payroll } = await confirmed();
    expect((await post(payroll.id, 'confirm')).status).toBe(422);
    expect((await post(payroll.id, 'confirm', { status: 'In Process' })).status).toBe(409);
    const poor = await processed(1700, { deductions: [{ ...DEDUCTION, amount: 5000 }] });
    expect(poor.payroll.total_net_pay).toBeLessThan(0);
    expect(poor.payroll.warnings.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(['halfOfWages', 'negativeNet']));
    const answer = await post(poor.payroll.id, 'confirm');
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['base']]);
  });

  it('is refused where somebody left, or joined on another day, after it was processed', async () => {
    const leaver = await processed(3000);
    const { status } = await owner.client.post(`api/admin/employees/${leaver.person.employeeId}/inactivate`, { date: '2026-11-15', reason: 'Resigned' });
    expect(status).toBe(200);
    expect((await post(leaver.payroll.id, 'confirm')).body.errors.base[0]).toMatch(/^The salary or the days of employment/);
    const joiner = await processed(3000);
    await portal.owner.query(`update employees set company_joined_at = '2026-11-16' where id = $1`, [joiner.person.employeeId]);
    expect((await post(joiner.payroll.id, 'confirm')).status).toBe(422);
  });

  it('needs another person where the company asks for four eyes', async () => {
    await chooseFourEyes(portal, owner.companyId, { payroll: 'always' });
    const { payroll } = await processed();
    expect(payroll.can.confirm).toBe(false);
    expect((await post(payroll.id, 'confirm')).status).toBe(422);
    const second = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
    expect((await post(payroll.id, 'confirm', {}, second)).body.data.status).toBe('Confirmed');
    await chooseFourEyes(portal, owner.companyId, { payroll: 'never' }, true);
    expect((await processed()).payroll.can.confirm).toBe(true);
    await chooseFourEyes(portal, owner.companyId);
  });
});

describe('paid', () => {
  it('takes a payment date and a reference, of a Confirmed payroll only', async () => {
    const { person, payroll } = await processed();
    expect((await post(payroll.id, 'paid', PAID)).status).toBe(422);
    await post(payroll.id, 'confirm');
    expect((await post(payroll.id, 'paid', { reference: 'x' })).body.errors).toHaveProperty('payment_date');
    expect((await post(payroll.id, 'paid', { payment_date: '2026-10-01' })).body.errors).toHaveProperty('payment_date');
    const upcoming = { payment_date: ['A payment is made on or before today. Choose today or an earlier day.'] };
    expect((await post(payroll.id, 'paid', { ...PAID, payment_date: '2026-11-21' })).body.errors).toEqual(upcoming);
    const many = { action: 'paid', ids: [payroll.id], payment_date: '2026-11-21' };
    expect((await owner.client.post(`${URL}/bulk`, many)).body.errors).toEqual(upcoming);
    const { body } = await post(payroll.id, 'paid', { ...PAID, status: 'Confirmed' });
    expect(body.data).toMatchObject({
      status: 'Paid',
      payment_date: '2026-11-20',
      payment_reference: 'GIRO 77',
      can: { update: false, adjust: false, process: false, cinco_report: true },
    });
    expect((await post(payroll.id, 'paid', PAID)).status).toBe(422);
    const { rows } = await portal.owner.query(`select message from notifications where user_id = $1 and notification_type = 'payroll_paid'`, [person.userId]);
    expect(rows[0].message.ms).toBe('Gaji bagi November 2026 telah dibayar pada 20/11/26.');
  });

  it('closes the payroll: no update, adjustment or deletion', async () => {
    const { payroll } = await confirmed();
    await post(payroll.id, 'paid', PAID);
    expect((await owner.client.post(`${URL}/${payroll.id}`, { earnings: [] })).status).toBe(422);
    expect((await post(payroll.id, 'adjustments', { name: 'Late', amount: 5, remark: 'too late' })).status).toBe(422);
    expect((await owner.client.delete(`${URL}/${payroll.id}`)).status).toBe(422);
  });
});

describe('a change of a confirmed payroll', () => {
  it('puts it back to In Process and takes its payslip away', async () => {
    const { payroll } = await confirmed();
    const { body } = await owner.client.post(`${URL}/${payroll.id}`, { deductions: [DEDUCTION], updated_at: payroll.updated_at });
    expect(body.data).toMatchObject({
      id: payroll.id,
      number: payroll.number,
      status: 'In Process',
      total_deduction: 100,
      confirmed_by: null,
      confirmed_at: null,
    });
    expect((await owner.client.get(`${URL}/${payroll.id}/payslip`)).status).toBe(422);
    expect((await owner.client.post(`${URL}/${payroll.id}`, { deductions: [], updated_at: payroll.updated_at })).status).toBe(409);
  });
});

describe('adjustments', () => {
  it('move the net pay and nothing else, and can be taken back', async () => {
    const { payroll } = await processed();
    const up = (await post(payroll.id, 'adjustments', { name: 'Petty cash', amount: 20.5, remark: 'Refund of parking' })).body.data;
    const down = (await post(payroll.id, 'adjustments', { name: 'Uniform', amount: -50, remark: 'Lost uniform' })).body.data;
    expect([up.total_adjustment, down.total_adjustment]).toEqual([20.5, -29.5]);
    expect(down.total_net_pay).toBeCloseTo(payroll.total_net_pay - 29.5, 2);
    expect(down.contributions).toEqual(payroll.contributions);
    expect(down.adjustments).toMatchObject([{ name: 'Petty cash', amount: 20.5, remark: 'Refund of parking', by: owner.name }, { amount: -50 }]);
    const back = await owner.client.delete(`${URL}/${payroll.id}/adjustments/${down.adjustments[0].id}`);
    expect(back.body.data.total_adjustment).toBe(-50);
    expect((await owner.client.delete(`${URL}/${payroll.id}/adjustments/${down.adjustments[0].id}`)).status).toBe(404);
  });

  it('stay when the payroll is saved again', async () => {
    const { person, payroll } = await processed();
    const adjusted = (await post(payroll.id, 'adjustments', { name: 'Gift', amount: 10, remark: 'Festive gift' })).body.data;
    const { body } = await owner.client.post(`${URL}/process`, {
      id: payroll.id,
      employee_id: person.employeeId,
      ...NOVEMBER,
      updated_at: adjusted.updated_at,
    });
    expect(body.data).toMatchObject({ total_adjustment: 10, total_net_pay: adjusted.total_net_pay });
  });

  it.each([
    ['an amount of 0', { name: 'x', amount: 0, remark: 'abc' }, 'amount'],
    ['three decimals', { name: 'x', amount: 0.001, remark: 'abc' }, 'amount'],
    ['no remark', { name: 'x', amount: 1 }, 'remark'],
    ['a remark of two letters', { name: 'x', amount: 1, remark: 'ab' }, 'remark'],
  ])('refuse %s', async (_what, body, field) => {
    const { payroll } = await processed();
    expect((await post(payroll.id, 'adjustments', body)).body.errors).toHaveProperty(field);
  });
});

describe('delete', () => {
  it('is for what is In Process; the employee is Pending again and the number stays used', async () => {
    const { person, payroll } = await processed();
    expect((await owner.client.delete(`${URL}/${payroll.id}`)).body).toEqual({ success: true, message: `The payroll of ${person.name} has been deleted.` });
    expect((await owner.client.get(`${URL}/${payroll.id}`)).status).toBe(404);
    const { body } = await owner.client.get(URL, { ...NOVEMBER, employee_id: person.employeeId });
    expect(body.data[0]).toMatchObject({ status: 'Pending', reference_payroll_id: null });
    const again = await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER });
    expect(again.body.data.number > payroll.number).toBe(true);
    const sure = await confirmed();
    expect((await owner.client.delete(`${URL}/${sure.payroll.id}`)).status).toBe(422);
  });
});

describe('each action needs its own right', () => {
  it.each([
    ['Process', 'confirm'],
    ['Confirm', 'paid'],
    ['Mark Paid', 'adjustments'],
  ])('%s alone does not let %s', async (action, verb) => {
    const { payroll } = await processed();
    const admin = await adminOf(portal, owner, { '/payroll/manage': [action] });
    expect((await post(payroll.id, verb, verb === 'paid' ? PAID : verb === 'adjustments' ? { name: 'x', amount: 1, remark: 'abc' } : {}, admin)).status).toBe(
      403,
    );
    expect((await admin.client.delete(`${URL}/${payroll.id}`)).status).toBe(403);
    expect((await admin.client.get(`${URL}/${payroll.id}`)).body.data.id).toBe(payroll.id);
  });
});
