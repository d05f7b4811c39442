/** SQL of payroll_filings: of which months which statutory files were made. A month is closed when it has all that it needs. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

/** Written by whoever makes the file; a file made anew takes the place of the one before. */
export async function recordFiling(ctx: Ctx, scheme: StatutoryFileScheme, month: string, sha256: string): Promise<void> {
  await ctx.client.query(
    `insert into payroll_filings (company_id, scheme, month, made_at, made_by, sha256) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, scheme, month) do update set made_at = excluded.made_at, made_by = excluded.made_by, sha256 = excluded.sha256`,
    [ctx.companyId, scheme, month, ctx.clock.now().toISOString(), ctx.actor.userId, sha256],
  );
}

/** Schemes whose file of a month was made, by month `YYYY-MM`. */
export async function filedIn(ctx: Ctx, months: readonly string[]): Promise<Map<string, StatutoryFileScheme[]>> {
  const { rows } = await ctx.client.query<{ month: string; scheme: StatutoryFileScheme }>(
    `select month, scheme from payroll_filings where company_id = $1 and month = any($2) order by month, scheme`,
    [ctx.companyId, [...new Set(months)]],
  );
  const found = new Map<string, StatutoryFileScheme[]>();
  for (const { month, scheme } of rows) found.set(month, [...(found.get(month) ?? []), scheme]);
  return found;
}
