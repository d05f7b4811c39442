/** SOCSO (Act 4): ceilings by date, and the amounts of each wage class from closed formulas. */
import { fromRinggit, ratio, roundToSen, sen, type Ratio, type Sen } from '#platform/contract/money.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES } from '../sources.params.ts';
import { classMidpoint, closedClasses } from '../wages/wage-classes.params.ts';

/** Amounts in sen by wage class; one row for each class with an upper limit. */
export interface SocsoTable {
  readonly ceiling: Sen;
  readonly classes: number;
  /** Category 1, invalidity. */
  readonly employee: readonly Sen[];
  /** Category 1, employment injury and invalidity. */
  readonly employerCategory1: readonly Sen[];
  /** Category 2, employment injury. */
  readonly employerCategory2: readonly Sen[];
}

/** 0.5 % of the midpoint. */
const INVALIDITY = ratio(5, 1000);
/** 1.25 % of the midpoint, to the nearest 10 sen. */
const EMPLOYMENT_INJURY = ratio(125, 10_000);
/** The six classes to RM200 do not follow the formulas. */
const FIRST_EMPLOYEE = [10, 20, 30, 40, 60, 85];
const FIRST_EMPLOYER_1 = [40, 70, 110, 150, 210, 295];
const FIRST_EMPLOYER_2 = [30, 50, 80, 110, 150, 210];

/** `amount × rate` to the nearest 10 sen, half up. */
export const toNearestTenSen = (amount: Sen, rate: Ratio): Sen =>
  sen(roundToSen(amount, { numerator: rate.numerator, denominator: rate.denominator * 10 }) * 10);

function socsoTable(ceilingRinggit: number, printed: Readonly<Record<number, number>> = {}): SocsoTable {
  const ceiling = fromRinggit(ceilingRinggit);
  const classes = closedClasses(ceiling);
  const employee: Sen[] = [];
  const employerCategory1: Sen[] = [];
  const employerCategory2: Sen[] = [];
  for (let i = 0; i < classes; i += 1) {
    const first = i < FIRST_EMPLOYEE.length;
    const m = classMidpoint(i);
    const invalidity = sen(first ? FIRST_EMPLOYEE[i]! : roundToSen(m, INVALIDITY));
    const injury = sen(first ? FIRST_EMPLOYER_2[i]! : toNearestTenSen(m, EMPLOYMENT_INJURY));
    employee.push(invalidity);
    employerCategory2.push(injury);
    employerCategory1.push(sen(printed[i] ?? (first ? FIRST_EMPLOYER_1[i]! : injury + invalidity)));
  }
  return { ceiling, classes, employee, employerCategory1, employerCategory2 };
}

export const SOCSO_TABLES: readonly Dated<SocsoTable>[] = [
  // Class 44 (3,900 to 4,000) was printed 69.05 until the table of September 2022 corrected it to 69.15.
  { from: '2016-01', value: socsoTable(4000, { 43: 6905 }), unit: 'sen by wage class', source: SOURCES.perkesoAct4Of2016 },
  { from: '2022-09', value: socsoTable(5000), unit: 'sen by wage class', source: SOURCES.perkesoAct4Of2022 },
  { from: '2024-10', value: socsoTable(6000), unit: 'sen by wage class', source: SOURCES.perkesoAct4Of2024 },
];

/** Second category from this age, and for whoever was first insured at 55 or later. */
export const SOCSO_SECOND_CATEGORY_AGE = 60;
export const SOCSO_FIRST_INSURED_LIMIT_AGE = 55;
/** Foreign workers: first category from this month, injury cover only before. */
export const SOCSO_FOREIGN_FIRST_CATEGORY_FROM = '2024-07';
