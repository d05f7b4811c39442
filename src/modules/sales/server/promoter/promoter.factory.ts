/** Promoters for tests, made past the form. */
import type { MakesRows, OfCompany } from '../sales.factory.ts';
import { salesPromoters, type PromoterRecord } from '../tables/promoter.tables.ts';

let made = 0;

/** @returns the id of an active promoter */
export async function promoterOf(portal: MakesRows, owner: OfCompany, more: Partial<PromoterRecord> = {}): Promise<number> {
  const n = ++made;
  const [row] = await portal.asSystem((tx) =>
    tx.db
      .insert(salesPromoters)
      .values({
        company_id: owner.companyId,
        name: 'Aina binti Contoh',
        code: `P${n}`,
        identity_number: `990131-14-${String(n).padStart(4, '0')}`,
        phone: '+60125550123',
        email: `promoter${n}@contoh.example`,
        state: 'Selangor',
        ...more,
      })
      .returning({ id: salesPromoters.id }),
  );
  if (!row) throw new Error('No promoter was made');
  return row.id;
}
