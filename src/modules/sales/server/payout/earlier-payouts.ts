/** What earlier payouts of a project come to by now: what was recorded on their schedules may have changed since they were approved. */
import { and, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { fromRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { calculatePayout } from '../../contract/payout/calculate-payout.ts';
import type { SoldEntry, StoredTerms } from '../../contract/payout/pay-terms.ts';
import type { EarlierPayout } from '../../contract/payout/payout-differences.ts';
import { PAYOUT_ERRORS } from '../../contract/payout/payout.messages.ts';
import type { Reach } from '../pay-rule/load-reached.ts';
import { salesProjectProducts as sells } from '../tables/project.tables.ts';
import { loadWorked, type Worked } from './load-worked.ts';
import { calculatedOf } from './payout-figures.ts';
import { salesPayoutLines as l, salesPayouts as p, type PayoutRecord } from '../tables/payout.tables.ts';

/** Commissions of the products of a project that have their own, as they are now. */
export async function commissionsOf(ctx: Ctx, projectId: number): Promise<StoredTerms['commissions']> {
  const rows = await ctx.db
    .select({ product: sells.product_id, value: sells.commission_value })
    .from(sells)
    .where(and(eq(sells.company_id, ctx.companyId), eq(sells.project_id, projectId), isNotNull(sells.commission_value)));
  return Object.fromEntries(rows.map(({ product, value }) => [product, Number(value)]));
}

/** Sums of the lines that other payouts have for these. @param besides payouts whose lines are about to be written anew */
async function settledBy(ctx: Ctx, ids: readonly number[], besides: readonly number[]): Promise<Map<number, Sen>> {
  const rows = await ctx.db
    .select({ id: l.of_payout_id, sum: sql<string>`sum(${l.amount})` })
    .from(l)
    .where(and(eq(l.company_id, ctx.companyId), among(l.of_payout_id, ids), besides.length === 0 ? undefined : notInArray(l.payout_id, [...besides])))
    .groupBy(l.of_payout_id);
  return new Map(rows.flatMap(({ id, sum }) => (id === null ? [] : [[id, fromRinggit(sum) as Sen] as const])));
}

async function recount(payout: PayoutRecord, worked: Worked | undefined, reach: Reach): Promise<Sen> {
  const within = ({ date }: { readonly date: CalendarDate }) => date >= payout.period_start && date <= payout.period_end;
  const stored = payout.terms ?? (worked && { terms: worked.terms, commissions: null });
  if (!stored) return ZERO;
  const { terms, commissions } = stored;
  const priced = (entry: SoldEntry): SoldEntry => (commissions ? { ...entry, commission_value: commissions[entry.product_id] ?? null } : entry);
  const reached = await reach.reachedBy(payout.promoter_id, payout.terms?.targets ?? []);
  return calculatePayout(terms, (worked?.schedules ?? []).filter(within), (worked?.sold ?? []).filter(within).map(priced), reached).total;
}

export interface EarlierOf {
  readonly project_id: number;
  readonly promoter_ids: readonly number[];
  readonly before: CalendarDate;
  /** Payouts whose lines are about to be written anew. */
  readonly besides: readonly number[];
  readonly reach: Reach;
}

/** Approved and paid payouts of promoters in a project that end before a day, and those below 0 that are never paid, by promoter. */
export async function earlierPayouts(ctx: Ctx, { project_id, promoter_ids, before, besides, reach }: EarlierOf): Promise<Map<number, EarlierPayout[]>> {
  const found = await ctx.db
    .select()
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.project_id, project_id), among(p.promoter_id, promoter_ids), lt(p.period_end, before)));
  const rows = found.filter((row) => row.status !== 'Unpaid' || calculatedOf(row) < 0);
  const [first] = rows.map(({ period_start }) => period_start as CalendarDate).toSorted();
  const last = rows
    .map(({ period_end }) => period_end as CalendarDate)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return new Map();
  const settled = await settledBy(
    ctx,
    rows.map(({ id }) => id),
    besides,
  );
  const worked = new Map((await loadWorked(ctx, { project_id, promoter_ids, from: first, to: last })).map((each) => [each.promoter.id, each]));
  const counted = [];
  for (const row of rows)
    counted.push({
      promoter_id: row.promoter_id,
      id: row.id,
      period_end: row.period_end as CalendarDate,
      approved: row.status === 'Unpaid' ? ZERO : calculatedOf(row),
      settled: settled.get(row.id) ?? ZERO,
      recounted: await recount(row, worked.get(row.promoter_id), reach),
    });
  return Map.groupBy(counted, ({ promoter_id }) => promoter_id);
}

/** Takes the differences of a payout out of those that are not approved; the caller holds the project. @throws 422 where an approved one pays some */
export async function dropDifferencesOf(ctx: Ctx, { id }: PayoutRecord): Promise<void> {
  const lines = and(eq(l.company_id, ctx.companyId), eq(l.of_payout_id, id));
  const holders = await ctx.db
    .select({ id: p.id, status: p.status, from: p.period_start, to: p.period_end })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), inArray(p.id, ctx.db.select({ id: l.payout_id }).from(l).where(lines))))
    .for('update');
  const frozen = holders.find(({ status }) => status !== 'Unpaid');
  if (frozen) throw invalid('base', PAYOUT_ERRORS.corrected, { from: formatDate(frozen.from), to: formatDate(frozen.to) });
  const sum = sql`(select coalesce(sum(d.amount), 0) from sales_payout_lines d where d.company_id = ${ctx.companyId} and d.of_payout_id = ${id} and d.payout_id = ${p.id})`;
  await ctx.db
    .update(p)
    .set({ difference_amount: sql`${p.difference_amount} - ${sum}`, total: sql`${p.total} - ${sum}`, lines_digest: null, updated_by: ctx.actor.userId })
    .where(
      and(
        eq(p.company_id, ctx.companyId),
        among(
          p.id,
          holders.map((holder) => holder.id),
        ),
      ),
    );
  await ctx.db.delete(l).where(lines);
}
