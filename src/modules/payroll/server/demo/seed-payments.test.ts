/** The demo's payments on payrolls of its own: the past is paid by two persons, the present waits. */
import { afterAll, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';
import { seedPayments } from './seed-payments.ts';

const URL = 'api/operation/payrolls';
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31', pay_date: '2026-10-28' };
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30', pay_date: '2026-11-28' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const preparer = await adminOf(portal, owner);
const { rows } = await portal.owner.query<{ id: number }>(`select id from banks where name = 'Maybank'`);
const bank_id = rows[0]?.id ?? 0;
await owner.client.post('api/admin/companies/banks', {
  bank_id,
  account_name: 'Syarikat Contoh',
  account_no: '514000000077',
  kind: 'Corporate',
  file_format: 'maybank',
  is_default_salary: true,
  is_default_claim: false,
  status: 'Active',
});
for (let i = 0; i < 6; i++) {
  const { employeeId } = await employeeOf(portal, owner);
  await portal.asSystem((tx) =>
    makeSalary(tx, owner.companyId, employeeId, 3000, i === 0 ? { bank_id: null, bank_account_no: null } : { bank_id, bank_account_no: `51400000010${i}` }),
  );
  for (const period of [OCTOBER, NOVEMBER]) {
    const { body } = await owner.client.post(`${URL}/process`, { employee_id: employeeId, ...period });
    await owner.client.post(`${URL}/${body.data.id}/confirm`);
    if (period === OCTOBER) await owner.client.post(`${URL}/${body.data.id}/paid`, { payment_date: '2026-10-28', reference: 'GIRO' });
  }
}
const officer = ({ userId, name }: Person) => ({ userId, name });
await portal.asSystem((tx) =>
  seedPayments(tx, [{ company_id: owner.companyId, preparer: officer(preparer), approver: officer(owner) }], new Date('2026-11-20T10:00:00+08:00')),
);

it('shows a paid batch, one that waits for approval and a draft, with totals that are those of their payees', async () => {
  const { body } = await owner.client.get(`${URL}/payments`, { sort: 'asc' });
  expect(body.data.map(({ status, title }: Record<string, string>) => [title, status])).toEqual([
    ['Salary October 2026', 'Paid'],
    ['Salary November 2026', 'Waiting for Payment Approval'],
    ['Salary November 2026', 'Draft'],
  ]);
  // Whoever has no account was paid otherwise.
  expect(body.data[0].total_employee).toBe(5);
  for (const { id, total_employee, total_amount } of body.data) {
    const items = (await owner.client.get(`${URL}/payments/${id}/items`, { per_page: 100 })).body.data as { amount: number }[];
    expect(items).toHaveLength(total_employee);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total_amount, 2);
  }
  const waiting = (await owner.client.get(URL, { ...NOVEMBER, status: 'Waiting for Payment' })).body.data;
  expect(waiting).toHaveLength(body.data[1].total_employee);
});

it('tells nobody', async () => {
  const { rows } = await portal.owner.query(`select 1 from notifications where notification_type = 'payment'`);
  expect(rows).toEqual([]);
});

it('goes on from where it stands: the owner approves what the officer prepared', async () => {
  const { body } = await owner.client.get(`${URL}/payments`, { status: 'Waiting for Payment Approval' });
  const answer = await owner.client.post(`${URL}/payments/${body.data[0].id}/approve`);
  expect([answer.status, answer.body.data?.status]).toEqual([200, 'Waiting for Payment']);
});
