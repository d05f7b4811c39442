/** One leaver's final pay beside the monthly payroll: lines from the law or as the officer changed them. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { atLeastZero, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import type { ExemptGround } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import type { EarningType } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';
import { exemptionOf } from '../../contract/calculation/exempt-earnings.ts';
import { dueDays } from '../../contract/final-pay/due-days.ts';
import type { FinalAnswersInput } from '../../contract/final-pay/final-pay.endpoints.ts';
import { FINAL_LINE_WORDS } from '../../contract/final-pay/final-pay.messages.ts';
import type { Ending, Notice, NoticeField } from '../../contract/final-pay/final-pay.params.ts';
import type { StoredFinal } from '../../contract/final-pay/final-pay.schema.ts';
import { evaluateClearance, type Clearance } from '../../contract/final-pay/evaluate-clearance.ts';
import { noticeDays } from '../../contract/final-pay/pay-notice.ts';
import { payOfDays, proposeFinal, type FinalAnswers, type FinalLine, type FinalLineKey } from '../../contract/final-pay/propose-final.ts';
import type { OwedAdvance } from '../../contract/off-cycle/recover-advances.ts';
import { ORDINARY_DIVISOR } from '../../contract/attendance-pay/ordinary-rate.ts';
import type { DeductionLine, EarningLine } from '../../contract/payroll-line.schema.ts';
import { readingsOf } from '../../contract/rules/chosen-readings.ts';
import { isRefused, type PayrollDraft, type Refused } from '../draft/draft-payroll.ts';
import type { LoadedPeriod } from '../draft/load-period.ts';
import { draftRun } from '../off-cycle/draft-run.ts';
import { takeBackAdvances } from '../draft/take-back-advances.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

/** How the record of the employee says that the service ended. */
const ENDED: Readonly<Record<string, Ending>> = {
  Resigned: 'resigned',
  Terminated: 'terminated',
  Retired: 'retired',
  'Contract End': 'contract_end',
  Deceased: 'deceased',
  Absconded: 'absconded',
};

export interface LeaverFacts {
  readonly monthly: PayrollRecord;
  /** What was paid beside it already. */
  readonly runs: readonly PayrollRecord[];
  readonly joined: CalendarDate;
  readonly last: CalendarDate;
  readonly reason: string | null;
  readonly leaveDays: number;
  /** Booked as encashed in the period already: what paid them is no part of the balance. */
  readonly encashedDays: number;
  /** As the payroll item of the company says. */
  readonly noticeField: NoticeField;
  readonly owed: readonly OwedAdvance[];
}

export interface Proposal {
  readonly answers: FinalAnswers;
  readonly lines: readonly FinalLine[];
  readonly noticeDays: number;
}

const monthlyWages = ({ calculation: { pay_type, basic, fixed_allowances, ordinary_daily_rate = 0 } }: PayrollRecord): Sen =>
  pay_type === 'Monthly' ? sen(fromRinggit(basic) + fromRinggit(fixed_allowances ?? 0)) : sen(fromRinggit(ordinary_daily_rate) * ORDINARY_DIVISOR);

/** Types of the lines with which payrolls of the month may have paid the same already. */
const CARRIED: Partial<Record<FinalLineKey, string>> = {
  leave: 'Leave Encashment',
  notice_pay: 'Notice Pay',
  notice_owed: 'Notice Indemnity',
};

/**
 * What the payrolls of the month carry of a line. The termination benefit is the one that payroll itself wrote; of leave that was
 * paid, days that have left the balance are not taken off a second time.
 */
function carriedOf({ monthly, runs, encashedDays }: LeaverFacts, key: FinalLineKey): Sen {
  const lines = [monthly, ...runs].flatMap(({ earnings, deductions }) => [...earnings, ...deductions]);
  const same = lines.filter(({ type, system }) => (key === 'benefit' ? system === 'termination_benefit' : type === CARRIED[key]));
  const carried = same.reduce((sum, { amount }) => sum + fromRinggit(amount), 0);
  return key === 'leave' ? atLeastZero(sen(carried - payOfDays(monthlyWages(monthly), encashedDays))) : sen(carried);
}

/** What is not answered follows the record of the employee. */
export function proposalFor(leaver: LeaverFacts, given: FinalAnswersInput): Proposal {
  const { monthly, joined, last, reason, leaveDays } = leaver;
  const ending = given.ending ?? ENDED[reason ?? ''] ?? 'other';
  const notice: Notice = given.notice ?? (ending === 'absconded' ? 'owed' : 'served');
  const answers = {
    ending,
    notice,
    notice_days: given.notice_days ?? null,
    notice_field: given.notice_field ?? leaver.noticeField,
    manual_work: given.manual_work ?? false,
    wages: given.wages ?? null,
    gratuity: given.gratuity ?? null,
    compensation: given.compensation ?? null,
  };
  const { employment, known_wages: knownWages = null } = monthly.calculation;
  const facts = { joined, last, age: employment?.age ?? null, monthly: monthlyWages(monthly), leaveDays, knownWages };
  const lines = proposeFinal(answers, facts).map((line) => ({ ...line, amount: sen(line.amount - carriedOf(leaver, line.key)) }));
  return { answers, lines: lines.filter(({ amount }) => amount > 0), noticeDays: answers.notice_days ?? noticeDays(joined, last) };
}

/** Exempt or not, money for the end of the employment revives the to-do to ask. */
const TERMINATION_MONEY: readonly FinalLineKey[] = ['benefit', 'gratuity', 'compensation'];

