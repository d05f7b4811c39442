/** Days of approved leave by employee and date, for whoever plans or judges those days. */
import { and, asc, between, desc, eq, gt, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhoc, prepared, type Hole } from '#platform/server/db/prepared.ts';
import type { Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveDuration } from '../contract/application/leave-duration.ts';
import { leaveDays as d, leaves as l } from './leave.tables.ts';
import { leaveTypes as t } from './type/leave-type.tables.ts';

export interface DayOfLeave {
  readonly name: string;
  readonly name_ms: string;
  /** The whole day, or which half. */
  readonly part: LeaveDuration;
}

/** Two halves of a day, of two leaves, are a day. */
function joined(one: DayOfLeave | undefined, other: DayOfLeave): DayOfLeave {
  if (!one || one.part === other.part) return other;
  if (one.name === other.name) return { ...one, part: 'Full' };
  return { name: `${one.name}, ${other.name}`, name_ms: `${one.name_ms}, ${other.name_ms}`, part: 'Full' };
}

const select = (db: Db, $: Readonly<Record<'company' | 'ids' | 'from' | 'to', Hole>>) =>
  db
    .select({ employee: d.employee_id, date: d.date, part: d.part, name: t.name, name_ms: t.name_ms })
    .from(d)
    .innerJoin(l, eq(l.id, d.leave_id))
    .innerJoin(t, eq(t.id, l.leave_type_id))
    .where(
      and(
        eq(d.company_id, $.company),
        sql`${d.employee_id} = any(${$.ids}::bigint[])`,
        between(d.date, $.from, $.to),
        d.live,
        gt(d.value, 0),
        eq(l.status, 'Approved'),
      ),
    )
    // The morning before the afternoon.
    .orderBy(asc(d.employee_id), asc(d.date), desc(d.part));
const within = adhoc(['company', 'ids', 'from', 'to'], select);
/** Of one day or one person the plan is the same whoever is asked about. */
const ofFew = prepared('leave.approved-of-few', ['company', 'ids', 'from', 'to'], select);

/** @returns by employee, then by date; whoever has none is absent */
export async function approvedLeaveDays(
  ctx: Ctx,
  employeeIds: readonly number[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Map<number, Map<string, DayOfLeave>>> {
  const rows = await (from === to || employeeIds.length === 1 ? ofFew : within)(ctx, { company: ctx.companyId, ids: [...employeeIds], from, to });
  const found = new Map<number, Map<string, DayOfLeave>>();
  for (const { employee, date, ...day } of rows) {
    const days = found.get(employee) ?? new Map<string, DayOfLeave>();
    found.set(employee, days.set(date, joined(days.get(date), day)));
  }
  return found;
}
