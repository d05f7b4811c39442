/** Overtime as records that are decided. */
import { alias } from 'drizzle-orm/pg-core';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import { endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, visible } from '#modules/employee/server/public.ts';
import { attendanceRecords, attendances as a, type AttendanceRecord } from '../attendance.tables.ts';

const ins = alias(attendanceRecords, 'ins');
const outs = alias(attendanceRecords, 'outs');

export interface OvertimeRow {
  readonly session: AttendanceRecord;
  readonly name: string;
  /** Instants. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Sessions in the caller's sight, with their times. */
export const overtimesById = (ctx: Ctx, ids: readonly number[]): Promise<OvertimeRow[]> =>
  ctx.db
    .select({ session: a, name: e.name, from: ins.recorded_at, to: outs.recorded_at })
    .from(a)
    .innerJoin(e, eq(e.id, a.employee_id))
    .leftJoin(ins, eq(ins.id, a.checkin_id))
    .leftJoin(outs, eq(outs.id, a.checkout_id))
    .where(and(eq(a.company_id, ctx.companyId), visible(ctx), among(a.id, ids)))
    .execute();

/** @throws 404 outside of the caller's sight */
export async function getOvertime(ctx: Ctx, id: number): Promise<OvertimeRow> {
  const [row] = await overtimesById(ctx, [id]);
  if (!row) throw notFound();
  return row;
}

/** Its person first, as the judge does, then the session. @throws 404 */
export async function lockOvertime(ctx: Ctx, id: number): Promise<AttendanceRecord> {
  const { session } = await getOvertime(ctx, id);
  await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), eq(e.id, session.employee_id)))
    .for('no key update');
  const [row] = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), eq(a.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function writeOvertime(ctx: Ctx, id: number, change: Pick<AttendanceRecord, 'overtime_status' | 'overtime_remark'>): Promise<AttendanceRecord> {
  const [row] = await ctx.db
    .update(a)
    .set(change)
    .where(and(eq(a.company_id, ctx.companyId), eq(a.id, id)))
    .returning();
  return row as AttendanceRecord;
}

/** Minutes of overtime of a person in the month of a day that are not rejected. */
export async function overtimeOfMonth(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<number> {
  const [row] = await ctx.db
    .select({ minutes: sql<number>`coalesce(sum(${a.overtime_minutes}), 0)`.mapWith(Number) })
    .from(a)
    .where(
      and(
        eq(a.company_id, ctx.companyId),
        eq(a.employee_id, employeeId),
        between(a.date, startOfMonth(date), endOfMonth(date)),
        ne(a.overtime_status, 'Rejected'),
      ),
    );
  return row?.minutes ?? 0;
}
