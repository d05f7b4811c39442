/** One employee's salary advance: net pay alone, no wages, no contributions and no tax. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, ratio, roundToSen, toRinggit } from '#platform/contract/money.ts';
import { computePayroll } from '../../contract/calculation/compute-payroll.ts';
import { ruleVersion } from '../../contract/calculation/rule-version.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../../contract/payroll-form.schema.ts';
import { draftPayroll, type PayrollDraft, type Refused } from '../draft/draft-payroll.ts';
import type { LoadedPeriod } from '../draft/load-period.ts';
import { computableOf } from '../draft/stored-payroll.ts';
import type { Advanced } from '../stored/advance.store.ts';
import { nothingWorked } from './draft-run.ts';

export interface AdvanceRequest {
  readonly payDate: CalendarDate;
  /** Ringgit, or percent of the monthly salary. */
  readonly amount: number | null;
  readonly percent: number | null;
  /** Wages of the month before, and what was paid in advance in this one already, in ringgit by employee. */
  readonly wagesBefore: ReadonlyMap<number, { readonly amount: number }>;
  readonly advanced: ReadonlyMap<number, Advanced>;
}

/** What the month is worked out from: the payroll that takes the advance back, saved or not. */
function monthOf(loaded: LoadedPeriod, employeeId: number): Pick<PayrollDraft, 'form' | 'calculation' | 'snapshot'> | Refused {
  const { start_date, end_date } = loaded.period;
  const monthly = loaded.existing.get(employeeId)?.find((one) => one.start_date === start_date && one.end_date === end_date);
  if (!monthly) return draftPayroll(loaded, employeeId);
  if (monthly.status !== 'In Process') return { refusal: 'advanceLate', params: { number: monthly.number } };
  return { form: computableOf(monthly), calculation: monthly.calculation, snapshot: monthly.employee_snapshot };
}

/** @throws StatutoryError where the law refuses the EPF rate of the month. */
export function draftAdvance(loaded: LoadedPeriod, employeeId: number, request: AdvanceRequest): PayrollDraft | Refused {
  const open = request.advanced.get(employeeId)?.open;
  if (open) return { refusal: 'openRun', params: { number: open } };
  const month = monthOf(loaded, employeeId);
  if ('refusal' in month) return month;
  const { basic, pay_type, rules: ofMonth } = month.calculation;
  if (request.percent !== null && pay_type !== 'Monthly') return { refusal: 'advancePercent' };
  const amount = request.percent === null ? fromRinggit(request.amount ?? 0) : roundToSen(fromRinggit(basic), ratio(Math.round(request.percent * 100), 10_000));
  // The officer chose what is paid out: the rounding of net pay is that of the month.
  const rules = { ...ofMonth, rounding_net: 'None' as const };
  const none = { epf: false, socso: false, eis: false, hrdf: false, tax: false };
  const form: Computable = {
    ...month.form,
    pay_date: request.payDate,
    beside: null,
    salary_amount: 0,
    salary_payload: { ...month.form.salary_payload, ...none, basic: 0 },
    earnings: [],
    deductions: [],
    contribution_hrdf: false,
    contribution_tax_manual: true,
    contribution_tax_monthly_amount: 0,
    contribution_tax_yearly_amount: 0,
    tax_payload: { ...month.form.tax_payload, type: 'Manual', items: {}, selected: {}, declared: {} },
    total_adjustment: toRinggit(amount),
    remuneration_accumulate: NOTHING_ACCUMULATED,
  };
  const advance = {
    percent: request.percent,
    wages_before: request.wagesBefore.get(employeeId)?.amount ?? null,
    before: request.advanced.get(employeeId)?.amount ?? 0,
  };
  return {
    kind: 'advance',
    employeeId,
    existing: null,
    form,
    calculation: { ...nothingWorked(month.calculation), basic, rules, advance },
    figures: computePayroll(form, rules),
    snapshot: month.snapshot,
    ruleVersion: ruleVersion(form, rules),
    epfLimit: loaded.epfLimit,
    sites: [],
  };
}
