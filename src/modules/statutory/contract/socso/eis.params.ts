/** EIS (Act 800): 0.2 % of the class midpoint from each side, up to 5 sen; ceilings by date. */
import { ceilToFiveSen, fromRinggit, ratio, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';
import { classMidpoint, closedClasses } from '../wages/wage-classes.params.ts';

export interface EisTable {
  readonly ceiling: Sen;
  readonly classes: number;
  /** Share of the employee, and the same of the employer, in sen by wage class. */
  readonly each: readonly Sen[];
}

const RATE = ratio(2, 1000);

function eisTable(ceilingRinggit: number): EisTable {
  const ceiling = fromRinggit(ceilingRinggit);
  const classes = closedClasses(ceiling);
  return { ceiling, classes, each: Array.from({ length: classes }, (_, i) => ceilToFiveSen(classMidpoint(i), RATE)) };
}

export const EIS_TABLES: readonly Dated<EisTable>[] = [
  { from: '2018-01', value: eisTable(4000), unit: 'sen by wage class', source: SOURCES.perkesoEisOf2018 },
  { from: '2022-09', value: eisTable(5000), unit: 'sen by wage class', source: SOURCES.perkesoEisOf2022 },
  { from: '2024-10', value: eisTable(6000), unit: 'sen by wage class', source: SOURCES.perkesoEisOf2024 },
];

export const EIS_FIRST_AGE = 18;
/** From this age nothing is due. */
export const EIS_LAST_AGE = 60;
/** Not insured when the first contribution would fall at this age or later. */
export const EIS_FIRST_INSURED_LIMIT_AGE = 57;
