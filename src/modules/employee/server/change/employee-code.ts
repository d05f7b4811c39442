/** The employee code: the company's prefix and the next number, e.g. SM0017. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { companyConfig } from '#modules/company/server/public.ts';

/**
 * Reserves codes for `count` new employees, in order. Whoever else adds waits until the commit, so two people
 * who add at once never get the same code.
 */
export async function nextCodes(ctx: Ctx, count: number): Promise<string[]> {
  const { employee_code_prefix: prefix, employee_code_digits: digits } = await companyConfig(ctx);
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('employee_code:' || $1, 0))`, [ctx.companyId]);
  // Deleted codes stay used: an old payslip must never name somebody else.
  const { rows } = await ctx.db.execute<{ last: number }>(sql`
    select coalesce(max(substring(employee_code from char_length(${prefix}::text) + 1)::bigint), 0) as last
    from employees
    where company_id = ${ctx.companyId} and lower(left(employee_code, char_length(${prefix}::text))) = lower(${prefix})
      and substring(employee_code from char_length(${prefix}::text) + 1) ~ '^[0-9]{1,9}$'`);
  const last = Number(rows[0]?.last ?? 0);
  return Array.from({ length: count }, (_, i) => `${prefix}${String(last + 1 + i).padStart(digits, '0')}`);
}
