/** Worked examples of wages under the Employment Act, of the termination benefit, and of earnings exempt from tax. */
import { SOURCES, type Source } from '../sources.params.ts';
import type { ConformanceCase } from './conformance.schema.ts';

const place = (en: string, ms: string) => ({ en, ms });
const from = ({ where, confidence }: Source, at: ConformanceCase['source']['place']): ConformanceCase['source'] => ({ document: where, place: at, confidence });
const DATE = '2026-11-30';

type Kind = 'overtime' | 'rest_day' | 'public_holiday';
const NAMES = {
  overtime: place('Overtime', 'Kerja lebih masa'),
  rest_day: place('Rest day', 'Hari rehat'),
  public_holiday: place('Public holiday', 'Cuti umum'),
} as const;
const SECTIONS = { overtime: 's.60A(3), s.60I', rest_day: 's.60(3)', public_holiday: 's.60D(3)' } as const;

const premium = (kind: Kind, wages: number, hours: number, pay: number): ConformanceCase => ({
  id: `premium:${kind}:${wages}:${hours}`,
  scheme: 'wages',
  version: '2015-01',
  title: place(`${NAMES[kind].en}, ${hours} hours, wages ${wages} a month`, `${NAMES[kind].ms}, ${hours} jam, gaji ${wages} sebulan`),
  source: from(SOURCES.premiumPay, place(SECTIONS[kind], SECTIONS[kind])),
  run: 'premium',
  input: { date: DATE, kind, wages, hours, hours_per_day: 8 },
  expected: { pay },
});

const month = (date: string, wages: number, days: number, of: number, pay: number): ConformanceCase => ({
  id: `incomplete-month:${wages}:${days}:${of}`,
  scheme: 'wages',
  version: '2015-01',
  title: place(`Wages ${wages}, ${days} of ${of} days`, `Gaji ${wages}, ${days} daripada ${of} hari`),
  source: from(SOURCES.incompleteMonth, place('s.18A', 's.18A')),
  run: 'incomplete_month',
  input: { date, wages, days, of },
  expected: { pay },
});

const CHECK = place('Read in secondary sources; to be compared with the regulations.', 'Dibaca daripada sumber sekunder; perlu dibandingkan dengan peraturan.');
const termination = (joined: string, last: string, wages: number, benefit: number): ConformanceCase => ({
  id: `termination:${joined}:${last}`,
  scheme: 'wages',
  version: '2015-01',
  title: place(`Termination benefit, ${joined} to ${last}`, `Faedah penamatan, ${joined} hingga ${last}`),
  source: from(SOURCES.terminationBenefit, place('Regulation 6', 'Peraturan 6')),
  note: CHECK,
  run: 'termination',
  input: { joined, last, wages },
  expected: { benefit },
});

type Exempt = {
  readonly key: 'travel' | 'childcare' | 'award' | 'compensation' | 'gratuity';
  readonly used?: number;
  readonly years?: number;
  readonly ground?: string;
};
const exempt = (amount: number, { key, used = 0, years = 0, ground }: Exempt, free: number): ConformanceCase => {
  const atTheEnd = key === 'compensation' || key === 'gratuity';
  const source = key === 'compensation' ? SOURCES.exemptCompensation : key === 'gratuity' ? SOURCES.exemptGratuity : SOURCES.exemptAllowances;
  return {
    id: `exempt:${key}:${amount}:${used}:${years}:${ground ?? ''}`,
    scheme: 'exempt',
    version: '2020-01',
    title: place(
      `${key}, ${amount}${atTheEnd ? `, ${years} years` : `, ${used} used before`}`,
      `${key}, ${amount}${atTheEnd ? `, ${years} tahun` : `, ${used} telah digunakan`}`,
    ),
    source: from(source, atTheEnd ? place('Paragraphs 15, 25, 25D', 'Perenggan 15, 25, 25D') : place('Part E.9', 'Bahagian E.9')),
    ...(atTheEnd && {
      note: place('Read in secondary sources; to be compared with the Act.', 'Dibaca daripada sumber sekunder; perlu dibandingkan dengan Akta.'),
    }),
    run: 'exempt',
    input: { date: DATE, key, amount, used, years, ...(ground && { ground }) },
    expected: { exempt: free, taxable: amount - free },
  };
};

export const WAGE_EXAMPLES: readonly ConformanceCase[] = [
  premium('overtime', 2600, 3, 56.25),
  premium('overtime', 2900, 5, 104.57),
  premium('overtime', 2910, 10, 209.86),
  premium('rest_day', 2600, 3, 50),
  premium('rest_day', 2600, 6, 100),
  premium('rest_day', 2600, 10, 150),
  premium('public_holiday', 2600, 3, 200),
  premium('public_holiday', 2600, 8, 200),
  premium('public_holiday', 2600, 10, 275),
  month('2026-11-30', 2600, 15, 30, 1300),
  month('2026-01-31', 310, 16, 31, 160),
  month('2026-01-31', 3100, 12, 31, 1200),
  month('2026-01-31', 20_000, 15, 31, 9677.42),
  // Days without pay: a whole month, a month but one day with two rest days, a week with its rest days.
  month('2026-11-30', 2600, 0, 30, 0),
  month('2026-11-30', 2600, 3, 30, 260),
  month('2026-11-30', 2600, 23, 30, 1993.33),
  termination('2023-01-01', '2026-06-30', 36_000, 5178.08),
  termination('2018-01-01', '2026-07-31', 50_400, 23_704.11),
  termination('2026-01-01', '2026-11-30', 36_000, 0),
  exempt(800, { key: 'travel' }, 800),
  exempt(800, { key: 'travel', used: 5700 }, 300),
  exempt(250, { key: 'childcare' }, 250),
  exempt(2500, { key: 'award' }, 2000),
  exempt(30_000, { key: 'compensation', years: 3 }, 30_000),
  exempt(60_000, { key: 'compensation', years: 5 }, 50_000),
  exempt(60_000, { key: 'compensation', years: 5, ground: 'ill_health' }, 60_000),
  exempt(60_000, { key: 'compensation', years: 5, ground: 'none' }, 0),
  exempt(90_000, { key: 'gratuity', years: 22 }, 22_000),
  exempt(90_000, { key: 'gratuity', years: 22, ground: 'retirement' }, 90_000),
  exempt(90_000, { key: 'gratuity', years: 9, ground: 'retirement' }, 9000),
  // 3,500 of the year were exempt at an earlier employer.
  exempt(3000, { key: 'travel', used: 3500 }, 2500),
];
