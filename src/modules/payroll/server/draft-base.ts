/**
 * The decisions behind a payroll before anything is computed: from the saved payroll of the period, else from the
 * salary profile. What a person entered goes over it.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { taxCategoryFor } from '#modules/statutory/contract/claim-compulsory-reliefs.ts';
import { deductionDefault, earningDefaults } from '#modules/statutory/contract/earning-defaults.ts';
import { eisApplies, epfPartFor, socsoCategoryFor } from '#modules/statutory/contract/cover-person.ts';
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import type { LeaveTaken } from '#modules/leave/server/public.ts';
import { defaultEpfRate, insuredPerson, lawDates } from '../contract/cover-employee.ts';
import { NO_TIME, type SiteEntry, type WorkedTime } from '../contract/payroll-doors.ts';
import type { DeductionLine, EarningLine, PayrollForm, SystemLine, TaxPayload } from '../contract/payroll-form.schema.ts';
import type { EnteredForm } from '../contract/payroll-input.schema.ts';
import { withOrders, type OrderedDeduction } from '../contract/relief/cp38-lines.ts';
import { followDeclared, type Declared } from '../contract/relief/follow-declared.ts';
import { readingsOf, type PayrollRules } from '../contract/payroll-rules.ts';
import { MULTIPLIER_KEYS, type CalculationType, type Multipliers, type PayrollSetting } from '../contract/payroll-setting.schema.ts';
import { isAdditional } from '../contract/share-contributions.ts';
import type { ItemRecord } from './payroll-item.store.ts';
import type { PayrollRecord } from './payroll.tables.ts';
import type { SalaryRecord } from './salary.tables.ts';

type Flags = Omit<PayrollForm['salary_payload'], 'basic'>;

export interface DraftBase {
  readonly pay_date: string;
  readonly type: CalculationType;
  readonly given_hourly_rate: number | null;
  readonly overtime_rate: number | null;
  readonly multipliers: Multipliers;
  readonly time: WorkedTime;
  /** A salary that a person put in place of the computed one, and why. */
  readonly changedSalary: { readonly amount: number; readonly note: string } | null;
  readonly payload: Flags;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  /** System lines whose amount a person changed. */
  readonly overrides: ReadonlyMap<SystemLine, { readonly amount: number; readonly reason: string }>;
  readonly contribution_epf_employee_rate: number;
  readonly contribution_socso_type: PayrollForm['contribution_socso_type'];
  readonly contribution_hrdf: boolean;
  readonly contribution_tax_manual: boolean;
  readonly contribution_tax_monthly_amount: number;
  readonly contribution_tax_yearly_amount: number;
  readonly tax_payload: TaxPayload;
  /** Sites that a person entered; null: the primary worksite alone. */
  readonly sites: readonly NamedSite[] | null;
}
export type NamedSite = SiteEntry & { readonly name: string };

const money = (text: string) => toRinggit(fromRinggit(text));
const moneyOrNull = (text: string | null) => (text === null ? null : money(text));

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

/** Recurring items of the profile that fall into the period. */
function recurringLines(salary: SalaryRecord, period: { start_date: string; end_date: string }, items: ReadonlyMap<number, ItemRecord>) {
  const due = salary.recurring_items.filter(({ start, end }) => start <= period.end_date && (end === null || end >= period.start_date));
  const lines = due.flatMap(({ payroll_item_id, amount }) => {
    const item = items.get(payroll_item_id);
    return item && item.deleted_at === null && item.status === 'Active' ? [{ item, amount }] : [];
  });
  return {
    earnings: lines.filter(({ item }) => item.kind === 'Earning').map(({ item, amount }) => asEarning(item, amount)),
    deductions: lines.filter(({ item }) => item.kind === 'Deduction').map(({ item, amount }) => asDeduction(item, amount)),
  };
}

export interface ProfileSource {
  readonly person: PayrollPerson;
  readonly dob: string;
  readonly salary: SalaryRecord;
  readonly setting: PayrollSetting;
  readonly rules: PayrollRules;
  readonly period: { readonly start_date: CalendarDate; readonly end_date: CalendarDate };
  readonly payDate: string;
  readonly items: ReadonlyMap<number, ItemRecord>;
}

