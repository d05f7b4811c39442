/** What comes over the start of a draft: leave, declarations and orders of the month, then what a person entered. */
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import type { LeaveTaken } from '#modules/leave/server/public.ts';
import { daysWithoutPay } from '../../contract/attendance-pay/dated-time.ts';
import type { AttendanceSnapshot, LateLeave, LeaveSnapshot } from '../../contract/payroll-inputs.ts';
import { type TaxPayload } from '../../contract/payroll-form.schema.ts';
import type { DeductionLine, EarningLine } from '../../contract/payroll-line.schema.ts';
import { systemKey } from '../../contract/system-line.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PayrollRules } from '../../contract/rules/payroll-rules.ts';
import type { OrderedDeduction } from '#modules/tax-declaration/contract/relief.schema.ts';
import { withOrders } from '../../contract/process/cp38-lines.ts';
import { followAttendance, placesChanged, type TimeFigures } from '../../contract/process/follow-attendance.ts';
import { followDeclared, type Declared } from '#modules/tax-declaration/contract/follow-declared.ts';
import { overridesIn, timeOf, type DraftBase, type NamedSite } from './draft-base.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';

/** What leave says now beside what it said at the last save. Of payrolls from before that was kept, the stamps of the days tell. */
export function leaveChanged(wording: LabelDays | null, { unpaid_days, stamped_days }: LeaveTaken, now: LabelDays): boolean {
  if (wording === null) return unpaid_days + now.late.reduce((sum, { days }) => sum + days, 0) !== stamped_days;
  const days = ({ late, ...own }: LabelDays) => JSON.stringify([own.unpaid_days, own.rest_days, late.map((one) => [one.month, one.days, one.rest_days])]);
  return days(wording) !== days(now);
}
type LabelDays = Omit<LeaveSnapshot, 'late'> & { readonly late: readonly Pick<LateLeave, 'month' | 'days' | 'rest_days'>[] };

const countsOf = ({ unpaid_days, rest_days, dates, paid_dates }: LeaveTaken) => ({
  unpaid_days,
  rest_days,
  ...(dates.length > 0 && { dates: [...dates] }),
  ...(paid_dates.length > 0 && { paid_dates: [...paid_dates] }),
});

/**
 * Approved leave of the period, and of months that were paid before it was approved. Days that the payroll has taken off already
 * stay as they were saved, by hand or not; leave that came or went since then is taken over.
 */
export function withLeave(base: DraftBase, leave: LeaveTaken = NOTHING_TAKEN, late: readonly LateLeave[], rules: PayrollRules): DraftBase {
  const wording: LeaveSnapshot = { ...countsOf(leave), late: [...late] };
  // The same counts on other days: what was typed stays, the days are those of now.
  if (!leaveChanged(base.leave, leave, wording)) return base.leave === null ? base : { ...base, leave: wording };
  const unpaid_leave_days = daysWithoutPay({ days: leave.unpaid_days, rest_days: leave.rest_days }, rules);
  return { ...base, leave: wording, time: { ...base.time, unpaid_leave_days, paid_leave_days: leave.paid_days } };
}
export const NOTHING_TAKEN: LeaveTaken = { unpaid_days: 0, rest_days: 0, late: [], stamped_days: 0, paid_days: 0, dates: [], paid_dates: [] };

/** Hours and days of attendance, and where they were worked. @param now null: attendance says nothing of this person */
export function withAttendance(base: DraftBase, now: AttendanceSnapshot | null): DraftBase {
  const moved = base.attendance !== null && placesChanged(base.attendance, now);
  return { ...base, ...followAttendance(base, base.attendance, now), attendance: now, sites: moved ? null : base.sites };
}

