/** Live notices of declarations: to the officers who may decide, and to the employee. */
import { formatMonth } from '#platform/contract/dates.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { monthDate, reliefTitle } from '../contract/relief-items.ts';
import { RELIEF_NOTICES } from '../contract/relief.messages.ts';
import type { ReliefRow } from '../contract/relief.schema.ts';

const PAGE = '/payroll/manage';
const TYPE = 'payroll_relief';
/** Where an officer finds one declaration. */
export const reliefRoute = (id: number) => `${PAGE}?reliefs=1&relief=${id}`;

function textOf(pattern: Text, row: ReliefRow): Text {
  const wording = LOCALES.map((locale) => [
    locale,
    say(pattern, locale, {
      name: row.employee.name,
      item: reliefTitle(row.key)[locale],
      amount: formatPrice(row.accepted_amount ?? row.amount),
      month: formatMonth(monthDate(row.month), locale),
      remark: row.remark ?? '',
    }),
  ]);
  return Object.fromEntries(wording) as Text;
}

/** The lists of everybody in the office follow without a word. */
export const notifyOffice = (ctx: Ctx, id: number) =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: TYPE, subject: { type: TYPE, id }, stored: false });

/** Those who can decide it, but whoever declared it. */
export async function notifyDeciders(ctx: Ctx, row: ReliefRow, deciders: readonly number[]): Promise<void> {
  const users = deciders.filter((id) => id !== ctx.actor.userId);
  await notify(ctx, {
    to: { users },
    notification_type: TYPE,
    title: RELIEF_NOTICES.declaredTitle,
    message: textOf(RELIEF_NOTICES.declared, row),
    route: reliefRoute(row.id),
    subject: { type: TYPE, id: row.id },
  });
  await notifyOffice(ctx, row.id);
}

/** The employee, where there is a login. */
export async function notifyDeclarer(ctx: Ctx, row: ReliefRow, what: 'accepted' | 'rejected'): Promise<void> {
  const [employee] = await getEmployees(seeingAll(ctx), [row.employee_id]);
  if (employee && employee.user_id !== null) {
    await notify(ctx, {
      to: { user: employee.user_id },
      notification_type: TYPE,
      title: RELIEF_NOTICES[`${what}Title`],
      message: textOf(RELIEF_NOTICES[what], row),
      route: '/payroll',
      subject: { type: TYPE, id: row.id },
    });
  }
  await notifyOffice(ctx, row.id);
}
