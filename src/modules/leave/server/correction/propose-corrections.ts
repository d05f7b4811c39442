/** Differences inside confirmed pay: proposed once, taken back when the day counts again as it was paid. */
import { and, eq, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveDay } from '../../contract/application/count-leave-days.ts';
import { leaveCorrections as c, type LeaveDayRecord, type LeaveRecord } from '../leave.tables.ts';
import { notifyCorrections } from './notify-recounted.ts';

export interface ProposedCorrection {
  readonly leave: LeaveRecord;
  readonly day: LeaveDayRecord;
  readonly counted: LeaveDay;
}

/** @param standing ids of days that count as they were paid @returns how many differences are new or gone */
export async function proposeCorrections(ctx: Ctx, proposed: readonly ProposedCorrection[], fixed: readonly number[]): Promise<number> {
  const ofCompany = eq(c.company_id, ctx.companyId);
  const gone =
    fixed.length === 0
      ? []
      : await ctx.db
          .delete(c)
          .where(and(ofCompany, eq(c.status, 'Open'), among(c.leave_day_id, fixed)))
          .returning({ id: c.id });
  if (proposed.length === 0) return gone.length;
  const known = await ctx.db
    .select()
    .from(c)
    .where(
      and(
        ofCompany,
        among(
          c.leave_day_id,
          proposed.map(({ day }) => day.id),
        ),
      ),
    )
    .orderBy(c.id);
  const latest = new Map(known.map((row) => [row.leave_day_id, row]));
  const fresh = proposed.filter(({ day, counted }) => {
    const last = latest.get(day.id);
    // What an officer rejected stays rejected, for as long as it would come to the same.
    return !last || last.status === 'Accepted' || last.value_after !== counted.value;
  });
  for (const { leave, day, counted } of fresh) {
    const { value, reason, note, note_ms } = counted;
    const change = { value_after: value, reason, note, note_ms };
    await ctx.db
      .insert(c)
      .values({ ...change, company_id: ctx.companyId, employee_id: leave.employee_id, leave_id: leave.id, leave_day_id: day.id, value_before: day.value })
      .onConflictDoUpdate({ target: c.leave_day_id, targetWhere: sql`${c.status} = 'Open'`, set: change });
  }
  if (fresh.length > 0) await notifyCorrections(ctx, fresh.length);
  return gone.length + fresh.length;
}
