/** Overtime that came to wait is put to those who may decide it; what waits no longer is taken back. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { endApproval, openMany } from '#modules/approval/server/public.ts';
import { overtimeWorkflow } from '../../contract/manage/overtime.workflow.ts';
import { overtimeSubject } from './overtime-subject.ts';

/** Overtime that waits and was put to nobody, or was put to somebody (`open`) and waits no longer. */
interface Following {
  readonly id: number;
  readonly employee_id: number;
  readonly status: string;
  readonly open: boolean;
}

const astray = adhocText<Following>(
  `select coalesce(a.id, q.subject_id) as id, coalesce(a.employee_id, q.employee_id) as employee_id, coalesce(k.overtime_status, 'None') as status, q.id is not null as open
   from (select id, employee_id from attendances where company_id = $1 and employee_id = any($2::bigint[]) and overtime_status = 'Pending') a
   full join (select id, subject_id, employee_id from approval_requests where company_id = $1 and subject_type = '${overtimeWorkflow.subject}'
     and employee_id = any($2::bigint[]) and closed_at is null) q on q.subject_id = a.id
   left join attendances k on k.company_id = $1 and k.id = q.subject_id
   where a.id is null or q.id is null`,
);

/** After days of people were judged. */
export async function followOvertime(ctx: Ctx, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const rows = await astray(ctx.client, [ctx.companyId, employeeIds]);
  const since = ctx.clock.now().toISOString();
  await openMany(
    ctx,
    overtimeWorkflow.subject,
    rows.flatMap(({ id, employee_id, open }) => (open ? [] : { id, employee_id, status: 'Pending', last_by: null, since, detail: '' })),
  );
  for (const { id, status, open } of rows) if (open) await endApproval(ctx, overtimeSubject, { id, status });
}
