/** Salary versions: each holds until the day before the next; what is paid already stays as it was paid. */
import { mayAct } from '#platform/contract/access.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, senOrNull, toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee, recordMovements, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { lowestEpfRate, multiplierFaults } from '../../contract/salary/lawful-minimum.ts';
import { isBelowMinimumWage, wageToCompare } from '../../contract/rules/minimum-wage.params.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES, PAYROLL_WARNINGS } from '../../contract/payroll.messages.ts';
import type { listSalaries as listEndpoint, saveSalary as saveEndpoint } from '../../contract/salary/salary.endpoints.ts';
import type { SalaryForm } from '../../contract/salary/salary.schema.ts';
import { findItems } from '../item/payroll-item.store.ts';
import { confirmedFrom, lockEmployees } from '../payroll.store.ts';
import { rulesOf } from './rules-of.ts';
import { placeSalary } from './place-salary.ts';
import { loggedSalary, presentSalary } from './salary.presenter.ts';
import { salariesOf } from './salary.store.ts';
import type { NewSalary, SalaryRecord } from './salary.tables.ts';

const PAGE = '/admin/employee/view/employment';
const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export async function listSalaries(ctx: Ctx, { id }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  await getEmployee(ctx, id);
  const create = mayAct(ctx.actor, ctx.services.pages, PAGE, 'Create') || mayAct(ctx.actor, ctx.services.pages, PAGE, 'Update');
  return { data: (await salariesOf(ctx, id)).map((record) => presentSalary(record, today(ctx))), can: { create } };
}

/** @throws 422 naming every field at fault: bank, recurring items, hourly rate, manual tax. */
async function requireSalary(ctx: Ctx, form: SalaryForm, person: EmployeeRecord): Promise<void> {
  const fields: Record<string, FieldTexts[string]> = await rateFaults(ctx, form, person);
  if ((form.bank_id === null) !== (form.bank_account_no === null))
    fields[form.bank_id === null ? 'bank_id' : 'bank_account_no'] = [{ text: PAYROLL_ERRORS.bankIncomplete }];
  if (form.bank_id !== null && (await findBanksById(ctx, [form.bank_id])).length === 0) fields['bank_id'] = [{ text: PAYROLL_ERRORS.noSuchBank }];
  if (form.calculation_type === 'Fix Amount' && form.pay_type === 'Monthly' && !form.hourly_rate) fields['hourly_rate'] = [{ text: PAYROLL_ERRORS.hourlyRate }];
  const items = form.recurring_items.length > 0 ? await findItems(ctx) : new Map<number, never>();
  form.recurring_items.forEach(({ payroll_item_id, start, end }, index) => {
    if (!items.has(payroll_item_id)) fields[`recurring_items.${index}.payroll_item_id`] = [{ text: PAYROLL_ERRORS.noSuchItem }];
    if (end !== null && end < start) fields[`recurring_items.${index}.end`] = [{ text: PAYROLL_ERRORS.recurringEnd }];
  });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Rates below the law, as the first payroll that reads this version would refuse them. */
async function rateFaults(ctx: Ctx, form: SalaryForm, person: EmployeeRecord): Promise<Record<string, FieldTexts[string]>> {
  const { rules } = await rulesOf(ctx);
  const on = form.effective_from > today(ctx) ? form.effective_from : today(ctx);
  const least = form.epf ? lowestEpfRate({ birth: person.date_of_birth as CalendarDate | null, citizenship: person.citizenship }, on, rules) : null;
  const isLow = least !== null && form.contribution_epf_employee_rate < least;
  const premium = form.multipliers && !(form.pay_type === 'Monthly' && rules.overtime_salary_ceiling !== null && form.basic > rules.overtime_salary_ceiling);
  return {
    ...(isLow && { contribution_epf_employee_rate: [{ text: PAYROLL_ERRORS.epfRateTooLow, params: { least } }] }),
    ...(premium && multiplierFaults(form.multipliers!, on, rules, 'multipliers.')),
  };
}

function valuesOf({ id: employee_id, ...form }: SalaryForm): Omit<NewSalary, 'company_id'> {
  return {
    ...form,
    employee_id,
    basic: fromRinggit(form.basic),
    hourly_rate: senOrNull(form.hourly_rate),
    overtime_rate: senOrNull(form.overtime_rate),
    contribution_epf_employee_rate: String(form.contribution_epf_employee_rate),
    contribution_tax_monthly_amount: fromRinggit(form.contribution_tax_monthly_amount),
    contribution_tax_yearly_amount: fromRinggit(form.contribution_tax_yearly_amount),
    zakat_monthly: fromRinggit(form.zakat_monthly),
  };
}

/** Starts a version, or replaces the one of the same day. @throws 422 inside or before a period that is confirmed. */
export async function saveSalary(ctx: Ctx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const person = await getEmployee(ctx, input.id, { lock: true });
  await lockEmployees(ctx, [input.id]);
  const confirmed = await confirmedFrom(ctx, input.id, input.effective_from);
  if (confirmed) throw invalid('effective_from', PAYROLL_ERRORS.periodConfirmed, { date: formatDate(confirmed) });
  const versions = await salariesOf(ctx, input.id);
  const previous = versions.find(({ effective_from }) => effective_from <= input.effective_from) ?? null;
  // The client never had the whole number: without one, the account of the same bank stays.
  const stored = previous !== null && previous.bank_id === input.bank_id ? previous.bank_account_no : null;
  const form: SalaryForm = { ...input, bank_account_no: input.bank_account_no ?? stored };
  await requireSalary(ctx, form, person);
  const record = await placeSalary(ctx, valuesOf(form), versions);
  const facts = (salary: SalaryRecord) => ({ basic: toRinggit(salary.basic), pay_type: salary.pay_type, effective_from: salary.effective_from });
  await recordMovements(ctx, [
    {
      employee_id: input.id,
      effective_date: input.effective_from,
      type: 'Salary',
      reason: input.note,
      before: previous && facts(previous),
      after: facts(record),
    },
  ]);
  await audit(ctx, {
    action: 'salary.changed',
    subject_type: 'employee',
    subject_id: input.id,
    before: previous && loggedSalary(previous),
    after: loggedSalary(record),
  });
  const { amount, by } = wageToCompare(form);
  const isLow = isBelowMinimumWage(amount, by, input.effective_from);
  return {
    success: true,
    message: say(PAYROLL_MESSAGES.salarySaved, ctx.locale, { date: formatDate(input.effective_from) }),
    data: { ...presentSalary(record, today(ctx)), warnings: isLow ? [{ code: 'minimumWage', text: say(PAYROLL_WARNINGS.minimumWage, ctx.locale) }] : [] },
  };
}
