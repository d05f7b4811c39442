/** From what was entered and what is known of the employment to the salary and all lines; server and browser run the same. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { terminationBenefit, type TerminationCase } from '#modules/statutory/contract/wages/termination-benefit.ts';
import { ATTENDANCE_LINES } from '../attendance-pay/attendance-pay.messages.ts';
import { calculateAttendancePay, type AttendancePay, type PaySpan } from '../attendance-pay/calculate-attendance-pay.ts';
import { lawDates } from './cover-employee.ts';
import { exemptEarnings, type ExemptFacts } from './exempt-earnings.ts';
import { countedMissed, type TimeWorked } from '../attendance-pay/dated-time.ts';
import { datedAllowances, fixedAllowances } from '../attendance-pay/ordinary-rate.ts';
import type { LateLeave } from '../payroll-inputs.ts';
import { type Accumulated } from '../payroll-form.schema.ts';
import { type Calculation } from '../calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';
import { systemKey, type SystemLine } from '../system-line.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { prorateAllowances } from '../attendance-pay/prorate-allowance.ts';
import type { PayBasis } from '../attendance-pay/rate-spans.ts';

export interface PayFacts {
  readonly basis: Omit<PayBasis, 'fixed_allowances' | 'dated_allowances'>;
  readonly time: TimeWorked;
  /** Unpaid leave of months that were paid before it was approved. */
  readonly late: readonly LateLeave[];
  readonly span: PaySpan;
  readonly rules: PayrollRules;
  readonly pay_date: string;
  /** Own lines; those of payroll itself are worked out. */
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  /** Amounts of system lines that a person changed, with the reason, by `systemKey`. */
  readonly overrides: ReadonlyMap<string, { readonly amount: number; readonly reason: string }>;
  readonly year: Pick<Accumulated, 'exempt'>;
  readonly service: Pick<Calculation, 'employment' | 'termination' | 'known_wages'>;
}

export interface WorkedOutPay {
  readonly pay: AttendancePay;
  readonly fixedAllowances: number;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
}

/** The case of the termination benefit; null where none is due or the service does not end in the period. */
export function terminationCase({ employment, termination, known_wages }: PayFacts['service'], end: string): TerminationCase | null {
  if (!termination || !employment?.left || employment.left > end) return null;
  const wages = termination.wages ?? known_wages?.amount ?? 0;
  return { joined: employment.joined as CalendarDate, last: employment.left as CalendarDate, wages: fromRinggit(wages) };
}

function terminationLine(facts: PayFacts): EarningLine[] {
  const asked = terminationCase(facts.service, facts.span.end);
  const amount = asked && terminationBenefit(asked).amount;
  if (!amount) return [];
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults('Compensation', readingsOf(facts.rules));
  const { en: name, ms: name_ms } = ATTENDANCE_LINES.termination_benefit;
  const flags = { epf, socso, eis, hrdf, tax, mtd_key };
  return [
    {
      payroll_item_id: null,
      name,
      name_ms,
      system: 'termination_benefit',
      reason: null,
      type: 'Compensation',
      amount: toRinggit(amount),
      ...flags,
      exemption: 'compensation',
    },
  ];
}

/** What the exempt parts of a payroll are worked out from. */
export function exemptFacts({ rules, pay_date, start_date, end_date, year, employment }: ExemptSource): ExemptFacts {
  const { tax } = lawDates({ start_date, end_date, pay_date }, rules);
  const last = employment?.left && employment.left < end_date ? employment.left : end_date;
  const ends = employment?.left && employment.left <= end_date && typeof employment.age === 'number';
  const end = ends ? { retired: employment.reason === 'Retired', died: employment.reason === 'Deceased', age: employment.age ?? 0 } : null;
  return { rules, year: yearOf(tax), used: year.exempt ?? {}, joined: employment?.joined ?? end_date, last, end };
}
interface ExemptSource {
  readonly rules: PayrollRules;
  readonly pay_date: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly year: Pick<Accumulated, 'exempt'>;
  readonly employment: Calculation['employment'];
}

/** System lines with the amounts that a person changed. */
type SystemRow = { readonly system: SystemLine | null; readonly amount: number; readonly source?: Readonly<Record<string, number>> | null | undefined };
function withOverrides<L extends SystemRow>(lines: readonly L[], overrides: PayFacts['overrides']): L[] {
  return lines.map((line) => {
    const override = overrides.get(systemKey(line) ?? '');
    return override ? { ...line, ...override } : line;
  });
}

export function workOutPay(facts: PayFacts): WorkedOutPay {
  const { basis, time, late, span, rules, pay_date, overrides } = facts;
  const own = prorateAllowances(facts.earnings, span, { missed: countedMissed(time, rules), late, rules });
  const allowances = toRinggit(fixedAllowances(own, rules, span.to));
  const pay = calculateAttendancePay({ ...basis, fixed_allowances: allowances, dated_allowances: datedAllowances(own, rules) }, time, span, rules, late);
  const earnings = [...own, ...withOverrides([...pay.earnings, ...terminationLine(facts)], overrides)];
  const source = { rules, pay_date, start_date: span.start, end_date: span.end, year: facts.year, employment: facts.service.employment };
  return {
    pay,
    fixedAllowances: allowances,
    earnings: exemptEarnings(earnings, exemptFacts(source)),
    deductions: [...facts.deductions, ...withOverrides(pay.deductions, overrides)],
  };
}
