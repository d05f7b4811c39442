/**
 * The bank account of a salary by itself. It changes nothing of what was worked out, so it needs no version of its own and
 * no open month: what is not paid yet goes to the new account, confirmed or not.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type { savePayAccount as endpoint } from '../../contract/salary/salary.endpoints.ts';
import { livePayrolls, lockEmployees } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';
import type { EmployeeSnapshot } from './employee-snapshot.ts';
import { loggedSalary, presentSalary } from './salary.presenter.ts';
import { changeSalary, salariesOf } from './salary.store.ts';
import type { SalaryRecord } from './salary.tables.ts';

/** @throws 404; 422 without a salary to pay, and on a bank that does not exist */
export async function savePayAccount(ctx: Ctx, { id, ...account }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await getEmployee(ctx, id, { lock: true });
  await lockEmployees(ctx, [id]);
  const [bank] = await findBanksById(ctx, [account.bank_id]);
  if (!bank) throw invalid('bank_id', PAYROLL_ERRORS.noSuchBank);
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const versions = await salariesOf(ctx, id);
  // A raise that is agreed already keeps the account, and of a past salary the last version is still what waits for payment.
  const current = versions.find(({ effective_from }) => effective_from <= today) ?? versions.at(-1);
  if (!current) throw invalid('base', PAYROLL_ERRORS.salaryFirst);
  let saved: SalaryRecord = current;
  for (const version of versions.filter(({ effective_from }) => effective_from >= current.effective_from)) {
    const after = await changeSalary(ctx, version.id, { payment_method: 'Bank Transfer', ...account });
    if (version.id === current.id) saved = after;
    await audit(ctx, { action: 'salary.changed', subject_type: 'employee', subject_id: id, before: loggedSalary(version), after: loggedSalary(after) });
  }
  await nameAccount(ctx, id, {
    payment_method: 'Bank Transfer',
    bank: { id: bank.id, name: bank.name, account_no: account.bank_account_no, account_name: account.bank_account_name },
  });
  return { success: true, message: say(PAYROLL_MESSAGES.accountSaved, ctx.locale), data: presentSalary(saved, today) };
}

/** Payrolls that are not confirmed yet name the account that they are paid to; a payslip that is issued stays as it is. */
async function nameAccount(ctx: Ctx, employeeId: number, facts: Pick<EmployeeSnapshot, 'payment_method' | 'bank'>): Promise<void> {
  await ctx.db
    .update(payrolls)
    .set({ employee_snapshot: sql`${payrolls.employee_snapshot} || ${JSON.stringify(facts)}::jsonb` })
    .where(and(livePayrolls(ctx), eq(payrolls.employee_id, employeeId), eq(payrolls.status, 'In Process')));
}
