/** Service tax on construction works: a contract has one rule for each span of days. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { TAX_TREATMENTS, type TaxRule } from './value-claim.ts';

/** Construction works are a taxable service from this day (Service Tax (Amendment) Regulations 2025); 6 %. */
export const SERVICE_TAX_FROM = '2025-07-01' as CalendarDate;
export const SERVICE_TAX_PERCENT = 6;
/** Contracts that cannot be reviewed are exempt until this day. */
export const FIXED_CONTRACT_EXEMPT_UNTIL = '2026-06-30' as CalendarDate;

/** What a contract may say: how its claims are taxed, or that its price is fixed, which the law exempts and ends by itself. */
export const RULE_TREATMENTS = [...TAX_TREATMENTS, 'Fixed Contract'] as const;

export interface DatedTaxRule extends Omit<TaxRule, 'treatment' | 'fixed'> {
  readonly from: CalendarDate;
  readonly treatment: (typeof RULE_TREATMENTS)[number];
}

const NO_TAX: TaxRule = { treatment: 'None', percent: 0, base: 'All', reason: null };

/** What a new contract begins with. */
export const USUAL_RULE: DatedTaxRule = { from: SERVICE_TAX_FROM, treatment: 'Service Tax', percent: SERVICE_TAX_PERCENT, base: 'All', reason: null };

/** The day by which a rule of a contract has to begin: before it there is no service tax, or there are no works. */
export const taxedFrom = (start: CalendarDate): CalendarDate => (start > SERVICE_TAX_FROM ? start : SERVICE_TAX_FROM);

/** The rule on a day: the latest that has begun; none before the first. That of a fixed contract is what the law makes of it on that day. */
export function taxRuleOn(rules: readonly DatedTaxRule[], day: CalendarDate): TaxRule {
  const begun = rules.filter(({ from }) => from <= day);
  const rule = begun.reduce<DatedTaxRule | null>((last, one) => (last === null || one.from > last.from ? one : last), null);
  if (rule === null) return NO_TAX;
  const { treatment, ...rest } = rule;
  if (treatment !== 'Fixed Contract') return { ...rest, treatment };
  if (day < SERVICE_TAX_FROM) return NO_TAX;
  const { base, reason } = rule;
  return day <= FIXED_CONTRACT_EXEMPT_UNTIL
    ? { treatment: 'Exempt', percent: 0, base, reason, fixed: true }
    : { treatment: 'Service Tax', percent: SERVICE_TAX_PERCENT, base, reason, fixed: true };
}
