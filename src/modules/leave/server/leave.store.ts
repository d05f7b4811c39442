/** SQL of leaves and their days. Every query carries the company; management sees the employees of its scope alone. */
import { and, asc, between, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { LeaveDay } from '../contract/application/count-leave-days.ts';
import { LIVE_STATUSES } from '../contract/leave.workflow.ts';
import { leaveDays as d, leaveReplacements as r, leaves as l, type LeaveDayRecord, type LeaveRecord, type NewLeave } from './leave.tables.ts';

/** `own`: of the signed-in employee; `managed`: of the employees that an administrator may see. */
export type Visibility = 'own' | 'managed';

export function visibilityOf(ctx: Ctx, visibility: Visibility): SQL | undefined {
  return visibility === 'own'
    ? and(eq(l.company_id, ctx.companyId), eq(l.employee_id, ctx.actor.employee?.id ?? 0))
    : and(eq(l.company_id, ctx.companyId), sql`exists (select from ${employees} where ${employees.id} = ${l.employee_id} and ${visible(ctx)})`);
}

/** One leave, locked for the move that follows when asked. @throws 404 */
export async function getLeave(ctx: Ctx, id: number, visibility: Visibility, lock = false): Promise<LeaveRecord> {
  const query = ctx.db
    .select()
    .from(l)
    .where(and(visibilityOf(ctx, visibility), eq(l.id, id)));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

/** Those of some leaves that an administrator may see, locked in one order; the accounts of their employees are locked before. */
export const lockLeaves = (ctx: Ctx, ids: readonly number[]): Promise<LeaveRecord[]> =>
  ctx.db
    .select()
    .from(l)
    .where(and(visibilityOf(ctx, 'managed'), among(l.id, ids)))
    .orderBy(asc(l.id))
    .for('update')
    .execute();

/** @param replacing dates on which it replaces another leave once it is approved */
export async function insertLeave(
  ctx: Ctx,
  leave: Omit<NewLeave, 'company_id'>,
  days: readonly LeaveDay[],
  replacing: ReadonlySet<string>,
): Promise<LeaveRecord> {
  const [saved] = await ctx.db
    .insert(l)
    .values({ ...leave, company_id: ctx.companyId, created_by: ctx.actor.userId })
    .returning();
  const record = saved as LeaveRecord;
  await insertDays(ctx, record, days, replacing);
  return record;
}

async function insertDays(ctx: Ctx, { id, employee_id }: LeaveRecord, days: readonly LeaveDay[], replacing: ReadonlySet<string>): Promise<void> {
  await ctx.db.insert(d).values(days.map((day) => ({ ...day, company_id: ctx.companyId, leave_id: id, employee_id, replacing: replacing.has(day.date) })));
}

/** The live days of an undecided leave are counted anew; those that were cancelled stay so. */
export async function replaceDays(ctx: Ctx, leave: LeaveRecord, days: readonly LeaveDay[], replacing: ReadonlySet<string>): Promise<void> {
  await ctx.db.delete(d).where(and(eq(d.company_id, ctx.companyId), eq(d.leave_id, leave.id), eq(d.live, true)));
  await insertDays(ctx, leave, days, replacing);
}

export async function changeLeave(ctx: Ctx, id: number, change: Partial<NewLeave>): Promise<LeaveRecord> {
  const [saved] = await ctx.db
    .update(l)
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where(and(eq(l.company_id, ctx.companyId), eq(l.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

export const daysOf = (ctx: Ctx, leaveId: number): Promise<LeaveDayRecord[]> =>
  ctx.db
    .select()
    .from(d)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.leave_id, leaveId)))
    .orderBy(asc(d.date));

/** Numbers of the leaves that took days of a leave, by day. */
export async function replacementsOf(ctx: Ctx, leaveId: number): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ day: r.leave_day_id, number: l.number })
    .from(d)
    .innerJoin(r, and(eq(r.company_id, ctx.companyId), eq(r.leave_day_id, d.id)))
    .innerJoin(l, and(eq(l.company_id, ctx.companyId), eq(l.id, r.leave_id)))
    .where(and(eq(d.company_id, ctx.companyId), eq(d.leave_id, leaveId)))
    .orderBy(asc(r.id));
  return new Map(rows.map(({ day, number }) => [day, number]));
}

