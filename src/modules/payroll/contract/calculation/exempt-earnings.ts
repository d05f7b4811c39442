/** The exempt part of each earning: yearly limits are used up line by line and month by month, the rest is taxed. */
import { ZERO, add, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { completedYears } from '#modules/statutory/contract/wages/completed-years.ts';
import { exemptPart, groundOfEnd, type EndOfService, type ExemptPart } from '#modules/statutory/contract/mtd/exempt-part.ts';
import type { ExemptGround, ExemptionKey } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { fieldOfEarning } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { EarningLine } from '../payroll-line.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

const KEY_OF_FIELD: Readonly<Record<string, ExemptionKey>> = {
  'F-travel': 'travel',
  'F-childcare': 'childcare',
  'F-award': 'award',
  F: 'actual',
  B6: 'compensation',
  B1f: 'gratuity',
};

/** The exemption of an earning by its box of form EA: what the form shows in F is what tax leaves out. @param itemField undefined: the line has no item */
export const exemptionOf = (type: string, itemField: string | null | undefined): ExemptionKey | null =>
  KEY_OF_FIELD[fieldOfEarning(type, itemField) ?? ''] ?? null;

export interface ExemptFacts {
  readonly rules: Pick<PayrollRules, 'rule_set'>;
  /** Year of payment. */
  readonly year: number;
  /** Exempt parts of this year before this payroll, in ringgit. */
  readonly used: Readonly<Record<string, number>>;
  /** First day of the service, and its last one or that of the period. */
  readonly joined: string;
  readonly last: string;
  /** Of a service that ends in the period; null: it goes on. */
  readonly end: Omit<EndOfService, 'yearsOfService'> | null;
}

export interface ExemptLine {
  readonly line: EarningLine;
  /** Null: the line has no exemption. */
  readonly part: (ExemptPart & { readonly used: Sen; readonly years: number; readonly known: ExemptGround | null }) | null;
}

/** Each line with what is exempt of it; under the specification nothing is. */
export function exemptLines(earnings: readonly EarningLine[], { rules, year, used, joined, last, end }: ExemptFacts): ExemptLine[] {
  const taken = new Map<ExemptionKey, Sen>();
  return earnings.map((line) => {
    const key = line.exemption;
    if (!key || rules.rule_set !== 'law') return { line, part: null };
    const before = taken.get(key) ?? fromRinggit(used[key] ?? 0);
    const years = line.service_years ?? completedYears(joined, last);
    const known = groundOfEnd(key, end && { ...end, yearsOfService: years });
    const ground = line.exempt_ground ?? known;
    const part = exemptPart({ key, amount: fromRinggit(line.amount), used: before, year, ground, yearsOfService: years });
    taken.set(key, add(before, part.exempt));
    return { line, part: { ...part, used: before, years, known } };
  });
}

export const exemptEarnings = (earnings: readonly EarningLine[], facts: ExemptFacts): EarningLine[] =>
  exemptLines(earnings, facts).map(({ line, part }) => {
    if (!part) return line.exempt === undefined ? line : { ...line, exempt: null };
    const exempt_years = part.limit === null || part.ground === null ? null : part.years;
    return { ...line, exempt: toRinggit(part.exempt), exempt_years, ...((part.known || line.exempt_known) && { exempt_known: part.known }) };
  });

/** What of a line is taxed, in sen. */
export const taxedAmount = ({ amount, exempt }: Pick<EarningLine, 'amount' | 'exempt'>): Sen =>
  sen(fromRinggit(amount) - (exempt ? fromRinggit(exempt) : ZERO));
