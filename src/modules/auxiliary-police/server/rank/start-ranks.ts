/** The ladder that a company begins with. */
import type { Pool } from 'pg';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { STARTER_RANKS } from '../../contract/rank/starter-ranks.params.ts';
import { asmRanks } from '../unit.tables.ts';

/** Gives a company the ranks of the force. Runs as the portal. */
export async function startRanks({ db }: Pick<Transaction, 'db'>, companyId: number): Promise<void> {
  await db.insert(asmRanks).values(STARTER_RANKS.map((rank, at) => ({ ...rank, company_id: companyId, level: at + 1 })));
}

/** Companies from before the module existed get theirs at the first start. */
export async function startRanksEverywhere(pool: Pool): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from companies c where not exists (select from asm_ranks t where t.company_id = c.id) order by id for update skip locked',
    );
    for (const { id } of rows) await startRanks(tx, id);
  });
}
