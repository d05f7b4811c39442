/** The stretches of a period in which a day is worth the same: the basic, the hourly rate and the fixed allowances do not change in them. Pure. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, ratio, toRinggit, sen, type Share } from '#platform/contract/money.ts';
import { datedIn, type Counted } from './dated-time.ts';
import type { PremiumBasis } from './pay-premium-lines.ts';
import type { AgreedAmount } from '../payroll-line.schema.ts';
import type { ServedDays } from './prorate-salary.ts';

/** A part of the period at one basic, in ringgit. */
export interface SalaryVersion {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly basic: number;
  /** The hourly rate of that version of the profile; absent: that of the basis. */
  readonly given_hourly_rate?: number | null | undefined;
}

/** What the pay is worked out from; money in ringgit. */
export interface PayBasis extends PremiumBasis {
  /** Two or more where the basic changed inside the period; `basic` is the last. */
  readonly versions?: readonly SalaryVersion[] | undefined;
  /** Fixed allowances with the days for which they hold; `fixed_allowances` is what they are on the last day. */
  readonly dated_allowances?: readonly AgreedAmount[] | undefined;
}

export interface RateSpan extends PremiumBasis {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Calendar days. */
  readonly days: number;
}

const sumOn = (allowances: readonly AgreedAmount[], date: string): number =>
  allowances.reduce((sum, { monthly, from, to }) => sum + (from <= date && date <= to ? fromRinggit(monthly) : 0), 0);

/** At least one; the last holds the rates at the end of the service in the period. */
export function rateSpans(basis: PayBasis, { from: first, to: last }: Pick<ServedDays, 'from' | 'to'>): RateSpan[] {
  const { versions = [], dated_allowances: allowances = [] } = basis;
  const changes = [...versions.map(({ from }) => from as string), ...allowances.flatMap(({ from, to }) => [from, addDays(to as CalendarDate, 1)])];
  const starts = [first, ...[...new Set(changes)].filter((date) => date > first && date <= last).sort()] as CalendarDate[];
  // What has no days holds all the time.
  const undated = fromRinggit(basis.fixed_allowances ?? 0) - sumOn(allowances, last);
  const typedRate = versions.length > 0 && basis.given_hourly_rate !== (versions.at(-1)?.given_hourly_rate ?? basis.given_hourly_rate);
  return starts.map((from, at) => {
    const next = starts[at + 1];
    const to = next ? addDays(next, -1) : last;
    const version = versions.findLast((one) => one.from <= from) ?? versions[0];
    const hourly = version?.given_hourly_rate === undefined || typedRate ? basis.given_hourly_rate : version.given_hourly_rate;
    const fixed = toRinggit(sen(Math.max(0, undated + sumOn(allowances, from))));
    return { ...basis, basic: version?.basic ?? basis.basic, given_hourly_rate: hourly, fixed_allowances: fixed, from, to, days: daysInclusive(from, to) };
  });
}

/**
 * What days or minutes without pay take off, at the basic of each day; what has no days takes off the average of the period.
 * @param of units of the count that make up the basic, and @param units of one count
 */
export function missedShares(counted: Counted, spans: readonly RateSpan[], of: number, units = 1): Share[] {
  const dated = datedIn(counted, spans).map((count) => count * units);
  const undated = counted.undated * units;
  const all = Math.max(
    1,
    spans.reduce((sum, { days }) => sum + days, 0),
  );
  return spans.map(({ basic, days }, at) => ({
    amount: fromRinggit(basic),
    rate: spans.length === 1 ? ratio(dated[at]! + undated, of) : ratio(dated[at]! * all + undated * days, all * of),
  }));
}
