/** A bank account that comes late: it serves what is confirmed and not paid yet, and moves nothing that was worked out. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const PAYROLLS = 'api/operation/payrolls';
const bank = (await portal.owner.query<{ id: number; name: string }>('select id, name from banks order by id limit 1')).rows[0]!;
const ACCOUNT = { bank_id: bank.id, bank_account_no: '5140 1122 3344' };

const someone = () => portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then(({ id }) => id));
const salary = (id: number, effective_from: string, basic = 3000) => owner.client.post(`api/admin/employees/${id}/salaries`, { effective_from, basic });
const save = (id: number, body: object = ACCOUNT, who: Person = owner) => who.client.post(`api/admin/employees/${id}/pay-account`, body);
const process = async (employee_id: number) => (await owner.client.post(`${PAYROLLS}/process`, { employee_id, ...NOVEMBER })).body.data;
const confirm = (id: number) => owner.client.post(`${PAYROLLS}/${id}/confirm`);
const check = async (ids: readonly number[]) => (await owner.client.post(`${PAYROLLS}/bulk/check`, { ids })).body.data;
const payable = async (id: number) =>
  (await owner.client.get('api/operation/payrolls/payments/payables', { type: 'Salary', ids: id })).body.data?.[0] as {
    problems: string[];
    account_no: string | null;
  };
const snapshot = async (id: number) => (await portal.owner.query('select employee_snapshot from payrolls where id = $1', [id])).rows[0].employee_snapshot;

it('serves a month that is confirmed: it can be paid, and its payslip stays as it was issued', async () => {
  const id = await someone();
  await salary(id, '2026-01-01');
  const payroll = await process(id);
  expect(await check([payroll.id])).toMatchObject({ without_account: [{ employee_id: id }], without_login: [{ employee_id: id }] });
  expect((await confirm(payroll.id)).body.success).toBe(true);
  expect((await payable(payroll.id)).problems).toContain('noAccount');
  const answer = await save(id);
  expect(answer.body).toMatchObject({ success: true, data: { bank_account_no: '••••••••3344', basic: 3000, effective_from: '2026-01-01' } });
  expect((await payable(payroll.id)).problems).toEqual([]);
  expect((await check([payroll.id])).without_account).toEqual([]);
  expect((await snapshot(payroll.id)).bank).toBeNull();
});

it('is named by a payroll that is still in process', async () => {
  const id = await someone();
  await salary(id, '2026-01-01');
  const payroll = await process(id);
  await save(id, { ...ACCOUNT, bank_account_name: 'Contoh' });
  expect((await snapshot(payroll.id)).bank).toEqual({ id: Number(bank.id), name: bank.name, account_no: '514011223344', account_name: 'Contoh' });
});

it('goes along into a raise that is agreed, and leaves earlier salaries as they were', async () => {
  const id = await someone();
  for (const from of ['2026-01-01', '2026-10-01', '2027-01-01']) await salary(id, from);
  await save(id);
  const { rows } = await portal.owner.query('select bank_account_no from employee_payrolls where employee_id = $1 order by effective_from', [id]);
  expect(rows.map(({ bank_account_no }) => bank_account_no)).toEqual([null, '514011223344', '514011223344']);
  const audit = await portal.owner.query(`select after::text from audit_logs where action = 'salary.changed' and subject_id = $1 order by id`, [id]);
  expect(audit.rows).toHaveLength(5);
  for (const { after } of audit.rows) expect(after).not.toContain('514011223344');
});

describe('refuses', () => {
  it.each([
    ['a bank that does not exist', { ...ACCOUNT, bank_id: 987_654 }, 'bank_id'],
    ['four digits', { ...ACCOUNT, bank_account_no: '1234' }, 'bank_account_no'],
    ['no bank', { bank_account_no: '12345678' }, 'bank_id'],
  ])('%s', async (_what, body, field) => {
    const id = await someone();
    await salary(id, '2026-01-01');
    const answer = await save(id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('somebody without a salary, and whoever may not change employment', async () => {
    const id = await someone();
    expect((await save(id)).body.errors).toEqual({ base: ['Set the salary first; the account belongs to it.'] });
    expect((await save(id, ACCOUNT, await adminOf(portal, owner, { '/admin/employee/view/employment': [] }))).status).toBe(403);
    expect((await save(id, ACCOUNT, await ownerOf(portal))).status).toBe(404);
  });
});
