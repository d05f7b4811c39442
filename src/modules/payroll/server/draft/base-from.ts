/** Where a draft starts: the saved payroll of the period, else the salary profile. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { taxCategoryFor } from '#modules/statutory/contract/mtd/claim-compulsory-reliefs.ts';
import { deductionDefault } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { eisApplies, epfPartFor, socsoCategoryFor } from '#modules/statutory/contract/cover-person.ts';
import { FIXED_WAGES } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import { defaultEpfRate, insuredPerson, lawDates } from '../../contract/calculation/cover-employee.ts';
import { NO_LEAVE, NO_TIME } from '../../contract/payroll-inputs.ts';
import type { DeductionLine, EarningLine } from '../../contract/payroll-line.schema.ts';
import { readingsOf } from '../../contract/rules/chosen-readings.ts';
import type { PayrollRules } from '../../contract/rules/payroll-rules.ts';
import { MULTIPLIER_KEYS, type Multipliers, type PayrollSetting } from '../../contract/setting/payroll-setting.schema.ts';
import { isAdditional } from '../../contract/calculation/share-contributions.ts';
import { overridesIn, timeOf, type DraftBase, type NamedSite } from './draft-base.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';
import { storedChoices } from './stored-choices.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import type { SalaryRecord } from '../salary/salary.tables.ts';

const settingMultipliers = (setting: PayrollSetting): Multipliers => Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, setting[key]])) as Multipliers;

function lineOfItem(item: ItemRecord, amount: number) {
  return { payroll_item_id: item.id, name: item.name, name_ms: item.name_ms, type: item.type, amount, system: null, reason: null };
}

const asEarning = (item: ItemRecord, amount: number): EarningLine => {
  const { epf, socso, eis, hrdf, tax, mtd_key } = item;
  return { ...lineOfItem(item, amount), epf, socso, eis, hrdf, tax, mtd_key };
};
const asDeduction = (item: ItemRecord, amount: number): DeductionLine => ({
  ...lineOfItem(item, amount),
  contribution_total_type: item.contribution_total_type ?? deductionDefault(item.type),
  source: null,
});

interface RecurringSource {
  readonly versions: readonly SalaryRecord[];
  readonly period: { readonly start_date: CalendarDate; readonly end_date: CalendarDate };
  readonly rules: PayrollRules;
  readonly items: ReadonlyMap<number, ItemRecord>;
}

interface DueItem {
  readonly item: ItemRecord;
  readonly amount: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Recurring items of the versions with the days of the period for which each holds; an item that goes on unchanged is one. */
function dueItems({ versions, period, items }: RecurringSource): DueItem[] {
  const due: DueItem[] = [];
  for (const [index, { effective_from, recurring_items }] of versions.entries()) {
    const next = versions[index + 1];
    // The first version reaches back to the start of the period: nothing else is known of the days before it.
    const first = index === 0 || effective_from < period.start_date ? period.start_date : (effective_from as CalendarDate);
    const last = next ? addDays(next.effective_from as CalendarDate, -1) : period.end_date;
    for (const { payroll_item_id, amount, start, end } of recurring_items) {
      const item = items.get(payroll_item_id);
      const from = (start > first ? start : first) as CalendarDate;
      const to = (end !== null && end < last ? end : last) as CalendarDate;
      if (from > to || !item || item.deleted_at !== null || item.status !== 'Active') continue;
      const before = due.findIndex((one) => one.item === item && one.amount === amount && addDays(one.to, 1) === from);
      if (before >= 0) due[before] = { ...due[before]!, to };
      else due.push({ item, amount, from, to });
    }
  }
  return due;
}

/**
 * Recurring items of the profile that fall into the period. Fixed allowances are wages: the law pays them by the days for which
 * they hold. Everything else, and all of it under the specification, is paid whole where it holds at the end.
 */
function recurringLines(source: RecurringSource) {
  const due = dueItems(source);
  const byDays = ({ item }: DueItem) => source.rules.rule_set === 'law' && item.kind === 'Earning' && FIXED_WAGES.includes(item.type);
  const lines = due.filter((one) => byDays(one) || !due.some((later) => later.item === one.item && later.from > one.to));
  return {
    earnings: lines
      .filter(({ item }) => item.kind === 'Earning')
      .map((one) => ({ ...asEarning(one.item, one.amount), ...(byDays(one) && { agreed: { monthly: one.amount, from: one.from, to: one.to } }) })),
    deductions: lines.filter(({ item }) => item.kind === 'Deduction').map(({ item, amount }) => asDeduction(item, amount)),
  };
}

