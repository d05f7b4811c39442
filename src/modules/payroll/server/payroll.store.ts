/** SQL of payrolls one at a time: lock, read, change of state, adjustments. */
import { and, asc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addDays } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Sen } from '#platform/contract/money.ts';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { lockLeaveOf, type LockedDay } from '#modules/leave/server/public.ts';
import { employees, SCOPE_HOLES, scopeOfHoles, scopeValues, visible } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { PayPeriod } from '../contract/payroll-period.ts';
import { payrollAdjustments, payrolls, type NewPayroll, type PayrollRecord } from './payroll.tables.ts';

/** The company's payrolls that were not deleted. */
export const livePayrolls = (ctx: Ctx): SQL | undefined => and(eq(payrolls.company_id, ctx.companyId), isNull(payrolls.deleted_at));

/**
 * Makes processing of an employee wait for whoever processes the same one, until the transaction ends. In order
 * of the ids, so that two batches never wait for each other. Their leave waits with them: what a payroll takes off is
 * neither granted nor taken back between the look at it and the stamp.
 */
export async function lockEmployees(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const ordered = [...new Set(ids)].sort((a, b) => a - b);
  await ctx.client.query(
    `select pg_advisory_xact_lock(hashtextextended('payroll.employee', $1) # asked.id) from (select unnest($2::bigint[]) as id order by 1) asked`,
    [ctx.companyId, ordered],
  );
  await lockLeaveOf(ctx, ...ordered);
}

/** Days of a period, as the table holds them. */
const LONGEST_PERIOD = 31;

/** Live monthly payrolls of employees that touch a period, by employee, in order of their start. */
export async function overlappingPayrolls(ctx: Ctx, employeeIds: readonly number[], period: PayPeriod): Promise<Map<number, PayrollRecord[]>> {
  const found = new Map<number, PayrollRecord[]>();
  if (employeeIds.length === 0) return found;
  const records = await ctx.db
    .select()
    .from(payrolls)
    .where(
      and(
        livePayrolls(ctx),
        eq(payrolls.kind, 'monthly'),
        among(payrolls.employee_id, employeeIds),
        lte(payrolls.start_date, period.end_date),
        gte(payrolls.end_date, period.start_date),
        // No period is longer: earlier ones are not even looked at.
        gte(payrolls.start_date, addDays(period.start_date, -LONGEST_PERIOD)),
      ),
    )
    .orderBy(asc(payrolls.start_date));
  for (const record of records) {
    const own = found.get(record.employee_id);
    if (own) own.push(record);
    else found.set(record.employee_id, [record]);
  }
  return found;
}

const byId = prepared('payroll.by-id', ['company', 'id', ...SCOPE_HOLES], (db, $) =>
  db
    .select({ payroll: payrolls })
    .from(payrolls)
    .innerJoin(
      employees,
      and(eq(employees.id, payrolls.employee_id), eq(employees.company_id, payrolls.company_id), isNull(employees.deleted_at), scopeOfHoles($)),
    )
    .where(and(eq(payrolls.company_id, $.company), isNull(payrolls.deleted_at), eq(payrolls.id, $.id))),
);

const lockedById = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ payroll: payrolls })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(livePayrolls(ctx), eq(payrolls.id, id)))
    .for('update', { of: payrolls });

/** One payroll inside the admin's scope, locked when asked. @throws 404 */
export async function getPayroll(ctx: Ctx, id: number, lock = false): Promise<PayrollRecord> {
  const [row] = await (lock ? lockedById(ctx, id) : byId(ctx, { company: ctx.companyId, id, ...scopeValues(ctx.actor.scope) }));
  if (!row) throw notFound();
  return row.payroll;
}

const ownById = prepared('payroll.own-by-id', ['company', 'id', 'employee'], (db, $) =>
  db
    .select()
    .from(payrolls)
    .where(and(eq(payrolls.company_id, $.company), isNull(payrolls.deleted_at), eq(payrolls.id, $.id), eq(payrolls.employee_id, $.employee))),
);

