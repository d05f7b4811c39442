/** How a person's pay is taxed: by Table 1, or at a flat rate. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';

/** Schemes of the calculator; `returning_expert` serves the knowledge worker in a specified region too. */
export const MTD_WIRE_SCHEMES = ['resident', 'non_resident', 'returning_expert', 'c_suite'] as const;
export const MTD_SCHEMES = [...MTD_WIRE_SCHEMES, 'knowledge_worker'] as const;
export type MtdScheme = (typeof MTD_SCHEMES)[number];

export interface FlatScheme {
  /** Rate in thousandths. */
  readonly perMille: number;
  /** On the year's chargeable income, or on the month's pay alone. */
  readonly on: 'chargeable_income' | 'month';
  /** T: 400 (category 2: 800) while P is at most 35,000. */
  readonly rebate: boolean;
}

export interface FlatSchemes {
  readonly schemes: Readonly<Record<Exclude<MtdScheme, 'resident'>, FlatScheme>>;
  readonly rebateTo: Sen;
  readonly rebate: Sen;
  readonly rebateCategory2: Sen;
}

const qualified: FlatScheme = { perMille: 150, on: 'chargeable_income', rebate: true };

export const FLAT_SCHEMES: readonly Dated<FlatSchemes>[] = [
  {
    from: '2020-01',
    value: {
      schemes: {
        non_resident: { perMille: 300, on: 'month', rebate: false },
        returning_expert: qualified,
        knowledge_worker: qualified,
        c_suite: { perMille: 150, on: 'chargeable_income', rebate: false },
      },
      rebateTo: fromRinggit(35_000),
      rebate: fromRinggit(400),
      rebateCategory2: fromRinggit(800),
    },
    unit: 'thousandths of the income',
    source: SOURCES.mtdSchemes,
  },
];
