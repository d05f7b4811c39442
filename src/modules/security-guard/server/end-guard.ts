/** An employee who leaves guards no more: the entry becomes inactive with the employee, and postings end with the employment. */
import type { EmploymentEnd } from '#modules/employee/server/public.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { guardsChanged } from './guards-changed.ts';

const ended = adhocText(
  `update security_guards set status = 'Inactive', left_at = greatest($3::date, joined_at), updated_at = clock_timestamp() where company_id = $1 and id = any($2::bigint[])`,
);
const entries = adhocText<{ id: number }>(
  `select id from security_guards where company_id = $1 and employee_id = $2 and deleted_at is null and status = 'Active' for update`,
);
const unposted = adhocText(
  `update security_guard_postings set to_date = greatest($3::date, from_date), updated_at = clock_timestamp()
   where company_id = $1 and guard_id = any($2::bigint[]) and coalesce(to_date, $3::date + 1) > $3`,
);

/** Whoever leaves on a day ahead guards until then (`guard.store.ts` asks the employee's last day), so that an end that is taken back leaves no trace. */
export const endGuardWith: EmploymentEnd = async (ctx, employee, last) => {
  const guards = (await entries(ctx.client, [ctx.companyId, employee.id])).map(({ id }) => id);
  if (guards.length === 0) return;
  if (employee.status !== 'Active') await ended(ctx.client, [ctx.companyId, guards, last]);
  await unposted(ctx.client, [ctx.companyId, guards, last]);
  await guardsChanged(ctx);
};