/** Own payrolls only. @throws 404 */
export async function getOwnPayroll(ctx: Ctx, id: number, employeeId: number): Promise<PayrollRecord> {
  const [record] = await ownById(ctx, { company: ctx.companyId, id, employee: employeeId });
  if (!record) throw notFound();
  return record;
}

export async function changePayroll(ctx: Ctx, id: number, values: Partial<NewPayroll>): Promise<PayrollRecord> {
  const [record] = await ctx.db
    .update(payrolls)
    .set(values)
    .where(and(livePayrolls(ctx), eq(payrolls.id, id)))
    .returning();
  if (!record) throw notFound();
  return record;
}

export async function removePayroll(ctx: Ctx, id: number): Promise<void> {
  await changePayroll(ctx, id, { deleted_at: ctx.clock.now().toISOString() });
}

export interface ListedAdjustment {
  readonly id: number;
  readonly name: string;
  readonly amount: Sen;
  readonly remark: string;
  readonly by: string | null;
  readonly at: string;
}

const adjustments = prepared('payroll.adjustments', ['company', 'payroll'], (db, $) =>
  db
    .select({
      id: payrollAdjustments.id,
      name: payrollAdjustments.name,
      amount: payrollAdjustments.amount,
      remark: payrollAdjustments.remark,
      by: users.name,
      at: payrollAdjustments.created_at,
    })
    .from(payrollAdjustments)
    .leftJoin(users, eq(users.id, payrollAdjustments.created_by))
    .where(and(eq(payrollAdjustments.company_id, $.company), eq(payrollAdjustments.payroll_id, $.payroll)))
    .orderBy(asc(payrollAdjustments.id)),
);

export const adjustmentsOf = (ctx: Ctx, payrollId: number): Promise<ListedAdjustment[]> => adjustments(ctx, { company: ctx.companyId, payroll: payrollId });

export async function insertAdjustment(ctx: Ctx, values: { payroll_id: number; name: string; amount: Sen; remark: string }): Promise<number> {
  const [row] = await ctx.db
    .insert(payrollAdjustments)
    .values({ ...values, company_id: ctx.companyId, created_by: ctx.actor.userId })
    .returning({ id: payrollAdjustments.id });
  return (row as { id: number }).id;
}

/** False when there is none. */
export async function removeAdjustment(ctx: Ctx, payrollId: number, id: number): Promise<boolean> {
  const removed = await ctx.db
    .delete(payrollAdjustments)
    .where(and(eq(payrollAdjustments.company_id, ctx.companyId), eq(payrollAdjustments.payroll_id, payrollId), eq(payrollAdjustments.id, id)))
    .returning({ id: payrollAdjustments.id });
  return removed.length > 0;
}

/** The end of the last payroll that can no longer change, by employee; who has none is absent. An advance fixes nothing of its month. */
export async function lastConfirmed(ctx: Ctx, employeeIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await ctx.client.query<{ employee_id: number; end_date: string }>(
    `select employee_id, max(end_date)::text as end_date from payrolls
     where company_id = $1 and employee_id = any($2) and deleted_at is null and status <> 'In Process' and kind <> 'advance' group by employee_id`,
    [ctx.companyId, employeeIds],
  );
  return new Map(rows.map(({ employee_id, end_date }) => [employee_id, end_date]));
}

const daysOfConfirmed = preparedText<LockedDay>(
  'payroll.leave-days',
  `select d.id, d.leave_id from leave_days d join payrolls p on p.id = d.payroll_id
   where d.company_id = $1 and d.leave_id = any($2::bigint[]) and d.live and p.company_id = $1 and p.deleted_at is null and p.status <> 'In Process'`,
);

/** Days of some leaves that a payroll has taken off which can no longer change. */
export const leaveDaysTaken = (ctx: Ctx, leaveIds: readonly number[]): Promise<LockedDay[]> => daysOfConfirmed(ctx.client, [ctx.companyId, leaveIds]);

/** The end of the last payroll that can no longer change and reaches `date`; null when there is none. */
export async function confirmedFrom(ctx: Ctx, employeeId: number, date: string): Promise<string | null> {
  const last = (await lastConfirmed(ctx, [employeeId])).get(employeeId);
  return last !== undefined && last >= date ? last : null;
}