/** What the profile proposes: flags within what the law covers, the rate of the person's EPF part, category from the marital data. */
export function baseFromProfile({ person, dob, salary, setting, rules, period, payDate, items }: ProfileSource): DraftBase {
  const insured = insuredPerson({ employee_dob: dob, employee_citizenship: person.citizenship, skbbk_released_from: salary.skbbk_released_from });
  const on = lawDates({ ...period, pay_date: payDate }, rules).contributions;
  const readings = readingsOf(rules);
  const part = epfPartFor(insured, on, rules.rule_set, readings);
  const socso = socsoCategoryFor(insured, on, rules.rule_set, readings) === 2 ? 'Category 2' : salary.contribution_socso_type;
  const category = taxCategoryFor({ maritalStatus: person.marital_status, spouseEmploymentStatus: person.spouse?.employment_status ?? null });
  const zakat = money(salary.zakat_monthly);
  const lines = recurringLines(salary, period, items);
  return {
    pay_date: payDate,
    type: salary.calculation_type ?? setting.calculation_type,
    given_hourly_rate: moneyOrNull(salary.hourly_rate),
    overtime_rate: moneyOrNull(salary.overtime_rate),
    multipliers: salary.multipliers ?? settingMultipliers(setting),
    time: NO_TIME,
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
    contribution_tax_monthly_amount: money(salary.contribution_tax_monthly_amount),
    // The yearly amount is the tax on additional pay: proposed where there is any.
    contribution_tax_yearly_amount: lines.earnings.some(isAdditional) ? money(salary.contribution_tax_yearly_amount) : 0,
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

/** Overrides among lines: system lines whose amount somebody changed, with the reason. */
function overridesIn(
  lines: readonly { readonly system?: SystemLine | null | undefined; readonly reason?: string | null | undefined; readonly amount: number }[],
) {
  return lines.flatMap(({ system, reason, amount }) => (system && reason ? [[system, { amount, reason }] as const] : []));
}

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
    time: Object.fromEntries(Object.keys(NO_TIME).map((key) => [key, c[key as keyof WorkedTime]])) as WorkedTime,
    changedSalary: c.salary_note === null ? null : { amount: c.salary_amount, note: c.salary_note },
    payload: flags,
    earnings: record.earnings.filter(({ system }) => system === null),
    deductions: record.deductions.filter(({ system }) => system === null),
    overrides: new Map(overridesIn([...record.earnings, ...record.deductions])),
    contribution_epf_employee_rate: Number(record.contribution_epf_employee_rate),
    contribution_socso_type: record.contribution_socso_type,
    contribution_hrdf: record.contribution_hrdf,
    contribution_tax_manual: record.contribution_tax_manual,
    contribution_tax_monthly_amount: money(record.contribution_tax_monthly_amount),
    contribution_tax_yearly_amount: money(record.contribution_tax_yearly_amount),
    tax_payload: record.tax_payload,
    sites,
  };
}

/**
 * Approved leave of the period. Days that the payroll has taken off already stay as they were saved, by hand or not;
 * leave that came or went since then is taken over.
 */
export function withLeave(base: DraftBase, leave: LeaveTaken | undefined): DraftBase {
  if (!leave || leave.unpaid_days === leave.stamped_days) return base;
  return { ...base, time: { ...base.time, unpaid_leave_days: leave.unpaid_days, paid_leave_days: leave.paid_days } };
}

/** Accepted TP1 declarations of the month fill the worksheet; what was decided since the last save is taken over. */
export function withDeclared(base: DraftBase, declared: Declared = {}): DraftBase {
  const { tax_payload: tax } = base;
  return { ...base, tax_payload: { ...tax, items: followDeclared(tax.items, tax.declared ?? {}, declared), declared } };
}

/** Deductions that the tax office ordered for the month (CP38). */
export function withCp38(base: DraftBase, due: readonly OrderedDeduction[] = [], items: ReadonlyMap<number, ItemRecord>): DraftBase {
  const item = due.length === 0 ? undefined : [...items.values()].find(({ code, deleted_at }) => code === 'CP38' && deleted_at === null);
  return { ...base, deductions: withOrders(base.deductions, due, item?.id ?? null) };
}

interface NamedLine {
  readonly payroll_item_id?: number | null | undefined;
  readonly name: string;
  readonly name_ms: string | null;
  readonly corrects?: string | null | undefined;
}

const named = ({ payroll_item_id, name, name_ms, corrects }: NamedLine, item: ItemRecord | undefined) => ({
  payroll_item_id: payroll_item_id ?? null,
  name,
  name_ms: name_ms ?? (item?.name === name ? item.name_ms : null),
  system: null,
  reason: null,
  ...(corrects ? { corrects } : {}),
});

