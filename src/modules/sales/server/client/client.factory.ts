/** Clients for tests, made past the form. */
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesClients, type ClientRecord } from '../tables/client.tables.ts';

/** @returns the id of a client of the company with two brands */
export async function clientOf(portal: MakesRows, owner: OfCompany, more: Partial<ClientRecord> = {}): Promise<number> {
  const [row] = await portal.asSystem((tx) =>
    tx.db
      .insert(salesClients)
      .values({
        company_id: owner.companyId,
        name: 'Kopi Contoh Sdn Bhd',
        code: 'KC',
        contact_name: 'Encik Contoh',
        contact_phone: '+60355550123',
        brands: ['Kopi Contoh', 'Teh Contoh'],
        ...more,
      })
      .returning({ id: salesClients.id }),
  );
  if (!row) throw new Error('No client was made');
  return row.id;
}
