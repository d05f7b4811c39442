import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateEis } from './socso/calculate-eis.ts';
import { calculateEpf } from './epf/calculate-epf.ts';
import { calculateSocso } from './socso/calculate-socso.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { statutoryTables } from './list-statutory-tables.ts';

type Row = Record<string, string>;

/** The printed tables, row by row. An empty max has no limit. */
function rowsOf(name: string): Row[] {
  const [head, ...lines] = readFileSync(new URL(`./official-tables/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const keys = head!.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [keys[i]!, value])));
}

/** Lowest, highest and a middle wage of a printed row. */
function wagesOf(row: Row): number[] {
  const min = Number(row['min']);
  const max = row['max'] === '' ? 25_000 : Number(row['max']);
  return [min, Math.round((min + max) * 50) / 100, max];
}

describe('EPF Third Schedule from October 2025, every printed row', () => {
  const rows = rowsOf('epf-third-schedule-2025-10');
  it('holds 401 rows each of parts A, C and E', () => {
    expect(rows).toHaveLength(1203);
  });
  it.each(['A', 'C', 'E'] as const)('part %s', (part) => {
    const wrong: string[] = [];
    for (const row of rows.filter((entry) => entry['part'] === part)) {
      for (const wage of wagesOf(row)) {
        const got = calculateEpf({ date: '2026-03-31', wage, part }, { trace: false });
        const same = got.employee === Number(row['employee']) && got.employer === Number(row['employer']) && got.total === Number(row['total']);
        if (!same) wrong.push(`${wage}: ${got.employee} + ${got.employer} = ${got.total}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('SOCSO tables, every printed row', () => {
  it.each([
    ['socso-act4-2022-09', '2022-09-30', 55],
    ['socso-act4-2024-10', '2025-01-31', 65],
    ['socso-act4-skbbk-2026-06', '2026-06-30', 65],
  ])('%s', (name, date, count) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(count);
    const wrong: string[] = [];
    for (const row of rows) {
      for (const wage of wagesOf(row)) {
        const first = calculateSocso({ date, wage, category: 1 }, { trace: false });
        const second = calculateSocso({ date, wage, category: 2 }, { trace: false });
        const got = [first.employee, first.employer, second.employee, second.employer, first.skbbk, second.skbbk];
        const printed = ['employee_cat1', 'employer_cat1', '', 'employer_cat2', 'employee_skbbk_cat1', 'employee_skbbk_cat2'];
        const want = printed.map((key) => Number(row[key] ?? 0));
        if (got.some((amount, i) => amount !== want[i])) wrong.push(`${wage}: ${got.join(' ')} not ${want.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('EIS tables, every printed row', () => {
  it.each([
    ['eis-act800-2022-09', '2023-05-31', 55],
    ['eis-act800-2024-10', '2026-11-30', 65],
  ])('%s', (name, date, count) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(count);
    const wrong = rows.flatMap((row) =>
      wagesOf(row).filter((wage) => {
        const got = calculateEis({ date, wage }, { trace: false });
        return got.employee !== Number(row['employee']) || got.employer !== Number(row['employer']);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the tables that are shown equal the ones that are used', () => {
  const { epf, socso, eis, tax } = statutoryTables(calendarDate('2026-11-30'));
  it('EPF: 250 narrow and 150 wide bands, the nil row left out', () => {
    const printed = rowsOf('epf-third-schedule-2025-10').filter((row) => row['part'] === 'A');
    expect(epf.bands.map((band) => band.max)).toEqual(printed.slice(1).map((row) => Number(row['max'])));
    expect(epf.bands[0]).toEqual({ min: 10, max: 20 });
  });
  it('SOCSO: 65 classes of each category', () => {
    const printed = rowsOf('socso-act4-skbbk-2026-06');
    const first = socso.bands.filter((band) => band.type === 'Category 1');
    expect(first.map((band) => [band.max_salary ?? '', band.employee_amount, band.employer_amount, band.skbbk_amount])).toEqual(
      printed.map((row) => [
        row['max'] === '' ? '' : Number(row['max']),
        Number(row['employee_cat1']),
        Number(row['employer_cat1']),
        Number(row['employee_skbbk_cat1']),
      ]),
    );
    expect(socso.bands).toHaveLength(130);
    expect(socso.bands.at(-1)).toEqual({
      type: 'Category 2',
      min_salary: 6000,
      max_salary: null,
      employee_amount: 0,
      employer_amount: 74.4,
      skbbk_amount: 44.65,
    });
  });
  it('EIS: 65 classes', () => {
    expect(eis.bands).toHaveLength(65);
    expect(eis.bands.at(-1)).toEqual({ min: 6000, max: null, employee_amount: 11.9, employer_amount: 11.9 });
  });
  it('tax: nine bands with R in per cent', () => {
    expect(tax.bands).toHaveLength(9);
    expect(tax.bands[2]).toEqual({ p_min: 35_001, p_max: 50_000, m: 35_000, r: 6, b_1: 600, b_2: 600 });
    expect(tax.bands.at(-1)).toEqual({ p_min: 2_000_001, p_max: null, m: 2_000_000, r: 30, b_1: 528_400, b_2: 528_400 });
  });
});
