/** Puts the times of a session in the place of what was recorded for it: those punches are void, new ones stand, the days around are judged again. */
import { and, asc, between, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';
import { attendanceRecords as r, attendances as a, type AttendanceRecord } from '../attendance.tables.ts';
import { requireFreeTimes } from './free-times.ts';
import { addPunch, punchesOf, voidPunches } from '../punch.store.ts';

export interface SessionTimes {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly session_index: number;
  /** Instants. */
  readonly checkin_at: string;
  readonly checkout_at: string | null;
  readonly work_site_id: number | null;
  readonly reason: string;
}

type Session = Pick<SessionTimes, 'employee_id' | 'date' | 'session_index'>;

/** What is kept of the days around: the session itself, and the punches that others of them took. */
async function aroundOf(ctx: Ctx, { employee_id, date, session_index }: Session) {
  const stored = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), eq(a.employee_id, employee_id), between(a.date, addDays(date, -1), addDays(date, 1))));
  const isIt = (row: AttendanceRecord) => row.date === date && row.session_index === session_index;
  const punched = (rows: readonly AttendanceRecord[]) => rows.flatMap(({ checkin_id, checkout_id }) => [checkin_id, checkout_id].filter((id) => id !== null));
  return { own: punched(stored.filter(isIt)), others: new Set(punched(stored.filter((row) => !isIt(row)))) };
}

/** Where the punches of a session were made, the earliest first. */
const placesOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ work_site_id: r.work_site_id, branch_id: r.branch_id })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), among(r.id, ids)))
    .orderBy(asc(r.recorded_at), asc(r.id));

const evaluateAround = (ctx: Ctx, { employee_id, date }: Session, evenLocked: boolean) =>
  evaluateAgain(ctx, [{ employee_id, from: addDays(date, -1), to: addDays(date, 1) }], { evenLocked });

/** The session as it is kept, locked for the change that follows; null: nothing is. */
export async function lockSession(ctx: Ctx, { employee_id, date, session_index }: Session): Promise<AttendanceRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), eq(a.employee_id, employee_id), eq(a.date, date), eq(a.session_index, session_index)))
    .for('update');
  return row ?? null;
}

/** @param evenLocked a month that a payroll has closed is judged all the same */
export async function putTimes(ctx: Ctx, times: SessionTimes, evenLocked = false): Promise<void> {
  const { employee_id, date, session_index, checkin_at, checkout_at, work_site_id, reason } = times;
  await requireFreeTimes(ctx, times);
  const { own, others } = await aroundOf(ctx, times);
  // What lies between the new times and belongs to no other session would stand against them.
  const between = (await punchesOf(ctx, [employee_id], checkin_at, checkout_at ?? checkin_at)).get(employee_id) ?? [];
  const stray = between.flatMap(({ id }) => (others.has(id) ? [] : id));
  const gone = [...new Set([...own, ...stray])];
  await voidPunches(ctx, gone, reason);
  // Times that are put right leave the place as it was, unless another is said.
  const [first, last = first] = work_site_id === null ? await placesOf(ctx, own) : [{ work_site_id, branch_id: null }];
  const entered = { employee_id, source: 'manual', remark: reason, for_date: date, for_index: session_index, corrects: gone.length > 0 } as const;
  await addPunch(ctx, { ...entered, ...first, type: 'checkin', recorded_at: checkin_at });
  if (checkout_at !== null) await addPunch(ctx, { ...entered, ...last, type: 'checkout', recorded_at: checkout_at });
  await evaluateAround(ctx, times, evenLocked);
}

/** The punches of a session count no longer. @returns how many those were */
export async function dropTimes(ctx: Ctx, session: Session, reason: string, evenLocked = false): Promise<number> {
  const { own } = await aroundOf(ctx, session);
  await voidPunches(ctx, own, reason);
  await evaluateAround(ctx, session, evenLocked);
  return own.length;
}