/** Days of some leaves that were neither rejected nor cancelled, by leave. */
export async function liveDaysOf(ctx: Ctx, leaveIds: readonly number[]): Promise<Map<number, LeaveDayRecord[]>> {
  if (leaveIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(d)
    .where(and(eq(d.company_id, ctx.companyId), among(d.leave_id, leaveIds), eq(d.live, true)))
    .orderBy(asc(d.date));
  return Map.groupBy(rows, ({ leave_id }) => leave_id);
}

/** Takes days out of a leave; without `dates` all of them. @returns the days that were live. */
export async function endDays(ctx: Ctx, leaveId: number, dates?: readonly string[]): Promise<LeaveDayRecord[]> {
  return ctx.db
    .update(d)
    .set({ live: false, updated_at: sql`clock_timestamp()` })
    .where(and(eq(d.company_id, ctx.companyId), eq(d.leave_id, leaveId), eq(d.live, true), dates ? among(d.date, dates) : undefined))
    .returning();
}

/** Live leaves of an employee and type, but for some. */
const liveOfType = (ctx: Ctx, employeeId: number, typeId: number, except: readonly number[]): SQL | undefined =>
  and(
    eq(l.company_id, ctx.companyId),
    eq(l.employee_id, employeeId),
    eq(l.leave_type_id, typeId),
    inArray(l.status, [...LIVE_STATUSES]),
    notInArray(l.id, [...except]),
  );

/** How many live leaves of a type an employee has had; one that runs over the new year is one. */
export async function countOccurrences(ctx: Ctx, employeeId: number, typeId: number, except: readonly number[] = []): Promise<number> {
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(l)
    .where(and(liveOfType(ctx, employeeId, typeId, except), isNull(l.continues_id)));
  return row?.n ?? 0;
}

/** A date of birth that was expected and the real one, or leave in two parts, lie closer than this. */
const ONE_BIRTH_DAYS = 150;

/** The account of the earliest live leave for the same birth; null: none. */
export async function birthLeaveYear(
  ctx: Ctx,
  employeeId: number,
  typeId: number,
  birth: CalendarDate,
  except: readonly number[] = [],
): Promise<number | null> {
  const [row] = await ctx.db
    .select({ year: sql<number | null>`min(${l.account_year})` })
    .from(l)
    .where(and(liveOfType(ctx, employeeId, typeId, except), between(l.birth_date, addDays(birth, -ONE_BIRTH_DAYS), addDays(birth, ONE_BIRTH_DAYS))));
  return row?.year ?? null;
}

export interface Away {
  readonly date: string;
  readonly employee_id: number;
  readonly name: string;
  readonly status: LeaveRecord['status'];
  readonly department_id: number | null;
}

const away = preparedText<Away>(
  'leave.colleagues-away',
  `select d.date::text as date, e.id as employee_id, e.name, l.status, e.department_id
   from employees me
   join leave_days d on d.company_id = me.company_id and d.live and d.value > 0 and d.date between $3 and $4 and d.employee_id <> me.id
   join leaves l on l.id = d.leave_id
   join employees e on e.id = d.employee_id
     and case when me.department_id is not null then e.department_id = me.department_id else e.branch_id = me.branch_id end
   where me.company_id = $1 and me.id = $2 and me.deleted_at is null
   order by d.date, e.name`,
);

/** Colleagues with a live leave on the days of a span: of the department, or of the branch where there is none. */
export const colleaguesAway = (ctx: Ctx, employeeId: number, from: string, to: string): Promise<Away[]> =>
  away(ctx.client, [ctx.companyId, employeeId, from, to]);

/** Who stands around a leave, by name; an applicant who is deleted by now is null. */
export interface Faces {
  readonly leave_id: number;
  readonly employee: { readonly id: number; readonly name: string; readonly employee_code: string } | null;
  readonly position: { readonly id: number; readonly name: string } | null;
  readonly reviewer: string | null;
  readonly approver: string | null;
  readonly relief: string | null;
}

interface FacesRow {
  readonly leave_id: number;
  readonly id: number | null;
  readonly name: string;
  readonly employee_code: string;
  readonly position_id: number | null;
  readonly position: string;
  readonly reviewer: string | null;
  readonly approver: string | null;
  readonly relief: string | null;
}

const faces = preparedText<FacesRow>(
  'leave.faces',
  `select l.id as leave_id, e.id, e.name, e.employee_code, p.id as position_id, p.name as position, r.name as reviewer, a.name as approver, s.name as relief
   from leaves l
   left join employees e on e.company_id = $1 and e.id = l.employee_id and e.deleted_at is null
   left join positions p on p.company_id = $1 and p.id = e.position_id
   left join users r on r.id = l.reviewed_by
   left join users a on a.id = l.approved_by
   left join employees s on s.company_id = $1 and s.id = l.relief_employee_id
   where l.company_id = $1 and l.id = any($2::bigint[])`,
);

/** Of some leaves, by leave. */
export async function facesOf(ctx: Ctx, leaveIds: readonly number[]): Promise<Map<number, Faces>> {
  const rows = await faces(ctx.client, [ctx.companyId, leaveIds]);
  return new Map(
    rows.map(({ leave_id, id, name, employee_code, position_id, position, ...others }) => [
      leave_id,
      {
        leave_id,
        employee: id === null ? null : { id, name, employee_code },
        position: position_id === null ? null : { id: position_id, name: position },
        ...others,
      },
    ]),
  );
}
