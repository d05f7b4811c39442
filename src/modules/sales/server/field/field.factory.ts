/** A schedule of today with its project, outlet, promoter and a product, for tests, made past the forms. */
import { fromRinggit } from '#platform/contract/money.ts';
import { clientOf } from '../client/client.factory.ts';
import { outletOfCompany } from '../outlet/outlet.factory.ts';
import { salesProducts, type ProductRecord } from '../product/product.tables.ts';
import * as project from '../project/project.tables.ts';
import { promoterOf } from '../promoter/promoter.factory.ts';
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesSchedules } from '../schedule/schedule.tables.ts';
import { salesPunches } from './field.tables.ts';

export interface MadeDay {
  readonly schedule: number;
  readonly project: number;
  readonly product: number;
  readonly promoter: number;
}

const DATE = '2026-11-20';
const at = (time: string) => `${DATE}T${time}:00+08:00`;

/** From 10:00 to 19:00 on 20 November 2026, with a check-in at 10:00. @param user whose promoter profile it is */
export async function dayOf(portal: MakesRows, owner: OfCompany, user: number | null = null, more: Partial<ProductRecord> = {}): Promise<MadeDay> {
  const unique = crypto.randomUUID();
  const company_id = owner.companyId;
  const client_id = await clientOf(portal, owner, { code: unique.slice(0, 8), name: `Pelanggan ${unique}` });
  const outlet_id = await outletOfCompany(portal, owner);
  const promoter_id = await promoterOf(portal, owner, { user_id: user });
  return portal.asSystem(async ({ db }) => {
    const [row] = await db
      .insert(project.salesProjects)
      .values({
        name: 'Kopi Contoh di Klang',
        code: unique.slice(0, 12).toUpperCase(),
        company_id,
        client_id,
        base_rate: fromRinggit(90),
        pay_type: 'Daily',
        status: 'On Going',
        start_date: '2026-11-01',
        end_date: '2026-12-31',
      })
      .returning({ id: project.salesProjects.id });
    const [product] = await db
      .insert(salesProducts)
      .values({ brand: 'Kopi Contoh', unit: 'pack', name: 'Kopi 3 in 1', sku: unique, price: fromRinggit(16.9), company_id, client_id, ...more })
      .returning({ id: salesProducts.id });
    if (!row || !product) throw new Error('No project was made');
    await db.insert(project.salesProjectProducts).values({ company_id, project_id: row.id, product_id: product.id, price: fromRinggit(15.9) });
    const [schedule] = await db
      .insert(salesSchedules)
      .values({
        company_id,
        outlet_id,
        promoter_id,
        project_id: row.id,
        date: DATE,
        start_time: '10:00',
        end_time: '19:00',
        starts_at: at('10:00'),
        ends_at: at('19:00'),
        status: 'On Going',
      })
      .returning({ id: salesSchedules.id });
    if (!schedule) throw new Error('No schedule was made');
    await db
      .insert(salesPunches)
      .values({ company_id, schedule_id: schedule.id, type: 'checkin', recorded_at: at('10:00'), status: 'ontime', source: 'mobile' });
    return { schedule: schedule.id, project: row.id, product: product.id, promoter: promoter_id };
  });
}
