import { formatDateTime } from '#platform/contract/dates.ts';
import { AppError, changed, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import type { Ctx } from '../context.ts';

/** 409 that says who changed a record last, and when, as the audit log has it. */
export async function changedBy(ctx: Ctx, subject: string, id: number): Promise<AppError> {
  const { rows } = await ctx.client.query<{ name: string; at: string }>(
    `select u.name, a.at from audit_logs a join users u on u.id = a.user_id
      where a.company_id = $1 and a.subject_type = $2 and a.subject_id = $3 order by a.id desc limit 1`,
    [ctx.companyId, subject, id],
  );
  const [last] = rows;
  if (!last) return changed();
  return new AppError(409, PLATFORM_ERRORS.changedBy, { params: { name: last.name, at: formatDateTime(last.at, ctx.actor.timeZone, ctx.locale) } });
}
