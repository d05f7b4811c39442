/** SKBBK, "LINDUNG 24 Jam" (Act A1788/2026): off-work accidents, paid by the employee alone. */
import { fromRinggit, ratio, sen, type Ratio, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOCSO_TABLES, toNearestTenSen } from './socso.params.ts';
import { SOURCES } from '../sources.params.ts';
import { classMidpoint } from '../wages/wage-classes.params.ts';

export interface SkbbkTable {
  readonly rate: Ratio;
  /** Amounts in sen by wage class. */
  readonly employee: readonly Sen[];
}

const table = SOCSO_TABLES.find((entry) => entry.value.ceiling === fromRinggit(6000))!.value;

const byClass = (rate: Ratio, first: readonly number[], amount: (index: number) => number): SkbbkTable => ({
  rate,
  employee: table.employee.map((_, index) => sen(first[index] ?? amount(index))),
});

const later = (rate: Ratio, first: readonly number[]) => byClass(rate, first, (index) => toNearestTenSen(classMidpoint(index), rate));

export const SKBBK_TABLES: readonly Dated<SkbbkTable>[] = [
  {
    from: '2026-06',
    // Printed as the employer's injury share less the employee's invalidity share.
    value: byClass(ratio(75, 10_000), [20, 30, 50, 65, 90, 125], (i) => table.employerCategory2[i]! - table.employee[i]!),
    unit: 'sen by wage class',
    source: SOURCES.perkesoSkbbk,
  },
  // The first six classes of the later phases are rate × midpoint; only the higher ones were read.
  { from: '2028-06', value: later(ratio(1, 100), [15, 40, 60, 85, 120, 170]), unit: 'sen by wage class', source: SOURCES.perkesoSkbbkLater },
  { from: '2031-06', value: later(ratio(125, 10_000), [30, 50, 80, 110, 150, 210]), unit: 'sen by wage class', source: SOURCES.perkesoSkbbkLater },
];

/** A citizen or permanent resident may be released from this month on; June 2026 stays due. */
export const SKBBK_RELEASE_FROM = '2026-07';
