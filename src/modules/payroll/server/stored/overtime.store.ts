/** SQL of payroll_overtimes: which payroll pays the overtime of a session. */
import { changed } from '#platform/contract/errors.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LateOvertime, WorkedMonth } from '../../contract/attendance-pay/price-late-overtime.ts';

/** With two decimals. */
export const hoursIn = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

export interface PaidSession {
  readonly payroll_id: number;
  readonly id: number;
  readonly minutes: number;
}

/** Sessions of some days whose overtime a payroll pays already, with that payroll. */
export async function overtimePaid(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<{ id: number; payroll_id: number }[]> {
  const { rows } = await ctx.client.query<{ id: number; payroll_id: number }>(
    `select o.attendance_id as id, o.payroll_id from payroll_overtimes o join attendances a on a.company_id = o.company_id and a.id = o.attendance_id
     where o.company_id = $1 and a.employee_id = any($2) and a.date between $3 and $4`,
    [ctx.companyId, [...employeeIds], from, to],
  );
  return rows;
}

/** Payrolls that are computed again, or go, let go of what they paid. */
export async function releaseOvertime(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  if (payrollIds.length > 0)
    await ctx.client.query(`delete from payroll_overtimes where company_id = $1 and payroll_id = any($2)`, [ctx.companyId, [...payrollIds]]);
}

/** @throws 409 where another payroll pays one of them */
export async function stampOvertime(ctx: Ctx, sessions: readonly PaidSession[]): Promise<void> {
  if (sessions.length === 0) return;
  const { rowCount } = await ctx.client.query(
    `insert into payroll_overtimes (company_id, attendance_id, payroll_id, minutes)
     select $1, r.id, r.payroll_id, r.minutes from json_to_recordset($2) as r(id bigint, payroll_id bigint, minutes integer)
     on conflict (company_id, attendance_id) do nothing`,
    [ctx.companyId, JSON.stringify(sessions)],
  );
  if (rowCount !== sessions.length) throw changed();
}

export interface LateSession extends Omit<LateOvertime, 'hours'>, WorkedMonth {
  readonly id: number;
  readonly employee_id: number;
  readonly minutes: number;
}

/**
 * Approved overtime that the payroll of its own days has not paid and can no longer pay, by day.
 * @param payrollIds payrolls that are computed anew: what they paid counts again, and their own days are theirs
 */
export async function lateSessions(ctx: Ctx, employeeIds: readonly number[], payrollIds: readonly number[]): Promise<LateSession[]> {
  const { rows } = await ctx.client.query<LateSession>(
    `select a.id, a.employee_id, a.date::text as date, a.day_type, a.overtime_minutes as minutes,
       p.start_date::text as start_date, p.end_date::text as end_date, p.calculation
     from attendances a join payrolls p on p.company_id = $1 and p.employee_id = a.employee_id and p.kind = 'monthly' and p.deleted_at is null
       and p.status <> 'In Process' and p.id <> all($3) and a.date between p.start_date and p.end_date
     where a.company_id = $1 and a.employee_id = any($2) and a.overtime_status = 'Approved' and a.overtime_minutes > 0
       and not exists (select from payroll_overtimes o where o.company_id = $1 and o.attendance_id = a.id and o.payroll_id <> all($3))
     order by a.employee_id, a.date, a.id`,
    [ctx.companyId, [...employeeIds], [...payrollIds]],
  );
  return rows;
}

/** Sessions that each payroll pays late: those outside its own days, by payroll, the first of each day. */
export async function latePaidBy(ctx: Ctx, payrollIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await ctx.client.query<{ payroll_id: number; id: number }>(
    `select o.payroll_id, min(o.attendance_id) as id from payroll_overtimes o
     join attendances a on a.company_id = o.company_id and a.id = o.attendance_id join payrolls p on p.company_id = o.company_id and p.id = o.payroll_id
     where o.company_id = $1 and o.payroll_id = any($2) and a.date not between p.start_date and p.end_date group by o.payroll_id, a.date`,
    [ctx.companyId, [...payrollIds]],
  );
  return new Map([...Map.groupBy(rows, ({ payroll_id }) => payroll_id)].map(([id, own]) => [id, own.map((row) => Number(row.id))]));
}

/** Payrolls whose approved overtime is not what they were processed with, among those that attendance told of it. */
export async function overtimeAstray(ctx: Ctx, payrollIds: readonly number[]): Promise<number[]> {
  if (payrollIds.length === 0) return [];
  const { rows } = await ctx.client.query<{ id: number }>(
    `select p.id from payrolls p where p.company_id = $1 and p.id = any($2) and p.calculation -> 'attendance' ? 'overtime' and exists (
       select from attendances a left join payroll_overtimes o on o.company_id = $1 and o.attendance_id = a.id
       where a.company_id = $1 and a.employee_id = p.employee_id and a.date between p.start_date and p.end_date
         and case when o.payroll_id is null then a.overtime_status = 'Approved' and a.overtime_minutes > 0
           else o.payroll_id = p.id and (a.overtime_status <> 'Approved' or a.overtime_minutes <> o.minutes) end)`,
    [ctx.companyId, [...payrollIds]],
  );
  return rows.map(({ id }) => id);
}

/** Hours of overtime in the days of these payrolls that nobody has decided. */
export async function overtimeWaiting(ctx: Ctx, payrollIds: readonly number[]): Promise<number> {
  if (payrollIds.length === 0) return 0;
  const { rows } = await ctx.client.query<{ minutes: number }>(
    `select coalesce(sum(a.overtime_minutes), 0)::int as minutes from payrolls p join attendances a on a.company_id = $1 and a.employee_id = p.employee_id
       and a.date between p.start_date and p.end_date and a.overtime_status = 'Pending'
     where p.company_id = $1 and p.id = any($2) and p.kind = 'monthly'`,
    [ctx.companyId, [...payrollIds]],
  );
  return hoursIn(rows[0]?.minutes ?? 0);
}

/** Whether a confirmed payroll holds a day: overtime of it that is approved now is paid with the next. */
export async function isPaidLate(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<boolean> {
  const { rowCount } = await ctx.client.query(
    `select 1 from payrolls where company_id = $1 and employee_id = $2 and kind = 'monthly' and deleted_at is null and status <> 'In Process'
       and $3 between start_date and end_date limit 1`,
    [ctx.companyId, employeeId, date],
  );
  return (rowCount ?? 0) > 0;
}
