/** The SQL of page access and reach of admins. */
import type { AccessEntry } from '#platform/contract/access.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { ScopeItem } from '../contract/admin.schema.ts';

type Client = Pick<Transaction, 'client'>;

export async function accessesOf(tx: Client, companyId: number, userId: number): Promise<AccessEntry[]> {
  const { rows } = await tx.client.query<AccessEntry>('select route, actions from user_accesses where company_id = $1 and user_id = $2 order by id', [
    companyId,
    userId,
  ]);
  return rows;
}

/** Replaces the page access of an admin. */
export async function replaceAccesses(tx: Client, companyId: number, userId: number, accesses: readonly AccessEntry[]): Promise<void> {
  await tx.client.query('delete from user_accesses where company_id = $1 and user_id = $2', [companyId, userId]);
  if (accesses.length === 0) return;
  await tx.client.query(
    `insert into user_accesses (company_id, user_id, route, actions)
     select $1, $2, a.route, array(select jsonb_array_elements_text(a.actions))
     from jsonb_to_recordset($3::jsonb) as a (route text, actions jsonb)`,
    [companyId, userId, JSON.stringify(accesses)],
  );
}

/** No item: all employees. */
export async function reachOf(tx: Client, companyId: number, userId: number): Promise<ScopeItem[]> {
  const { rows } = await tx.client.query<ScopeItem>(
    'select scope_type, scope_id from user_employee_accesses where company_id = $1 and user_id = $2 order by scope_type, scope_id',
    [companyId, userId],
  );
  return rows;
}

/** Replaces the reach of an admin; an empty list means all employees. */
export async function replaceReach(tx: Client, companyId: number, userId: number, items: readonly ScopeItem[]): Promise<void> {
  await tx.client.query('delete from user_employee_accesses where company_id = $1 and user_id = $2', [companyId, userId]);
  if (items.length === 0) return;
  await tx.client.query(
    `insert into user_employee_accesses (company_id, user_id, scope_type, scope_id)
     select distinct $1::bigint, $2::bigint, i.scope_type, i.scope_id from jsonb_to_recordset($3::jsonb) as i (scope_type text, scope_id bigint)`,
    [companyId, userId, JSON.stringify(items)],
  );
}
