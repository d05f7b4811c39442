/** Corrections that people asked for, as records that are decided. */
import { alias } from 'drizzle-orm/pg-core';
import { and, eq } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, getEmployee, visible } from '#modules/employee/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { attendanceCorrections as c, attendanceRecords, attendances as a, type CorrectionRecord } from '../attendance.tables.ts';

const ins = alias(attendanceRecords, 'ins');
const outs = alias(attendanceRecords, 'outs');

export interface AskedCorrection {
  readonly correction: CorrectionRecord;
  readonly name: string;
  readonly site: string | null;
  /** What is recorded now; instants. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Those in the caller's sight. */
export const correctionsById = (ctx: Ctx, ids: readonly number[]): Promise<AskedCorrection[]> =>
  ctx.db
    .select({ correction: c, name: e.name, site: workSites.name, from: ins.recorded_at, to: outs.recorded_at })
    .from(c)
    .innerJoin(e, eq(e.id, c.employee_id))
    .leftJoin(workSites, eq(workSites.id, c.work_site_id))
    .leftJoin(a, and(eq(a.company_id, c.company_id), eq(a.employee_id, c.employee_id), eq(a.date, c.date), eq(a.session_index, c.session_index)))
    .leftJoin(ins, eq(ins.id, a.checkin_id))
    .leftJoin(outs, eq(outs.id, a.checkout_id))
    .where(and(eq(c.company_id, ctx.companyId), visible(ctx), among(c.id, ids)))
    .execute();

/** @throws 404 outside of the caller's sight */
export async function getCorrection(ctx: Ctx, id: number): Promise<AskedCorrection> {
  const [row] = await correctionsById(ctx, [id]);
  if (!row) throw notFound();
  return row;
}

/** Its person first, as the judge does, then the request. @throws 404 */
export async function lockCorrection(ctx: Ctx, id: number): Promise<CorrectionRecord> {
  const { correction } = await getCorrection(ctx, id);
  await getEmployee(ctx, correction.employee_id, { lock: true });
  const [row] = await ctx.db
    .select()
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function writeCorrection(ctx: Ctx, id: number, change: Partial<CorrectionRecord>): Promise<CorrectionRecord> {
  const [row] = await ctx.db
    .update(c)
    .set(change)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id)))
    .returning();
  return row as CorrectionRecord;
}
