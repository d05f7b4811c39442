/**
 * What a new company begins with besides its own record. Company knows no leave types or payroll items, so it
 * asks the modules that have such beginnings through a port.
 */
import type { Transaction } from '#platform/server/db/scope.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

/** Runs as the portal, in the transaction that creates the company. */
export type CompanyStarter = (tx: Transaction, companyId: number) => Promise<void>;

export const companyStarters = extensionPoint<CompanyStarter>('what a new company begins with');

export async function startCompany(tx: Transaction, companyId: number): Promise<void> {
  for (const starter of providersOf(companyStarters)) await starter(tx, companyId);
}
