/** Days of other leave under those of an application: what it may replace, and what stands in its way. */
import { and, asc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import { LIVE_STATUSES } from '../../contract/leave.workflow.ts';
import { mayReplace, sharedPart, type ReplacingType } from '../../contract/replacement/replace-leave.ts';
import { leaveDays as d, leaves as l, type LeaveDayRecord, type LeaveRecord } from '../leave.tables.ts';
import { findType, findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';

type DatedDay = Pick<LeaveDayRecord, 'date' | 'part'>;

export interface ReplacedDay {
  readonly day: LeaveDayRecord;
  readonly number: string;
  readonly type: LeaveTypeRecord;
  /** What both leaves have of the day. */
  readonly part: LeaveDuration;
}

export interface Overlap {
  readonly replaced: readonly ReplacedDay[];
  /** The first date on which another leave stays. */
  readonly clash: string | null;
}

const kindOf = (type: LeaveTypeRecord, all: ReadonlyMap<number, LeaveTypeRecord>): ReplacingType => ({
  category: type.category,
  pool_category: all.get(type.deduct_from_id ?? type.id)?.category ?? type.category,
});

/** @param except leaves that are the same application */
export async function overlapOf(
  ctx: Ctx,
  employeeId: number,
  type: LeaveTypeRecord,
  days: readonly DatedDay[],
  except: readonly number[] = [],
): Promise<Overlap> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { replaced: [], clash: null };
  const rows = await ctx.db
    .select({ day: d, number: l.number, type_id: l.leave_type_id })
    .from(d)
    .innerJoin(l, and(eq(l.company_id, ctx.companyId), eq(l.id, d.leave_id)))
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        eq(d.employee_id, employeeId),
        sql`${d.live}`,
        gte(d.date, first.date),
        lte(d.date, last.date),
        notInArray(d.leave_id, [...except]),
        inArray(l.status, [...LIVE_STATUSES]),
      ),
    )
    .orderBy(asc(d.date), asc(d.id));
  if (rows.length === 0) return { replaced: [], clash: null };
  const types = new Map((await findTypes(ctx, true)).map((each) => [each.id, each]));
  const parts = new Map(days.map(({ date, part }) => [date, part]));
  const own = kindOf(type, types);
  const replaced: ReplacedDay[] = [];
  let clash: string | null = null;
  for (const { day, number, type_id } of rows) {
    const [asked, other] = [parts.get(day.date), types.get(type_id)];
    const part = asked && sharedPart(day.part, asked);
    if (!part) continue;
    if (other && mayReplace(own, kindOf(other, types))) replaced.push({ day, number, type: other, part });
    // That one waits to take this one's place.
    else if (!(other && day.replacing && mayReplace(kindOf(other, types), own))) clash ??= day.date;
  }
  return { replaced, clash };
}

/** What an undecided leave replaces once it is approved. @param days all of its days */
export async function replacedBy(ctx: Ctx, leave: LeaveRecord, days: readonly LeaveDayRecord[]): Promise<readonly ReplacedDay[]> {
  const claimed = days.filter(({ live, replacing }) => live && replacing);
  const type = claimed.length === 0 ? null : await findType(ctx, leave.leave_type_id);
  return type ? (await overlapOf(ctx, leave.employee_id, type, claimed, [leave.id])).replaced : [];
}
