/** Number series `{PREFIX}-{YYYY}-{000000}` per company, type and year (conventions A.2). */
import { yearOf } from '#platform/contract/dates.ts';
import { todayIn } from '../clock/clock.ts';
import type { Ctx } from '../context.ts';

type NumberContext = Pick<Ctx, 'client' | 'clock' | 'companyId'> & { readonly actor: { readonly timeZone: string } };

/**
 * Takes the next `count` numbers, in order. The row of the series stays locked until the transaction ends: a
 * rollback gives them back, so a series has neither gaps nor doubles.
 * @param type the kind of document, e.g. `payment`. @param year default: this year where the company is.
 * @returns e.g. `PAY-2026-000001`; more than 999,999 numbers simply become longer.
 */
export async function nextNumbers(
  ctx: NumberContext,
  type: string,
  prefix: string,
  count: number,
  year = yearOf(todayIn(ctx.clock, ctx.actor.timeZone)),
): Promise<string[]> {
  const { rows } = await ctx.client.query<{ taken: number }>(
    `insert into number_sequences as series (company_id, type, year, next) values ($1, $2, $3, 1 + $4)
     on conflict (company_id, type, year) do update set next = series.next + $4, updated_at = clock_timestamp()
     returning next - $4 as taken`,
    [ctx.companyId, type, year, count],
  );
  const first = rows[0]?.taken;
  if (first === undefined) throw new Error(`No number in the series ${type}`);
  return Array.from({ length: count }, (_, i) => `${prefix}-${year}-${String(first + i).padStart(6, '0')}`);
}

/** Takes the next number, see `nextNumbers`. */
export async function nextNumber(ctx: NumberContext, type: string, prefix: string, year?: number): Promise<string> {
  return (await nextNumbers(ctx, type, prefix, 1, year))[0] as string;
}
