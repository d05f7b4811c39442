/** Service tax on construction works: a contract has one rule for each span of days. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { TaxRule } from './value-claim.ts';

export type DatedTaxRule = TaxRule & { readonly from: CalendarDate };

export const NO_TAX: TaxRule = { treatment: 'None', percent: 0, base: 'All', reason: null };

/** The rule on a day: the latest that has begun; none before the first. */
export function taxRuleOn(rules: readonly DatedTaxRule[], day: CalendarDate): TaxRule {
  const begun = rules.filter(({ from }) => from <= day);
  return begun.reduce<DatedTaxRule | null>((last, rule) => (last === null || rule.from > last.from ? rule : last), null) ?? NO_TAX;
}

/** Construction works are a taxable service from this day (Service Tax (Amendment) Regulations 2025); 6 %. */
export const SERVICE_TAX_FROM = '2025-07-01' as CalendarDate;
export const SERVICE_TAX_PERCENT = 6;
/** Contracts that cannot be reviewed are exempt until this day. */
export const FIXED_CONTRACT_EXEMPT_UNTIL = '2026-06-30' as CalendarDate;
