/** Tells somebody once how many records of a subject wait for them. */
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { APPROVAL_MESSAGES } from '../../contract/approval.messages.ts';
import type { Subject } from '../subject.ts';

export async function notifyWaiting(
  ctx: Ctx,
  { title, reminder, workflow }: Pick<Subject, 'title' | 'reminder' | 'workflow'>,
  user: number,
  n: number,
): Promise<void> {
  await notify(ctx, {
    to: { user },
    notification_type: reminder.type,
    title: APPROVAL_MESSAGES.reminderTitle,
    message: Object.fromEntries(LOCALES.map((locale) => [locale, say(APPROVAL_MESSAGES.reminder, locale, { what: title[locale], n })])) as Text,
    route: reminder.route,
    subject: { type: workflow.subject, id: ctx.companyId },
  });
}
