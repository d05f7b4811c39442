/** The SQL of page access and reach of admins. */
import type { AccessEntry } from '#platform/contract/access.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { ScopeItem } from '../contract/admin.schema.ts';

type Client = Pick<Transaction, 'client'>;

/** Page access of several admins, in one statement. Whoever has none is not in it. */
export async function accessesByUser(tx: Client, companyId: number, userIds: readonly number[]): Promise<Map<number, AccessEntry[]>> {
  const { rows } = await tx.client.query<AccessEntry & { user_id: number }>(
    'select user_id, route, actions from user_accesses where company_id = $1 and user_id = any($2::bigint[]) order by id',
    [companyId, userIds],
  );
  return grouped(rows);
}

export const accessesOf = async (tx: Client, companyId: number, userId: number): Promise<AccessEntry[]> =>
  (await accessesByUser(tx, companyId, [userId])).get(userId) ?? [];

/** Rows by their user, without naming the user in each. */
function grouped<Row extends object>(rows: readonly (Row & { user_id: number })[]): Map<number, Row[]> {
  const byUser = new Map<number, Row[]>();
  for (const { user_id, ...row } of rows) byUser.set(user_id, [...(byUser.get(user_id) ?? []), row as unknown as Row]);
  return byUser;
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

/** Reach of several admins, in one statement; who sees all employees is not in it. */
export async function scopeByUser(tx: Client, companyId: number, userIds: readonly number[]): Promise<Map<number, ScopeItem[]>> {
  const { rows } = await tx.client.query<ScopeItem & { user_id: number }>(
    `select user_id, scope_type, scope_id from user_employee_accesses
     where company_id = $1 and user_id = any($2::bigint[]) order by scope_type, scope_id`,
    [companyId, userIds],
  );
  return grouped(rows);
}

/** No item: all employees. */
export const scopeOfAdmin = async (tx: Client, companyId: number, userId: number): Promise<ScopeItem[]> =>
  (await scopeByUser(tx, companyId, [userId])).get(userId) ?? [];

/** Replaces the reach of an admin; an empty list means all employees. */
export async function replaceScope(tx: Client, companyId: number, userId: number, items: readonly ScopeItem[]): Promise<void> {
  await tx.client.query('delete from user_employee_accesses where company_id = $1 and user_id = $2', [companyId, userId]);
  if (items.length === 0) return;
  await tx.client.query(
    `insert into user_employee_accesses (company_id, user_id, scope_type, scope_id)
     select distinct $1::bigint, $2::bigint, i.scope_type, i.scope_id from jsonb_to_recordset($3::jsonb) as i (scope_type text, scope_id bigint)`,
    [companyId, userId, JSON.stringify(items)],
  );
}
