/** A published project with two outlets, a product, two promoters and a task, for tests, made past the form. */
import { fromRinggit } from '#platform/contract/money.ts';
import { clientOf } from '../client/client.factory.ts';
import { outletOfCompany } from '../outlet/outlet.factory.ts';
import { salesProducts } from '../tables/product.tables.ts';
import { promoterOf } from '../promoter/promoter.factory.ts';
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import * as t from '../tables/project.tables.ts';

export interface MadeProject {
  readonly id: number;
  readonly client: number;
  readonly product: number;
  readonly outlets: readonly [number, number];
  readonly promoters: readonly [number, number];
  readonly task: number;
}

const PERIOD = { start_date: '2026-11-01', end_date: '2026-12-31' };

export async function projectOf(portal: MakesRows, owner: OfCompany, more: Partial<t.ProjectRecord> = {}): Promise<MadeProject> {
  const { companyId: company_id } = owner;
  const client = await clientOf(portal, owner, { name: `Pelanggan ${crypto.randomUUID()}`, code: crypto.randomUUID().slice(0, 8) });
  const outlets = [await outletOfCompany(portal, owner), await outletOfCompany(portal, owner)] as const;
  const promoters = [await promoterOf(portal, owner), await promoterOf(portal, owner, { name: 'Lina binti Contoh' })] as const;
  return portal.asSystem(async ({ db }) => {
    const [product] = await db
      .insert(salesProducts)
      .values({
        company_id,
        client_id: client,
        brand: 'Kopi Contoh',
        name: 'Kopi Contoh 3 in 1',
        sku: crypto.randomUUID(),
        unit: 'pack',
        price: fromRinggit(16.9),
      })
      .returning();
    const [project] = await db
      .insert(t.salesProjects)
      .values({
        ...PERIOD,
        company_id,
        client_id: client,
        code: crypto.randomUUID().slice(0, 12).toUpperCase(),
        name: 'Kopi Contoh Roadshow',
        pay_type: 'Daily',
        base_rate: fromRinggit(90),
        status: 'On Going',
        ...more,
      })
      .returning();
    if (!product || !project) throw new Error('No project was made');
    const of = { company_id, project_id: project.id };
    await db.insert(t.salesProjectOutlets).values(outlets.map((outlet_id) => ({ ...of, outlet_id })));
    await db.insert(t.salesProjectProducts).values({ ...of, product_id: product.id, price: fromRinggit(15.9) });
    await db.insert(t.salesProjectPromoters).values(promoters.map((promoter_id) => ({ ...of, promoter_id })));
    const [task] = await db
      .insert(t.salesProjectTasks)
      .values({ ...of, name: 'Photo of the shelf', type: 'Photo' })
      .returning();
    return { id: project.id, client, product: product.id, outlets, promoters, task: task?.id ?? 0 };
  });
}
