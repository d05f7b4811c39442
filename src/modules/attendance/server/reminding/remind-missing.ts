/** Reminds whoever has not checked in after a session started, or not checked out after it ended: each of them once. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, onLine, timeOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { EvaluationContext } from '../../contract/evaluate/basis.ts';
import { slotsOf } from '#modules/roster/contract/slots.ts';
import { ATTENDANCE_NOTICES } from '../../contract/manage/attendance-notices.messages.ts';
import { plansOf } from '#modules/roster/server/public.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { isDue, mindedDays, minutesAfter, type Punch, type Reminded } from './due-sessions.ts';

/** A session of somebody that lacks a punch. */
interface Missing {
  readonly employee_id: number;
  readonly date: string;
  readonly session_index: number;
  readonly type: Punch;
  /** When it should have been. */
  readonly due: LineMinute;
}

interface Stored {
  readonly employee_id: number;
  readonly date: string;
  readonly session_index: number;
  readonly is_open: boolean;
  readonly basis: EvaluationContext;
}
const sessions = adhocText<Stored>(
  `select employee_id::float as employee_id, date::text as date, session_index, checkin_id is not null and checkout_id is null as is_open, basis from attendances
   where company_id = $1 and employee_id = any($2::bigint[]) and date between $3 and $4 and coalesce(checkin_id, checkout_id) is not null`,
);

/** @returns how many were reminded */
export async function remindMissing(ctx: Ctx, batch: readonly Reminded[]): Promise<number> {
  const [from, to] = mindedDays(ctx);
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const ids = batch.map(({ id }) => id);
  const [settingAt, plans, stored] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, batch, from, to),
    () => sessions(ctx.client, [ctx.companyId, ids, from, to]),
  );
  const storedOf = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const missing = batch.flatMap(({ id, branch_id }): Missing[] => {
    const setting = settingAt(branch_id);
    const came = storedOf.get(id) ?? [];
    // Whoever began a site visit is at work.
    const expected = (plans.get(id) ?? []).flatMap((plan) => (plan.visited === null ? slotsOf(plan, setting) : []));
    return [
      ...expected
        .filter(({ date, index }) => !came.some((session) => session.date === date && session.session_index === index))
        .map(({ date, index, start }): Missing => ({ employee_id: id, date, session_index: index, type: 'checkin', due: start })),
      ...came.flatMap((session) => unclosed(session)),
    ].filter(({ type, due }) => isDue(now, due, minutesAfter(setting, type)));
  });
  if (missing.length === 0) return 0;
  return notifyMissing(ctx, batch, await noteOnce(ctx, missing, from));
}

/** A check-out that is missing; a session without times has no end to miss. */
const unclosed = ({ is_open, basis: context, ...session }: Stored): Missing[] =>
  is_open && context.expected ? [{ ...session, type: 'checkout', due: onLine(session.date as CalendarDate, context.expected[1]) }] : [];

/** @param from what was noted before is forgotten @returns those that nobody was reminded of before */
async function noteOnce(ctx: Ctx, missing: readonly Missing[], from: CalendarDate): Promise<Missing[]> {
  const { rows } = await ctx.client.query<{ name: string }>(
    `with over as (delete from attendance_reminders where company_id = $1 and date < $3)
     insert into attendance_reminders (company_id, employee_id, date, session_index, type)
     select $1, employee_id, date, session_index, type from jsonb_to_recordset($2::jsonb) as m(employee_id bigint, date date, session_index smallint, type text)
     on conflict do nothing returning employee_id || ' ' || date || ' ' || session_index || ' ' || type as name`,
    [ctx.companyId, JSON.stringify(missing), from],
  );
  const fresh = new Set(rows.map(({ name }) => name));
  return missing.filter(({ employee_id, date, session_index, type }) => fresh.has(`${employee_id} ${date} ${session_index} ${type}`));
}

/** One message for all who miss the same. */
async function notifyMissing(ctx: Ctx, batch: readonly Reminded[], missing: readonly Missing[]): Promise<number> {
  const userOf = new Map(batch.map(({ id, user_id }) => [id, user_id]));
  for (const alike of Map.groupBy(missing, ({ type, date, due }) => `${type} ${date} ${due}`).values()) {
    const [{ type, date, due }] = alike as [Missing];
    await notify(ctx, {
      to: { users: alike.map(({ employee_id }) => userOf.get(employee_id) as number) },
      notification_type: 'attendance_missing',
      title: type === 'checkin' ? ATTENDANCE_NOTICES.noCheckIn : ATTENDANCE_NOTICES.noCheckOut,
      message: type === 'checkin' ? ATTENDANCE_NOTICES.noCheckInText : ATTENDANCE_NOTICES.noCheckOutText,
      params: { time: timeOnLine(due), date: formatDate(date as CalendarDate) },
      route: '/attendance',
    });
  }
  return missing.length;
}