/** Hours and days that a person entered. What attendance has changed since that person loaded the form is no entry. */
function timeEntered(base: DraftBase, c: NonNullable<EnteredForm['calculation']>): TimeFigures {
  const given = { time: timeOf((key) => (c[key] === undefined ? base.time[key] : c[key])), daysOff: c.days_off_worked ?? base.daysOff };
  if (c.attendance === undefined) return given;
  const { time, daysOff } = followAttendance(given, c.attendance, base.attendance);
  return { time: timeOf((key) => (c[key] === undefined ? base.time[key] : time[key])), daysOff: c.days_off_worked ? daysOff : base.daysOff };
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

type EnteredEarning = NonNullable<EnteredForm['earnings']>[number];
type EnteredDeduction = NonNullable<EnteredForm['deductions']>[number];
type Items = ReadonlyMap<number, ItemRecord>;

const itemOf = ({ payroll_item_id: id }: NamedLine, items: Items) => (id ? items.get(id) : undefined);

function earningEntered({ type, amount, epf, socso, eis, hrdf, tax, mtd_key, agreed, ...line }: EnteredEarning, items: Items): EarningLine {
  const item = itemOf(line, items);
  const worksheetLine = tax ? (mtd_key ?? item?.mtd_key ?? earningDefaults(type).mtd_key ?? 'remuneration_month') : null;
  const { exempt_ground, service_years, exempt_reason } = line;
  const exemption = exempt_ground || service_years !== undefined ? { exempt_ground, service_years, exempt_reason } : {};
  return { ...named(line, item), type, amount, epf, socso, eis, hrdf, tax, mtd_key: worksheetLine, ...(agreed && { agreed }), ...exemption };
}

const deductionEntered = ({ type, amount, contribution_total_type, source, ...line }: EnteredDeduction, items: Items): DeductionLine => ({
  ...named(line, itemOf(line, items)),
  type,
  amount,
  contribution_total_type,
  source: source ?? null,
});

/** System lines among the rows only carry changed amounts; one without a reason is as computed again. */
function overridesEntered(base: DraftBase, { earnings = [], deductions = [] }: EnteredForm): DraftBase['overrides'] {
  const overrides = new Map(base.overrides);
  const lines = [...earnings, ...deductions];
  for (const line of lines) if (!line.reason) overrides.delete(systemKey(line) ?? '');
  for (const [key, override] of overridesIn(lines)) overrides.set(key, override);
  return overrides;
}

/** A salary counts as changed only with the reason beside it. */
function salaryEntered(base: DraftBase, { calculation, salary_amount: amount }: EnteredForm): DraftBase['changedSalary'] {
  const note = calculation?.salary_note;
  if (note === undefined) return base.changedSalary;
  return note === null || amount === undefined ? null : { amount, note };
}

function taxEntered({ tax_payload: tax }: DraftBase, entered: NonNullable<EnteredForm['tax_payload']>, manual: boolean): TaxPayload {
  const declared = tax.declared ?? {};
  return {
    type: manual ? 'Manual' : 'Auto',
    category: entered.category ?? tax.category,
    scheme: tax.scheme,
    items: entered.items ? followDeclared(entered.items, entered.declared ?? declared, declared) : tax.items,
    selected: entered.selected ?? tax.selected,
    ...(tax.declared && { declared }),
  };
}

/** None entered is the primary worksite again. */
const sitesEntered = (sites: NonNullable<EnteredForm['sites']>): readonly NamedSite[] | null =>
  sites.length === 0
    ? null
    : sites.map(({ work_site_id, branch_id, days, hours, overtime_hours, name }) => ({
        work_site_id: work_site_id ?? null,
        branch_id: work_site_id ? null : (branch_id ?? null),
        days,
        hours,
        overtime_hours,
        name: typeof name === 'string' ? name : '',
      }));

/** Puts what a person entered over the base; what was not entered stays. */
export function withEntered(base: DraftBase, entered: EnteredForm, items: Items): DraftBase {
  const c = entered.calculation ?? {};
  const tax = entered.tax_payload ?? {};
  const manual = entered.contribution_tax_manual ?? (tax.type === undefined ? base.contribution_tax_manual : tax.type === 'Manual');
  const { contribution_based_on, epf, socso, eis, hrdf, tax: taxed } = entered.salary_payload ?? {};
  return {
    pay_date: entered.pay_date ?? base.pay_date,
    type: c.type ?? base.type,
    given_hourly_rate: c.given_hourly_rate === undefined ? base.given_hourly_rate : c.given_hourly_rate,
    overtime_rate: c.overtime_rate === undefined ? base.overtime_rate : c.overtime_rate,
    multipliers: c.multipliers ?? base.multipliers,
    ...timeEntered(base, c),
    leave: base.leave,
    attendance: base.attendance,
    termination: c.termination === undefined ? base.termination : c.termination,
    changedSalary: salaryEntered(base, entered),
    payload: {
      contribution_based_on: contribution_based_on ?? base.payload.contribution_based_on,
      epf: epf ?? base.payload.epf,
      socso: socso ?? base.payload.socso,
      eis: eis ?? base.payload.eis,
      hrdf: hrdf ?? base.payload.hrdf,
      tax: taxed ?? base.payload.tax,
    },
    earnings: entered.earnings?.filter(({ system, source }) => !system && !source).map((line) => earningEntered(line, items)) ?? base.earnings,
    deductions: entered.deductions?.filter(({ system }) => !system).map((line) => deductionEntered(line, items)) ?? base.deductions,
    overrides: overridesEntered(base, entered),
    contribution_epf_employee_rate: entered.contribution_epf_employee_rate ?? base.contribution_epf_employee_rate,
    contribution_socso_type: entered.contribution_socso_type ?? base.contribution_socso_type,
    contribution_hrdf: entered.contribution_hrdf ?? base.contribution_hrdf,
    contribution_tax_manual: manual,
    contribution_tax_monthly_amount: entered.contribution_tax_monthly_amount ?? base.contribution_tax_monthly_amount,
    contribution_tax_yearly_amount: entered.contribution_tax_yearly_amount ?? base.contribution_tax_yearly_amount,
    tax_payload: taxEntered(base, tax, manual),
    sites: entered.sites === undefined ? base.sites : sitesEntered(entered.sites),
  };
}
