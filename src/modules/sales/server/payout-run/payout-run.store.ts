/** SQL of calculations of payouts: ask for one, take its next part, note what came of it. */
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { users } from '#modules/identity/server/public.ts';
import { targetsPaidIn } from '../pay-rule/load-pay-rules.ts';
import { firstDayOf } from '../pay-rule/load-reached.ts';
import { salesPayoutRuns as run, type PayoutRunRecord } from '../tables/payout-run.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';

const own = (ctx: Ctx, more?: SQL) => and(eq(run.company_id, ctx.companyId), more);

/**
 * Who may have earned something in the period, or has a payout in the project: a cancelled schedule takes a payout away, and an earlier one
 * may come to something else by now. $3, $4: the days that are asked about
 */
const CANDIDATES = `
  select promoter_id from sales_schedules where company_id = $1 and project_id = $2 and date between $3 and $4 and status = 'Completed'
  union select promoter_id from sales_payouts where company_id = $1 and project_id = $2`;
const countCandidates = adhocText<{ n: number }>(`select count(*)::int as n from (${CANDIDATES}) c`);
const nextCandidates = adhocText<{ promoter_id: string }>(`select promoter_id from (${CANDIDATES}) c where promoter_id > $5 order by promoter_id limit $6`);

export interface Asked {
  readonly project_id: number;
  readonly from: string;
  readonly to: string;
}

/** Whose work a calculation asks about: the days of a target may begin before those of the period. */
export async function candidatesOf(
  ctx: Ctx,
  { project_id, period_start, period_end }: Pick<PayoutRunRecord, 'project_id' | 'period_start' | 'period_end'>,
): Promise<Asked> {
  const period = { from: period_start as CalendarDate, to: period_end as CalendarDate };
  return { project_id, from: firstDayOf(await targetsPaidIn(ctx, project_id, period), period.from), to: period.to };
}

export const countPromoters = async (ctx: Ctx, { project_id, from, to }: Asked): Promise<number> =>
  (await countCandidates(ctx.client, [ctx.companyId, project_id, from, to]))[0]?.n ?? 0;

/** The next promoters behind a cursor, in order of their ids. */
export const nextPromoters = async (ctx: Ctx, { project_id, from, to }: Asked, after: number, size: number): Promise<number[]> =>
  (await nextCandidates(ctx.client, [ctx.companyId, project_id, from, to, after, size])).map(({ promoter_id }) => Number(promoter_id));

export const namesOf = (ctx: Ctx, promoterIds: readonly number[]): Promise<PayoutRunRecord['failed']> =>
  ctx.db
    .select({ promoter_id: m.id, name: m.name })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, promoterIds)));

/** The calculation that works on a project. */
export async function findActive(ctx: Ctx, projectId: number): Promise<(PayoutRunRecord & { readonly name: string | null }) | null> {
  const [row] = await ctx.db
    .select({ run, name: users.name })
    .from(run)
    .leftJoin(users, eq(users.id, run.asked_by))
    .where(own(ctx, and(eq(run.project_id, projectId), inArray(run.status, ['pending', 'running']))));
  return row ? { ...row.run, name: row.name } : null;
}

export async function insertRun(ctx: Ctx, values: Pick<PayoutRunRecord, 'project_id' | 'period_start' | 'period_end' | 'total'>): Promise<PayoutRunRecord> {
  const [row] = await ctx.db
    .insert(run)
    .values({ ...values, company_id: ctx.companyId, asked_by: ctx.actor.userId })
    .returning();
  return row as PayoutRunRecord;
}

/** Held until the transaction ends: two processes never take the same part. */
export async function lockRun(ctx: Ctx, id: number): Promise<PayoutRunRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(run)
    .where(own(ctx, eq(run.id, id)))
    .for('update');
  return row ?? null;
}

export async function changeRun(ctx: Ctx, id: number, values: Partial<PayoutRunRecord>): Promise<PayoutRunRecord> {
  const [row] = await ctx.db
    .update(run)
    .set(values)
    .where(own(ctx, eq(run.id, id)))
    .returning();
  if (!row) throw notFound();
  return row;
}

const shown = { run, project: { id: r.id, name: r.name }, asker: { id: users.id, name: users.name } };
export interface ShownRun {
  readonly run: PayoutRunRecord;
  readonly project: { readonly id: number; readonly name: string };
  readonly asker: { readonly id: number; readonly name: string } | null;
}

/** The newest first. */
export function findRuns(ctx: Ctx, page: PageRequest & { readonly project_id?: number | undefined }): Promise<Page<ShownRun>> {
  const where = own(ctx, page.project_id === undefined ? undefined : eq(run.project_id, page.project_id));
  return readPage(ctx, page, {
    rows: ctx.db
      .select(shown)
      .from(run)
      .innerJoin(r, and(eq(r.company_id, run.company_id), eq(r.id, run.project_id)))
      .leftJoin(users, eq(users.id, run.asked_by))
      .where(where),
    count: ctx.db.select({ total: count() }).from(run).where(where),
    order: () => [desc(run.id)],
  });
}
