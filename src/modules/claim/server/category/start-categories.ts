/** The categories that a company begins with. */
import type { Pool } from 'pg';
import { senOrNull } from '#platform/contract/money.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { STARTER_CATEGORIES } from '../../contract/category/starter-categories.params.ts';
import { claimCategories } from './claim-category.tables.ts';

/** Gives a company the starter categories. Runs as the portal. */
export async function startCategories({ db }: Pick<Transaction, 'db'>, companyId: number): Promise<void> {
  await db.insert(claimCategories).values(
    STARTER_CATEGORIES.map(({ limit_per_item, limit_per_claim, limit_amount, daily_rate, ...category }, at) => ({
      ...category,
      company_id: companyId,
      sort_order: at + 1,
      limit_per_item: senOrNull(limit_per_item),
      limit_per_claim: senOrNull(limit_per_claim),
      limit_amount: senOrNull(limit_amount),
      daily_rate: senOrNull(daily_rate),
    })),
  );
}

/** Companies from before claims existed get theirs at the first start. */
export async function startCategoriesEverywhere(pool: Pool): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from companies c where not exists (select from claim_categories t where t.company_id = c.id) order by id for update skip locked',
    );
    for (const { id } of rows) await startCategories(tx, id);
  });
}
