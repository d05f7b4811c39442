/** Tells whoever enters orders, a week and a day before, of duty outside the areas that no order of the police covers, and of duty whose officer may not do it. */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { BARRED_NOTICE, OUTSIDE_NOTICE } from '../../contract/duty/duty.messages.ts';
import { barredDuty } from './barred.ts';
import { outsideDuty, type OutsideDuty } from './standings.ts';

const PAGE = '/auxiliary/officer';
const DAYS_BEFORE = [7, 1] as const;
/** So many duties are named. */
const NAMED = 5;

const NOTICES = [
  { words: OUTSIDE_NOTICE, find: outsideDuty },
  {
    words: BARRED_NOTICE,
    // Whoever has taken no oath yet is still in training: their duty is marked, nobody is told.
    find: async (ctx: Ctx, from: CalendarDate, to: CalendarDate) => (await barredDuty(ctx, from, to)).filter(({ bar }) => bar !== 'oath'),
  },
] as const;
type Notice = (typeof NOTICES)[number];
type Found = Pick<OutsideDuty, 'officer' | 'time'>;

/** What a notice is due of since the company was last looked at. @param after the day of that look @param day today of the company */
export async function announceDuty(ctx: Ctx, after: CalendarDate, day: CalendarDate): Promise<void> {
  const isDue = (date: CalendarDate) => date > day && DAYS_BEFORE.some((n) => addDays(date, -n) > after && addDays(date, -n) <= day);
  for (const notice of NOTICES) {
    const found: readonly Found[] = await notice.find(ctx, addDays(day, 1), addDays(day, DAYS_BEFORE[0]));
    const byDate = Map.groupBy(found, ({ time }) => time.date);
    const users = found.some(({ time }) => isDue(time.date)) ? await adminsWho(ctx, ctx.companyId, { route: PAGE, actions: ['Update'] }, null) : [];
    if (users.length > 0) for (const [date, duties] of byDate) if (isDue(date)) await tell(ctx, notice, users, date, duties);
  }
}

async function tell(ctx: Ctx, { words }: Notice, users: number[], date: CalendarDate, duties: readonly Found[]): Promise<void> {
  const names = duties.slice(0, NAMED).map(({ officer, time }) => (time.place ? `${officer.service_no} (${time.place})` : officer.service_no));
  await notify(ctx, {
    to: { users },
    notification_type: 'asm_duty',
    ...words,
    params: { date: formatDate(date), n: duties.length, names: duties.length > NAMED ? `${names.join(', ')} …` : names.join(', ') },
    route: `${PAGE}?orders=all`,
  });
}
