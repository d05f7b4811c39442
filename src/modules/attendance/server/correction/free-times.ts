/** Nobody is at work twice at once: times that the office or an employee enters lie outside of every other presence. */
import { formatDate, formatTime, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { dateOnLine, lineMinuteOf, timeOnLine } from '#platform/contract/time/local-line.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PUNCH_ERRORS } from '../../contract/punch.messages.ts';

interface Entered {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly session_index: number;
  /** Instants. */
  readonly checkin_at: string;
  readonly checkout_at: string | null;
}

/** Two that only touch are no overlap; one whose end is not known is a moment. */
const overlapping = adhocText<{ since: string; until: string | null }>(
  `select i.recorded_at as since, o.recorded_at as until from attendances a
   join attendance_records i on i.company_id = $1 and i.id = a.checkin_id
   left join attendance_records o on o.company_id = $1 and o.id = a.checkout_id
   where a.company_id = $1 and a.employee_id = $2 and not (a.date = $3::date and a.session_index = $4)
     and a.date between $3::date - 3 and $3::date + 3
     and i.recorded_at < coalesce($6::timestamptz, $5::timestamptz + interval '1 minute') and coalesce(o.recorded_at, i.recorded_at + interval '1 minute') > $5::timestamptz
   order by i.recorded_at limit 1`,
);

/** @throws 422 at the check-in, with the times of the other */
export async function requireFreeTimes(ctx: Ctx, { employee_id, date, session_index, checkin_at, checkout_at }: Entered): Promise<void> {
  const [other] = await overlapping(ctx.client, [ctx.companyId, employee_id, date, session_index, checkin_at, checkout_at]);
  if (!other) return;
  const wording = (at: string) => {
    const minute = lineMinuteOf(at, ctx.actor.timeZone);
    return `${formatDate(dateOnLine(minute))} ${formatTime(timeOnLine(minute), ctx.locale)}`;
  };
  throw invalid('checkin_at', PUNCH_ERRORS.overlaps, { times: [other.since, other.until].flatMap((at) => (at ? wording(at) : [])).join(' – ') });
}
