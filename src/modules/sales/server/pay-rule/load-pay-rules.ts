/** The targets and allowances of projects that payouts count, as the calculation takes them. */
import { and, asc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PaidTarget } from '../../contract/pay-rule/paid-target.ts';
import { spansEndingIn, type Span } from '../../contract/pay-rule/target-periods.ts';
import type { AllowanceTerms } from '../../contract/payout/pay-terms.ts';
import { toThousandths } from '../../contract/stock/stock-quantity.ts';
import { salesAllowances as a, salesTargets as t, type TargetRecord } from '../tables/pay-rule.tables.ts';

type Reading = Pick<Ctx, 'db' | 'companyId'>;

const paidFor = (row: TargetRecord, { from, to }: Span): PaidTarget => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  measure: row.measure,
  target: row.measure === 'Value' ? fromRinggit(Number(row.target)) : toThousandths(row.target),
  from,
  to,
  product_id: row.product_id,
  promoter_id: row.promoter_id,
  outlet_id: row.outlet_id,
  tiers: row.tiers,
});

/** Active targets whose days end in a period. */
export async function targetsPaidIn(ctx: Reading, projectId: number, period: Span): Promise<PaidTarget[]> {
  const rows = await ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), eq(t.project_id, projectId), eq(t.status, 'Active')))
    .orderBy(asc(t.id));
  return rows.flatMap((row) => {
    const days = { repeats: row.repeats, start_date: row.start_date as CalendarDate, end_date: row.end_date as CalendarDate };
    return spansEndingIn(days, period).map((span) => paidFor(row, span));
  });
}

/** Active allowances, by project. */
export async function allowancesOf(ctx: Reading, projectIds: Iterable<number>): Promise<Map<number, AllowanceTerms[]>> {
  const rows = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), among(a.project_id, projectIds), eq(a.status, 'Active')))
    .orderBy(asc(a.id));
  const terms = rows.map(({ id, project_id, name, kind, basis, amount, outlet_ids, min_minutes, notice_minutes }) => ({
    project_id,
    terms: { id, name, kind, basis, amount, outlet_ids, min_minutes, ...(notice_minutes !== null && { notice_minutes }) },
  }));
  return new Map([...Map.groupBy(terms, ({ project_id }) => project_id)].map(([id, own]) => [id, own.map((each) => each.terms)]));
}
