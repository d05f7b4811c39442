/** Leave encashment that a payroll pays while the service goes on, in days: what leaves the leave account with it. */
import { and, ne } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { encashedByHand, payingOut, payOutDays } from '#modules/leave/server/public.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls as p, type PayrollRecord } from '../payroll.tables.ts';

type Paying = Pick<PayrollRecord, 'id' | 'number' | 'employee_id' | 'start_date' | 'end_date' | 'earnings' | 'calculation'>;

/** Half days at the ordinary rate of pay (Employment Act 1955, s.60I); what was agreed at another price comes to the nearest of them. */
function daysPaid({ earnings, calculation: { ordinary_daily_rate: rate = 0 } }: Paying): number {
  const amount = earnings.reduce((sum, line) => sum + (line.type === 'Leave Encashment' ? fromRinggit(line.amount) : 0), 0);
  return rate > 0 ? Math.round((amount / fromRinggit(rate)) * 2) / 2 : 0;
}

/** After payrolls were confirmed; the caller holds their employees. The final pay books all that is left by itself. */
export async function bookEncashments(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found: Paying[] = await ctx.db
    .select()
    .from(p)
    .where(and(livePayrolls(ctx), among(p.id, ids), ne(p.kind, 'final'), ne(p.kind, 'advance')));
  const booked = await payingOut(ctx, found);
  for (const payroll of found) {
    const days = daysPaid(payroll);
    if (days === 0 && !booked.has(payroll.id)) continue;
    const [from, to] = [payroll.start_date as CalendarDate, payroll.end_date as CalendarDate];
    // What an officer has booked for the period already is not booked a second time.
    const byHand = days === 0 ? 0 : await encashedByHand(ctx, payroll.employee_id, from, to);
    await payOutDays(ctx, payroll, to, Math.max(0, days - byHand));
  }
}
