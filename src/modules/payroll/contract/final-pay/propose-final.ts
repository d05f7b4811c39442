/** What a leaver is paid beside the salary to the last day, and what is owed: proposed line by line, each with its source. Pure. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { defineMessages, say, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit, ratio, roundToSen, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import type { ExemptGround } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { groundOfEnd } from '#modules/statutory/contract/mtd/exempt-part.ts';
import { completedYears } from '#modules/statutory/contract/wages/completed-years.ts';
import { terminationBenefit } from '#modules/statutory/contract/wages/termination-benefit.ts';
import { ORDINARY_DIVISOR } from '../attendance-pay/ordinary-rate.ts';
import { BENEFIT_CEILING, type Ending, type Notice, type NoticeField } from './final-pay.params.ts';
import type { FINAL_LINES } from './final-pay.schema.ts';
import { noticeDays, payOfNotice } from './pay-notice.ts';

export type FinalLineKey = (typeof FINAL_LINES)[number];

/** What the officer answers about the end of the employment. Money is ringgit. */
export interface FinalAnswers {
  readonly ending: Ending;
  readonly notice: Notice;
  /** Days of notice that were not served; null: all that the Act asks for. */
  readonly notice_days: number | null;
  /** Where pay in lieu of notice stands on the EA form. */
  readonly notice_field: NoticeField;
  /** Manual work, drivers and their supervisors: covered at any wages. */
  readonly manual_work: boolean;
  /** Wages of the last twelve complete months; null: as the payrolls know them. */
  readonly wages: number | null;
  readonly gratuity: number | null;
  readonly compensation: number | null;
}

export interface FinalFacts {
  readonly joined: CalendarDate;
  readonly last: CalendarDate;
  /** Completed years on the last day; null: not known. */
  readonly age: number | null;
  /** Basic and fixed allowances of a month. */
  readonly monthly: Sen;
  /** Days of annual leave that were earned and not taken. */
  readonly leaveDays: number;
  readonly knownWages: { readonly amount: number; readonly months: number } | null;
}

export interface FinalLine {
  readonly key: FinalLineKey;
  readonly amount: Sen;
  /** How the amount comes about. */
  readonly how: Text;
  readonly source: Text;
  /** Of gratuity and compensation. */
  readonly ground: ExemptGround | null;
}

const HOW = defineMessages({
  leave: { en: '{days} days × RM {wages} ÷ 26', ms: '{days} hari × RM {wages} ÷ 26' },
  notice: { en: '{days} days of notice from the day after {last}, at RM {wages} a month', ms: '{days} hari notis selepas {last}, pada RM {wages} sebulan' },
  benefit: {
    en: 'RM {wages} of 12 months ÷ 365 × {days} days × {months} ÷ 12 months',
    ms: 'RM {wages} bagi 12 bulan ÷ 365 × {days} hari × {months} ÷ 12 bulan',
  },
  entered: { en: 'As agreed', ms: 'Seperti dipersetujui' },
});
const SOURCE = defineMessages({
  notice: { en: 'Employment Act 1955, ss.12 and 13', ms: 'Akta Kerja 1955, s.12 dan s.13' },
  leave: { en: 'Employment Act 1955, ss.60E and 60I', ms: 'Akta Kerja 1955, s.60E dan s.60I' },
  gratuity: { en: 'Income Tax Act 1967, Sch. 6 paras 25 and 25D', ms: 'Akta Cukai Pendapatan 1967, Jadual 6 perenggan 25 dan 25D' },
  compensation: { en: 'Income Tax Act 1967, Sch. 6 para 15', ms: 'Akta Cukai Pendapatan 1967, Jadual 6 perenggan 15' },
});
const fill = (text: Text, values: Params): Text => ({ en: say(text, 'en', values), ms: say(text, 'ms', values) });

const price = (amount: Sen) => formatPrice(toRinggit(amount));

/** The ground on which a gratuity or compensation is exempt, by the way the employment ends. */
function groundFor(key: 'gratuity' | 'compensation', { ending }: FinalAnswers, { joined, last, age }: FinalFacts): ExemptGround {
  if (ending === 'ill_health') return 'ill_health';
  const yearsOfService = completedYears(joined, last);
  return groundOfEnd(key, { retired: ending === 'retired', died: ending === 'deceased', age: age ?? 0, yearsOfService }) ?? 'service';
}

function benefitOf({ ending, manual_work, wages }: FinalAnswers, { joined, last, monthly, knownWages }: FinalFacts): FinalLine[] {
  // Reg. 4: none on retirement, after misconduct, or where the employee ends the contract.
  if (ending !== 'terminated') return [];
  if (monthly > requireInForce(BENEFIT_CEILING, last.slice(0, 7)).value && !manual_work) return [];
  const year = fromRinggit(wages ?? knownWages?.amount ?? 0);
  const { amount, days, months, source } = terminationBenefit({ joined, last, wages: year });
  return [{ key: 'benefit', amount, how: fill(HOW.benefit, { wages: price(year), days, months }), source, ground: null }];
}

/** Days of annual leave at the ordinary rate of pay. @param wages of a month */
export const payOfDays = (wages: Sen, days: number): Sen => roundToSen(wages, ratio(Math.round(days * 100), ORDINARY_DIVISOR * 100));

/** Lines of 0 are left out. */
export function proposeFinal(answers: FinalAnswers, facts: FinalFacts): FinalLine[] {
  const { monthly, leaveDays, joined, last } = facts;
  const days = answers.notice_days ?? noticeDays(joined, last);
  const notice = {
    amount: payOfNotice(monthly, last, days),
    how: fill(HOW.notice, { days, last: formatDate(last), wages: price(monthly) }),
    source: SOURCE.notice,
    ground: null,
  };
  const agreed = (key: 'gratuity' | 'compensation', amount: number | null, source: Text): FinalLine => ({
    key,
    amount: amount === null ? ZERO : fromRinggit(amount),
    how: HOW.entered,
    source,
    ground: groundFor(key, answers, facts),
  });
  const lines: FinalLine[] = [
    {
      key: 'leave',
      amount: payOfDays(monthly, leaveDays),
      how: fill(HOW.leave, { days: leaveDays, wages: price(monthly) }),
      source: SOURCE.leave,
      ground: null,
    },
    ...(answers.notice === 'paid'
      ? [{ key: 'notice_pay' as const, ...notice, ground: answers.notice_field === 'B6' ? groundFor('compensation', answers, facts) : null }]
      : []),
    ...benefitOf(answers, facts),
    agreed('gratuity', answers.gratuity, SOURCE.gratuity),
    agreed('compensation', answers.compensation, SOURCE.compensation),
    ...(answers.notice === 'owed' ? [{ key: 'notice_owed' as const, ...notice }] : []),
  ];
  return lines.filter(({ amount }) => amount > ZERO);
}
