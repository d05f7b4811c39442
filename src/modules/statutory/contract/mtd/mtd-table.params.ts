/** Table 1 of the MTD specification by year of assessment: tax = (P − M) × R + B. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

export interface TaxBand {
  /** First whole ringgit of P in the row. */
  readonly pMin: Sen;
  /** Last whole ringgit of P in the row; null: no limit. */
  readonly pMax: Sen | null;
  readonly m: Sen;
  /** R in thousandths: 24.5 % is 245. */
  readonly perMille: number;
  /** B of categories 1 and 3; the rebates of 400 and 800 are inside. */
  readonly b1: Sen;
  /** B of category 2. */
  readonly b2: Sen;
}

type Row = readonly [m: number, ratePercent: number, b1: number, b2?: number];

/** Rows without limits: each one ends where the next begins. */
function table(rows: readonly Row[]): readonly TaxBand[] {
  return rows.map(([m, rate, b1, b2 = b1], index) => {
    const next = rows[index + 1];
    return {
      pMin: fromRinggit(m + 1),
      pMax: next ? fromRinggit(next[0]) : null,
      m: fromRinggit(m),
      perMille: rate * 10,
      b1: fromRinggit(b1),
      b2: fromRinggit(b2),
    };
  });
}

export const TAX_TABLES: readonly Dated<readonly TaxBand[]>[] = [
  {
    from: '2020-01',
    value: table([
      [5000, 1, -400, -800],
      [20_000, 3, -250, -650],
      [35_000, 8, 600],
      [50_000, 14, 1800],
      [70_000, 21, 4600],
      [100_000, 24, 10_900],
      [250_000, 24.5, 46_900],
      [400_000, 25, 83_650],
      [600_000, 26, 133_650],
      [1_000_000, 28, 237_650],
      [2_000_000, 30, 517_650],
    ]),
    unit: 'ringgit a year',
    source: SOURCES.mtdEarlierYears,
  },
  {
    from: '2021-01',
    value: table([
      [5000, 1, -400, -800],
      [20_000, 3, -250, -650],
      [35_000, 8, 600],
      [50_000, 13, 1800],
      [70_000, 21, 4400],
      [100_000, 24, 10_700],
      [250_000, 24.5, 46_700],
      [400_000, 25, 83_450],
      [600_000, 26, 133_450],
      [1_000_000, 28, 237_450],
      [2_000_000, 30, 517_450],
    ]),
    unit: 'ringgit a year',
    source: SOURCES.mtdEarlierYears,
  },
  {
    from: '2023-01',
    value: table([
      [5000, 1, -400, -800],
      [20_000, 3, -250, -650],
      [35_000, 6, 600],
      [50_000, 11, 1500],
      [70_000, 19, 3700],
      [100_000, 25, 9400],
      [400_000, 26, 84_400],
      [600_000, 28, 136_400],
      [2_000_000, 30, 528_400],
    ]),
    unit: 'ringgit a year',
    source: SOURCES.mtd2026,
  },
];