/** Puts what a person entered over the base. System lines among the rows only carry changed amounts. */
export function withEntered(base: DraftBase, entered: EnteredForm, items: ReadonlyMap<number, ItemRecord>): DraftBase {
  const c = entered.calculation ?? {};
  const given = <K extends keyof WorkedTime>(key: K): WorkedTime[K] => (c[key] === undefined ? base.time[key] : (c[key] as WorkedTime[K]));
  const time = Object.fromEntries(Object.keys(NO_TIME).map((key) => [key, given(key as keyof WorkedTime)])) as WorkedTime;
  const note = c.salary_note;
  const changedSalary =
    note === undefined ? base.changedSalary : note === null || entered.salary_amount === undefined ? null : { amount: entered.salary_amount, note };
  const earnings = entered.earnings
    ?.filter(({ system }) => !system)
    .map(({ type, amount, epf, socso, eis, hrdf, tax, mtd_key, ...line }): EarningLine => {
      const item = line.payroll_item_id ? items.get(line.payroll_item_id) : undefined;
      return {
        ...named(line, item),
        type,
        amount,
        epf,
        socso,
        eis,
        hrdf,
        tax,
        mtd_key: tax ? (mtd_key ?? item?.mtd_key ?? earningDefaults(type).mtd_key ?? 'remuneration_month') : null,
      };
    });
  const deductions = entered.deductions
    ?.filter(({ system }) => !system)
    .map(({ type, amount, contribution_total_type, source, ...line }): DeductionLine => ({
      ...named(line, line.payroll_item_id ? items.get(line.payroll_item_id) : undefined),
      type,
      amount,
      contribution_total_type,
      source: source ?? null,
    }));
  const overrides = new Map(base.overrides);
  if (entered.earnings || entered.deductions) {
    for (const line of [...(entered.earnings ?? []), ...(entered.deductions ?? [])]) if (line.system && !line.reason) overrides.delete(line.system);
    for (const [system, override] of overridesIn([...(entered.earnings ?? []), ...(entered.deductions ?? [])])) overrides.set(system, override);
  }
  const tax = entered.tax_payload ?? {};
  const manual = entered.contribution_tax_manual ?? (tax.type === undefined ? base.contribution_tax_manual : tax.type === 'Manual');
  const { contribution_based_on, epf, socso, eis, hrdf, tax: taxed } = entered.salary_payload ?? {};
  return {
    pay_date: entered.pay_date ?? base.pay_date,
    type: c.type ?? base.type,
    given_hourly_rate: c.given_hourly_rate === undefined ? base.given_hourly_rate : c.given_hourly_rate,
    overtime_rate: c.overtime_rate === undefined ? base.overtime_rate : c.overtime_rate,
    multipliers: c.multipliers ?? base.multipliers,
    time,
    changedSalary,
    payload: {
      contribution_based_on: contribution_based_on ?? base.payload.contribution_based_on,
      epf: epf ?? base.payload.epf,
      socso: socso ?? base.payload.socso,
      eis: eis ?? base.payload.eis,
      hrdf: hrdf ?? base.payload.hrdf,
      tax: taxed ?? base.payload.tax,
    },
    earnings: earnings ?? base.earnings,
    deductions: deductions ?? base.deductions,
    overrides,
    contribution_epf_employee_rate: entered.contribution_epf_employee_rate ?? base.contribution_epf_employee_rate,
    contribution_socso_type: entered.contribution_socso_type ?? base.contribution_socso_type,
    contribution_hrdf: entered.contribution_hrdf ?? base.contribution_hrdf,
    contribution_tax_manual: manual,
    contribution_tax_monthly_amount: entered.contribution_tax_monthly_amount ?? base.contribution_tax_monthly_amount,
    contribution_tax_yearly_amount: entered.contribution_tax_yearly_amount ?? base.contribution_tax_yearly_amount,
    tax_payload: {
      type: manual ? 'Manual' : 'Auto',
      category: tax.category ?? base.tax_payload.category,
      scheme: base.tax_payload.scheme,
      items: tax.items ? followDeclared(tax.items, tax.declared ?? base.tax_payload.declared ?? {}, base.tax_payload.declared ?? {}) : base.tax_payload.items,
      selected: tax.selected ?? base.tax_payload.selected,
      ...(base.tax_payload.declared && { declared: base.tax_payload.declared }),
    },
    sites: entered.sites === undefined ? base.sites : sitesEntered(entered.sites),
  };
}

/** None entered is the primary worksite again. */
const sitesEntered = (sites: NonNullable<EnteredForm['sites']>): readonly NamedSite[] | null =>
  sites.length === 0
    ? null
    : sites.map(({ work_site_id, days, hours, overtime_hours, name }) => ({
        work_site_id,
        days,
        hours,
        overtime_hours,
        name: typeof name === 'string' ? name : '',
      }));
