/** Outlets for tests, made past the form. */
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesOutlets, type OutletRecord } from '../tables/outlet.tables.ts';

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

/** A form that is accepted. */
export const OUTLET_FORM = {
  name: 'Pasar Raya Contoh Klang',
  code: 'PK1',
  chain: 'Pasar Raya Contoh',
  type: 'Supermarket',
  region: 'Central',
  address_1: 'Jalan Contoh',
  address_2: null,
  postcode: '41000',
  city: 'Klang',
  state: 'Selangor',
  country: 'Malaysia',
  lat: 3.0449,
  lng: 101.4456,
  radius_m: 100,
  contact_name: null,
  contact_phone: null,
  sessions: [{ start_time: '10:00', end_time: '22:00' }],
  status: 'Active',
} as const;
