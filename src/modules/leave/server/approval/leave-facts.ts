/** What the rule of a leave, and the decisions, rest on. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Facts } from '#modules/approval/server/public.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type { LeaveRecord } from '../leave.tables.ts';

interface Placed {
  readonly department_id: number | null;
  readonly branch_id: number | null;
}
type Asked = Pick<LeaveRecord, 'leave_type_id' | 'start_date' | 'end_date' | 'duration'>;

/** @param days of the whole application */
export const leaveFacts = ({ leave_type_id, start_date, end_date, duration }: Asked, { department_id, branch_id }: Placed, days: number): Facts => ({
  conditions: { leave_type_id, department_id, branch_id },
  measure: days,
  rest: [start_date, end_date, duration],
  group: { detail: String(leave_type_id) },
});

const applied = preparedText<{ days: number }>(
  'leave.applied-days',
  'select coalesce(sum(total_days), 0)::float as days from leaves where company_id = $1 and (id = $2 or continues_id = $2)',
);

/** Of a leave that stands, as its employee is placed today. Both parts over a new year are one application. */
export async function factsOfLeave(ctx: Ctx, leave: LeaveRecord): Promise<Facts> {
  const employee = await getEmployee(seeingAll(ctx), leave.employee_id);
  const [row] = await applied(ctx.client, [ctx.companyId, leave.continues_id ?? leave.id]);
  return leaveFacts(leave, employee, row?.days ?? leave.total_days);
}
