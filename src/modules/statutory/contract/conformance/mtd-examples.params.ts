/** Figures that LHDN prints for MTD: the tax table, the zakat table, roundings, and the steps of additional remuneration. */
import type { Text } from '#platform/contract/messages.ts';
import { SOURCES } from '../sources.params.ts';
import type { ConformanceCase } from './conformance.schema.ts';

const VERSION = '2026-01';
const DATE = '2026-01-31';
const place = (en: string, ms: string) => ({ en, ms });
const SPECIFICATION = SOURCES.mtd2026.where;
const printed = (en: string, ms: string): ConformanceCase['source'] => ({ document: SPECIFICATION, place: place(en, ms), confidence: 'official' });
const mtd = { scheme: 'mtd', version: VERSION } as const;

/** Tax at the printed limits, from the cumulative tax of the schedule less the rebate to RM35,000 (400; category 2: 800). */
const tax = (income: number, category: 1 | 2, expected: number): ConformanceCase => ({
  ...mtd,
  id: `mtd-table:${category}:${income}`,
  title: place(`Tax of the year at P ${income}, category ${category}`, `Cukai tahun pada P ${income}, kategori ${category}`),
  source: {
    document: place(
      'LHDN, Navigasi HASiL 2026, tax schedule; MTD specification 2026, Table 1',
      'LHDN, Navigasi HASiL 2026, jadual cukai; spesifikasi PCB 2026, Jadual 1',
    ),
    place: place(`Row to ${income}`, `Baris hingga ${income}`),
    confidence: 'official',
  },
  run: 'mtd_tax',
  input: { date: DATE, income, category },
  expected: { tax: expected },
});

const settle = (
  normal: number,
  zakat: number,
  additional: number,
  payable: number,
  source = printed('Part E, table of zakat', 'Bahagian E, jadual zakat'),
): ConformanceCase => ({
  ...mtd,
  id: `mtd-settlement:${normal}:${zakat}:${additional}`,
  title: place(`MTD ${normal}, zakat ${zakat}, additional MTD ${additional}`, `PCB ${normal}, zakat ${zakat}, PCB tambahan ${additional}`),
  source,
  run: 'mtd_settlement',
  input: { date: DATE, normal, zakat, additional },
  expected: { payable },
});
const ROUNDING = printed('Part E, rounding up to 5 sen', 'Bahagian E, pembundaran naik kepada 5 sen');

/** Exhibit 5: married, spouse working, three children; RM5,500 a month with EPF of 605. Several transcriptions of the paper agree. */
function exhibit(month: string, words: Text, more: Pick<ConformanceCase, 'input' | 'expected'>): ConformanceCase {
  return {
    ...mtd,
    id: `mtd-exhibit-5:${month}`,
    title: words,
    source: { document: SPECIFICATION, place: place('Exhibit 5, worked example', 'Ekshibit 5, contoh pengiraan'), confidence: 'agreed' },
    run: 'mtd',
    input: { date: `2026-${month}-28`, category: 3, current: { remuneration: 5500, epf: 605 }, relief: { children: 6000 }, ...more.input },
    expected: more.expected,
  };
}

