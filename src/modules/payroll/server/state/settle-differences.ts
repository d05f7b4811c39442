/** What kept months owe: listed, and settled by an adjustment of an open payroll or outside payroll with a reason. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { acceptDifference as acceptEndpoint, listDifferences as listEndpoint, PayrollDifference } from '../../contract/later/later.endpoints.ts';
import { LATER_ERRORS, LATER_MESSAGES } from '../../contract/later/later.messages.ts';
import { addAdjustment } from './adjust-payroll.ts';
import { getPayroll } from '../payroll.store.ts';
import { findDifferences, settleDifference } from '../stored/difference.store.ts';

/** Of employees within the viewer's reach. */
async function seen(ctx: Ctx, found: readonly PayrollDifference[]): Promise<PayrollDifference[]> {
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ employee_id }) => employee_id))];
  const rows = await ctx.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(visible(ctx), eq(employees.company_id, ctx.companyId), among(employees.id, ids)));
  const range = new Set(rows.map(({ id }) => id));
  return found.filter(({ employee_id }) => range.has(employee_id));
}

export async function listDifferences(ctx: Ctx, { employee_id, year }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  return { data: await seen(ctx, await findDifferences(ctx, { year, ...(employee_id !== undefined && { employeeIds: [employee_id] }) })) };
}

/** @throws 422 on a settled one, or a payroll of somebody else or that is closed to adjustments */
export async function acceptDifference(ctx: Ctx, input: ParsedInput<typeof acceptEndpoint>): Promise<OutputOf<typeof acceptEndpoint>> {
  const [found] = await seen(ctx, await findDifferences(ctx, { id: input.id }));
  if (!found) throw notFound();
  if (found.state !== 'open') throw invalid('base', LATER_ERRORS.settled);
  if (input.payroll_id !== undefined) {
    const { employee_id } = await getPayroll(ctx, input.payroll_id);
    if (employee_id !== found.employee_id) throw invalid('payroll_id', LATER_ERRORS.otherEmployee);
    const name = say(LATER_MESSAGES.adjustment, ctx.locale, { month: formatMonth(calendarDate(found.end_date), ctx.locale) });
    await addAdjustment(ctx, { id: input.payroll_id, status: undefined, name, amount: found.difference, remark: input.reason });
  }
  await settleDifference(ctx, found.id, input.reason);
  await audit(ctx, {
    action: 'payroll.difference_settled',
    subject_type: 'payroll',
    subject_id: found.payroll_id,
    after: { difference: found.difference, reason: input.reason, adjusted: input.payroll_id ?? null },
  });
  const [data] = await findDifferences(ctx, { id: found.id });
  return { success: true, message: say(LATER_MESSAGES.accepted, ctx.locale), data: data ?? found };
}
