/** The statutory tables in force at a date, in the shapes of the specification; amounts in ringgit. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { inForce, requireInForce, type Dated, type Month } from './choose-in-force.ts';
import { EIS_TABLES } from './socso/eis.params.ts';
import { EPF_BANDS, EPF_SCHEDULES } from './epf/epf.params.ts';
import { TAX_TABLES } from './mtd/mtd-table.params.ts';
import { RULE_SETS, type RuleSetName } from './rule-set.params.ts';
import { SKBBK_TABLES } from './socso/skbbk.params.ts';
import { SOCSO_TABLES } from './socso/socso.params.ts';
import type { EisBand, EpfBand, SocsoBand, StatutoryTables, TaxBandRow } from './statutory-tables.schema.ts';
import { classMax, classMin } from './wages/wage-classes.params.ts';

/** EPF bands, min < wage ≤ max: none to RM10, then every RM20 to RM5,000, every RM100 to RM20,000. */
function epfBands(): EpfBand[] {
  const bands: EpfBand[] = [];
  let min: number = EPF_BANDS.nilTo;
  let max: number = EPF_BANDS.narrow.step;
  while (max <= EPF_BANDS.wide.to) {
    bands.push({ min: min / 100, max: max / 100 });
    min = max;
    max += max < EPF_BANDS.narrow.to ? EPF_BANDS.narrow.step : EPF_BANDS.wide.step;
  }
  return bands;
}

/** Limits of each class; under the law a last one without upper limit repeats the amounts before it. */
function classes(closed: number, lastOpen: boolean): { row: number; min: number; max: number | null }[] {
  const rows = Array.from({ length: closed }, (_, row) => ({ row, min: toRinggit(classMin(row)), max: toRinggit(classMax(row)) as number | null }));
  if (lastOpen) rows.push({ row: closed - 1, min: toRinggit(classMax(closed - 1)), max: null });
  return rows;
}

function socsoBands(month: Month, lastOpen: boolean, withSkbbk: boolean): SocsoBand[] {
  const { value } = requireInForce(SOCSO_TABLES, month);
  const skbbk = withSkbbk ? inForce(SKBBK_TABLES, month)?.value : undefined;
  return (['Category 1', 'Category 2'] as const).flatMap((type) =>
    classes(value.classes, lastOpen).map(({ row, min, max }) => ({
      type,
      min_salary: min,
      max_salary: max,
      employee_amount: type === 'Category 1' ? toRinggit(value.employee[row]!) : 0,
      employer_amount: toRinggit((type === 'Category 1' ? value.employerCategory1 : value.employerCategory2)[row]!),
      skbbk_amount: skbbk ? toRinggit(skbbk.employee[row]!) : 0,
    })),
  );
}

function eisBands(month: Month, lastOpen: boolean): EisBand[] {
  const table = inForce(EIS_TABLES, month)?.value;
  if (!table) return [];
  return classes(table.classes, lastOpen).map(({ row, min, max }) => {
    const each = toRinggit(table.each[row]!);
    return { min, max, employee_amount: each, employer_amount: each };
  });
}

function taxBands(month: Month): TaxBandRow[] {
  return requireInForce(TAX_TABLES, month).value.map((band) => ({
    p_min: toRinggit(band.pMin),
    p_max: band.pMax === null ? null : toRinggit(band.pMax),
    m: toRinggit(band.m),
    r: band.perMille / 10,
    b_1: toRinggit(band.b1),
    b_2: toRinggit(band.b2),
  }));
}

/** Everything that the payroll form needs to know of the law at `date`. */
export function statutoryTables(date: CalendarDate, rules: RuleSetName = 'law'): StatutoryTables {
  const month = yearMonthOf(date);
  const set = RULE_SETS[rules];
  const about = (entry: Dated<unknown> | undefined) => ({ version: entry?.from ?? '', source: entry ? entry.source.where : { en: '', ms: '' } });
  return {
    rules,
    epf: { ...about(requireInForce(EPF_SCHEDULES, month)), bands: epfBands() },
    socso: { ...about(requireInForce(SOCSO_TABLES, month)), bands: socsoBands(month, set.lastClassOpen, set.skbbk) },
    eis: { ...about(inForce(EIS_TABLES, month)), bands: eisBands(month, set.lastClassOpen) },
    tax: { ...about(requireInForce(TAX_TABLES, month)), bands: taxBands(month) },
  };
}
