/** What must be filled before a payroll is sent: the schema of the call, and the reasons that it cannot know. */
import type { Locale } from '#platform/contract/messages.ts';
import { say } from '#platform/contract/messages.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { processInput } from '../../contract/payroll-input.schema.ts';
import { bodyOf, figuresOf, type Draft } from './process-draft.ts';
import { PROCESS } from './process.messages.ts';

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
  if (lacksReason(calculation.salary_note)) mistakes['calculation.salary_note'] = needed;
  const { refusal } = figuresOf(draft);
  if (refusal) mistakes[refusal.field] = [say(refusal.text, locale)];
  return mistakes;
}
