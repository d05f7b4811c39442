/** All SQL of payouts. */
import { and, asc, count, desc, eq, gte, isNotNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { paymentItems } from '#modules/payment/server/public.ts';
import { payrolls } from '#modules/payroll/server/public.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { listPayouts, PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesPayouts as p, salesPayoutDisputes as d, salesPayoutLines as l, type PayoutRecord } from '../tables/payout.tables.ts';

export const PAYOUT_SUBJECT = 'sales_payout';

const own = (ctx: Ctx, more: SQL | undefined) => and(eq(p.company_id, ctx.companyId), more);

export const shownPayouts = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      payout: p,
      promoter: {
        id: m.id,
        name: m.name,
        code: m.code,
        identity: sql<string | null>`coalesce(${m.identity_number}, ${m.passport})`,
        account: m.bank_account_no,
        bank: m.bank_id,
        employee: m.employee_id,
      },
      project: { id: r.id, name: r.name },
      payroll: payrolls.number,
      disputed: sql<number>`(select count(*)::int from ${d} where ${d.company_id} = ${p.company_id} and ${d.payout_id} = ${p.id} and ${d.answer} is null)`,
    })
    .from(p)
    .innerJoin(m, and(eq(m.company_id, p.company_id), eq(m.id, p.promoter_id)))
    .innerJoin(r, and(eq(r.company_id, p.company_id), eq(r.id, p.project_id)))
    .leftJoin(payrolls, and(eq(payrolls.company_id, p.company_id), eq(payrolls.id, p.payroll_id)))
    .where(own(ctx, where));
type Shown = Awaited<ReturnType<typeof shownPayouts>>[number];

export function presentPayout({ payout, promoter, project, payroll, disputed }: Shown): PayoutRow {
  const byPayroll = payout.engagement !== 'Contractor';
  const { id, period_start, period_end, due_date, engagement, status, below_minimum, approve_reason, paid_on, reference } = payout;
  return {
    id,
    promoter: { id: promoter.id, name: promoter.name },
    project,
    period_start,
    period_end,
    due_date,
    engagement,
    days: Number(payout.days),
    hours: Number(payout.hours),
    overtime_hours: Number(payout.overtime_hours),
    base_amount: toRinggit(payout.base_amount),
    rest_day_amount: toRinggit(payout.rest_day_amount),
    holiday_amount: toRinggit(payout.holiday_amount),
    overtime_amount: toRinggit(payout.overtime_amount),
    commission_amount: toRinggit(payout.commission_amount),
    target_amount: toRinggit(payout.target_amount),
    allowance_amount: toRinggit(payout.allowance_amount),
    incentive_amount: toRinggit(payout.incentive_amount),
    incentive_reason: payout.incentive_reason,
    deduction_amount: toRinggit(payout.deduction_amount),
    deduction_reason: payout.deduction_reason,
    late_amount: toRinggit(payout.late_amount),
    difference_amount: toRinggit(payout.difference_amount),
    total: toRinggit(payout.total),
    below_minimum,
    payroll,
    no_employee: byPayroll && promoter.employee === null,
    // Of an employee payroll knows it.
    has_account: (byPayroll && promoter.employee !== null) || (promoter.account !== null && promoter.bank !== null),
    status,
    approve_reason,
    paid_on,
    reference,
    disputed,
  };
}

/** Approved and paid ones of a promoter, the latest first. */
export const payoutsOf = (ctx: Ctx, promoterId: number, most: number) =>
  ctx.db
    .select({ payout: p, project: { id: r.id, name: r.name } })
    .from(p)
    .innerJoin(r, and(eq(r.company_id, p.company_id), eq(r.id, p.project_id)))
    .where(own(ctx, and(eq(p.promoter_id, promoterId), ne(p.status, 'Unpaid'))))
    .orderBy(desc(p.period_end), desc(p.id))
    .limit(most);

/** Due before a day and not paid; one that comes to nothing is never paid. @param today a date @param row what the statement calls the payout */
export const isOverdue = (today: string, row = 'sales_payouts'): SQL =>
  sql`${sql.raw(`${row}.status <> 'Paid' and ${row}.total > 0 and ${row}.due_date`)} < ${today}::date`;

