/** A company with everybody who prepares, approves and pays, for the tests of payments. */
import { adminOf, employeeOf, ownerOf, type Person } from './people.ts';
import { openTestPortal } from './test-portal.ts';
import { typedAccount } from '#modules/company/server/bank/company-bank.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import type { NewSalary } from '#modules/payroll/server/salary/salary.tables.ts';

export const URL = 'api/operation/payrolls';
export const PAYMENTS = `${URL}/payments`;
export const PAGE = '/payroll/document/payment';
export const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
export const PAID = { payment_date: '2026-11-20', reference: 'GIRO 77' };

export async function openPaymentOffice() {
  const portal = await openTestPortal();
  const owner = await ownerOf(portal);
  const officer = await adminOf(portal, owner, { [PAGE]: ['Create', 'Update'] });
  const confirmer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
  const approver = await adminOf(portal, owner, { [PAGE]: ['Approve', 'Made Payment'] });
  const bankIds: Record<string, number> = {};
  const { rows } = await portal.owner.query<{ id: number; name: string }>('select id, name from banks');
  for (const { id, name } of rows) bankIds[name] = id;

  async function accountOf(who: Person): Promise<number> {
    const { body } = await who.client.post(
      'api/admin/companies/banks',
      typedAccount(bankIds['Maybank'], { account_no: `5140${who.companyId}00000077`, corporate_id: 'DEMO1', file_format: 'maybank', is_default_salary: true }),
    );
    return body.data.id;
  }

  const payingAccount = await accountOf(owner);

  let account = 100_000;
  const BANKED = () => ({ bank_id: bankIds['CIMB'] ?? null, bank_account_no: `7600${++account}` });

  async function confirmed(salary: Partial<NewSalary> = {}, basic = 3000, given: Parameters<typeof employeeOf>[2] = {}) {
    const person = await employeeOf(portal, owner, given);
    await portal.asSystem((tx) => makeSalary(tx, owner.companyId, person.employeeId, basic, { ...BANKED(), ...salary }));
    const { body } = await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER });
    const { body: done } = await confirmer.client.post(`${URL}/${body.data.id}/confirm`);
    return { person, payroll: done.data as { id: number; number: string; total_net_pay: number; updated_at: string } };
  }
  const HEAD = () => ({ title: 'Salary November 2026', company_bank_id: payingAccount, payment_date: '2026-11-28', file_format: 'generic' as string });
  const create = (ids: number[], more: object = {}, who = officer) => who.client.post(PAYMENTS, { ...HEAD(), type: 'Salary', ids, ...more });
  const act = (id: number, verb: string, body: object = {}, who = officer) => who.client.post(`${PAYMENTS}/${id}/${verb}`, body);
  const statusOf = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body.data.status;
  const show = async (id: number, who = officer) => (await who.client.get(`${PAYMENTS}/${id}`)).body;
  const itemsOf = async (id: number, who = officer) => (await who.client.get(`${PAYMENTS}/${id}/items`, { per_page: 100 })).body.data;

  async function submitted(count = 2, more: object = {}) {
    const made = [];
    for (let i = 0; i < count; i++) made.push(await confirmed());
    const { body } = await create(
      made.map(({ payroll }) => payroll.id),
      more,
    );
    await act(body.data.id, 'submit');
    return { id: body.data.id as number, made };
  }
  async function approved(count = 2, more: object = {}) {
    const batch = await submitted(count, more);
    await act(batch.id, 'approve', {}, approver);
    return batch;
  }
  return {
    portal,
    owner,
    officer,
    confirmer,
    approver,
    bankIds,
    payingAccount,
    accountOf,
    BANKED,
    confirmed,
    HEAD,
    create,
    act,
    statusOf,
    show,
    itemsOf,
    submitted,
    approved,
  };
}
export type PaymentOffice = Awaited<ReturnType<typeof openPaymentOffice>>;
