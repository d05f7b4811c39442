/** Payrolls of one company over HTTP: October as usual, November with more. For tests only. */
import { makeSalaried } from '#modules/payroll/server/payroll.factory.ts';
import { ownerOf } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export const PAYROLLS = 'api/operation/payrolls';
export const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
export const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
export const ALLOWANCE = { name: 'Phone allowance', type: 'Fixed Allowance', amount: 300, epf: true, socso: true, eis: true, hrdf: true, tax: true };
export const LOAN = { name: 'Loan', type: 'Loan', amount: 150, contribution_total_type: 'other' };

export async function openPayrollMonths(portal: TestPortal) {
  const owner = await ownerOf(portal);
  const branch: number = (await portal.owner.query('select id from branches where company_id = $1', [owner.companyId])).rows[0].id;
  const paid = (basic: number, given: Parameters<typeof makeSalaried>[3] = {}) =>
    portal.asSystem((tx) => makeSalaried(tx, owner.companyId, basic, { branch_id: branch, ...given }));
  const save = async (employee_id: number, period: object, more: object = {}) =>
    (await owner.client.post(`${PAYROLLS}/process`, { employee_id, ...period, ...more })).body.data;
  const confirm = (id: number) => owner.client.post(`${PAYROLLS}/${id}/confirm`);
  /** October is confirmed. */
  async function twoMonths(basic: number, november: object = {}, october: object = {}) {
    const id = await paid(basic);
    const before = await save(id, OCTOBER, october);
    await confirm(before.id);
    return { employee: id, before, after: await save(id, NOVEMBER, november) };
  }
  return { owner, branch, paid, save, confirm, twoMonths };
}
