/** Who is left when a leave is granted. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveDetail } from '../../contract/leave.schema.ts';
import type { Away } from '../leave.store.ts';

export interface Department {
  readonly name: string | null;
  /** Active people in it. */
  readonly of: number;
}

const ofEmployee = preparedText<Department>(
  'leave.department-of',
  `select d.name, (select count(*) from employees e where e.company_id = $1 and e.department_id = me.department_id and e.status = 'Active' and e.deleted_at is null)::int as of
   from employees me left join departments d on d.company_id = $1 and d.id = me.department_id
   where me.company_id = $1 and me.id = $2 and me.deleted_at is null and me.department_id is not null`,
);

/** The department in which somebody works; null without one. */
export const departmentOf = async (ctx: Ctx, employeeId: number): Promise<Department | null> =>
  (await ofEmployee(ctx.client, [ctx.companyId, employeeId]))[0] ?? null;

/** The day of the leave on which most of the department are away, the person included. Null without a department. */
export function departmentCover(
  department: Department | null,
  away: readonly Away[],
  days: readonly { readonly date: string; readonly value: number }[],
): LeaveDetail['cover'] {
  if (department === null) return null;
  const perDay = Map.groupBy(away, ({ date }) => date);
  const working = days.filter(({ value }) => value > 0);
  const crowd = (date: string) => new Set((perDay.get(date) ?? []).map(({ employee_id }) => employee_id)).size + 1;
  const worst = working.toSorted((a, b) => crowd(b.date) - crowd(a.date))[0];
  return worst ? { department: department.name, away: crowd(worst.date), of: department.of, date: worst.date } : null;
}
