import type { Ctx } from '../http/context.ts';

/** Who changed a record last, and when; null: nobody whose change was written down. */
export async function lastChange(ctx: Ctx, subject: string, id: number): Promise<{ name: string; at: string } | null> {
  const { rows } = await ctx.client.query<{ name: string; at: string }>(
    `select u.name, a.at from audit_logs a join users u on u.id = a.user_id
      where a.company_id = $1 and a.subject_type = $2 and a.subject_id = $3 order by a.id desc limit 1`,
    [ctx.companyId, subject, id],
  );
  return rows[0] ?? null;
}
