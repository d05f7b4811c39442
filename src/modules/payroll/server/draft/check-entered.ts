/** What the shape of the form cannot know: the period, items of the company, the pay date, the salary itself. */
import { daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { formatPrice, fromRinggit, MAX_SEN, toRinggit } from '#platform/contract/money.ts';
import { EXEMPTIONS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { MAX_PERIOD_DAYS, type PayPeriod } from '../../contract/payroll-period.ts';
import { deductedFromSalary, type PayrollDraft } from './draft-payroll.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';

/** @throws 422 on a period that ends before it starts or is longer than 31 days. */
export function requirePeriod(start: CalendarDate, end: CalendarDate): PayPeriod {
  const days = daysInclusive(start, end);
  if (days < 1) throw invalid('end_date', PAYROLL_ERRORS.periodOrder);
  if (days > MAX_PERIOD_DAYS) throw invalid('end_date', PAYROLL_ERRORS.periodLength);
  return { start_date: start, end_date: end };
}

/** @throws 422 naming every line that points at no item of the company. */
export function requireItems(entered: EnteredForm, items: ReadonlyMap<number, ItemRecord>): void {
  const fields: Record<string, FieldTexts[string]> = {};
  const check = (field: 'earnings' | 'deductions', kind: ItemRecord['kind']) =>
    entered[field]?.forEach(({ payroll_item_id: id }, index) => {
      if (id && items.get(id)?.kind !== kind) fields[`${field}.${index}.payroll_item_id`] = [{ text: PAYROLL_ERRORS.noSuchItem }];
    });
  check('earnings', 'Earning');
  check('deductions', 'Deduction');
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** @throws 422 where the computed payroll breaks a rule of the form. */
export function requireDraft({ form, calculation, figures }: PayrollDraft): void {
  if (isTooLarge(figures)) throw invalid('base', PAYROLL_ERRORS.tooLarge);
  requireEarlier(form);
  if (form.pay_date < form.start_date) throw invalid('pay_date', PAYROLL_ERRORS.payDate, { date: formatDate(form.start_date) });
  if (calculation.type === 'Fix Amount' && calculation.pay_type === 'Monthly' && !calculation.given_hourly_rate)
    throw invalid('calculation.given_hourly_rate', PAYROLL_ERRORS.hourlyRate);
  requireExemptions(form);
  requireDaysOff(form, calculation);
  const left = calculation.employment?.left ?? null;
  if (calculation.termination && (left === null || left > form.end_date)) throw invalid('calculation.termination', PAYROLL_ERRORS.notLeaving);
  const salary = fromRinggit(form.salary_amount);
  if (deductedFromSalary(form) > salary) throw invalid('deductions', PAYROLL_ERRORS.deductionAboveSalary, { amount: formatPrice(toRinggit(salary)) });
}

/** @throws 422 at a ground that is not one of the payment, or at a ground or years of service without a reason. */
function requireExemptions({ earnings }: PayrollDraft['form']): void {
  const fields: Record<string, FieldTexts[string]> = {};
  earnings.forEach(({ exemption, exempt_ground: ground, service_years: years, exempt_reason: reason, exempt_years: counted }, at) => {
    if (!exemption || (!ground && (years === null || years === undefined))) return;
    if (ground && !EXEMPTIONS[exemption].grounds.includes(ground)) fields[`earnings.${at}.exempt_ground`] = [{ text: PAYROLL_ERRORS.exemptGround }];
    else if (ground === 'retirement' && typeof counted === 'number') fields[`earnings.${at}.exempt_ground`] = [{ text: PAYROLL_ERRORS.retirementYears }];
    else if (!reason) fields[`earnings.${at}.exempt_reason`] = [{ text: PAYROLL_ERRORS.exemptReason }];
  });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** @throws 422 at a worked day outside the period or named twice. */
function requireDaysOff({ start_date, end_date }: PayrollDraft['form'], { days_off_worked = [] }: PayrollDraft['calculation']): void {
  const fields: Record<string, FieldTexts[string]> = {};
  const seen = new Set<string>();
  days_off_worked.forEach(({ date }, at) => {
    if (!date) return;
    const path = `calculation.days_off_worked.${at}.date`;
    if (date < start_date || date > end_date) fields[path] = [{ text: PAYROLL_ERRORS.dayOffOutside }];
    else if (seen.has(date)) fields[path] = [{ text: PAYROLL_ERRORS.dayOffTwice }];
    seen.add(date);
  });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/**
 * A salary that a person changed says why. What a client sends back as it was loaded is no change.
 * @param before the payroll without what was entered
 * @throws 422 at the note
 */
export function requireSalaryNote(entered: EnteredForm, { calculation }: PayrollDraft, before: PayrollDraft): void {
  const { salary_amount: amount } = entered;
  if (amount === undefined || calculation.type !== 'Basic' || calculation.salary_note !== null) return;
  if (amount === calculation.salary_amount || amount === before.calculation.salary_amount) return;
  throw invalid('calculation.salary_note', PAYROLL_ERRORS.salaryNote, { amount: formatPrice(calculation.salary_amount) });
}

/** @throws 422 at each line that corrects a month that is not before the month of the payroll. */
function requireEarlier({ end_date, earnings, deductions }: PayrollDraft['form']): void {
  const fields: Record<string, FieldTexts[string]> = {};
  for (const [field, lines] of Object.entries({ earnings, deductions }))
    lines.forEach(({ corrects }, at) => {
      if (corrects && corrects >= end_date.slice(0, 7)) fields[`${field}.${at}.corrects`] = [{ text: PAYROLL_ERRORS.correctsEarlier }];
    });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Some amount that no column holds: RM 9,999,999,999.99 is the most. */
function isTooLarge({ totals, prepared: { remuneration: r, reliefs } }: PayrollDraft['figures']): boolean {
  const taxed = r.month + r.mbb + r.ntk + r.additional;
  const claimed = Object.values(reliefs.items).reduce((sum, amount) => sum + fromRinggit(amount), 0);
  return [...Object.values(totals), taxed, claimed].some((amount) => Math.abs(amount) > MAX_SEN);
}
