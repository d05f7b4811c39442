/** Pay that can no longer change: confirmed payrolls, and whole months that are closed. */
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LockedSpan } from '#modules/leave/server/public.ts';

// An advance fixes nothing of its month.
const text = `select employee_id::float as employee_id, start_date::text as start, end_date::text as "end" from payrolls
   where company_id = $1 and employee_id = any($2::bigint[]) and deleted_at is null and status <> 'In Process' and kind <> 'advance'
     and start_date <= $4 and end_date >= $3
   union
   select e.id::float, c.month || '-01', (date_trunc('month', (c.month || '-01')::date) + interval '1 month - 1 day')::date::text
   from payroll_closings c cross join unnest($2::bigint[]) as e(id)
   where c.company_id = $1 and c.month between to_char($3::date, 'YYYY-MM') and to_char($4::date, 'YYYY-MM')`;
const locked = adhocText<LockedSpan & { readonly employee_id: number }>(text);
/** Of one day or one person the plan is the same whoever is asked about. */
const lockedOfFew = preparedText<LockedSpan & { readonly employee_id: number }>('payroll.locked-of-few', text);

/** Spans that touch `from` to `to`, by employee. */
export async function lockedPeriods(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<ReadonlyMap<number, readonly LockedSpan[]>> {
  return Map.groupBy(
    await (from === to || employeeIds.length === 1 ? lockedOfFew : locked)(ctx.client, [ctx.companyId, employeeIds, from, to]),
    ({ employee_id }) => employee_id,
  );
}
