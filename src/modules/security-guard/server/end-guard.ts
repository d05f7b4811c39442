/** An employee who leaves guards no more: the entry becomes inactive, and postings end with the employment. */
import type { EmploymentEnd } from '#modules/employee/server/public.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { guardsChanged } from './guards-changed.ts';

const ended = adhocText<{ id: number }>(
  `update security_guards set status = 'Inactive', left_at = greatest($3::date, joined_at), updated_at = clock_timestamp()
   where company_id = $1 and employee_id = $2 and deleted_at is null and status = 'Active' returning id`,
);
const unposted = adhocText(
  `update security_guard_postings set to_date = greatest($3::date, from_date), updated_at = clock_timestamp()
   where company_id = $1 and guard_id = any($2::bigint[]) and coalesce(to_date, $3::date + 1) > $3`,
);

export const endGuardWith: EmploymentEnd = async (ctx, employee, last) => {
  const guards = await ended(ctx.client, [ctx.companyId, employee.id, last]);
  if (guards.length === 0) return;
  await unposted(ctx.client, [ctx.companyId, guards.map(({ id }) => id), last]);
  await guardsChanged(ctx);
};
