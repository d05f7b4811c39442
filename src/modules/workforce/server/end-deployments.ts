/** Whoever leaves is deployed on no day after the last. */
import { and, eq, gt, isNull, lte, max } from 'drizzle-orm';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { planAgain } from '#modules/roster/server/public.ts';
import type { EmployeeHistory, EmploymentEnd } from '#modules/employee/server/public.ts';
import { WORKFORCE_MESSAGES as M } from '../contract/workforce.messages.ts';
import { workforceChanged } from './workforce-changed.ts';
import { womDeployments as d } from './workforce.tables.ts';

export const endDeploymentsWith: EmploymentEnd = async (ctx, employee, last) => {
  const own = and(eq(d.company_id, ctx.companyId), eq(d.employee_id, employee.id), isNull(d.cancelled_at));
  const cancel_reason = say(M.leaves, ctx.locale);
  const [until] = await ctx.db
    .select({ day: max(d.end_date) })
    .from(d)
    .where(and(own, gt(d.end_date, last)));
  await ctx.db
    .update(d)
    .set({ cancelled_at: ctx.clock.now().toISOString(), cancel_reason })
    .where(and(own, gt(d.start_date, last)));
  await ctx.db
    .update(d)
    .set({ end_date: last, cancel_reason })
    .where(and(own, lte(d.start_date, last), gt(d.end_date, last)));
  if (until?.day) await planAgain(ctx, [employee.id], addDays(last, 1), calendarDate(until.day), { tell: false });
  await workforceChanged(ctx);
};

export const deploymentHistory: EmployeeHistory = {
  what: M.deployments,
  has: async (ctx, employeeId) =>
    (
      await ctx.db
        .select({ id: d.id })
        .from(d)
        .where(and(eq(d.company_id, ctx.companyId), eq(d.employee_id, employeeId)))
        .limit(1)
    ).length > 0,
};
