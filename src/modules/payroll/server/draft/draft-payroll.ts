/** One employee's payroll, computed from what was loaded. Pure: no query, the same input gives the same payroll. */
import { fromRinggit, ringgitOrNull, sen, toRinggit } from '#platform/contract/money.ts';
import { addDays, ageAt, type CalendarDate } from '#platform/contract/dates.ts';
import type { PaySpan } from '../../contract/attendance-pay/calculate-attendance-pay.ts';
import type { PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import { exemptionOf } from '../../contract/calculation/exempt-earnings.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../../contract/payroll-form.schema.ts';
import { type Calculation } from '../../contract/calculation.schema.ts';
import { type EarningLine } from '../../contract/payroll-line.schema.ts';
import type { AttendanceSnapshot, SiteShare } from '../../contract/payroll-inputs.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { ProcessRefusal } from '../../contract/payroll.messages.ts';
import { splitSites } from '../../contract/site/split-sites.ts';
import { servedDays } from '../../contract/attendance-pay/prorate-salary.ts';
import { countedMissed } from '../../contract/attendance-pay/dated-time.ts';
import { datedAllowances } from '../../contract/attendance-pay/ordinary-rate.ts';
import { prorateAllowances } from '../../contract/attendance-pay/prorate-allowance.ts';
import { rateSpans, type PayBasis, type SalaryVersion } from '../../contract/attendance-pay/rate-spans.ts';
import type { PayrollKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import { withDue } from '../../contract/process/due-lines.ts';
import { ruleVersion } from '../../contract/calculation/rule-version.ts';
import { workOutPay, type PayFacts, type WorkedOutPay } from '../../contract/calculation/work-out-pay.ts';
import { snapshotEmployee, type EmployeeSnapshot } from '../salary/employee-snapshot.ts';
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import type { DraftBase } from './draft-base.ts';
import type { LoadedPeriod } from './load-period.ts';
import { takeBackAdvances } from './take-back-advances.ts';
import { withAttendance, withCp38, withDeclared, withEntered, withLeave } from './base-with.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import type { SalaryRecord } from '../salary/salary.tables.ts';
import { baseFromProfile, baseFromRecord } from './base-from.ts';
import { enteredSites, sitesWorked } from './sites-worked.ts';

export interface PayrollDraft {
  readonly kind: PayrollKind;
  readonly employeeId: number;
  /** The payroll that this draft replaces. */
  readonly existing: PayrollRecord | null;
  readonly form: Computable;
  readonly calculation: Calculation;
  readonly figures: PayrollFigures;
  readonly snapshot: EmployeeSnapshot;
  readonly ruleVersion: string;
  readonly epfLimit: number;
  /** Where the salary was earned. */
  readonly sites: readonly SiteShare[];
}

export interface Refused {
  readonly refusal: ProcessRefusal;
  readonly params?: { readonly number: string };
}
export const isRefused = (result: PayrollDraft | Refused): result is Refused => 'refusal' in result;

/** Why an employee cannot be processed; null: can be. The order is that of the design. */
function refusalOf(loaded: LoadedPeriod, employeeId: number): Refused | null {
  const { period, existing } = loaded;
  const person = loaded.people.get(employeeId);
  const touching = existing.get(employeeId) ?? [];
  const same = touching.find(({ start_date, end_date }) => start_date === period.start_date && end_date === period.end_date);
  if (!person || person.company_joined_at > period.end_date || (person.inactive_at !== null && person.inactive_at < period.start_date))
    return { refusal: 'notEmployed' };
  if (same && (same.status === 'Paid' || same.status === 'Waiting for Payment')) return { refusal: 'paid' };
  const other = touching.find((payroll) => payroll !== same);
  if (other) return { refusal: 'overlaps', params: { number: other.number } };
  const beside = loaded.runs.get(employeeId)?.at(-1);
  if (same && beside) return { refusal: 'hasRun', params: { number: beside.number } };
  if (!loaded.salaries.has(employeeId)) return { refusal: 'noSalary' };
  if (!person.date_of_birth) return { refusal: 'noBirthDate' };
  return loaded.hasTables ? null : { refusal: 'noTable' };
}

/** Versions of the pay inside the period, cut to the days served; fewer than two where it did not change. */
export function versionsIn(versions: readonly SalaryRecord[], span: PaySpan): SalaryVersion[] {
  if (versions.length < 2 || versions.some(({ pay_type }) => pay_type !== versions[0]?.pay_type)) return [];
  return versions.flatMap(({ effective_from, basic, hourly_rate }, index) => {
    const next = versions[index + 1];
    const from = (index === 0 || effective_from < span.from ? span.from : effective_from) as CalendarDate;
    const until = next ? addDays(next.effective_from as CalendarDate, -1) : span.to;
    const to = until < span.to ? until : span.to;
    return from > to ? [] : [{ from, to, basic: toRinggit(basic), given_hourly_rate: ringgitOrNull(hourly_rate) }];
  });
}

/** An amount that a person typed stands: what was agreed explains it no longer. */
function withTyped(base: DraftBase, before: DraftBase, span: PaySpan, rules: LoadedPeriod['rules']): readonly EarningLine[] {
  const worked = [before, base].map(({ time, leave, attendance }) => {
    const unpaid = { missed: countedMissed({ ...time, leave, attendance }, rules), late: leave?.late ?? [], rules };
    return prorateAllowances(base.earnings, span, unpaid);
  });
  /** What the saved payroll holds was typed by nobody. */
  const isSaved = ({ payroll_item_id: item, amount, agreed }: EarningLine) =>
    before.earnings.some((one) => one.payroll_item_id === item && one.amount === amount && one.agreed?.from === agreed?.from);
  return base.earnings.map((whole, at) => {
    const { agreed, ...line } = whole;
    if (!agreed) return line;
    const follows = [agreed.monthly, ...worked.map((lines) => lines[at]?.amount)].includes(line.amount) || isSaved(whole);
    return follows ? { ...line, agreed } : line;
  });
}

/** The exemption of each line, by its item of the catalogue or its type. */
const withExemption = (lines: readonly EarningLine[], items: LoadedPeriod['items']): EarningLine[] =>
  lines.map((line) => {
    const item = line.payroll_item_id === null ? undefined : items.get(line.payroll_item_id);
    const exemption = exemptionOf(line.type, item && item.ea_field);
    return exemption === null && !line.exemption ? line : { ...line, exemption };
  });

/** The days behind the figures are kept where the rate of pay changes: elsewhere the counts say as much. */
function storedAttendance({ by_day, ...wording }: AttendanceSnapshot, changes: boolean): AttendanceSnapshot {
  return changes && by_day ? { ...wording, by_day } : wording;
}

function calculationOf(
  base: DraftBase,
  { basic, pay_type }: Pick<PayBasis, 'basic' | 'pay_type'>,
  { pay, fixedAllowances }: WorkedOutPay,
  changes: boolean,
  span: PaySpan,
  service: PayFacts['service'],
  loaded: LoadedPeriod,
): Calculation {
  const changed = base.type === 'Basic' ? base.changedSalary : null;
  return {
    ...base.time,
    type: base.type,
    pay_type,
    basic,
    hourly_rate: toRinggit(pay.hourly),
    given_hourly_rate: base.given_hourly_rate,
    overtime_rate: base.overtime_rate,
    daily_rate: toRinggit(pay.daily),
    multipliers: base.multipliers,
    period_days: span.period,
    payable_days: span.served,
    scheduled_days: pay.scheduledDays,
    computed_salary: toRinggit(pay.salary),
    salary_amount: changed ? changed.amount : toRinggit(pay.salary),
    salary_note: changed ? changed.note : null,
    overtime_amount: toRinggit(pay.overtime),
    days_off_worked: [...base.daysOff],
    salary_parts: [...pay.parts],
    fixed_allowances: fixedAllowances,
    ordinary_daily_rate: toRinggit(pay.ordinaryDaily),
    ordinary_hourly_rate: toRinggit(pay.ordinaryHourly),
    ...(base.leave && { leave: base.leave }),
    ...(base.attendance && { attendance: storedAttendance(base.attendance, changes) }),
    ...service,
    rules: loaded.rules,
  };
}

/**
 * Computes the payroll of one employee of a loaded period; `entered` goes over the saved payroll or the profile.
 * @throws StatutoryError where the law refuses the EPF rate.
 */
export function draftPayroll(loaded: LoadedPeriod, employeeId: number, entered: EnteredForm = {}): PayrollDraft | Refused {
  const refused = refusalOf(loaded, employeeId);
  if (refused) return refused;
  const { period, rules } = loaded;
  const person = loaded.people.get(employeeId)!;
  const salary = loaded.salaries.get(employeeId)!;
  const versions = [...(loaded.salaryVersions.get(employeeId) ?? []).slice(0, -1), salary];
  const dob = person.date_of_birth!;
  const existing = loaded.existing.get(employeeId)?.[0] ?? null;
  const saved = existing
    ? baseFromRecord(existing, enteredSites(loaded, existing, person))
    : baseFromProfile({ person, dob, salary, versions, setting: loaded.setting, rules, period, payDate: loaded.payDate, items: loaded.items });
  const rested = withLeave(saved, loaded.leave.get(employeeId), loaded.lateLeave.get(employeeId) ?? [], rules);
  const declared = withDeclared(withAttendance(rested, loaded.attendance.get(employeeId) ?? null), loaded.declared.get(employeeId));
  const chosen = withEntered(withCp38(declared, loaded.cp38.get(employeeId), loaded.items), entered, loaded.items);
  const base = { ...chosen, earnings: withDue(chosen.earnings, loaded.due.get(employeeId) ?? [], loaded.items) };
  const basic = toRinggit(salary.basic);
  const span: PaySpan = { ...servedDays(period.start_date, period.end_date, person), start: period.start_date, end: period.end_date };
  const { type, given_hourly_rate, overtime_rate, multipliers } = base;
  const basis = { type, pay_type: salary.pay_type, basic, given_hourly_rate, overtime_rate, multipliers, versions: versionsIn(versions, span) };
  const service = {
    employment: employmentOf(person, dob),
    termination: base.termination,
    known_wages: loaded.knownWages.get(employeeId) ?? null,
  };
  const year = loaded.accumulated.get(employeeId) ?? NOTHING_ACCUMULATED;
  const worked = workOutPay({
    basis,
    time: { ...base.time, days_off_worked: base.daysOff, leave: base.leave, attendance: base.attendance },
    late: base.leave?.late ?? [],
    span,
    rules,
    pay_date: base.pay_date,
    earnings: withExemption(withTyped(base, declared, span, rules), loaded.items),
    deductions: base.deductions,
    overrides: base.overrides,
    year,
    service,
  });
  const changes = rateSpans({ ...basis, dated_allowances: datedAllowances(worked.earnings, rules) }, span).length > 1;
  const calculation = calculationOf(base, basis, worked, changes, span, service, loaded);
  const form: Computable = {
    ...period,
    pay_date: base.pay_date as CalendarDate,
    employee_dob: dob,
    employee_citizenship: person.citizenship,
    employee_disability: person.disability,
    employee_marital_status: person.marital_status,
    employee_spouse_employment_status: person.spouse?.employment_status ?? null,
    employee_spouse_disabled_person: person.spouse?.disabled_person ?? false,
    employee_childrens: [...person.children],
    skbbk_released_from: salary.skbbk_released_from,
    salary_amount: calculation.salary_amount,
    salary_payload: { basic, ...base.payload },
    earnings: [...worked.earnings],
    deductions: [...worked.deductions],
    contribution_epf_employee_rate: base.contribution_epf_employee_rate,
    contribution_socso_type: base.contribution_socso_type,
    contribution_hrdf: base.contribution_hrdf,
    contribution_tax_manual: base.contribution_tax_manual,
    contribution_tax_monthly_amount: base.contribution_tax_monthly_amount,
    contribution_tax_yearly_amount: base.contribution_tax_yearly_amount,
    tax_payload: base.tax_payload,
    total_adjustment: existing ? toRinggit(existing.total_adjustment) : 0,
    remuneration_accumulate: year,
  };
  const { form: whole, figures } = takeBackAdvances(form, rules, loaded.advances.get(employeeId) ?? [], loaded.items, hasLeft(person, period));
  return {
    kind: 'monthly',
    employeeId,
    existing,
    form: { ...whole, contribution_socso_type: figures.shared.cover.socsoCategory === 2 ? 'Category 2' : 'Category 1' },
    calculation,
    figures,
    snapshot: snapshotEmployee(person, dob, salary, loaded.bankNames),
    ruleVersion: ruleVersion(whole, rules),
    epfLimit: loaded.epfLimit,
    sites: splitSites(calculation.salary_amount, base.sites ?? sitesWorked(loaded, person, base)),
  };
}

const hasLeft = ({ inactive_at: left }: PayrollPerson, { end_date }: LoadedPeriod['period']): boolean => left !== null && left <= end_date;

/** The employment, and of somebody who leaves why and at which age: a gratuity on retirement follows from it. */
const employmentOf = ({ company_joined_at: joined, inactive_at: left, inactive_reason: reason }: PayrollPerson, dob: string) =>
  left === null ? { joined, left } : { joined, left, reason, age: ageAt(dob as CalendarDate, left as CalendarDate) };

/** Deductions that come off the salary itself; never more than it. */
export const deductedFromSalary = ({ deductions }: Pick<Computable, 'deductions'>) =>
  sen(deductions.reduce((sum, { contribution_total_type, amount }) => sum + (contribution_total_type === 'salary' ? fromRinggit(amount) : 0), 0));
