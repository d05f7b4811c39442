/** The types that a company begins with. */
import type { Pool } from 'pg';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { STARTER_TYPES } from '../../contract/leave-type.params.ts';
import { leaveTypes, leaveTypeTiers } from '../type/leave-type.tables.ts';

/** Gives a company the starter types with their tiers. Runs as the portal. */
export async function startLeave({ db }: Pick<Transaction, 'db'>, companyId: number): Promise<void> {
  const ids = new Map<string, number>();
  for (const { tiers, deduct_from, ...type } of STARTER_TYPES) {
    const deduct_from_id = deduct_from === null ? null : (ids.get(deduct_from) ?? null);
    const [saved] = await db
      .insert(leaveTypes)
      .values({ ...type, deduct_from_id, company_id: companyId })
      .returning({ id: leaveTypes.id });
    if (!saved) throw new Error(`The leave type ${type.code} was not saved`);
    ids.set(type.code, saved.id);
    if (tiers.length > 0) await db.insert(leaveTypeTiers).values(tiers.map((tier) => ({ ...tier, company_id: companyId, leave_type_id: saved.id })));
  }
}

/** Companies from before leave existed get theirs at the first start. */
export async function startLeaveEverywhere(pool: Pool): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from companies c where not exists (select from leave_types t where t.company_id = c.id) order by id for update skip locked',
    );
    for (const { id } of rows) await startLeave(tx, id);
  });
}
