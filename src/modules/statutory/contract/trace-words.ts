/** How the inputs of a trace are called, and the words for what they may be. LHDN's letters stay, each with its name. */
import type { Text } from '#platform/contract/messages.ts';
import { readingNames } from './reading.messages.ts';
import { SCHEME_WORDS } from './scheme.messages.ts';
import { TRACE_LETTERS } from './trace-letters.ts';

interface TraceWord {
  readonly title: Text;
  readonly values?: Readonly<Record<string, Text>>;
  readonly letter?: boolean;
  /** What a number counts or measures; without it, it is money. */
  readonly unit?: 'number';
}

/** Letters that count months; every other one is an amount. */
const COUNTED = new Set(['n']);
const lettered = Object.fromEntries(
  Object.entries(TRACE_LETTERS).map(([letter, title]) => [letter, { title, letter: true, ...(COUNTED.has(letter) && { unit: 'number' as const }) }]),
);

export const traceNames: Readonly<Record<string, TraceWord>> = {
  T: { title: { en: 'wage band', ms: 'julat gaji' } },
  W: { title: { en: 'wage', ms: 'gaji' } },
  additional: { title: { en: 'MTD on additional pay', ms: 'PCB atas saraan tambahan' } },
  adjustment: { title: { en: 'adjustment', ms: 'pelarasan' } },
  age: { unit: 'number', title: { en: 'age', ms: 'umur' } },
  amount: { title: { en: 'amount', ms: 'amaun' } },
  at_each_rate: { title: { en: 'at each rate', ms: 'pada setiap kadar' } },
  at_the_average: { title: { en: 'without a date, at the average', ms: 'tanpa tarikh, pada purata' } },
  base: { title: { en: 'base', ms: 'asas' } },
  basic: { title: { en: 'basic', ms: 'gaji pokok' } },
  before: { title: { en: 'before', ms: 'sebelumnya' } },
  category: { unit: 'number', title: { en: 'category', ms: 'kategori' } },
  class: { unit: 'number', title: { en: 'wage class', ms: 'kelas gaji' } },
  completed_years: { unit: 'number', title: { en: 'completed years', ms: 'tahun lengkap' } },
  computed: { title: { en: 'computed', ms: 'hasil kiraan' } },
  contributions: { title: { en: 'contributions', ms: 'caruman' } },
  daily_rate: { title: { en: 'daily rate', ms: 'kadar harian' } },
  days: { unit: 'number', title: { en: 'days', ms: 'hari' } },
  days_a_year: { unit: 'number', title: { en: 'days a year', ms: 'hari setahun' } },
  days_served: { unit: 'number', title: { en: 'days served', ms: 'hari berkhidmat' } },
  deductions: { title: { en: 'deductions', ms: 'potongan' } },
  divisor: { unit: 'number', title: { en: 'divisor', ms: 'pembahagi' } },
  earnings: { title: { en: 'earnings', ms: 'pendapatan' } },
  employee: { title: { en: 'employee', ms: 'pekerja' } },
  employer: { title: { en: 'employer', ms: 'majikan' } },
  fixed_allowances: { title: { en: 'fixed allowances', ms: 'elaun tetap' } },
  flat: { title: { en: 'fixed amount', ms: 'amaun tetap' } },
  from: { title: { en: 'from', ms: 'dari' } },
  gross: { title: { en: 'gross', ms: 'gaji kasar' } },
  ground: { title: { en: 'ground', ms: 'alasan' } },
  holiday: { title: { en: 'holiday', ms: 'cuti umum' } },
  hourly_rate: { title: { en: 'hourly rate', ms: 'kadar sejam' } },
  hours: { unit: 'number', title: { en: 'hours', ms: 'jam' } },
  hours_a_day: { unit: 'number', title: { en: 'hours a day', ms: 'jam sehari' } },
  late_days: { unit: 'number', title: { en: 'late days', ms: 'hari bulan terdahulu' } },
  limit: { title: { en: 'limit', ms: 'had' } },
  line: { title: { en: 'line', ms: 'butiran' } },
  m: { title: { en: 'middle of the wage class', ms: 'titik tengah kelas gaji' } },
  max: { title: { en: 'up to', ms: 'sehingga' } },
  min: { title: { en: 'more than', ms: 'melebihi' } },
  minimum: { title: { en: 'smallest amount deducted', ms: 'amaun terkecil yang dipotong' } },
  minutes: { unit: 'number', title: { en: 'minutes', ms: 'minit' } },
  month: { title: { en: 'month', ms: 'bulan' } },
  monthly: { title: { en: 'monthly', ms: 'bulanan' } },
  months: { unit: 'number', title: { en: 'months', ms: 'bulan' } },
  multiplier: { unit: 'number', title: { en: 'multiplier', ms: 'pekali' } },
  of: { unit: 'number', title: { en: 'of days', ms: 'daripada hari' } },
  on: { title: { en: 'on', ms: 'pada' } },
  overtime: { title: { en: 'overtime', ms: 'kerja lebih masa' } },
  payrolls: { title: { en: 'payrolls', ms: 'gaji' } },
  rate: { title: { en: 'rate', ms: 'kadar' } },
  reason: { title: { en: 'reason', ms: 'sebab' } },
  reliefs: { title: { en: 'reliefs', ms: 'pelepasan' } },
  rest_day: { unit: 'number', title: { en: 'rest day', ms: 'hari rehat' } },
  rest_days_among_them: { unit: 'number', title: { en: 'rest days among them', ms: 'termasuk hari rehat' } },
  salary: { title: { en: 'salary', ms: 'gaji' } },
  tax: { title: { en: 'tax of the year', ms: 'cukai setahun' } },
  to: { title: { en: 'to', ms: 'hingga' } },
  unpaid_days: { unit: 'number', title: { en: 'unpaid days', ms: 'hari tanpa gaji' } },
  used_this_year: { title: { en: 'used this year', ms: 'digunakan tahun ini' } },
  wages: { title: { en: 'wages', ms: 'gaji' } },
  with: { title: { en: 'tax with the additional pay', ms: 'cukai dengan saraan tambahan' } },
  without: { title: { en: 'tax without it', ms: 'cukai tanpanya' } },
  yearly: { title: { en: 'yearly', ms: 'tahunan' } },
  zakat: { title: { en: 'zakat', ms: 'zakat' } },
  scheme: { title: { en: 'scheme', ms: 'skim' }, values: SCHEME_WORDS },
  ...lettered,
  ...readingNames,
};
