/** Banks of the reference data, as the accounts of a company need them. */
import type { Transaction } from '#platform/server/db/scope.ts';
import { findBanks as referenceBanks, findBanksById } from '#modules/reference/server/public.ts';

export type BankFacts = Awaited<ReturnType<typeof findBanksById>>[number];
type Tx = Pick<Transaction, 'db'>;

/** By id; those that are not there are left out. */
export async function findBanks(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, BankFacts>> {
  return new Map((await findBanksById(tx, [...new Set(ids)])).map((bank) => [bank.id, bank]));
}

export async function banksByName(tx: Tx): Promise<ReadonlyMap<string, BankFacts>> {
  return new Map((await referenceBanks(tx)).map((bank) => [bank.name, bank]));
}
