/** What the rule of a leave, and the decisions, rest on. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Facts } from '#modules/approval/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { LeaveRecord } from '../leave.tables.ts';

interface Placed {
  readonly department_id: number | null;
  readonly branch_id: number | null;
}
/** Of somebody who was deleted. */
const NOWHERE: Placed = { department_id: null, branch_id: null };
type Asked = Pick<LeaveRecord, 'leave_type_id' | 'start_date' | 'end_date' | 'duration'>;

/** @param days of the whole application */
export const leaveFacts = ({ leave_type_id, start_date, end_date, duration }: Asked, { department_id, branch_id }: Placed, days: number): Facts => ({
  conditions: { leave_type_id, department_id, branch_id },
  measure: days,
  rest: [start_date, end_date, duration],
  group: { detail: String(leave_type_id) },
});

const applied = preparedText<{ id: number; days: number }>(
  'leave.applied-days',
  `select asked.id, coalesce(sum(l.total_days), 0)::float as days from unnest($2::bigint[]) as asked(id)
   join leaves l on l.company_id = $1 and (l.id = asked.id or l.continues_id = asked.id) group by 1`,
);

/** Of leaves that stand, as their employees are placed today. Both parts over a new year are one application. */
export async function factsOfLeaves(ctx: Ctx, leaves: readonly LeaveRecord[]): Promise<(leave: LeaveRecord) => Facts> {
  const wholeOf = ({ id, continues_id }: LeaveRecord) => continues_id ?? id;
  const employees = await getEmployees(seeingAll(ctx), [...new Set(leaves.map(({ employee_id }) => employee_id))]);
  const rows = await applied(ctx.client, [ctx.companyId, [...new Set(leaves.map(wholeOf))]]);
  const placed = new Map(employees.map((employee) => [employee.id, employee]));
  const days = new Map(rows.map((row) => [row.id, row.days]));
  return (leave) => leaveFacts(leave, placed.get(leave.employee_id) ?? NOWHERE, days.get(wholeOf(leave)) ?? leave.total_days);
}
