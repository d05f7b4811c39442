/** Number series `{PREFIX}-{YYYY}-{000000}` per company, type and year (conventions A.2). */
import { yearOf } from '#platform/contract/dates.ts';
import { todayIn } from '../clock/clock.ts';
import type { Ctx } from '../http/context.ts';

type NumberContext = Pick<Ctx, 'client' | 'clock' | 'companyId'> & { readonly actor: { readonly timeZone: string } };

/**
 * Takes the next number. The row of the series stays locked until the transaction ends: a rollback gives the
 * number back, so a series has neither gaps nor doubles.
 * @param type the kind of document, e.g. `payment`. @param year default: this year where the company is.
 * @returns e.g. `PAY-2026-000001`; more than 999,999 numbers simply become longer.
 */
export async function nextNumber(ctx: NumberContext, type: string, prefix: string, year = yearOf(todayIn(ctx.clock, ctx.actor.timeZone))): Promise<string> {
  const { rows } = await ctx.client.query<{ taken: number }>(
    `insert into number_sequences as series (company_id, type, year, next) values ($1, $2, $3, 2)
     on conflict (company_id, type, year) do update set next = series.next + 1, updated_at = now()
     returning next - 1 as taken`,
    [ctx.companyId, type, year],
  );
  const taken = rows[0]?.taken;
  if (taken === undefined) throw new Error(`No number in the series ${type}`);
  return `${prefix}-${year}-${String(taken).padStart(6, '0')}`;
}
