/** The catalogue as payrolls read it, and what a company begins with. */
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CATALOGUE } from '../../contract/item/payroll-catalogue.params.ts';
import { payrollItems } from './payroll-item.tables.ts';

export type ItemRecord = typeof payrollItems.$inferSelect;

/** Gives a company its catalogue. Runs as the portal. */
export async function startCatalogue({ db }: Pick<Transaction, 'db'>, companyId: number): Promise<void> {
  await db
    .insert(payrollItems)
    .values(CATALOGUE.map((item) => ({ ...item, company_id: companyId })))
    .onConflictDoNothing();
}

/** Companies from before that never had an item get theirs at the first start. */
export async function startCatalogueEverywhere(pool: Pool): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from companies c where not exists (select from payroll_items i where i.company_id = c.id) order by id for update skip locked',
    );
    for (const { id } of rows) await startCatalogue(tx, id);
  });
}

/** All items of the company, deleted ones included: payrolls keep pointing at them. */
export async function findItems(ctx: Ctx): Promise<Map<number, ItemRecord>> {
  const records = await ctx.db.select().from(payrollItems).where(eq(payrollItems.company_id, ctx.companyId));
  return new Map(records.map((record) => [record.id, record]));
}
