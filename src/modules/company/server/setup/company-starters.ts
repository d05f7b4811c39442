/**
 * What a new company begins with besides its own record. Company knows no leave types or payroll items, so the
 * modules that have such beginnings register them when the server is put together.
 */
import type { Transaction } from '#platform/server/db/scope.ts';

/** Runs as the house, in the transaction that creates the company. */
export type CompanyStarter = (tx: Transaction, companyId: number) => Promise<void>;

const starters = new Set<CompanyStarter>();

export function registerCompanyStarter(starter: CompanyStarter): void {
  starters.add(starter);
}

export async function startCompany(tx: Transaction, companyId: number): Promise<void> {
  for (const starter of starters) await starter(tx, companyId);
}
