/** Told before payrolls are confirmed: whose salary no bank could take, and who could not open the payslip. */
import { and, asc, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { PayableProblem } from '#modules/payment/contract/payment.schema.ts';
import type { checkConfirm as endpoint } from '../../contract/run/run.endpoints.ts';
import { salaryPayable } from '../payable/salary-payable.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';

/** What a bank account of its own mends. */
const ACCOUNT_PROBLEMS: ReadonlySet<PayableProblem> = new Set(['noAccount', 'badAccount', 'noBank']);

export async function checkConfirm(ctx: Ctx, { ids }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const payables = await salaryPayable.list(ctx, { ids });
  const people = await ctx.db
    .select({ payroll_id: payrolls.id, employee_id: employees.id, name: employees.name, user_id: employees.user_id })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(livePayrolls(ctx), among(payrolls.id, ids)))
    .orderBy(asc(employees.name), asc(payrolls.id));
  const lacking = new Set(payables.filter(({ problems }) => problems.some((problem) => ACCOUNT_PROBLEMS.has(problem))).map(({ id }) => id));
  const once = (some: typeof people) => [...new Map(some.map(({ employee_id, name }) => [employee_id, { employee_id, name }])).values()];
  return {
    data: {
      without_account: once(people.filter(({ payroll_id }) => lacking.has(payroll_id))),
      without_login: once(people.filter(({ user_id }) => user_id === null)),
    },
  };
}
