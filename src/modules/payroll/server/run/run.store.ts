/** SQL of runs: ask for one, take its next part, note what came of it. */
import { and, asc, count, desc, eq, gt, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { notFound } from '#platform/contract/errors.ts';
import { type PageRequest } from '#platform/contract/paging.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employedIn, employees, peopleIn, visible } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { payrollRunFailures, payrollRuns, type RunFilter, type RunRecord } from '../run.tables.ts';

const ACTIVE = ['pending', 'running'] as const;
const own = (ctx: Ctx) => eq(payrollRuns.company_id, ctx.companyId);

/** Who is asked of, within what the caller sees; named employees also when they were not employed, so that they are refused by name. */
function wanted(ctx: Ctx, period: PayPeriod, filter: RunFilter): SQL | undefined {
  return and(peopleIn(ctx, filter), filter.employee_ids ? among(employees.id, filter.employee_ids) : employedIn(period.start_date, period.end_date));
}

export async function countWanted(ctx: Ctx, period: PayPeriod, filter: RunFilter): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(employees)
    .where(wanted(ctx, period, filter));
  return row?.n ?? 0;
}

/** Ids among those asked for that the caller does not see. */
export async function unseenAmong(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(visible(ctx), among(employees.id, ids)));
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id));
}

/** The next employees behind the cursor, in order of their ids. */
export async function nextEmployees(ctx: Ctx, run: RunRecord, size: number): Promise<number[]> {
  const period = { start_date: run.start_date, end_date: run.end_date } as PayPeriod;
  const rows = await ctx.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(wanted(ctx, period, run.filter), gt(employees.id, run.done_to)))
    .orderBy(asc(employees.id))
    .limit(size);
  return rows.map(({ id }) => id);
}

/** Lets one officer of a company ask at a time. */
export async function lockAsking(ctx: Ctx): Promise<void> {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('payroll.run', $1))`, [ctx.companyId]);
}

/** The run that works on a period that touches this one. */
export async function findActive(ctx: Ctx, period: PayPeriod): Promise<(RunRecord & { readonly name: string | null }) | null> {
  const [row] = await ctx.db
    .select({ run: payrollRuns, name: users.name })
    .from(payrollRuns)
    .leftJoin(users, eq(users.id, payrollRuns.asked_by))
    .where(and(own(ctx), inArray(payrollRuns.status, [...ACTIVE]), lte(payrollRuns.start_date, period.end_date), gte(payrollRuns.end_date, period.start_date)))
    .orderBy(desc(payrollRuns.id))
    .limit(1);
  return row ? { ...row.run, name: row.name } : null;
}

export async function insertRun(ctx: Ctx, values: Pick<RunRecord, 'start_date' | 'end_date' | 'pay_date' | 'filter' | 'total'>): Promise<RunRecord> {
  const [row] = await ctx.db
    .insert(payrollRuns)
    .values({ ...values, company_id: ctx.companyId, asked_by: ctx.actor.userId })
    .returning();
  return row as RunRecord;
}

/** The run, held until the transaction ends: two processes never take the same part. */
export async function lockRun(ctx: Ctx, id: number): Promise<RunRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(payrollRuns)
    .where(and(own(ctx), eq(payrollRuns.id, id)))
    .for('update');
  return row ?? null;
}

export async function changeRun(ctx: Ctx, id: number, values: Partial<RunRecord>): Promise<RunRecord> {
  const [row] = await ctx.db
    .update(payrollRuns)
    .set(values)
    .where(and(own(ctx), eq(payrollRuns.id, id)))
    .returning();
  if (!row) throw notFound();
  return row;
}

export type NewFailure = Omit<typeof payrollRunFailures.$inferInsert, 'company_id' | 'run_id'>;
export async function insertFailures(ctx: Ctx, runId: number, failures: readonly NewFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await ctx.db.insert(payrollRunFailures).values(failures.map((failure) => ({ ...failure, company_id: ctx.companyId, run_id: runId })));
}

const listed = { run: payrollRuns, asker: { id: users.id, name: users.name } };
export interface ListedRun {
  readonly run: RunRecord;
  readonly asker: { readonly id: number; readonly name: string } | null;
}

/** Newest first. */
export async function findRuns(ctx: Ctx, page: PageRequest): Promise<Page<ListedRun>> {
  return readPage(ctx, page, {
    rows: ctx.db.select(listed).from(payrollRuns).leftJoin(users, eq(users.id, payrollRuns.asked_by)).where(own(ctx)),
    count: ctx.db.select({ total: count() }).from(payrollRuns).where(own(ctx)),
    order: () => [desc(payrollRuns.id)],
  });
}

/** @throws 404 */
export async function getRun(ctx: Ctx, id: number): Promise<ListedRun> {
  const [row] = await ctx.db
    .select(listed)
    .from(payrollRuns)
    .leftJoin(users, eq(users.id, payrollRuns.asked_by))
    .where(and(own(ctx), eq(payrollRuns.id, id)));
  if (!row) throw notFound();
  return row;
}

/** Whom a run refused, as far as the caller sees them, by name. */
export async function failuresOf(ctx: Ctx, runId: number, page: PageRequest) {
  const where = and(eq(payrollRunFailures.company_id, ctx.companyId), eq(payrollRunFailures.run_id, runId));
  const seen = and(eq(employees.id, payrollRunFailures.employee_id), visible(ctx));
  const { employee_id, name, reason, params } = payrollRunFailures;
  return readPage(ctx, page, {
    rows: ctx.db
      .select({ employee_id, name, employee_code: employees.employee_code, reason, params })
      .from(payrollRunFailures)
      .innerJoin(employees, seen)
      .where(where),
    count: ctx.db.select({ total: count() }).from(payrollRunFailures).innerJoin(employees, seen).where(where),
    order: () => [asc(name), asc(employee_id)],
  });
}
