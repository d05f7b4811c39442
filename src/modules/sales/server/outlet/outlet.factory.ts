/** Outlets for tests, made past the form. */
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesOutlets, type OutletRecord } from './outlet.tables.ts';

let made = 0;

/** @returns the id of an active outlet in Klang */
export async function outletOfCompany(portal: MakesRows, owner: OfCompany, more: Partial<OutletRecord> = {}): Promise<number> {
  const n = ++made;
  const [row] = await portal.asSystem((tx) =>
    tx.db
      .insert(salesOutlets)
      .values({
        company_id: owner.companyId,
        name: `Pasar Raya Contoh ${n}`,
        code: `X${n}`,
        type: 'Supermarket',
        region: 'Central',
        state: 'Selangor',
        lat: '3.0449000',
        lng: '101.4456000',
        ...more,
      })
      .returning({ id: salesOutlets.id }),
  );
  if (!row) throw new Error('No outlet was made');
  return row.id;
}
