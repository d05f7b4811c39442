/** What a contract comes to in the end: the sum with its variations, what was done of it, what is taken off, and what is left to be paid. Pure. */
import { add, atLeastZero, percent, roundToSen, subtract, ZERO, type Sen } from '#platform/contract/money.ts';
import { taxableOf, type TaxRule } from '../claim/value-claim.ts';

export interface AccountFacts {
  readonly contract_sum: Sen;
  /** Approved. */
  readonly variations: Sen;
  /** Certified, cumulative: of the bill, of variations, and what of both is a service. */
  readonly work_done: Sen;
  readonly vo_done: Sen;
  readonly services: Sen;
  /** Damages for delay that may be deducted, and those that were. */
  readonly damages_due: Sen;
  readonly damages_deducted: Sen;
  /** Certified deductions of other kinds. */
  readonly other_deductions: Sen;
  /** Net of the last certificate, and how much of it is taxable. */
  readonly certified: Sen;
  readonly certified_taxable: Sen;
  /** Of certificates that were not paid in full. */
  readonly outstanding: Sen;
  readonly tax: TaxRule;
}

/** The lines of a final account in their order; what is taken off is below 0, and a total is the sum of the lines since the total before it, with that total. */
export const ACCOUNT_LINES = [
  { key: 'contract_sum' },
  { key: 'variations' },
  { key: 'adjusted_sum', total: true },
  { key: 'not_done' },
  { key: 'value', total: true },
  { key: 'damages' },
  { key: 'deductions' },
  { key: 'final_sum', total: true },
  { key: 'certified' },
  { key: 'balance', total: true },
  { key: 'tax' },
  { key: 'outstanding' },
  { key: 'payable', total: true },
] as const;
export type AccountKey = (typeof ACCOUNT_LINES)[number]['key'];

const minus = (amount: Sen): Sen => subtract(ZERO, amount);

export function finalAccountOf(facts: AccountFacts): Readonly<Record<AccountKey, Sen>> {
  const adjusted = add(facts.contract_sum, facts.variations);
  const value = add(facts.work_done, facts.vo_done);
  // What was deducted beyond what may be stands as it was certified.
  const damages = add(facts.damages_deducted, atLeastZero(subtract(facts.damages_due, facts.damages_deducted)));
  const final = subtract(value, damages, facts.other_deductions);
  const balance = subtract(final, facts.certified);
  const taxable = subtract(taxableOf(facts.tax.base, final, facts.services, value), facts.certified_taxable);
  const tax = facts.tax.treatment === 'Service Tax' ? roundToSen(taxable, percent(facts.tax.percent)) : ZERO;
  return {
    contract_sum: facts.contract_sum,
    variations: facts.variations,
    adjusted_sum: adjusted,
    not_done: subtract(value, adjusted),
    value,
    damages: minus(damages),
    deductions: minus(facts.other_deductions),
    final_sum: final,
    certified: minus(facts.certified),
    balance,
    tax,
    outstanding: facts.outstanding,
    payable: add(balance, tax, facts.outstanding),
  };
}