export const MTD_EXAMPLES: readonly ConformanceCase[] = [
  tax(5000, 1, 0),
  tax(20_000, 1, 0),
  tax(35_000, 1, 200),
  tax(35_000, 2, 0),
  tax(50_000, 1, 1500),
  tax(50_000, 2, 1500),
  tax(70_000, 1, 3700),
  tax(100_000, 1, 9400),
  tax(400_000, 1, 84_400),
  tax(600_000, 1, 136_400),
  tax(2_000_000, 1, 528_400),
  settle(8, 5, 0, 0),
  settle(15, 20, 0, 0),
  settle(15, 8, 0, 7),
  settle(120, 100, 0, 20),
  settle(8, 5, 9, 0),
  settle(8, 5, 25, 20),
  settle(15, 20, 32.55, 27.55),
  settle(15, 8, 127.3, 134.3),
  settle(120, 100, 392.25, 412.25),
  settle(287.02, 0, 0, 287.05, ROUNDING),
  settle(152.06, 0, 0, 152.1, ROUNDING),
  settle(55.87, 0, 958.84, 1014.75, {
    document: place('LHDN e-PCB, answer of the calculator in January 2026', 'LHDN e-PCB, jawapan kalkulator pada Januari 2026'),
    place: place('Order of rounding in a bonus month', 'Turutan pembundaran pada bulan bonus'),
    confidence: 'single',
  }),
  {
    ...mtd,
    id: 'mtd-benefit:25000:4',
    title: place('Benefit in kind of 25,000 from April', 'Manfaat barangan 25,000 mulai April'),
    source: printed('Part E, benefits in kind and living accommodation', 'Bahagian E, manfaat berupa barangan dan tempat kediaman'),
    run: 'mtd_benefit',
    input: { date: '2026-04-30', yearly: 25_000 },
    expected: { monthly: 2777 },
  },
  {
    ...mtd,
    id: 'mtd-additional:2011.50-1284.00',
    title: place('Additional MTD: 2,011.50 − [1,284.00 + 0.00] = 727.50', 'PCB tambahan: 2,011.50 − [1,284.00 + 0.00] = 727.50'),
    source: printed('Part D.2, steps 1 to 4', 'Bahagian D.2, langkah 1 hingga 4'),
    note: place(
      'The example prints the steps. The pay was chosen so that P is 46,400 without and 54,650 with the additional remuneration, the incomes whose tax is 1,284.00 and 2,011.50.',
      'Contoh ini mencetak langkah sahaja. Gaji dipilih supaya P ialah 46,400 tanpa dan 54,650 dengan saraan tambahan, iaitu pendapatan yang cukainya 1,284.00 dan 2,011.50.',
    ),
    run: 'mtd',
    input: {
      date: DATE,
      category: 1,
      accumulated: {},
      current: { remuneration: 4950, epf: 546 },
      additional: { remuneration: 8250, epf: 906 },
    },
    expected: { normal: 107, additional: 727.5 },
  },
  exhibit('01', place('January: normal remuneration', 'Januari: saraan biasa'), {
    input: { accumulated: {} },
    expected: { future_epf: 308.63, chargeable_income: 47_000.07, payable: 110 },
  }),
  exhibit('02', place('February: one month paid', 'Februari: sebulan telah dibayar'), {
    input: { accumulated: { remuneration: 5500, epf: 605, mtd: 110 } },
    expected: { future_epf: 279, chargeable_income: 47_000, payable: 110 },
  }),
  exhibit('03', place('March: 300 on TP1', 'Mac: 300 dalam TP1'), {
    input: { accumulated: { remuneration: 11_000, epf: 1210, mtd: 220 }, current: { remuneration: 5500, epf: 605, reliefs: 300 } },
    expected: { future_epf: 242.77, chargeable_income: 46_700.07, payable: 108.2 },
  }),
  exhibit('04', place('April: a bonus of 8,250', 'April: bonus 8,250'), {
    input: {
      accumulated: { remuneration: 16_500, epf: 1815, mtd: 328.2, reliefs: 300 },
      current: { remuneration: 5500, epf: 605, reliefs: 300 },
      additional: { remuneration: 8250, epf: 908 },
    },
    expected: { chargeable_income: 46_400, chargeable_income_with_additional: 54_650, normal: 106.2, additional: 727.5, payable: 833.7 },
  }),
  {
    ...mtd,
    id: 'mtd-calculator:5500-no-epf',
    title: place('Married, spouse working, three children, 5,500 without EPF', 'Berkahwin, pasangan bekerja, tiga anak, 5,500 tanpa KWSP'),
    source: {
      document: place('LHDN PCB calculator 2026, answer of 9 August 2026', 'Kalkulator PCB LHDN 2026, jawapan 9 Ogos 2026'),
      place: place('January, normal remuneration', 'Januari, saraan biasa'),
      confidence: 'single',
    },
    run: 'mtd',
    input: { date: DATE, category: 3, accumulated: {}, current: { remuneration: 5500 }, relief: { children: 6000 } },
    expected: { payable: 134.2 },
  },
];