export interface ProfileSource {
  readonly person: PayrollPerson;
  readonly dob: string;
  readonly salary: SalaryRecord;
  /** All versions of the period, the earliest first; the last is `salary`. */
  readonly versions: readonly SalaryRecord[];
  readonly setting: PayrollSetting;
  readonly rules: PayrollRules;
  readonly period: { readonly start_date: CalendarDate; readonly end_date: CalendarDate };
  readonly payDate: string;
  readonly items: ReadonlyMap<number, ItemRecord>;
}

/** What the profile proposes: flags within what the law covers, the rate of the person's EPF part, category from the marital data. */
export function baseFromProfile({ person, dob, salary, versions, setting, rules, period, payDate, items }: ProfileSource): DraftBase {
  const insured = insuredPerson({ employee_dob: dob, employee_citizenship: person.citizenship, skbbk_released_from: salary.skbbk_released_from });
  const on = lawDates({ ...period, pay_date: payDate }, rules).contributions;
  const readings = readingsOf(rules);
  const part = epfPartFor(insured, on, rules.rule_set, readings);
  const socso = socsoCategoryFor(insured, on, rules.rule_set, readings) === 2 ? 'Category 2' : salary.contribution_socso_type;
  const category = taxCategoryFor({ maritalStatus: person.marital_status, spouseEmploymentStatus: person.spouse?.employment_status ?? null });
  const zakat = toRinggit(salary.zakat_monthly);
  const lines = recurringLines({ versions, period, rules, items });
  return {
    pay_date: payDate,
    type: salary.calculation_type ?? setting.calculation_type,
    given_hourly_rate: ringgitOrNull(salary.hourly_rate),
    overtime_rate: ringgitOrNull(salary.overtime_rate),
    multipliers: salary.multipliers ?? settingMultipliers(setting),
    time: NO_TIME,
    leave: NO_LEAVE,
    attendance: null,
    daysOff: [],
    termination: null,
    changedSalary: null,
    payload: {
      contribution_based_on: salary.contribution_based_on,
      epf: salary.epf && rules.schemes.epf,
      socso: salary.socso && rules.schemes.socso,
      eis: salary.eis && rules.schemes.eis && eisApplies(insured, on, rules.rule_set, readings),
      hrdf: salary.hrdf && rules.schemes.hrdf,
      tax: salary.tax && rules.schemes.tax,
    },
    ...lines,
    overrides: new Map(),
    contribution_epf_employee_rate: defaultEpfRate(Number(salary.contribution_epf_employee_rate), part, on),
    contribution_socso_type: socso,
    contribution_hrdf: salary.contribution_hrdf && rules.schemes.hrdf,
    contribution_tax_manual: salary.contribution_tax_manual,
    contribution_tax_monthly_amount: toRinggit(salary.contribution_tax_monthly_amount),
    // The yearly amount is the tax on additional pay: proposed where there is any.
    contribution_tax_yearly_amount: lines.earnings.some(isAdditional) ? toRinggit(salary.contribution_tax_yearly_amount) : 0,
    tax_payload: {
      type: salary.contribution_tax_manual ? 'Manual' : 'Auto',
      category: asCategory(salary.tax_category) ?? category,
      scheme: salary.tax_scheme,
      items: zakat > 0 ? { zakat } : {},
      selected: {},
    },
    sites: null,
  };
}

const asCategory = (category: number | null) => (category === 1 || category === 2 || category === 3 ? category : null);

/** What was decided when the payroll was last saved. @param sites entered by a person, as they are stored */
export function baseFromRecord(record: PayrollRecord, sites: readonly NamedSite[] | null): DraftBase {
  const { calculation: c, salary_payload: payload } = record;
  const { basic: _basic, ...flags } = payload;
  return {
    pay_date: record.pay_date,
    type: c.type,
    given_hourly_rate: c.given_hourly_rate,
    overtime_rate: c.overtime_rate,
    multipliers: c.multipliers,
    time: timeOf((key) => c[key]),
    leave: c.leave ?? null,
    attendance: c.attendance ?? null,
    daysOff: c.days_off_worked ?? [],
    termination: c.termination ?? null,
    changedSalary: c.salary_note === null ? null : { amount: c.salary_amount, note: c.salary_note },
    payload: flags,
    earnings: record.earnings.filter(({ system }) => system === null),
    deductions: record.deductions.filter(({ system }) => system === null),
    overrides: new Map(overridesIn([...record.earnings, ...record.deductions])),
    ...storedChoices(record),
    sites,
  };
}
