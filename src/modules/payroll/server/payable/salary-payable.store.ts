/** SQL of payrolls as something to be paid: with the account that the salary goes to now. */
import { and, asc, count, desc, eq, gte, ilike, isNotNull, lte, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { chosenPeople, containing, employees, visible } from '#modules/employee/server/public.ts';
import type { PayrollKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';
import { employeePayrolls } from '../salary/salary.tables.ts';
import { WITHHELD } from '../stored/clearance.store.ts';
import { among } from '#platform/server/db/among.ts';
import { paymentItems, type PayableFilter, type PayableGroup, type PayablePage } from '#modules/payment/server/public.ts';

export const SALARY_SUBJECT = 'payroll';

/** The newest salary version that holds by the end of the period or today: people change banks after their payslip. */
const currentSalary = (ctx: Ctx) =>
  sql`(select s.id from employee_payrolls s where s.company_id = ${payrolls.company_id} and s.employee_id = ${payrolls.employee_id}
    and s.effective_from <= greatest(${payrolls.end_date}, ${todayIn(ctx.clock, ctx.actor.timeZone)}::date) order by s.effective_from desc limit 1)`;

const snapshot = (path: SQL) => sql<string | null>`(${payrolls.employee_snapshot} ${path})`;
const method = sql<string>`coalesce(${employeePayrolls.payment_method}, ${payrolls.employee_snapshot} ->> 'payment_method')`;
const ofProfile = <T>(profile: SQL, stored: SQL) => sql<T>`case when ${employeePayrolls.id} is not null then ${profile} else ${stored} end`;
const bankId = ofProfile<number | null>(sql`${employeePayrolls.bank_id}`, sql`(${payrolls.employee_snapshot} #>> '{bank,id}')::bigint`);
const accountNo = ofProfile<string | null>(sql`${employeePayrolls.bank_account_no}`, snapshot(sql`#>> '{bank,account_no}'`));
const accountName = ofProfile<string | null>(sql`${employeePayrolls.bank_account_name}`, snapshot(sql`#>> '{bank,account_name}'`));

const SORTS = { id: payrolls.id, payee_name: sql`lower(${employees.name})`, number: payrolls.number, amount: payrolls.total_net_pay };

const subjectsOf = (ctx: Ctx, batchId: number) =>
  ctx.db
    .select({ id: paymentItems.subject_id })
    .from(paymentItems)
    .where(and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.batch_id, batchId), eq(paymentItems.subject_type, SALARY_SUBJECT)));

function conditions(ctx: Ctx, filter: PayableFilter): SQL | undefined {
  const own = livePayrolls(ctx);
  if (filter.ids) return and(own, among(payrolls.id, filter.ids));
  if (filter.batch) return and(own, sql`${payrolls.id} in (${subjectsOf(ctx, filter.batch)})`);
  const inBatch = ctx.db
    .select({ one: sql`1` })
    .from(paymentItems)
    .where(
      and(
        eq(paymentItems.company_id, ctx.companyId),
        eq(paymentItems.subject_type, SALARY_SUBJECT),
        eq(paymentItems.subject_id, payrolls.id),
        notInArray(paymentItems.status, ['Cancelled', 'Returned']),
      ),
    );
  return and(
    own,
    eq(payrolls.status, 'Confirmed'),
    notExists(inBatch),
    filter.among ? among(payrolls.id, filter.among) : undefined,
    filter.start_date ? gte(payrolls.start_date, filter.start_date) : undefined,
    filter.end_date ? lte(payrolls.start_date, filter.end_date) : undefined,
    chosenPeople(filter),
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );
}

const byHand = (wanted: boolean | undefined) => (wanted === undefined ? undefined : wanted ? ne(method, 'Bank Transfer') : eq(method, 'Bank Transfer'));

export async function findSalaryPayables(ctx: Ctx, filter: PayableFilter, page?: PayablePage) {
  const query = ctx.db
    .select({
      id: payrolls.id,
      number: payrolls.number,
      status: payrolls.status,
      employee_id: payrolls.employee_id,
      payee_name: employees.name,
      employee_code: employees.employee_code,
      department: departments.name,
      start_date: payrolls.start_date,
      end_date: payrolls.end_date,
      identity_number: employees.identity_number,
      passport: employees.passport,
      method,
      bank_id: bankId,
      account_no: accountNo,
      account_name: accountName,
      payslip_account: snapshot(sql`#>> '{bank,account_no}'`),
      amount: payrolls.total_net_pay,
      kind: payrolls.kind,
      withheld: WITHHELD,
    })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .leftJoin(employeePayrolls, eq(employeePayrolls.id, currentSalary(ctx)))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(and(conditions(ctx, filter), byHand(filter.by_hand)))
    .orderBy((page?.sort === 'desc' ? desc : asc)(SORTS[page?.sort_by ?? 'payee_name']), asc(payrolls.id));
  return page ? query.limit(page.limit).offset(page.offset) : query;
}
export type SalaryPayable = Awaited<ReturnType<typeof findSalaryPayables>>[number];

