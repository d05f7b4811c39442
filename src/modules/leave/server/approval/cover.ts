/** Who is left when a leave is granted. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/http/context.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { employees } from '#modules/employee/server/public.ts';
import type { LeaveDetail } from '../../contract/leave.schema.ts';
import type { Away } from '../leave.store.ts';

interface Person {
  readonly id: number;
  readonly department_id: number | null;
}

/** The day of the leave on which most of the department are away, the person included. Null without a department. */
export async function departmentCover(
  ctx: Ctx,
  { department_id }: Person,
  away: readonly Away[],
  days: readonly { readonly date: string; readonly value: number }[],
): Promise<LeaveDetail['cover']> {
  if (department_id === null) return null;
  const [counted] = await ctx.db
    .select({ of: sql<number>`count(*)`.mapWith(Number) })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, ctx.companyId),
        eq(employees.department_id, department_id),
        eq(employees.status, 'Active'),
        sql`${employees.deleted_at} is null`,
      ),
    );
  const perDay = Map.groupBy(away, ({ date }) => date);
  const working = days.filter(({ value }) => value > 0);
  const crowd = (date: string) => new Set((perDay.get(date) ?? []).map(({ employee_id }) => employee_id)).size + 1;
  const worst = working.toSorted((a, b) => crowd(b.date) - crowd(a.date))[0];
  if (!worst) return null;
  const names = await organisationNames(ctx, { department: [department_id] });
  return { department: names.department.get(department_id)?.name ?? null, away: crowd(worst.date), of: counted?.of ?? 0, date: worst.date };
}
