/** What must be filled before a payroll is sent: the schema of the call, and the reasons that it cannot know. */
import type { Locale } from '#platform/contract/messages.ts';
import { say } from '#platform/contract/messages.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice, sumBy } from '#platform/contract/money.ts';
import { PAYROLL_ERRORS } from '../../../contract/payroll.messages.ts';
import { SITE_ERRORS } from '../../../contract/site/site.messages.ts';
import { processInput } from '../../../contract/payroll-input.schema.ts';
import { bodyOf, figuresOf, type Draft } from './process-draft.ts';
import { PROCESS } from '../process.messages.ts';

/** Mistakes by path of the form; empty when it may be sent. */
export function mistakesIn(draft: Draft, locale: Locale): Record<string, readonly string[]> {
  const { form, calculation } = draft;
  const body = bodyOf(draft);
  const parsed = processInput.safeParse(body);
  const mistakes: Record<string, readonly string[]> = parsed.success ? {} : { ...messagesOf(parsed.error.issues, locale, body) };
  const needed = [say(PROCESS.reasonNeeded, locale)];
  const lacksReason = (reason: string | null) => reason !== null && reason.trim() === '';
  form.earnings.forEach(({ system, reason }, at) => system && lacksReason(reason) && (mistakes[`earnings.${at}.reason`] = needed));
  form.deductions.forEach(({ system, reason }, at) => system && lacksReason(reason) && (mistakes[`deductions.${at}.reason`] = needed));
  form.earnings.forEach(({ exemption, exempt_ground, service_years, exempt_reason }, at) => {
    const announced = Boolean(exempt_ground) || typeof service_years === 'number';
    if (exemption && announced && !exempt_reason?.trim()) mistakes[`earnings.${at}.exempt_reason`] = [say(PAYROLL_ERRORS.exemptReason, locale)];
  });
  if (lacksReason(calculation.salary_note)) mistakes['calculation.salary_note'] = needed;
  if (form.pay_date < form.start_date) mistakes['pay_date'] = [say(PAYROLL_ERRORS.payDate, locale, { date: formatDate(form.start_date) })];
  const fromSalary = sumBy(form.deductions.filter(({ contribution_total_type: type }) => type === 'salary'));
  if (fromSalary > form.salary_amount) mistakes['deductions'] = [say(PAYROLL_ERRORS.deductionAboveSalary, locale, { amount: formatPrice(form.salary_amount) })];
  const month = form.end_date.slice(0, 7);
  const isOver = (corrects: string | null | undefined) => !corrects || corrects < month;
  const tooLate = [say(PAYROLL_ERRORS.correctsEarlier, locale)];
  form.earnings.forEach(({ corrects }, at) => isOver(corrects) || (mistakes[`earnings.${at}.corrects`] = tooLate));
  form.deductions.forEach(({ corrects }, at) => isOver(corrects) || (mistakes[`deductions.${at}.corrects`] = tooLate));
  if (draft.sites && draft.sites.length > 1 && draft.sites.every(({ days, hours, overtime_hours }) => days + hours + overtime_hours === 0))
    mistakes['sites'] = [say(SITE_ERRORS.siteHours, locale)];
  const { refusal } = figuresOf(draft);
  if (refusal) mistakes[refusal.field] = [say(refusal.text, locale)];
  return mistakes;
}
