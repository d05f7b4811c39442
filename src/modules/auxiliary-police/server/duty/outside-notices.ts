/** Tells whoever enters orders, a week and a day before, of duty outside the areas that no order of the police covers. */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { OUTSIDE_NOTICE } from '../../contract/duty/duty.messages.ts';
import { outsideDuty, type OutsideDuty } from './standings.ts';

const PAGE = '/auxiliary/officer';
const DAYS_BEFORE = [7, 1] as const;
/** So many duties are named. */
const NAMED = 5;

/** What a notice is due of since the company was last looked at. @param after the day of that look @param day today of the company */
export async function announceOutside(ctx: Ctx, after: CalendarDate, day: CalendarDate): Promise<void> {
  const isDue = (date: CalendarDate) => date > day && DAYS_BEFORE.some((n) => addDays(date, -n) > after && addDays(date, -n) <= day);
  const found = await outsideDuty(ctx, addDays(day, 1), addDays(day, DAYS_BEFORE[0]));
  const byDate = Map.groupBy(found, ({ time }) => time.date);
  const users = found.some(({ time }) => isDue(time.date)) ? await adminsWho(ctx, ctx.companyId, { route: PAGE, actions: ['Update'] }, null) : [];
  if (users.length === 0) return;
  for (const [date, duties] of byDate) if (isDue(date)) await tell(ctx, users, date, duties);
}

async function tell(ctx: Ctx, users: number[], date: CalendarDate, duties: readonly OutsideDuty[]): Promise<void> {
  const names = duties.slice(0, NAMED).map(({ officer, time }) => `${officer.service_no} (${time.place ?? ''})`);
  await notify(ctx, {
    to: { users },
    notification_type: 'asm_duty',
    ...OUTSIDE_NOTICE,
    params: { date: formatDate(date), n: duties.length, names: duties.length > NAMED ? `${names.join(', ')} …` : names.join(', ') },
    route: `${PAGE}?orders=all`,
  });
}
