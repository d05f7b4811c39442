/** A schedule of 20 November 2026, unless another date is given, with its project, outlet and promoter, for tests, made past the forms. */
import { projectOf } from '../project/project.factory.ts';
import { salesProducts, type ProductRecord } from '../tables/product.tables.ts';
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesSchedules } from '../tables/schedule.tables.ts';
import { salesPromoters } from '../tables/promoter.tables.ts';
import { eq } from 'drizzle-orm';
import { salesPunches } from '../tables/field.tables.ts';

export interface MadeDay {
  readonly schedule: number;
  readonly project: number;
  readonly product: number;
  readonly promoter: number;
}

const DATE = '2026-11-20';
const at = (time: string, date = DATE) => `${date}T${time}:00+08:00`;

/** Upcoming, from 10:00 to 19:00. */
export const scheduleOf = (
  portal: MakesRows,
  owner: OfCompany,
  { date = DATE, ...of }: { readonly project_id: number; readonly outlet_id: number; readonly promoter_id: number; readonly date?: string },
) =>
  portal.asSystem(async ({ db }) => {
    const [schedule] = await db
      .insert(salesSchedules)
      .values({ ...of, company_id: owner.companyId, date, start_time: '10:00', end_time: '19:00', starts_at: at('10:00', date), ends_at: at('19:00', date) })
      .returning({ id: salesSchedules.id });
    if (!schedule) throw new Error('No schedule was made');
    return schedule.id;
  });

/** With a check-in at 10:00. @param user whose promoter profile it is */
export async function dayOf(portal: MakesRows, owner: OfCompany, user: number | null = null, more: Partial<ProductRecord> = {}): Promise<MadeDay> {
  const { id, product, outlets, promoters } = await projectOf(portal, owner);
  const [promoter] = promoters;
  const schedule = await scheduleOf(portal, owner, { project_id: id, outlet_id: outlets[0], promoter_id: promoter });
  return portal.asSystem(async ({ db }) => {
    if (user !== null) await db.update(salesPromoters).set({ user_id: user }).where(eq(salesPromoters.id, promoter));
    if (Object.keys(more).length > 0) await db.update(salesProducts).set(more).where(eq(salesProducts.id, product));
    await db.update(salesSchedules).set({ status: 'On Going' }).where(eq(salesSchedules.id, schedule));
    await db
      .insert(salesPunches)
      .values({ company_id: owner.companyId, schedule_id: schedule, type: 'checkin', recorded_at: at('10:00'), status: 'ontime', source: 'mobile' });
    return { schedule, project: id, product, promoter };
  });
}
