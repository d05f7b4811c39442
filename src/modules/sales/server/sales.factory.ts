/** What the factories of this module need of a test: a portal that writes past the forms, and a company. */
import type { Transaction } from '#platform/server/db/scope.ts';

export interface MakesRows {
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface OfCompany {
  readonly companyId: number;
}
