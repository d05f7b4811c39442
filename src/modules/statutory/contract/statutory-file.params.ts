/** The statutory files of a month: which there are, which months they follow, when they are due. */
import { addMonths, calendarDate, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { requireInForce, type Dated } from './choose-in-force.ts';
import type { Source } from './sources.params.ts';
import { SCHEME_WORDS } from './scheme.messages.ts';

export const STATUTORY_FILE_SCHEMES = ['epf', 'socso', 'eis', 'cp39', 'hrdf'] as const;
export type StatutoryFileScheme = (typeof STATUTORY_FILE_SCHEMES)[number];

const DEADLINES: Source = {
  name: 'Act 452, Act 4, Act 800, Act 612, P.U.(A) 362/1994',
  where: {
    en: 'Contributions, levy and monthly tax deductions: by the 15th of the month after the wage month (tax: the month of deduction)',
    ms: 'Caruman, levi dan potongan cukai bulanan: selewat-lewatnya 15 hari bulan selepas bulan gaji (cukai: bulan potongan)',
  },
  confidence: 'agreed',
};

/** Day of the following month by which contribution, levy or tax must be paid. */
export const FILING_DAYS: readonly Dated<Readonly<Record<StatutoryFileScheme, number>>>[] = [
  { from: '2020-01', value: { epf: 15, socso: 15, eis: 15, cp39: 15, hrdf: 15 }, unit: 'day of the following month', source: DEADLINES },
];

/** The first month for which a file can be asked. */
export const FIRST_FILING_MONTH = '2020-01';

/** First and last day of a month `YYYY-MM`. */
export const firstDayOf = (month: string): CalendarDate => calendarDate(`${month}-01`);

/** The last day on which the file of a month may be paid without a penalty. @param month `YYYY-MM` */
export function deadlineOf(scheme: StatutoryFileScheme, month: string): CalendarDate {
  const { value } = requireInForce(FILING_DAYS, month);
  const next = startOfMonth(addMonths(firstDayOf(month), 1));
  return calendarDate(`${next.slice(0, 8)}${String(value[scheme]).padStart(2, '0')}`);
}

/** Contributions follow the wage month (in which the period ends), tax the month of payment. */
export const monthKindOf = (scheme: StatutoryFileScheme): 'wage' | 'payment' => (scheme === 'cp39' ? 'payment' : 'wage');

export const SCHEME_NAMES: Readonly<Record<StatutoryFileScheme, Text>> = {
  epf: SCHEME_WORDS.epf,
  socso: { en: 'SOCSO + EIS', ms: 'PERKESO + SIP' },
  eis: { en: 'EIS alone', ms: 'SIP sahaja' },
  cp39: { en: 'CP39 (MTD)', ms: 'CP39 (PCB)' },
  hrdf: SCHEME_WORDS.hrdf,
};
