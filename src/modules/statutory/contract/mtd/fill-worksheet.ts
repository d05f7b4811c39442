/** The MTD worksheet, filled: amounts within their limits, totals, and notes in both languages. */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { ZERO, atLeastZero, fromRinggit, minSen, sen, toAmount, type Sen } from '#platform/contract/money.ts';
import { capRelief, type CappedRelief, type ReliefClaims } from './cap-reliefs.ts';
import { inForce, type Month } from '../choose-in-force.ts';
import { remainingMonths } from './deduct-mtd.ts';
import { reliefAmountsAt } from './mtd-reliefs.params.ts';
import { RULE_SETS, type RuleSetName } from '../rule-set.params.ts';
import { readingsOf, type UnsettledReadings } from '../unsettled.params.ts';
import { reliefItemsAt } from './worksheet-reliefs.params.ts';
import {
  ADDITIONAL_KINDS,
  ADDITIONAL_TOTALS,
  RELIGIOUS_JOURNEY_CLAIMS,
  SECTION_A,
  SECTION_D,
  SECTION_TITLES,
  worksheetNotes,
  type WorksheetLine,
} from './worksheet.params.ts';
import { worksheetItem, type WorksheetAmount } from './worksheet-item.ts';
import type { Worksheet, WorksheetItem, WorksheetSection } from './worksheet.schema.ts';

/** Amounts in ringgit by key of the item; what is not a number counts as 0, and so does a negative one. */
export type Entered = Readonly<Record<string, unknown>>;

export interface WorksheetInput {
  readonly date: CalendarDate;
  readonly rules?: RuleSetName;
  /** Section A: remuneration_month, remuneration_month_epf, _mbb, _ntk, and mtd once it is computed. */
  readonly remuneration?: Entered;
  /** Section B: the eight kinds, and epf. */
  readonly additional?: Entered;
  /** Section C: claimed this month. */
  readonly deductions?: Entered;
  /** Section C: claimed earlier this year, previous employer included. */
  readonly deductions_used?: Entered;
  /** Section D. */
  readonly rebates?: Entered;
  /** EPF of the year before this month (K). */
  readonly epf_accumulated?: unknown;
  /** S of the formula, a year. */
  readonly spouse_relief?: unknown;
  /** SOCSO and EIS, and SKBBK, paid by the employee this month: used by the reading `automatic`. */
  readonly socso?: unknown;
  readonly skbbk?: unknown;
  /** Religious journeys claimed before in the person's life. */
  readonly religious_journeys?: number;
  /** Items that the person has not selected count as 0. */
  readonly selected?: Readonly<Record<string, boolean>>;
  readonly readings?: Partial<UnsettledReadings>;
}

/** Totals that the MTD formula takes, in sen. */
export interface WorksheetTotals {
  /** Y1 without and with benefits in kind and accommodation. */
  readonly remuneration: Sen;
  readonly remunerationWithBenefits: Sen;
  readonly epf: Sen;
  readonly additional: Sen;
  readonly additionalEpf: Sen;
  readonly deductionMonth: Sen;
  readonly rebates: Sen;
}

const amountIn = (source: Entered | undefined, key: string): Sen => atLeastZero(fromRinggit(toAmount(source?.[key])));

