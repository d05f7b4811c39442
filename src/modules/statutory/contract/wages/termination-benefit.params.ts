/** Termination benefit of the Employment (Termination and Lay-Off Benefits) Regulations 1980. */
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

export interface TerminationBenefit {
  /** Below so many months of service nothing is due (reg. 3). */
  readonly leastMonths: number;
  /** Days' wages for every year of service, by the service at the end (reg. 6(1)): the last band counts for all years. */
  readonly bands: readonly { readonly fromMonths: number; readonly days: number }[];
  /** A day's wage is the wages of the last twelve complete months over so many days (reg. 6(2)). */
  readonly daysOfYear: number;
}

export const TERMINATION_BENEFITS: readonly Dated<TerminationBenefit>[] = [
  {
    from: '2015-01',
    value: {
      leastMonths: 12,
      bands: [
        { fromMonths: 12, days: 10 },
        { fromMonths: 24, days: 15 },
        { fromMonths: 60, days: 20 },
      ],
      daysOfYear: 365,
    },
    unit: 'days of wages for every year of service',
    source: SOURCES.terminationBenefit,
  },
];
