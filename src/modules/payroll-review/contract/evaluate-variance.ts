/**
 * What is unusual about a payroll beside the one before: a table of rules, each with its own words. Pure; a payroll
 * that one of them names needs a reason before it is confirmed.
 */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Params } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { PayrollSetting } from '#modules/payroll/contract/setting/payroll-setting.schema.ts';
import { isAdditional } from '#modules/payroll/contract/calculation/share-contributions.ts';
import { evaluateSection24 } from '#modules/payroll/contract/calculation/section-24.ts';
import { lineKey } from '#modules/payroll/contract/process/line-key.ts';
import { comparePayrolls, percentOf } from './compare-payrolls.ts';
import type { ReviewFacts } from './review-facts.ts';

export const VARIANCE_CODES = [
  'newJoiner',
  'leaver',
  'netChanged',
  'salaryChanged',
  'netNotPositive',
  'taxJumped',
  'halfOfWages',
  'lineMissing',
  'accountChanged',
] as const;
export type VarianceCode = (typeof VARIANCE_CODES)[number];

export interface VarianceFinding {
  readonly code: VarianceCode;
  /** Values of the rule's text, amounts and dates formatted. */
  readonly params: Params;
}

export type VarianceLimits = Pick<PayrollSetting, 'variance_percent' | 'variance_amount'>;

interface VarianceCase {
  readonly current: ReviewFacts;
  /** The employee's payroll before; null: there is none. */
  readonly previous: ReviewFacts | null;
  /** The company paid nobody before this period: its whole staff is new here. */
  readonly firstMonth: boolean;
  readonly limits: VarianceLimits;
}

/** Tax moves by steps of 5 sen and with the month left in the year; less than this is no jump. */
const SMALL_TAX = sen(5000);
/** Somebody who joined after the cut-off is paid for the first time a month later. */
const JOINED_BEFORE_DAYS = 31;

const rm = (amount: Sen) => formatPrice(toRinggit(amount));
const moved = (from: number, to: number) => sen(fromRinggit(to) - fromRinggit(from));
/** More than `percent` of `from`; of nothing, any change is more. */
const isBeyond = (difference: Sen, from: Sen, percent: number) => Math.abs(difference) * 100 > percent * Math.abs(from);

type Rule = (given: VarianceCase) => Params | null;

const RULES: Readonly<Record<VarianceCode, Rule>> = {
  // Who joined on the first day of the period is paid a whole month, as everybody else is.
  newJoiner: ({ current, previous, firstMonth }) => {
    if (previous !== null || firstMonth || current.joined === current.start_date) return null;
    return current.joined >= addDays(current.start_date as CalendarDate, -JOINED_BEFORE_DAYS) ? { date: formatDate(current.joined) } : null;
  },

  leaver: ({ current }) => (current.left !== null && current.left <= current.end_date ? { date: formatDate(current.left) } : null),

  netChanged: ({ current, previous, limits }) => {
    if (!previous) return null;
    const from = fromRinggit(previous.totals.total_net_pay);
    const difference = moved(previous.totals.total_net_pay, current.totals.total_net_pay);
    if (!isBeyond(difference, from, limits.variance_percent) && Math.abs(difference) <= fromRinggit(limits.variance_amount)) return null;
    return { amount: signed(difference), percent: percentOf(difference, from) ?? 100 };
  },

  salaryChanged: ({ current, previous }) =>
    previous && (previous.basic !== current.basic || previous.pay_type !== current.pay_type)
      ? { before: formatPrice(previous.basic), after: formatPrice(current.basic) }
      : null,

  netNotPositive: ({ current }) => (current.totals.total_net_pay <= 0 ? { amount: formatPrice(current.totals.total_net_pay) } : null),

  taxJumped: ({ current, previous, limits }) => {
    if (!previous || (previous.tax_manual && current.tax_manual)) return null;
    const [before, after] = [previous.contributions.tax.employee, current.contributions.tax.employee];
    const difference = moved(before, after);
    if (Math.abs(difference) <= SMALL_TAX || !isBeyond(difference, fromRinggit(before), limits.variance_percent)) return null;
    return { before: formatPrice(before), after: formatPrice(after) };
  },

  halfOfWages: ({ current: { totals, deductions, left, end_date } }) => {
    const [gross, deducted] = [fromRinggit(totals.total_gross_pay), fromRinggit(totals.total_deduction)];
    const contributions = fromRinggit(totals.total_contribution_employee);
    const within = evaluateSection24({ gross, deducted, lines: deductions, contributions, leaving: left !== null && left <= end_date }) === 'within';
    return within ? null : { amount: formatPrice(toRinggit(sen(deducted + contributions))), gross: formatPrice(totals.total_gross_pay) };
  },

  lineMissing: ({ current, previous }) => {
    if (!previous) return null;
    const names = missingLines(previous, current);
    return names.length > 0 ? { lines: names.join(', '), n: names.length } : null;
  },

  accountChanged: ({ current, previous }) => (previous && previous.account !== current.account ? {} : null),
};

/** `+120.00` or `−120.00`. */
const signed = (difference: Sen) => `${difference < 0 ? '−' : '+'}${rm(sen(Math.abs(difference)))}`;

/**
 * Lines of last month that this month lacks. What payroll writes itself, what corrects another month and what is paid
 * once (bonus, arrears …) comes and goes; the net pay shows it.
 */
function missingLines(previous: ReviewFacts, current: ReviewFacts): string[] {
  const there = new Set([...current.earnings, ...current.deductions].map(lineKey));
  const comesAndGoes = (line: ReviewFacts['earnings'][number] | ReviewFacts['deductions'][number]) =>
    line.system !== null || Boolean(line.corrects) || ('mtd_key' in line && isAdditional(line)) || ('source' in line && line.source !== null);
  return [...previous.earnings, ...previous.deductions].filter((line) => !comesAndGoes(line) && !there.has(lineKey(line))).map(({ name }) => name);
}

/** The findings in the order of the table; none: the payroll is as one would expect. */
export function evaluateVariance(given: VarianceCase): VarianceFinding[] {
  return VARIANCE_CODES.flatMap((code) => {
    const params = RULES[code](given);
    return params ? [{ code, params }] : [];
  });
}

/** One text that changes with any figure of the payroll, its account and what is unusual about it. */
export function varianceMark(current: ReviewFacts, findings: readonly VarianceFinding[]): string {
  const figures = comparePayrolls(null, current).map(({ key, after }) => `${key}=${after ?? 0}`);
  return [...findings.map(({ code }) => code), ...figures, current.account].join('|');
}
