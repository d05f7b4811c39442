/** EPF shares of one month's wage, in sen. Third Schedule, or the specification's section 9. */
import { ZERO, ceilToRinggit, ratio, sen, truncateToSen, type Ratio, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { EPF_BANDS, EPF_EMPLOYER_THRESHOLD, EPF_LAST_AGE, type EpfPart, type EpfSchedule } from './epf.params.ts';
import type { RuleSet } from '../rule-set.params.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';

export interface EpfCase {
  readonly schedule: Dated<EpfSchedule>;
  readonly part: EpfPart;
  /** All EPF wages of the month, bonus included. */
  readonly wage: Sen;
  /** Monthly wages without the bonus; missing: the whole wage is regular. */
  readonly regularWage?: Sen | undefined;
  readonly age?: number | undefined;
  /** Rate elected by the employee; missing: the statutory one. */
  readonly employeeRate?: Ratio | undefined;
}

export interface EpfShares {
  readonly part: EpfPart;
  readonly method: 'stopped' | 'nil' | 'bands' | 'exact';
  /** Top of the wage band; the wage itself where no band exists. */
  readonly base: Sen;
  readonly employeeRate: Ratio;
  readonly employerRate: Ratio;
  /** The bonus note decided the employer share. */
  readonly bonusNote: boolean;
  readonly split: UnsettledReadings['epf_split'];
  readonly employee: Sen;
  readonly employer: Sen;
  readonly total: Sen;
}

/** Top of the band with min < wage ≤ max; null below the first and above the last band. */
export function epfBandTop(wage: Sen): Sen | null {
  if (wage <= EPF_BANDS.nilTo || wage > EPF_BANDS.wide.to) return null;
  const step = wage <= EPF_BANDS.narrow.to ? EPF_BANDS.narrow.step : EPF_BANDS.wide.step;
  return (Math.ceil(wage / step) * step) as Sen;
}

function sumOf(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function shareEpf(epf: EpfCase, rules: RuleSet, readings: UnsettledReadings): EpfShares {
  const { part, wage, schedule } = epf;
  const rates = schedule.value.parts[part] ?? schedule.value.parts.A!;
  const above = wage > EPF_EMPLOYER_THRESHOLD;
  const bonusNote = above && rules.epf.bonusNote && rates.bonusNote && epf.regularWage !== undefined && epf.regularWage <= EPF_EMPLOYER_THRESHOLD;
  // At 60 and over the specification's employee rate is 0 whatever the payroll says.
  const employeeRate = rules.epf.partBy === 'age' && part === 'E' ? rates.employee : (epf.employeeRate ?? rates.employee);
  const employerRate = above && !bonusNote ? rates.employerAbove : rates.employer;
  const split = rules.epf.split ?? readings.epf_split;
  const outcome = (method: EpfShares['method'], base: Sen, employee: Sen, employer: Sen): EpfShares => ({
    part,
    method,
    base,
    employeeRate,
    employerRate,
    bonusNote,
    split,
    employee,
    employer,
    total: sen(employee + employer),
  });

  if (rules.epf.stopsAtAge75 && epf.age !== undefined && epf.age >= EPF_LAST_AGE) return outcome('stopped', wage, ZERO, ZERO);
  const exact = rates.method === 'exact' || wage > EPF_BANDS.wide.to;
  if (wage <= 0 || (rates.method === 'bands' && wage <= EPF_BANDS.nilTo)) return outcome('nil', wage, ZERO, ZERO);

  if (!exact) {
    const top = epfBandTop(wage)!;
    const employer = bonusNote
      ? // "13 % of the month's wages themselves", total up: the band share of the employee is whole ringgit already.
        ceilToRinggit(wage, employerRate)
      : sen(ceilToRinggit(top, employerRate) + rates.employerFlat);
    return outcome('bands', top, ceilToRinggit(top, employeeRate), employer);
  }
  if (split === 'each_up') {
    return outcome('exact', wage, ceilToRinggit(wage, employeeRate), sen(ceilToRinggit(wage, employerRate) + rates.employerFlat));
  }
  const total = ceilToRinggit(wage, sumOf(employeeRate, employerRate)) + rates.employerFlat;
  const employee = split === 'employee_up' ? ceilToRinggit(wage, employeeRate) : truncateToSen(wage, employeeRate);
  return outcome('exact', wage, employee, sen(total - employee));
}
