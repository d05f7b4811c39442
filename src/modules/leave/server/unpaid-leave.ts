/**
 * What payroll is told of leave: unpaid days of a period, stamped with the payroll that takes them off. The last payroll
 * also takes off what was never earned, and the next one what was approved when its own month was paid.
 */
import { and, between, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { endOfWeek, startOfMonth, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees } from '#modules/employee/server/public.ts';
import { daysWithoutPay, type DayWithoutPay, type LateWithoutPay, type UnpaidDay } from '../contract/application/days-without-pay.ts';
import { dayCalendars } from './calendar/day-calendar.ts';
import { findTypes } from './type/leave-type.store.ts';
import { leaveTypes } from './type/leave-type.tables.ts';
import { leaveDays as d, leaves, type LeaveRecord } from './leave.tables.ts';
import { daysOf } from './leave.store.ts';
import { openDays } from './period-lock.ts';

export interface LeaveTaken {
  /** Days of approved unpaid leave of the period, and in the last payroll paid ones beyond what was earned, that no other payroll takes off. */
  readonly unpaid_days: number;
  /** Rest days and holidays of the period that go without pay with them (`days-without-pay.ts`). */
  readonly rest_days: number;
  /** The days of the period behind both counts; of paid days beyond what was earned only those that lie in it. */
  readonly dates: readonly DayWithoutPay[];
  /** Days of months that were paid before the leave was approved, the earliest month first. */
  readonly late: readonly LateWithoutPay[];
  /** Days that the asked payrolls have taken off, cancelled since or not. */
  readonly stamped_days: number;
  /** Days of approved paid leave, and the days behind the count. */
  readonly paid_days: number;
  readonly paid_dates: readonly Pick<DayWithoutPay, 'date' | 'days'>[];
}

interface Asked {
  readonly employeeIds: readonly number[];
  readonly from: string;
  readonly to: string;
  /** Payrolls that are computed anew: what they took off counts again. */
  readonly payrollIds: readonly number[];
}

/** Unpaid leave around a period, which can be read before anybody knows which payrolls take it off. */
export type UnpaidAround = Awaited<ReturnType<typeof unpaidRows>>;

/** Of several employees: approved unpaid days of the weeks that the period touches, and those that it takes off late. */
export const unpaidAround = (ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<UnpaidAround> =>
  unpaidRows(ctx, { employeeIds, from, to }, startOfWeek(from as CalendarDate), endOfWeek(to as CalendarDate));

const freeOf = ({ payrollIds }: Asked) => sql<boolean>`(${d.payroll_id} is null or ${ownOf(payrollIds)})`;
const ownOf = (payrollIds: readonly number[]) => (payrollIds.length > 0 ? among(d.payroll_id, payrollIds) : sql`false`);
const stands = sql`${d.live} and ${leaves.status} = 'Approved'`;

/** Of several employees, in one round trip. @param around what `unpaidAround` found for these employees, or more of them, and this period */
export async function leaveTakenIn(ctx: Ctx, asked: Asked, around: UnpaidAround): Promise<Map<number, LeaveTaken>> {
  if (asked.employeeIds.length === 0) return new Map();
  const [counted, unpaid] = await pipeline(
    ctx,
    () => countedDays(ctx, asked),
    () => unpaidDaysOf(ctx, asked, around),
  );
  const taken = new Map<number, LeaveTaken>();
  for (const { employee_id, overtaken_days, overtaken_dates, paid_dates, ...counts } of counted) {
    const dates = (overtaken_dates ?? []).map((day) => ({ ...day, rest_days: 0 }));
    taken.set(employee_id, { ...counts, paid_dates: paid_dates ?? [], dates, unpaid_days: overtaken_days, rest_days: 0, late: [] });
  }
  for (const [employeeId, { own, late }] of unpaid) {
    const { unpaid_days, dates, ...known } = taken.get(employeeId) ?? { unpaid_days: 0, stamped_days: 0, paid_days: 0, paid_dates: [], dates: [] };
    taken.set(employeeId, { ...known, unpaid_days: unpaid_days + own.days, rest_days: own.rest_days, dates: [...dates, ...own.dates], late });
  }
  return taken;
}

/** Days of some employees that count for anything. */
const countedOf = (ctx: Ctx, employeeIds: readonly number[]) => and(eq(d.company_id, ctx.companyId), among(d.employee_id, employeeIds), sql`${d.value} > 0`);

/** Paid days, those beyond what was earned, and what the asked payrolls have stamped. */
async function countedDays(ctx: Ctx, asked: Asked) {
  const { employeeIds, from, to, payrollIds } = asked;
  const paid = sql`${leaveTypes.is_paid}`;
  const inside = sql`${d.date} between ${from} and ${to}`;
  const isOvertaken = sql`${stands} and ${freeOf(asked)} and ${employees.inactive_at} between ${from} and ${to}`;
  type Days = { date: CalendarDate; days: number }[] | null;
  const dates = (days: SQL, which: SQL) =>
    sql<Days>`json_agg(json_build_object('date', ${d.date}, 'days', (${days})::float) order by ${d.date}) filter (where ${which} and ${days} > 0)`;
  const sum = (days: typeof d.value | typeof d.overtaken, which: SQL) => sql<number>`coalesce(sum(${days}) filter (where ${which}), 0)::float`;
  return await ctx.db
    .select({
      employee_id: d.employee_id,
      overtaken_days: sum(d.overtaken, isOvertaken),
      overtaken_dates: dates(sql`${d.overtaken}`, sql`${isOvertaken} and ${inside}`),
      paid_dates: dates(sql`${d.value} - ${d.overtaken}`, sql`${paid} and ${stands} and ${inside}`),
      stamped_days: sql<number>`${sum(d.value, sql`not ${paid} and ${ownOf(payrollIds)}`)} + ${sum(d.overtaken, ownOf(payrollIds))}`,
      paid_days: sql<number>`${sum(d.value, sql`${paid} and ${stands} and ${inside}`)} - ${sum(d.overtaken, sql`${stands} and ${inside}`)}`,
    })
    .from(d)
    .innerJoin(leaves, eq(leaves.id, d.leave_id))
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .innerJoin(employees, eq(employees.id, d.employee_id))
    .where(and(countedOf(ctx, employeeIds), or(inside, between(d.deduct_on, from, to), and(gt(d.overtaken, 0), between(employees.inactive_at, from, to)))))
    .groupBy(d.employee_id);
}

/** Approved unpaid days between two dates, beside those that the period takes off late. */
async function unpaidRows(ctx: Ctx, asked: Omit<Asked, 'payrollIds'>, first: string, last: string) {
  return ctx.db
    .select({
      employee_id: d.employee_id,
      branch_id: employees.branch_id,
      joined: employees.company_joined_at,
      left: employees.inactive_at,
      date: d.date,
      value: d.value,
      deduct_on: d.deduct_on,
      payroll_id: d.payroll_id,
    })
    .from(d)
    .innerJoin(leaves, eq(leaves.id, d.leave_id))
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .innerJoin(employees, eq(employees.id, d.employee_id))
    .where(
      and(
        countedOf(ctx, asked.employeeIds),
        sql`not ${leaveTypes.is_paid} and ${stands}`,
        or(between(d.date, first, last), between(d.deduct_on, asked.from, asked.to)),
      ),
    );
}

/** Days without pay of those who have unpaid leave around the period. */
async function unpaidDaysOf(ctx: Ctx, asked: Asked, around: UnpaidAround): Promise<Map<number, ReturnType<typeof daysWithoutPay>>> {
  const ours = new Set(asked.employeeIds);
  const found = around.filter(({ employee_id }) => ours.has(employee_id));
  if (found.length === 0) return new Map();
  const [from, to] = [asked.from as CalendarDate, asked.to as CalendarDate];
  const earliest = found.reduce((least, { date }) => (date < least ? date : least), asked.from) as CalendarDate;
  const isLate = earliest < startOfWeek(from);
  // A day that comes late is judged by its own week and month.
  const [first, last] = [isLate ? startOfWeek(startOfMonth(earliest)) : startOfWeek(from), endOfWeek(to)];
  const placed = [...new Map(found.map(({ employee_id, branch_id }) => [employee_id, { id: employee_id, branch_id }])).values()];
  const [rows, calendarOf] = await pipeline(
    ctx,
    async () => (isLate ? unpaidRows(ctx, { ...asked, employeeIds: placed.map(({ id }) => id) }, first, last) : found),
    () => dayCalendars(ctx, placed, first, last),
  );
  const again = new Set(asked.payrollIds);
  return new Map(
    [...Map.groupBy(rows, ({ employee_id }) => employee_id)].map(([id, own]) => {
      const { joined, left } = own[0]!;
      const days = own.map(({ payroll_id, ...day }) => ({ ...day, free: payroll_id === null || again.has(payroll_id) })) as unknown as UnpaidDay[];
      return [id, daysWithoutPay({ days, calendar: calendarOf(id), joined: joined as CalendarDate, left: left as CalendarDate | null, from, to })];
    }),
  );
}

export interface PayingPayroll {
  readonly id: number;
  readonly employee_id: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** Stamps the unpaid days of each period with the payroll that takes them off; payrolls computed again let go of theirs first. */
export async function stampUnpaid(ctx: Ctx, payrolls: readonly PayingPayroll[]): Promise<void> {
  if (payrolls.length === 0) return;
  await releaseUnpaid(
    ctx,
    payrolls.map(({ id }) => id),
  );
  await ctx.client.query(
    `update leave_days d set payroll_id = p.id
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[]) as p(id, employee_id, start_date, end_date), leaves l, leave_types t, employees e
     where d.company_id = $1 and d.employee_id = p.employee_id and e.id = d.employee_id and d.live and d.value > 0
       and (not t.is_paid and coalesce(d.deduct_on, d.date) between p.start_date and p.end_date or d.overtaken > 0 and e.inactive_at between p.start_date and p.end_date)
       and d.payroll_id is null and l.id = d.leave_id and l.status = 'Approved' and t.id = l.leave_type_id`,
    [
      ctx.companyId,
      payrolls.map(({ id }) => id),
      payrolls.map(({ employee_id }) => employee_id),
      payrolls.map(({ start_date }) => start_date),
      payrolls.map(({ end_date }) => end_date),
    ],
  );
}

/** Days of deleted payrolls may be taken off by another one. */
export async function releaseUnpaid(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  if (payrollIds.length === 0) return;
  await ctx.db
    .update(d)
    .set({ payroll_id: null })
    .where(and(eq(d.company_id, ctx.companyId), among(d.payroll_id, payrollIds)));
}

/** Days of a leave that is approved after their month was paid are counted from the first day that is not. */
export async function deferUnpaid(ctx: Ctx, { id, leave_type_id, employee_id, start_date }: LeaveRecord): Promise<void> {
  if ((await findTypes(ctx, true)).find((type) => type.id === leave_type_id)?.is_paid) return;
  const openOf = await openDays(ctx, employee_id, start_date);
  const days = (await daysOf(ctx, id)).filter(({ live, payroll_id }) => live && payroll_id === null);
  const late = days.flatMap(({ id: day, date }) => {
    const open = openOf(date);
    return open === null ? [] : [{ day, open }];
  });
  for (const [open, held] of Map.groupBy(late, (each) => each.open)) {
    await ctx.db
      .update(d)
      .set({ deduct_on: open })
      .where(
        and(
          eq(d.company_id, ctx.companyId),
          among(
            d.id,
            held.map(({ day }) => day),
          ),
        ),
      );
  }
}
