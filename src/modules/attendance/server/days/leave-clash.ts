/** What attendance knows against leave: work that is recorded on its days. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { LeaveClashes } from '#modules/leave/server/public.ts';
import { RECORDED_ON_LEAVE } from '../../contract/leave-clash.messages.ts';
import { namedDays } from '#modules/roster/server/public.ts';

/** Work on rest days is no reason: leave takes none of them. */
const worked = adhocText<{ date: string }>(
  `select distinct date::text as date from attendances
   where company_id = $1 and employee_id = $2 and date between $3 and $4 and checkin_id is not null and day_type = 'Normal' order by 1`,
);

export const recordedOnLeave: LeaveClashes = async (ctx, { employee_id, start, end, duration }) => {
  const recorded = await worked(ctx.client, [ctx.companyId, employee_id, start, end]);
  // Who takes half a day off works the other half.
  if (recorded.length === 0 || duration !== 'Full') return [];
  return [namedDays(RECORDED_ON_LEAVE, recorded, ({ date }) => formatDate(date as CalendarDate))];
};