/** Fills the worksheet of the pay month. Pure: nothing is remembered between calls. */
export function fillWorksheet(input: WorksheetInput): { worksheet: Worksheet; totals: WorksheetTotals } {
  const rules = RULE_SETS[input.rules ?? 'law'];
  const readings = readingsOf(input.readings);
  const month: Month = yearMonthOf(input.date);
  const limit = reliefAmountsAt(month, rules).value.epf;
  const each = rules.mtd.epfRelief === 'each';

  const k = minSen(amountIn({ k: input.epf_accumulated }, 'k'), limit);
  const epf = minSen(amountIn(input.remuneration, 'remuneration_month_epf'), sen(limit - k));
  const additionalEpf = minSen(amountIn(input.additional, 'epf'), each ? limit : sen(limit - k - epf));
  const gross = amountIn(input.remuneration, 'remuneration_month');
  const benefits = sen(amountIn(input.remuneration, 'remuneration_month_mbb') + amountIn(input.remuneration, 'remuneration_month_ntk'));
  const net = sen(gross - epf);
  const a = fillLines(SECTION_A, input, input.remuneration, {
    remuneration_month_epf: { amount: epf, limit, used: k, entered: amountIn(input.remuneration, 'remuneration_month_epf') },
    remuneration_month_net: { amount: net },
    remuneration_month_total: { amount: sen(net + benefits) },
  });

  let extra = 0;
  for (const kind of ADDITIONAL_KINDS) if (isSelected(input, kind.key)) extra += amountIn(input.additional, kind.key);
  const b = fillLines([...ADDITIONAL_KINDS, ...ADDITIONAL_TOTALS], input, input.additional, {
    total: { amount: sen(extra) },
    epf: { amount: additionalEpf, limit, used: each ? ZERO : sen(k + epf), entered: amountIn(input.additional, 'epf') },
    net: { amount: sen(extra - additionalEpf) },
  });

  const n = remainingMonths(Number(month.slice(5, 7)));
  const later = n === 0 ? 0 : Math.min(Math.floor((limit - k - epf - (each ? 0 : additionalEpf)) / n), epf);
  const automatic = rules.name === 'specification' || readings.socso_relief === 'automatic';
  const claims: ReliefClaims = {
    entered: (key) => {
      if (!isSelected(input, key)) return ZERO;
      if (key !== 'socso_contribution' || !automatic || input.deductions?.[key] !== undefined) return amountIn(input.deductions, key);
      return sen(amountIn({ socso: input.socso }, 'socso') + (readings.skbbk_in_relief ? amountIn({ skbbk: input.skbbk }, 'skbbk') : 0));
    },
    used: (key) => amountIn(input.deductions_used, key),
    shared: !each,
    spouseRelief: amountIn({ s: input.spouse_relief }, 's'),
    compulsoryEpf: sen(k + epf + later * n + additionalEpf),
  };
  const reliefMonth = rules.mtd.reliefsAsOf ?? month;
  const reliefs = reliefItemsAt(reliefMonth).flatMap((item) => capRelief(item, reliefMonth, claims));
  let deductionMonth = 0;
  for (const relief of reliefs) if (relief.role !== 'part') deductionMonth += relief.amount;
  const deductionTotal: WorksheetLine = {
    id: 'C18',
    key: 'deduction_month',
    title: { en: 'Total deductions of the month', ms: 'Jumlah potongan bulan semasa' },
    editable: false,
  };
  const c = [
    ...reliefs.map((relief) =>
      worksheetItem({ ...relief.item, editable: relief.role !== 'total' }, isSelected(input, relief.item.key), {
        amount: relief.amount,
        entered: relief.entered,
        used: relief.used,
        ...(relief.limit === null ? {} : { limit: relief.limit }),
        ...noteOf(relief, reliefMonth),
      }),
    ),
    worksheetItem(deductionTotal, true, { amount: sen(deductionMonth) }),
  ];

  const journeys = input.religious_journeys ?? 0;
  const journey = journeys >= RELIGIOUS_JOURNEY_CLAIMS ? ZERO : amountIn(input.rebates, 'religious_journey');
  const zakat = amountIn(input.rebates, 'zakat');
  const rebates = sen((isSelected(input, 'zakat') ? zakat : 0) + (isSelected(input, 'religious_journey') ? journey : 0));
  const d = fillLines(SECTION_D, input, input.rebates, {
    religious_journey: {
      amount: journey,
      entered: amountIn(input.rebates, 'religious_journey'),
      note: { en: say(worksheetNotes.lifetime, 'en', { claims: journeys }), ms: say(worksheetNotes.lifetime, 'ms', { claims: journeys }) },
    },
    total: { amount: rebates },
  });

  return {
    worksheet: { version: reliefAmountsAt(month, rules).from, sections: [section('A', a), section('B', b), section('C', c), section('D', d)] },
    totals: {
      remuneration: gross,
      remunerationWithBenefits: sen(gross + benefits),
      epf,
      additional: sen(extra),
      additionalEpf,
      deductionMonth: sen(deductionMonth),
      rebates,
    },
  };
}

const isSelected = (input: WorksheetInput, key: string): boolean => input.selected?.[key] !== false;
const section = (id: WorksheetSection['id'], items: WorksheetItem[]): WorksheetSection => ({
  id,
  title: SECTION_TITLES[id].en,
  title_malay: SECTION_TITLES[id].ms,
  items,
});

function noteOf(relief: CappedRelief, month: Month): { note?: Text } {
  const note = inForce(relief.item.notes, month);
  return note ? { note: note.value } : {};
}

function fillLines(
  lines: readonly WorksheetLine[],
  input: WorksheetInput,
  source: Entered | undefined,
  fills: Readonly<Record<string, WorksheetAmount>>,
): WorksheetItem[] {
  return lines.map((line) => worksheetItem(line, isSelected(input, line.key), fills[line.key] ?? { amount: amountIn(source, line.key) }));
}
