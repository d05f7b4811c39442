/** Overtime that came to wait is put to those who may decide it; what waits no longer is taken back. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { endApproval, openMany } from '#modules/approval/server/public.ts';
import { overtimeWorkflow } from '../../contract/manage/overtime.workflow.ts';
import { overtimeSubject } from './overtime-subject.ts';

interface Following {
  readonly id: number;
  readonly employee_id: number;
  readonly status: string;
  readonly open: boolean;
}

/** Sessions of people in a span whose request does not follow their overtime; a session that is gone has none any more. */
const astray = plannedText<Following>(
  `select coalesce(a.id, q.subject_id) as id, coalesce(a.employee_id, q.employee_id) as employee_id, coalesce(a.overtime_status, 'None') as status, q.id is not null as open
   from (select * from attendances where company_id = $1 and employee_id = any($2::bigint[]) and date between $3 and $4) a
   full join (select * from approval_requests where company_id = $1 and subject_type = '${overtimeWorkflow.subject}' and closed_at is null and employee_id = any($2::bigint[])) q
     on q.subject_id = a.id
   where (a.overtime_status = 'Pending') is distinct from (q.id is not null)
     and (a.id is not null or not exists (select from attendances k where k.company_id = $1 and k.id = q.subject_id))`,
);

/** After days were judged. */
export async function followOvertime(ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate): Promise<void> {
  const rows = await astray(ctx.client, [ctx.companyId, employeeIds, from, to]);
  const since = ctx.clock.now().toISOString();
  await openMany(
    ctx,
    overtimeWorkflow.subject,
    rows.flatMap(({ id, employee_id, status, open }) => (open ? [] : { id, employee_id, status, last_by: null, since, detail: '' })),
  );
  for (const { id, status, open } of rows) if (open) await endApproval(ctx, overtimeSubject, { id, status });
}
