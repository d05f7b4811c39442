/** SQL of ea_form_runs, and runs as the world sees them. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { users } from '#modules/identity/server/public.ts';
import type { EaRun } from '../contract/ea-form.schema.ts';
import { moment } from './ea-form.presenter.ts';
import { eaFormRuns, type EaRunRecord } from './ea-form.tables.ts';

/** A run that is silent for so long lost its job and gives way. */
const ABANDONED = '15 minutes';
const ACTIVE = ['pending', 'generating'] as const;
const own = (ctx: Ctx) => eq(eaFormRuns.company_id, ctx.companyId);

/** Two who start at once take turns. */
export const lockStarting = (ctx: Ctx, year: number) =>
  ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('payroll.ea_form', $1) # $2)`, [ctx.companyId, year]);

export async function insertRun(
  ctx: Ctx,
  values: Pick<typeof eaFormRuns.$inferInsert, 'year' | 'employee_ids' | 'replace_published' | 'total'>,
): Promise<EaRunRecord> {
  const [row] = await ctx.db
    .insert(eaFormRuns)
    .values({ ...values, company_id: ctx.companyId, user_id: ctx.actor.userId })
    .returning();
  return row as EaRunRecord;
}

export async function changeRun(ctx: Ctx, id: number, values: Partial<typeof eaFormRuns.$inferInsert>): Promise<EaRunRecord> {
  const [row] = await ctx.db
    .update(eaFormRuns)
    .set(values)
    .where(and(own(ctx), eq(eaFormRuns.id, id)))
    .returning();
  return row as EaRunRecord;
}

export async function lockRun(ctx: Ctx, id: number): Promise<EaRunRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(eaFormRuns)
    .where(and(own(ctx), eq(eaFormRuns.id, id)))
    .for('update');
  return row ?? null;
}

/** Ends runs whose job was lost. @returns whether another run of the year is at work. */
export async function isRunning(ctx: Ctx, year: number): Promise<boolean> {
  await ctx.db
    .update(eaFormRuns)
    .set({ status: 'failed', finished_at: sql`clock_timestamp()` as unknown as string })
    .where(and(own(ctx), inArray(eaFormRuns.status, [...ACTIVE]), sql`${eaFormRuns.updated_at} < clock_timestamp() - ${ABANDONED}::interval`));
  const [row] = await ctx.db
    .select({ id: eaFormRuns.id })
    .from(eaFormRuns)
    .where(and(own(ctx), eq(eaFormRuns.year, year), inArray(eaFormRuns.status, [...ACTIVE])))
    .limit(1);
  return row !== undefined;
}

const listed = (ctx: Ctx) => ctx.db.select({ run: eaFormRuns, by: users.name }).from(eaFormRuns).leftJoin(users, eq(users.id, eaFormRuns.user_id));

/** The latest run of a year; null: none yet. */
export async function latestRun(ctx: Ctx, year: number): Promise<EaRunRecord | null> {
  const [row] = await listed(ctx)
    .where(and(own(ctx), eq(eaFormRuns.year, year)))
    .orderBy(desc(eaFormRuns.id))
    .limit(1);
  return row?.run ?? null;
}

/** @throws 404 */
export async function showRun(ctx: Ctx, id: number): Promise<EaRun> {
  const [row] = await listed(ctx).where(and(own(ctx), eq(eaFormRuns.id, id)));
  if (!row) throw notFound();
  return presentRun(ctx, row.run, row.by);
}

export function presentRun(ctx: Pick<Ctx, 'locale'>, run: EaRunRecord, by: string | null): EaRun {
  const { id, year, status, total, done, generated, kept: stored } = run;
  return {
    id,
    year,
    status,
    total,
    done,
    generated,
    kept: stored,
    failed: run.failed.map(({ reason, ...who }) => ({ ...who, message: say(reason, ctx.locale) })),
    requested_by: by,
    created_at: instantText(run.created_at),
    finished_at: moment(run.finished_at),
  };
}