export function clearanceFor(
  { monthly, runs }: LeaverFacts,
  given: FinalAnswersInput,
  lines: readonly { readonly key: FinalLineKey; readonly amount: number }[],
): Clearance {
  return evaluateClearance({
    citizenship: monthly.employee_snapshot.citizenship,
    terminationMoney:
      lines.some(({ key, amount }) => TERMINATION_MONEY.includes(key) && amount > 0) ||
      [monthly, ...runs].some(({ earnings }) => earnings.some(({ type }) => type === 'Gratuity' || type === 'Compensation')),
    underMtd: monthly.salary_payload.tax && monthly.calculation.rules.schemes.tax,
    leavingMalaysia: given.leaving_malaysia ?? false,
    notChargeable: given.not_chargeable ?? false,
    goesOn: given.goes_on ?? false,
  });
}

export interface ChosenLine {
  readonly key: FinalLineKey;
  /** Ringgit. */
  readonly amount: number;
  readonly ground: ExemptGround | null;
  readonly reason: string | null;
}

/** Code of the catalogue and type of each earning. */
const ITEMS: Readonly<Record<Exclude<FinalLineKey, 'notice_owed'>, readonly [string, EarningType]>> = {
  leave: ['LE', 'Leave Encashment'],
  notice_pay: ['NP', 'Notice Pay'],
  benefit: ['CL', 'Compensation'],
  gratuity: ['GR', 'Gratuity'],
  compensation: ['CL', 'Compensation'],
};
const itemOf = ({ items }: LoadedPeriod, wanted: string) => [...items.values()].find(({ code, deleted_at }) => code === wanted && deleted_at === null);
const named = (key: FinalLineKey) => ({ name: FINAL_LINE_WORDS[key].en, name_ms: FINAL_LINE_WORDS[key].ms });

/** Where the item of the company puts pay in lieu of notice; the officer may say otherwise. */
export const noticeFieldOf = (loaded: LoadedPeriod): NoticeField => (itemOf(loaded, 'NP')?.ea_field === 'B6' ? 'B6' : 'B1a');

/** Pay in lieu of notice keeps what EPF and the others take of it, and is taxed as what it was chosen to be. */
function noticeEarning(line: EarningLine, item: NoticeField, chosen: NoticeField): EarningLine {
  const { exemption: _as, ...plain } = line;
  if (chosen === 'B6') return { ...plain, exemption: 'compensation' };
  // The item says compensation: what is wages all the same does not follow it.
  return item === 'B6' ? { ...plain, payroll_item_id: null } : plain;
}

function earningFor(loaded: LoadedPeriod, key: keyof typeof ITEMS, { amount, ground, reason }: ChosenLine): EarningLine {
  const [code, type] = ITEMS[key];
  const item = itemOf(loaded, code);
  const { epf, socso, eis, hrdf, tax, mtd_key } = item ?? earningDefaults(type, readingsOf(loaded.rules));
  const exemption = exemptionOf(type, item?.ea_field);
  const line = { payroll_item_id: item?.id ?? null, ...named(key), type, amount, system: null, reason, epf, socso, eis, hrdf, tax, mtd_key };
  return { ...line, ...(exemption && { exemption }), ...(ground && { exempt_ground: ground, exempt_reason: reason }) };
}

function deductionFor(loaded: LoadedPeriod, { amount, reason }: ChosenLine): DeductionLine {
  const item = itemOf(loaded, 'NI');
  const line = { payroll_item_id: item?.id ?? null, ...named('notice_owed'), type: 'Notice Indemnity', amount, system: null, reason };
  return { ...line, contribution_total_type: 'other', source: null };
}

/** @throws StatutoryError where the law refuses the EPF rate. */
export function draftFinal(
  loaded: LoadedPeriod,
  facts: LeaverFacts,
  given: FinalAnswersInput,
  payDate: CalendarDate,
  chosen: readonly ChosenLine[],
): PayrollDraft | Refused {
  const { monthly, last, owed } = facts;
  const { answers, lines: proposed } = proposalFor(facts, given);
  const paid = chosen.filter(({ amount }) => amount > 0);
  const run = draftRun(loaded, monthly.employee_id, {
    kind: 'final',
    payDate,
    earnings: paid.flatMap((line) => {
      if (line.key === 'notice_owed') return [];
      const earning = earningFor(loaded, line.key, line);
      return [line.key === 'notice_pay' ? noticeEarning(earning, facts.noticeField, answers.notice_field) : earning];
    }),
    deductions: paid.flatMap((line) => (line.key === 'notice_owed' ? [deductionFor(loaded, line)] : [])),
  });
  if (isRefused(run)) return run;
  const { form, figures } = takeBackAdvances(run.form, run.calculation.rules, owed, loaded.items, true);
  const clearance = clearanceFor(facts, given, paid);
  const final: StoredFinal = {
    last_day: last,
    ending: answers.ending,
    notice: answers.notice,
    lines: paid.map(({ key, amount, ground, reason }) => {
      const own = proposed.find((line) => line.key === key);
      const how = own?.how ?? { en: 'Entered', ms: 'Dimasukkan' };
      return { key, amount, how, source: own?.source ?? '', ground, proposed: own ? toRinggit(own.amount) : null, reason };
    }),
    clearance,
    due: dueDays(
      last,
      answers.notice,
      paid.some(({ key }) => key === 'benefit'),
    ),
  };
  return { ...run, form, figures, calculation: { ...run.calculation, final } };
}
