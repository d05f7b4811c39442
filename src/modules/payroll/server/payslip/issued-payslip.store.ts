/** The payslips of a month, in queries whose number does not grow with the company. */
import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lte, max, or, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { calendarDate, endOfMonth, yearMonthOf } from '#platform/contract/dates.ts';
import { type PageRequest } from '#platform/contract/paging.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chosenPeople, containing, employees, visible } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import { PAYSLIP_STATUSES } from '../../contract/payroll.policy.ts';
import type { PayslipChoice } from '../../contract/payslip/issued-payslips.endpoints.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrollAdjustments, payrolls, type PayrollRecord } from '../payroll.tables.ts';
import { payslipDeliveries } from './delivery.tables.ts';

const SORTS = {
  id: payrolls.id,
  name: sql`lower(${employees.name})`,
  number: payrolls.number,
  status: payrolls.status,
  total_gross_pay: payrolls.total_gross_pay,
  total_net_pay: payrolls.total_net_pay,
} as const;
export type PayslipFilter = PayslipChoice & { readonly month: string };

/** Issued, and of an employee within the admin's reach. */
const issued = (ctx: Ctx) => and(livePayrolls(ctx), isNotNull(payrolls.payslip), inArray(payrolls.status, [...PAYSLIP_STATUSES]), visible(ctx));
const ofEmployee = eq(employees.id, payrolls.employee_id);

function chosen(ctx: Ctx, filter: PayslipFilter): SQL | undefined {
  if (filter.ids) return and(issued(ctx), among(payrolls.id, filter.ids));
  const first = calendarDate(`${filter.month}-01`);
  return and(
    issued(ctx),
    gte(payrolls.end_date, first),
    lte(payrolls.end_date, endOfMonth(first)),
    chosenPeople(filter),
    filter.status ? eq(payrolls.status, filter.status) : undefined,
    filter.keyword ? or(ilike(employees.search, containing(filter.keyword)), ilike(payrolls.number, containing(filter.keyword))) : undefined,
  );
}

/** `YYYY-MM` of the last payslip; null while there is none. */
export async function lastMonth(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ last: max(payrolls.end_date) })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .where(issued(ctx));
  return row?.last ? yearMonthOf(calendarDate(row.last)) : null;
}

/** The last order to e-mail each payslip of the page. */
export async function listIssued(ctx: Ctx, filter: PayslipFilter & PageRequest & { sort: 'asc' | 'desc'; sort_by: keyof typeof SORTS }) {
  const latest = ctx.db
    .selectDistinctOn([payslipDeliveries.payroll_id], {
      payroll_id: payslipDeliveries.payroll_id,
      sent_at: payslipDeliveries.sent_at,
      error: payslipDeliveries.error,
      ordered_at: payslipDeliveries.created_at,
      last_sent: sql<string | null>`max(${payslipDeliveries.sent_at}) over (partition by ${payslipDeliveries.payroll_id})`.as('last_sent'),
    })
    .from(payslipDeliveries)
    .where(and(eq(payslipDeliveries.company_id, ctx.companyId), eq(payslipDeliveries.payroll_id, payrolls.id)))
    .orderBy(payslipDeliveries.payroll_id, desc(payslipDeliveries.id))
    .as('latest');
  const rows = ctx.db
    .select({
      id: payrolls.id,
      number: payrolls.number,
      employee_id: employees.id,
      name: employees.name,
      employee_code: employees.employee_code,
      start_date: payrolls.start_date,
      end_date: payrolls.end_date,
      status: payrolls.status,
      total_gross_pay: payrolls.total_gross_pay,
      total_net_pay: payrolls.total_net_pay,
      last_sent: latest.last_sent,
      sent_at: latest.sent_at,
      error: latest.error,
      ordered_at: latest.ordered_at,
    })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .leftJoinLateral(latest, sql`true`)
    .where(chosen(ctx, filter));
  const counted = ctx.db.select({ total: count() }).from(payrolls).innerJoin(employees, ofEmployee).where(chosen(ctx, filter));
  return readPage(ctx, filter, { rows, count: counted, order: (to) => [to(SORTS[filter.sort_by]), desc(payrolls.id)] });
}
export type ListedPayslip = Awaited<ReturnType<typeof listIssued>>['rows'][number];

/** Ids by name of the employee, at most `limit`. */
export async function issuedIds(ctx: Ctx, filter: PayslipFilter, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: payrolls.id })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .where(chosen(ctx, filter))
    .orderBy(asc(SORTS.name), asc(payrolls.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** One payslip's payroll within reach; null when there is none. */
export async function findIssued(ctx: Ctx, id: number): Promise<PayrollRecord | null> {
  const [row] = await ctx.db
    .select({ payroll: payrolls })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .where(and(issued(ctx), eq(payrolls.id, id)));
  return row?.payroll ?? null;
}

/** Whole payrolls with their adjustments, in the order of the ids; what is no longer issued is left out. */
export async function issuedWithAdjustments(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await ctx.db
    .select({ payroll: payrolls })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .where(and(issued(ctx), among(payrolls.id, ids)));
  const added = await ctx.db
    .select()
    .from(payrollAdjustments)
    .where(and(eq(payrollAdjustments.company_id, ctx.companyId), among(payrollAdjustments.payroll_id, ids)))
    .orderBy(asc(payrollAdjustments.id));
  const byId = new Map(found.map(({ payroll }) => [payroll.id, payroll]));
  const adjustments = Map.groupBy(added, ({ payroll_id }) => payroll_id);
  return ids.flatMap((id) => {
    const payroll = byId.get(id);
    return payroll ? [{ payroll, adjustments: adjustments.get(id) ?? [] }] : [];
  });
}

/** Where payslips can be sent: the employee's address and login as they are now. */
export async function recipientsOf(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const waiting = ctx.db
    .select({ one: sql`1` })
    .from(payslipDeliveries)
    .where(
      and(
        eq(payslipDeliveries.company_id, ctx.companyId),
        eq(payslipDeliveries.payroll_id, payrolls.id),
        isNull(payslipDeliveries.sent_at),
        // After a day it has failed for good, or the mail server has been away too long.
        sql`${payslipDeliveries.created_at} > ${ctx.clock.now().toISOString()}::timestamptz - interval '1 day'`,
      ),
    );
  return ctx.db
    .select({
      id: payrolls.id,
      employee_id: employees.id,
      name: employees.name,
      email: sql<string | null>`coalesce(${employees.email}, ${employees.personal_email}, ${users.email})`,
      user_id: employees.user_id,
      has_password: sql<boolean>`coalesce(${payrolls.employee_snapshot} ->> 'identity_number', ${payrolls.employee_snapshot} ->> 'passport') is not null`,
      waiting: sql<boolean>`exists (${waiting})`,
    })
    .from(payrolls)
    .innerJoin(employees, ofEmployee)
    .leftJoin(users, eq(users.id, employees.user_id))
    .where(and(issued(ctx), among(payrolls.id, ids)))
    .orderBy(asc(SORTS.name), asc(payrolls.id));
}
export type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];
