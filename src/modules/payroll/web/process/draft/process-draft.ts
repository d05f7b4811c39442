/**
 * A payroll while it is typed. Every change runs the same pure code as the server: attendance pay, system lines,
 * salary. Nothing here is stored; what the server answers to a save takes its place.
 */
import { calendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { PaySpan } from '../../../contract/attendance-pay/calculate-attendance-pay.ts';
import { computePayroll, type PayrollFigures } from '../../../contract/calculation/compute-payroll.ts';
import { ATTENDANCE_FIGURES, NO_TIME, type SiteShare } from '../../../contract/payroll-inputs.ts';
import type { saveProcess } from '../../../contract/payroll.endpoints.ts';
import { linesToCopy } from '../../../contract/process/copy-lines.ts';
import { splitSites } from '../../../contract/site/split-sites.ts';
import { servedDays } from '../../../contract/attendance-pay/prorate-salary.ts';
import { workOutPay, type PayFacts, type WorkedOutPay } from '../../../contract/calculation/work-out-pay.ts';
import { type PayrollForm, type TaxPayload } from '../../../contract/payroll-form.schema.ts';
import { type Calculation } from '../../../contract/calculation.schema.ts';
import { systemKey } from '../../../contract/system-line.ts';

export interface Draft {
  readonly form: PayrollForm;
  readonly calculation: Calculation;
  /** Worksites that a person typed; absent: as the server knows them. */
  readonly sites?: readonly SiteShare[];
}

/** The days of the period inside the employment. */
const spanOf = ({ form, calculation: { employment } }: Draft): PaySpan => {
  const start = calendarDate(form.start_date);
  const end = calendarDate(form.end_date);
  return { ...servedDays(start, end, { company_joined_at: employment?.joined ?? start, inactive_at: employment?.left ?? null }), start, end };
};

/** Amounts of system lines that a person changed; one without a word yet counts, too. */
const overridesOf = ({ form }: Draft): PayFacts['overrides'] =>
  new Map(
    [...form.earnings, ...form.deductions].flatMap((line) => {
      const key = systemKey(line);
      return key && line.reason !== null ? [[key, { amount: line.amount, reason: line.reason }]] : [];
    }),
  );

function workOut(draft: Draft): WorkedOutPay {
  const { form, calculation: c } = draft;
  const { employment, termination, known_wages } = c;
  return workOutPay({
    basis: { ...c, versions: (c.salary_parts ?? []).map(({ from, to, ...part }) => ({ ...part, from: calendarDate(from), to: calendarDate(to) })) },
    time: c,
    late: c.leave?.late ?? [],
    span: spanOf(draft),
    rules: c.rules,
    pay_date: form.pay_date,
    earnings: form.earnings.filter(({ system }) => system === null),
    deductions: form.deductions.filter(({ system }) => system === null),
    overrides: overridesOf(draft),
    year: form.remuneration_accumulate,
    service: { employment, termination, known_wages },
  });
}

/** Works out what follows from hours, days and rates. */
export function settle(draft: Draft): Draft {
  const { form, calculation: c } = draft;
  const { pay, fixedAllowances, earnings, deductions } = workOut(draft);
  const changed = c.type === 'Basic' && c.salary_note !== null;
  const computed = toRinggit(pay.salary);
  const salary = changed ? form.salary_amount : computed;
  return {
    ...(draft.sites && { sites: splitSites(salary, draft.sites) }),
    form: {
      ...form,
      salary_amount: salary,
      earnings: [...earnings],
      deductions: [...deductions],
    },
    calculation: {
      ...c,
      hourly_rate: toRinggit(pay.hourly),
      daily_rate: toRinggit(pay.daily),
      scheduled_days: pay.scheduledDays,
      computed_salary: computed,
      salary_amount: salary,
      salary_note: changed ? c.salary_note : null,
      overtime_amount: toRinggit(pay.overtime),
      salary_parts: [...pay.parts],
      fixed_allowances: fixedAllowances,
      ordinary_daily_rate: toRinggit(pay.ordinaryDaily),
      ordinary_hourly_rate: toRinggit(pay.ordinaryHourly),
    },
  };
}

/** The figures of a draft; `refusal` where the law refuses what was typed. */
export function figuresOf({ form, calculation }: Draft): { readonly figures: PayrollFigures | null; readonly refusal: StatutoryError | null } {
  try {
    return { figures: computePayroll(form, calculation.rules), refusal: null };
  } catch (error) {
    if (error instanceof StatutoryError) return { figures: null, refusal: error };
    throw error;
  }
}

export const changeForm = (draft: Draft, change: Partial<PayrollForm>): Draft => settle({ ...draft, form: { ...draft.form, ...change } });
export const changeCalculation = (draft: Draft, change: Partial<Calculation>): Draft => settle({ ...draft, calculation: { ...draft.calculation, ...change } });
export const changeTax = (draft: Draft, change: Partial<TaxPayload>): Draft => changeForm(draft, { tax_payload: { ...draft.form.tax_payload, ...change } });

/** A worksheet amount; null takes it back to what payroll works out. */
export function typeItem(draft: Draft, key: string, amount: number | null): Draft {
  const { [key]: _before, ...others } = draft.form.tax_payload.items;
  return changeTax(draft, { items: amount === null ? others : { ...others, [key]: amount } });
}

/** The salary of a Basic calculation with the reason; a null note brings back the computed one. */
export const typeSalary = (draft: Draft, amount: number, note: string | null): Draft =>
  settle({ ...draft, form: { ...draft.form, salary_amount: amount }, calculation: { ...draft.calculation, salary_note: note } });

/** Days and hours at worksites; none brings back the primary worksite alone. */
export const changeSites = (draft: Draft, sites: readonly SiteShare[]): Draft => settle({ ...draft, sites });

/** The lines of last month's form that this one lacks; what is typed stays. */
export function takeCopied(draft: Draft, copied: Pick<PayrollForm, 'earnings' | 'deductions'>): Draft {
  const { earnings, deductions } = draft.form;
  return changeForm(draft, {
    earnings: [...earnings, ...linesToCopy(copied.earnings, earnings)],
    deductions: [...deductions, ...linesToCopy(copied.deductions, deductions)],
  });
}

/** Another calculation type as the server proposes it; everything else that was typed stays. */
export const takeCalculation = (draft: Draft, proposed: Calculation): Draft =>
  changeCalculation(draft, {
    type: proposed.type,
    given_hourly_rate: proposed.given_hourly_rate,
    overtime_rate: proposed.overtime_rate,
    multipliers: proposed.multipliers,
    salary_note: null,
  });

/** State of the saved record after an adjustment; what is typed stays. */
export function takeRecord(draft: Draft, saved: PayrollForm): Draft {
  const { adjustments, total_adjustment, status, updated_at, can, confirmed_at, confirmed_by, processed_by } = saved;
  return changeForm(draft, { adjustments, total_adjustment, status, updated_at, can, confirmed_at, confirmed_by, processed_by });
}

/** Attendance has changed since the last save: what is on the screen is not what is stored. */
export const hasMoved = ({ calculation: { attendance_before: before } }: Draft): boolean => before !== undefined;

/** The figures of attendance in place of what a person typed. */
export function takeAttendance(draft: Draft): Draft {
  const { attendance: wording } = draft.calculation;
  if (!wording) return draft;
  const figures = Object.fromEntries(ATTENDANCE_FIGURES.map((key) => [key, wording[key]]));
  return changeCalculation(draft, { ...figures, days_off_worked: wording.days_off_worked });
}

/** What a save sends: the decisions, and the state that was seen. */
export function bodyOf({ form, calculation: c, sites }: Draft): InputOf<typeof saveProcess> {
  const { basic: _basic, ...payload } = form.salary_payload;
  const time = Object.fromEntries(Object.keys(NO_TIME).map((key) => [key, c[key as keyof typeof NO_TIME]]));
  const { type, given_hourly_rate, overtime_rate, multipliers, salary_note, days_off_worked = [], termination = null, attendance = null } = c;
  return {
    id: form.id,
    employee_id: form.employee_id,
    start_date: form.start_date,
    end_date: form.end_date,
    status: form.status,
    updated_at: form.updated_at,
    pay_date: form.pay_date,
    salary_amount: form.salary_amount,
    salary_payload: payload,
    earnings: form.earnings as InputOf<typeof saveProcess>['earnings'],
    deductions: form.deductions as InputOf<typeof saveProcess>['deductions'],
    contribution_epf_employee_rate: form.contribution_epf_employee_rate,
    contribution_socso_type: form.contribution_socso_type,
    contribution_hrdf: form.contribution_hrdf,
    contribution_tax_manual: form.contribution_tax_manual,
    contribution_tax_monthly_amount: form.contribution_tax_monthly_amount,
    contribution_tax_yearly_amount: form.contribution_tax_yearly_amount,
    tax_payload: {
      type: form.contribution_tax_manual ? 'Manual' : 'Auto',
      category: form.tax_payload.category,
      items: form.tax_payload.items,
      selected: form.tax_payload.selected,
      ...(form.tax_payload.declared && { declared: form.tax_payload.declared }),
    },
    ...(sites && { sites: sites.map(({ name: _name, amount: _amount, percent: _percent, ...worked }) => worked) }),
    calculation: { ...time, type, given_hourly_rate, overtime_rate, multipliers, salary_note, days_off_worked, termination, attendance },
  };
}
