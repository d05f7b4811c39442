/** Live notices of applications: to those who act on it next, and to the officer. */
import type { Locale, Text } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { applicationWorkflow, type ApplicationMove } from '../../contract/application/application.workflow.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { ALL_PAGE, pageOfType } from '../../contract/application/pages.ts';
import type { ApplicationRecord } from './application.tables.ts';

/** Whose turn it is after a move, by the action that it takes. */
const NEXT: Partial<Record<ApplicationMove, 'Process' | 'Approve'>> = { submit: 'Process', process: 'Approve' };

/** Everybody who is connected loads again what they may see; by name those who act next. */
export async function notifyApplication(ctx: Ctx, application: ApplicationRecord, move: ApplicationMove): Promise<void> {
  await once(ctx, 'asm-applications-changed', () =>
    notify(ctx, { to: { company: ctx.companyId }, notification_type: 'asm_application_changed', stored: false }),
  );
  const moves: Readonly<Record<string, { readonly label: Text; readonly done?: Text }>> = applicationWorkflow.moves;
  const { label, done = label } = moves[move] as { readonly label: Text; readonly done?: Text };
  const category = categoryOf(application.type, application.category)?.title;
  const [person] = application.employee_id === null ? [] : await getEmployees(seeingAll(ctx), [application.employee_id]);
  const about = (locale: Locale) => [category?.[locale] ?? application.category, person?.name].filter(Boolean).join(', ');
  const notice = {
    notification_type: 'asm_application',
    title: { en: `${application.number}: ${done.en}`, ms: `${application.number}: ${done.ms}` },
    message: { en: about('en'), ms: about('ms') },
    subject: { type: 'asm_application', id: application.id },
  };
  const action = NEXT[move];
  const own = pageOfType(application.type);
  const users = new Set<number>();
  if (action)
    for (const route of [ALL_PAGE, ...(own ? [own] : [])])
      for (const user of await adminsWho(ctx, ctx.companyId, { route, actions: [action] }, person ?? null)) users.add(user);
  users.delete(ctx.actor.userId);
  if (users.size > 0) await notify(ctx, { ...notice, to: { users: [...users] }, route: `${own ?? ALL_PAGE}?status=&open=${application.id}` });
}
