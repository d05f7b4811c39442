/** One employee's run beside the monthly payroll, from what the month was computed from. Pure. */
import { yearMonthOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, toRinggit, ZERO } from '#platform/contract/money.ts';
import { computePayroll } from '../../contract/calculation/compute-payroll.ts';
import { lawDates } from '../../contract/calculation/cover-employee.ts';
import { exemptEarnings, exemptionOf } from '../../contract/calculation/exempt-earnings.ts';
import type { RunKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import { NO_TIME } from '../../contract/payroll-inputs.ts';
import { NOTHING_ACCUMULATED, type Beside, type Computable } from '../../contract/payroll-form.schema.ts';
import { type Calculation } from '../../contract/calculation.schema.ts';
import { type DeductionLine, type EarningLine } from '../../contract/payroll-line.schema.ts';
import { isAdditional } from '../../contract/calculation/share-contributions.ts';
import { ruleVersion } from '../../contract/calculation/rule-version.ts';
import { exemptFacts } from '../../contract/calculation/work-out-pay.ts';
import type { PayrollDraft, Refused } from '../draft/draft-payroll.ts';
import type { LoadedPeriod } from '../draft/load-period.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { computableOf } from '../draft/stored-payroll.ts';

export interface RunRequest {
  readonly kind: RunKind;
  readonly payDate: CalendarDate;
  /** Not judged by what is exempt of them yet. */
  readonly earnings: readonly EarningLine[];
  readonly deductions?: readonly DeductionLine[];
}

/** Paid beside the monthly pay, a line is additional remuneration, whatever it is within it. */
export function earningOf({ item, amount }: { readonly item: ItemRecord; readonly amount: number }): EarningLine {
  const { id, name, name_ms, type, epf, socso, eis, hrdf, tax, mtd_key, ea_field } = item;
  const exemption = exemptionOf(type, ea_field);
  const line = { payroll_item_id: id, name, name_ms, type, amount, system: null, reason: null, epf, socso, eis, hrdf, tax };
  const key = mtd_key !== null && isAdditional({ mtd_key }) ? mtd_key : 'other';
  return { ...line, mtd_key: tax ? key : mtd_key, ...(exemption && { exemption }) };
}

/** What the month was computed from so far. */
function besideOf(monthly: PayrollRecord, runs: readonly PayrollRecord[]): Beside {
  const { salary_amount, salary_payload, tax_payload } = computableOf(monthly);
  const all = [monthly, ...runs];
  return {
    numbers: all.map(({ number }) => number),
    salary_amount,
    salary_payload,
    tax_payload,
    earnings: all.flatMap(({ earnings }) => earnings),
    deductions: all.flatMap(({ deductions }) => deductions),
  };
}

/** Nothing of the salary itself is paid here. */
export const nothingWorked = (calculation: Calculation): Calculation => ({
  ...calculation,
  ...NO_TIME,
  scheduled_days: calculation.scheduled_days,
  computed_salary: 0,
  salary_amount: 0,
  salary_note: null,
  overtime_amount: 0,
  days_off_worked: [],
  salary_parts: [],
  termination: null,
});

/** Exempt parts that the year and this month have used, in ringgit. */
function usedExempt(year: Computable['remuneration_accumulate'], { earnings }: Beside): Record<string, number> {
  const used: Record<string, number> = { ...year.exempt };
  for (const { exemption, exempt } of earnings)
    if (exemption && exempt) used[exemption] = toRinggit(sen(fromRinggit(used[exemption] ?? 0) + fromRinggit(exempt)));
  return used;
}

/** @throws StatutoryError where the law refuses the EPF rate. */
export function draftRun(loaded: LoadedPeriod, employeeId: number, { kind, payDate, earnings, deductions = [] }: RunRequest): PayrollDraft | Refused {
  const { start_date, end_date } = loaded.period;
  const monthly = loaded.existing.get(employeeId)?.find((one) => one.start_date === start_date && one.end_date === end_date);
  if (!monthly) return { refusal: 'noMonthly' };
  const runs = loaded.runs.get(employeeId) ?? [];
  const open = runs.find((run) => run.kind === kind && run.status === 'In Process');
  if (open) return { refusal: 'openRun', params: { number: open.number } };
  const { rules } = monthly.calculation;
  const [own, its] = [payDate, monthly.pay_date].map((pay_date) => lawDates({ start_date, end_date, pay_date }, rules).tax);
  if (yearMonthOf(own!) !== yearMonthOf(its!)) return { refusal: 'payMonth', params: { number: monthly.number } };
  const year = loaded.accumulated.get(employeeId) ?? NOTHING_ACCUMULATED;
  const month = computableOf(monthly);
  // What a person wrote into the worksheet of the month stands for all of that line: the run's part would go untaxed.
  const { items: typed, selected } = month.tax_payload;
  if (earnings.some(({ tax, mtd_key: key }) => tax && key !== null && (typed[key] !== undefined || selected[key] === false)))
    return { refusal: 'typedTax', params: { number: monthly.number } };
  const beside = besideOf(monthly, runs);
  const facts = exemptFacts({ rules, pay_date: payDate, start_date, end_date, year, employment: monthly.calculation.employment });
  const form: Computable = {
    ...month,
    pay_date: payDate,
    salary_amount: 0,
    salary_payload: { ...month.salary_payload, basic: 0 },
    earnings: exemptEarnings(earnings, { ...facts, year: yearOf(own!), used: usedExempt(year, beside) }),
    deductions: [...deductions],
    total_adjustment: 0,
    contribution_tax_monthly_amount: 0,
    // By hand, the tax on additional pay is that of the salary profile.
    contribution_tax_yearly_amount: toRinggit(loaded.salaries.get(employeeId)?.contribution_tax_yearly_amount ?? ZERO),
    // Reliefs, zakat and typed amounts are those of the month: counted there.
    tax_payload: { ...month.tax_payload, items: {}, selected: {}, declared: {} },
    remuneration_accumulate: year,
    beside,
  };
  return {
    kind,
    employeeId,
    existing: null,
    form,
    calculation: nothingWorked(monthly.calculation),
    figures: computePayroll(form, rules),
    snapshot: monthly.employee_snapshot,
    ruleVersion: ruleVersion(form, rules),
    epfLimit: loaded.epfLimit,
    sites: [],
  };
}
