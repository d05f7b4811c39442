/** SQL of the import: many employees in one statement. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeesChanged } from '../employee.store.ts';
import { employees as e, type EmployeeRecord, type NewEmployee } from '../employee.tables.ts';
import type { Imported } from './draft-lines.ts';

/** PostgreSQL counts at most 65,535 parameters in a statement. */
const CHUNK = 500;

/** What an update writes, with its PostgreSQL type. */
const COLUMNS = {
  name: 'text',
  employee_type: 'text',
  citizenship: 'text',
  identity_number: 'text',
  passport: 'text',
  passport_expiry: 'date',
  date_of_birth: 'date',
  gender: 'text',
  race: 'text',
  religion: 'text',
  nationality: 'text',
  marital_status: 'text',
  email: 'text',
  phone: 'text',
  current_address: 'jsonb',
  company_joined_at: 'date',
  employment_type: 'text',
  probation_months: 'smallint',
  contract_end_at: 'date',
  branch_id: 'bigint',
  division_id: 'bigint',
  department_id: 'bigint',
  position_id: 'bigint',
  position_level_id: 'bigint',
  reporting_to: 'bigint',
  epf_no: 'text',
  socso_no: 'text',
  tax_no: 'text',
} as const satisfies Record<keyof Imported | 'reporting_to', string>;

export type Stored = Imported & Pick<EmployeeRecord, 'reporting_to'>;
export const storedOf = (record: EmployeeRecord): Stored =>
  Object.fromEntries(Object.keys(COLUMNS).map((key) => [key, record[key as keyof Stored]])) as unknown as Stored;

export async function insertMany(ctx: Ctx, records: readonly Omit<NewEmployee, 'company_id'>[]): Promise<EmployeeRecord[]> {
  const inserted: EmployeeRecord[] = [];
  const shared = { company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId };
  for (let from = 0; from < records.length; from += CHUNK) {
    inserted.push(
      ...(await ctx.db
        .insert(e)
        .values(records.slice(from, from + CHUNK).map((record) => ({ ...record, ...shared })))
        .returning()),
    );
  }
  return inserted;
}

/** A record and its version. */
export type Versioned = Pick<EmployeeRecord, 'id' | 'updated_at'>;

export interface StoredChange {
  readonly id: number;
  readonly columns: Stored;
  /** Only where the record is still as it was then. */
  readonly seen?: string;
}

/** @returns the records that were written, as they stand now. */
export async function updateMany(ctx: Ctx, changes: readonly StoredChange[]): Promise<Versioned[]> {
  if (changes.length === 0) return [];
  const names = Object.keys(COLUMNS);
  const { rows } = await ctx.client.query<Versioned>(
    `update employees e set ${names.map((name) => `${name} = r.${name}`).join(', ')}, updated_at = clock_timestamp(), updated_by = $2
     from jsonb_to_recordset($1::jsonb) as r (id bigint, seen timestamptz, ${Object.entries(COLUMNS)
       .map(([name, type]) => `${name} ${type}`)
       .join(', ')})
     where e.company_id = $3 and e.id = r.id and e.deleted_at is null and (r.seen is null or e.updated_at = r.seen)
     returning e.id, e.updated_at`,
    [JSON.stringify(changes.map(({ id, columns, seen }) => ({ ...columns, id, seen: seen ?? null }))), ctx.actor.userId, ctx.companyId],
  );
  employeesChanged(ctx);
  return rows;
}

export async function placeManagers(ctx: Ctx, managers: ReadonlyMap<number, number>): Promise<void> {
  if (managers.size === 0) return;
  await ctx.client.query(
    `update employees e set reporting_to = r.manager from unnest($1::bigint[], $2::bigint[]) as r (id, manager) where e.company_id = $3 and e.id = r.id`,
    [[...managers.keys()], [...managers.values()], ctx.companyId],
  );
  employeesChanged(ctx);
}

/** Ids by code in lower case. */
export async function idsByCode(ctx: Ctx, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const code = sql<string>`lower(${e.employee_code})`;
  const rows = await ctx.db
    .select({ id: e.id, code })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), among(code, new Set(codes))));
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** Takes added people away for good, who were not touched since. @returns the ids that are gone. */
export async function removeMany(ctx: Ctx, people: readonly { readonly id: number; readonly seen: string }[]): Promise<number[]> {
  if (people.length === 0) return [];
  const { rows } = await ctx.client.query<{ id: number }>(
    `select e.id from employees e join unnest($1::bigint[], $2::timestamptz[]) as r (id, seen) on r.id = e.id
     where e.company_id = $3 and e.updated_at = r.seen and e.user_id is null and e.deleted_at is null for no key update of e`,
    [people.map(({ id }) => id), people.map(({ seen }) => seen), ctx.companyId],
  );
  const ids = rows.map(({ id }) => id);
  await ctx.client.query('delete from employee_movements where company_id = $1 and employee_id = any($2)', [ctx.companyId, ids]);
  await ctx.client.query('update employees set reporting_to = null where company_id = $1 and reporting_to = any($2) and id = any($2)', [ctx.companyId, ids]);
  await ctx.client.query('delete from employees where company_id = $1 and id = any($2)', [ctx.companyId, ids]);
  employeesChanged(ctx);
  return ids;
}
