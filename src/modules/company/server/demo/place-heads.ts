/** Who leads the units of the demo, once its people stand. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/db/scope.ts';
import { branches, departments, divisions } from '../organisation/organisation.tables.ts';

/** Employee ids by unit. */
export interface DemoHeads {
  readonly departments: ReadonlyMap<number, number>;
  readonly divisions: ReadonlyMap<number, number>;
  readonly branches: ReadonlyMap<number, number>;
}

export async function placeHeads({ db }: Transaction, heads: DemoHeads): Promise<void> {
  for (const [id, head_id] of heads.departments) await db.update(departments).set({ head_id }).where(eq(departments.id, id));
  for (const [id, head_id] of heads.divisions) await db.update(divisions).set({ head_id }).where(eq(divisions.id, id));
  for (const [id, manager_id] of heads.branches) await db.update(branches).set({ manager_id }).where(eq(branches.id, id));
}