/** Complete enough for a bank: the same rules as `problemsOf` in SQL. */
const complete = or(sql`${payrolls.total_net_pay} = 0`, and(sql`not ${WITHHELD}`, sql`${bankId} is not null`, sql`${accountNo} ~ '^[0-9]{5,20}$'`)) as SQL;

export async function sumSalaryPayables(ctx: Ctx, filter: PayableFilter): Promise<{ ready: PayableGroup; blocked: PayableGroup; by_hand: PayableGroup }> {
  const group = sql<'ready' | 'blocked' | 'by_hand'>`case when ${method} <> 'Bank Transfer' then 'by_hand' when ${complete} then 'ready' else 'blocked' end`;
  const rows = await ctx.db
    .select({ group: group.as('payable_group'), count: count(), amount: sql<string>`coalesce(sum(${payrolls.total_net_pay}), 0)` })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .leftJoin(employeePayrolls, eq(employeePayrolls.id, currentSalary(ctx)))
    .where(conditions(ctx, filter))
    .groupBy(sql`payable_group`);
  const of = (wanted: string): PayableGroup => {
    const found = rows.find((row) => row.group === wanted);
    return { count: found?.count ?? 0, amount: fromRinggit(found?.amount ?? 0) };
  };
  return { ready: of('ready'), blocked: of('blocked'), by_hand: of('by_hand') };
}

/** Confirmed → Waiting for Payment. @returns amounts of those that were Confirmed. */
export async function tiePayrolls(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Sen>> {
  const rows = await ctx.db
    .update(payrolls)
    .set({ status: 'Waiting for Payment' })
    .where(and(livePayrolls(ctx), among(payrolls.id, ids), eq(payrolls.status, 'Confirmed')))
    .returning({ id: payrolls.id, amount: payrolls.total_net_pay });
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Waiting for Payment → Confirmed. @returns ids of those that waited. */
export async function freePayrolls(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .update(payrolls)
    .set({ status: 'Confirmed' })
    .where(and(eq(payrolls.company_id, ctx.companyId), among(payrolls.id, ids), eq(payrolls.status, 'Waiting for Payment')))
    .returning({ id: payrolls.id });
  return rows.map(({ id }) => id);
}

export interface PaidPayroll {
  readonly id: number;
  readonly employee_id: number;
  readonly end_date: string;
}

/** Waiting for Payment → Paid. @returns those that waited. */
export async function payTiedPayrolls(
  ctx: Ctx,
  ids: readonly number[],
  { payment_date, reference, at }: { payment_date: string; reference: string; at: string },
): Promise<PaidPayroll[]> {
  return ctx.db
    .update(payrolls)
    .set({
      status: 'Paid',
      paid_by: ctx.actor.userId,
      paid_at: at,
      payment_date,
      payment_reference: reference,
    })
    .where(and(eq(payrolls.company_id, ctx.companyId), among(payrolls.id, ids), eq(payrolls.status, 'Waiting for Payment')))
    .returning({ id: payrolls.id, employee_id: payrolls.employee_id, end_date: payrolls.end_date });
}

/** Employees of some payrolls. */
export async function ownersOf(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ employee_id: payrolls.employee_id })
    .from(payrolls)
    .where(and(livePayrolls(ctx), among(payrolls.id, ids)));
  return rows.map(({ employee_id }) => employee_id);
}

/** Logins of employees, by employee. */
export async function loginsOf(ctx: Ctx, employeeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ id: employees.id, user_id: employees.user_id })
    .from(employees)
    .where(and(eq(employees.company_id, ctx.companyId), among(employees.id, employeeIds), isNotNull(employees.user_id)));
  return new Map(rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [[id, user_id]])));
}

/** Kinds of payrolls, by payroll. */
export async function kindsOfPayrolls(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PayrollKind>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ id: number; kind: PayrollKind }>(`select id, kind from payrolls where company_id = $1 and id = any($2)`, [
    ctx.companyId,
    [...ids],
  ]);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Kinds of all payrolls that a batch pays, by batch. */
export async function kindsOfBatches(ctx: Ctx, batchIds: readonly number[]): Promise<Map<number, PayrollKind[]>> {
  if (batchIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ batch_id: number; kinds: PayrollKind[] }>(
    `select i.batch_id, array_agg(distinct p.kind) as kinds from payment_items i join payrolls p on p.company_id = i.company_id and p.id = i.subject_id
     where i.company_id = $1 and i.batch_id = any($2) and i.subject_type = $3 and i.status <> 'Cancelled' group by i.batch_id`,
    [ctx.companyId, [...batchIds], SALARY_SUBJECT],
  );
  return new Map(rows.map(({ batch_id, kinds }) => [batch_id, kinds]));
}
