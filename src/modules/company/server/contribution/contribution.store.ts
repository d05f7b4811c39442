/** All SQL of company_contributions. */
import { eq } from 'drizzle-orm';
import { prepared, type Hole } from '#platform/server/db/prepared.ts';
import type { Db, Transaction } from '#platform/server/db/scope.ts';
import { companyContributions } from './contribution.tables.ts';

export type ContributionRecord = typeof companyContributions.$inferSelect;
type Tx = Pick<Transaction, 'db'>;

const ofCompany = (db: Db, company: number | Hole) => db.select().from(companyContributions).where(eq(companyContributions.company_id, company));
const preparedOfCompany = prepared('company.contribution', ['company'], (db, $) => ofCompany(db, $.company));

/** Every company has its row from the day it was created. */
export async function findContribution(tx: Tx, companyId: number, lock = false): Promise<ContributionRecord> {
  const [record] = lock ? await ofCompany(tx.db, companyId).for('update') : await preparedOfCompany(tx, { company: companyId });
  if (!record) throw new Error(`Company ${companyId} has no contribution row`);
  return record;
}

export async function insertContribution(tx: Tx, values: typeof companyContributions.$inferInsert): Promise<void> {
  await tx.db.insert(companyContributions).values(values);
}

export async function updateContributionRecord(
  tx: Tx,
  companyId: number,
  values: Partial<typeof companyContributions.$inferInsert>,
): Promise<ContributionRecord> {
  const [record] = await tx.db.update(companyContributions).set(values).where(eq(companyContributions.company_id, companyId)).returning();
  return record as ContributionRecord;
}