type Asked = ParsedInput<typeof listPayouts> & { readonly from: string; readonly to: string; readonly today: string };

export async function pageOfPayouts(ctx: Ctx, asked: Asked) {
  const { project_id, promoter_id, status, from, to: until } = asked;
  const where = and(
    asked.overdue ? isOverdue(asked.today) : and(lte(p.period_start, until), gte(p.period_end, from)),
    project_id === undefined ? undefined : eq(p.project_id, project_id),
    promoter_id === undefined ? undefined : eq(p.promoter_id, promoter_id),
    status === undefined ? undefined : eq(p.status, status),
  );
  const order = { promoter: sql`lower(${m.name})`, project: sql`lower(${r.name})`, total: p.total, due_date: p.due_date, id: p.id } as const;
  const page = await readPage(ctx, asked, {
    rows: shownPayouts(ctx, where),
    count: ctx.db.select({ total: count() }).from(p).where(own(ctx, where)),
    order: (to) => [to(order[asked.sort_by]), asc(p.id)],
  });
  const [sum] = await ctx.db
    .select({ total: sql<string>`coalesce(sum(${p.total}), 0)` })
    .from(p)
    .where(own(ctx, where));
  return { page, total: toRinggit(fromRinggit(sum?.total ?? '0') as Sen) };
}

export const linesOf = (ctx: Ctx, payoutId: number) =>
  ctx.db
    .select()
    .from(l)
    .where(and(eq(l.company_id, ctx.companyId), eq(l.payout_id, payoutId)))
    .orderBy(asc(l.date), asc(l.id));

/** @throws 404 */
export async function lockPayout(ctx: Ctx, id: number): Promise<PayoutRecord> {
  const [row] = await ctx.db
    .select()
    .from(p)
    .where(own(ctx, eq(p.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** One of a project whose period overlaps another without being the same. */
export async function payoutAcross(ctx: Ctx, projectId: number, from: string, to: string): Promise<PayoutRecord | undefined> {
  const meeting = and(lte(p.period_start, to), gte(p.period_end, from), or(ne(p.period_start, from), ne(p.period_end, to)));
  const [row] = await ctx.db
    .select()
    .from(p)
    .where(own(ctx, and(eq(p.project_id, projectId), meeting)))
    .limit(1);
  return row;
}

/** Those of promoters in a project and period, locked. */
export const payoutsFor = (ctx: Ctx, projectId: number, promoterIds: readonly number[], from: string, to: string): Promise<PayoutRecord[]> =>
  ctx.db
    .select()
    .from(p)
    .where(own(ctx, and(eq(p.project_id, projectId), among(p.promoter_id, promoterIds), eq(p.period_start, from), eq(p.period_end, to))))
    .for('update');

/** Of payouts those that a batch has which was neither cancelled nor returned. */
export async function tiedPayouts(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await ctx.db
    .select({ id: paymentItems.subject_id })
    .from(paymentItems)
    .where(
      and(
        eq(paymentItems.company_id, ctx.companyId),
        eq(paymentItems.subject_type, PAYOUT_SUBJECT),
        among(paymentItems.subject_id, ids),
        sql`${paymentItems.status} not in ('Cancelled', 'Returned')`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** @param from the state that they must have @returns those that were changed */
export const changePayouts = (ctx: Ctx, ids: readonly number[], from: PayoutRecord['status'], change: Partial<PayoutRecord>): Promise<PayoutRecord[]> =>
  ctx.db
    .update(p)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(own(ctx, and(among(p.id, ids), eq(p.status, from))))
    .returning();

/** Whose login hears of a payout. */
export async function userOfPayout(ctx: Ctx, { promoter_id }: PayoutRecord): Promise<number | null> {
  const [found] = await ctx.db
    .select({ id: m.user_id })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), eq(m.id, promoter_id), isNotNull(m.user_id)));
  return found?.id ?? null;
}
