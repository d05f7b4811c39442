/** All SQL of companies. */
import { and, eq, isNull } from 'drizzle-orm';
import { prepared, preparedText, type Hole } from '#platform/server/db/prepared.ts';
import { forget } from '#platform/server/db/once.ts';
import type { Db, Transaction } from '#platform/server/db/scope.ts';
import { companies, type CompanyRecord } from './company.tables.ts';

type Tx = Pick<Transaction, 'db' | 'client'>;

/** What a request keeps its company as. */
export const OWN_COMPANY = 'company:own';

const byId = (db: Db, id: number | Hole) =>
  db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)));
const preparedById = prepared('company.company', ['id'], (db, $) => byId(db, $.id));

/** @param lock the row waits for this transaction. */
export async function findCompany(tx: Tx, id: number, lock = false): Promise<CompanyRecord | null> {
  const [record] = lock ? await byId(tx.db, id).for('update') : await preparedById(tx, { id });
  return record ?? null;
}

export interface CompanyCardRecord {
  readonly id: number;
  readonly user_id: number;
  readonly domain_id: number | null;
  readonly name: string;
  readonly short_name: string | null;
  readonly logo_file: string | null;
  readonly config: unknown;
  readonly modules: Readonly<Record<string, boolean>>;
  readonly plan_modules: readonly string[];
  readonly active_employees_count: number;
  readonly units_count: number;
}

const cards = preparedText<CompanyCardRecord>(
  'company.cards',
  `select c.id, c.user_id, c.domain_id, c.name, c.short_name, c.logo_file, c.config, c.modules, p.modules as plan_modules, c.active_employees_count,
            (select count(*) from branches b where b.company_id = c.id and b.deleted_at is null)
            + (select count(*) from divisions d where d.company_id = c.id and d.deleted_at is null)
            + (select count(*) from departments d where d.company_id = c.id and d.deleted_at is null) as units_count
     from companies c join subscriptions s on s.company_id = c.id join plans p on p.id = s.plan_id
     where c.id = any($1) and c.deleted_at is null`,
);

/** What cards show of live companies. */
export const findCompanyCards = async (tx: Pick<Transaction, 'client'>, ids: readonly number[]): Promise<CompanyCardRecord[]> =>
  ids.length === 0 ? [] : cards(tx.client, [[...ids]]);

export async function insertCompany(tx: Tx, values: typeof companies.$inferInsert): Promise<CompanyRecord> {
  const [record] = await tx.db.insert(companies).values(values).returning();
  return record as CompanyRecord;
}

export async function updateCompanyRecord(
  tx: Tx & Pick<Transaction, 'afterCommit'>,
  id: number,
  values: Partial<typeof companies.$inferInsert>,
): Promise<CompanyRecord> {
  const [record] = await tx.db.update(companies).set(values).where(eq(companies.id, id)).returning();
  forget(tx, OWN_COMPANY);
  return record as CompanyRecord;
}

export interface UnitCounts {
  readonly branches_count: number;
  readonly divisions_count: number;
  readonly departments_count: number;
}

const unitCounts = preparedText<UnitCounts>(
  'company.unit-counts',
  `select (select count(*) from branches where company_id = $1 and deleted_at is null) as branches_count,
            (select count(*) from divisions where company_id = $1 and deleted_at is null) as divisions_count,
            (select count(*) from departments where company_id = $1 and deleted_at is null) as departments_count`,
);

/** How many live branches, divisions and departments a company has. */
export async function countUnits(tx: Tx, companyId: number): Promise<UnitCounts> {
  const [counts] = await unitCounts(tx.client, [companyId]);
  return counts as UnitCounts;
}
