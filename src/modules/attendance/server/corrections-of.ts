/** All SQL of what people ask to be put right, but for its decision. */
import { and, desc, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import type { Correction } from '../contract/own/own-attendance.endpoints.ts';
import { attendanceCorrections as c, type CorrectionRecord } from './attendance.tables.ts';

export interface CorrectionRow {
  readonly correction: CorrectionRecord;
  readonly site: string | null;
}

const rows = (ctx: Ctx) => ctx.db.select({ correction: c, site: workSites.name }).from(c).leftJoin(workSites, eq(workSites.id, c.work_site_id));

/** Of one day of one person, the latest first. */
export const correctionsOf = (ctx: Ctx, employeeId: number, date: CalendarDate): Promise<CorrectionRow[]> =>
  rows(ctx)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.employee_id, employeeId), eq(c.date, date)))
    .orderBy(desc(c.id))
    .execute();

export async function correctionById(ctx: Ctx, id: number): Promise<CorrectionRow | undefined> {
  const [found] = await rows(ctx).where(and(eq(c.company_id, ctx.companyId), eq(c.id, id)));
  return found;
}

export const presentCorrection = ({ correction, site }: CorrectionRow): Correction => ({
  id: correction.id,
  date: correction.date,
  session_index: correction.session_index,
  checkin_at: instantText(correction.checkin_at),
  checkout_at: correction.checkout_at && instantText(correction.checkout_at),
  site,
  reason: correction.reason,
  status: correction.status,
  remark: correction.remark,
});
