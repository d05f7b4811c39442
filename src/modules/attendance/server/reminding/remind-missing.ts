/** Reminds whoever has not checked in after a session started, or not checked out after it ended: each of them once. */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, onLine, timeOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import type { Basis } from '../../contract/judge/basis.ts';
import { slotsOf } from '../../contract/judge/slots.ts';
import { ATTENDANCE_NOTICES } from '../../contract/manage/attendance-notices.messages.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { plansOf } from '../judging/plans-of.ts';
import { settingsOf } from '../setting/settings-of.ts';

/** A server that stood still reminds nobody of what is long over. */
const LATEST = 30;

const TYPES = ['checkin', 'checkout'] as const;

interface Person {
  readonly id: number;
  readonly branch_id: number | null;
  readonly user_id: number;
}

/** A session of somebody that lacks a punch. */
interface Missing {
  readonly employee_id: number;
  readonly date: string;
  readonly session_index: number;
  readonly type: (typeof TYPES)[number];
  /** When it should have been. */
  readonly due: LineMinute;
}

const people = plannedText<Person>(
  `select id::float as id, branch_id::float as branch_id, user_id::float as user_id from employees
   where company_id = $1 and id > $2 and deleted_at is null and status = 'Active' and user_id is not null order by id limit $3`,
);
/** The next people after one of them, by number. */
export const peopleAfter = (ctx: Ctx, last: number, limit: number): Promise<Person[]> => people(ctx.client, [ctx.companyId, last, limit]);

interface Kept {
  readonly employee_id: number;
  readonly date: string;
  readonly session_index: number;
  readonly is_open: boolean;
  readonly basis: Basis;
}
const sessions = plannedText<Kept>(
  `select employee_id::float as employee_id, date::text as date, session_index, checkout_id is null as is_open, basis from attendances
   where company_id = $1 and employee_id = any($2::bigint[]) and date between $3 and $4 and checkin_id is not null`,
);

const isDue = (now: LineMinute, due: LineMinute, after: number | null) => after !== null && now >= due + after && now < due + after + LATEST;

/** @returns how many were reminded */
export async function remindMissing(ctx: Ctx, batch: readonly Person[]): Promise<number> {
  const zone = ctx.actor.timeZone;
  const today = todayIn(ctx.clock, zone);
  // Nights began yesterday.
  const [from, to] = [addDays(today, -1), today];
  const now = lineMinuteOf(ctx.clock.now(), zone);
  const ids = batch.map(({ id }) => id);
  const settingAt = await settingsOf(ctx);
  if (!batch.some(({ branch_id }) => TYPES.some((type) => afterOf(settingAt(branch_id), type) !== null))) return 0;
  const [plans, kept] = await together(
    ctx,
    () => plansOf(ctx, batch, from, to),
    () => sessions(ctx.client, [ctx.companyId, ids, from, to]),
  );
  const keptOf = Map.groupBy(kept, ({ employee_id }) => employee_id);
  const missing = batch.flatMap(({ id, branch_id }): Missing[] => {
    const setting = settingAt(branch_id);
    const came = keptOf.get(id) ?? [];
    const expected = (plans.get(id) ?? []).flatMap((plan) => slotsOf(plan, setting));
    return [
      ...expected
        .filter(({ date, index }) => !came.some((session) => session.date === date && session.session_index === index))
        .map(({ date, index, start }): Missing => ({ employee_id: id, date, session_index: index, type: 'checkin', due: start })),
      ...came.flatMap((session) => unclosed(session)),
    ].filter(({ type, due }) => isDue(now, due, afterOf(setting, type)));
  });
  if (missing.length === 0) return 0;
  return tellMissing(ctx, batch, await noteOnce(ctx, missing, from));
}

const afterOf = (setting: AttendanceSetting, type: Missing['type']) => (type === 'checkin' ? setting.remind_checkin_minutes : setting.remind_checkout_minutes);

/** A check-out that is missing; a session without times has no end to miss. */
const unclosed = ({ is_open, basis, ...session }: Kept): Missing[] =>
  is_open && basis.expected ? [{ ...session, type: 'checkout', due: onLine(session.date as CalendarDate, basis.expected[1]) }] : [];

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
async function tellMissing(ctx: Ctx, batch: readonly Person[], missing: readonly Missing[]): Promise<number> {
  const userOf = new Map(batch.map(({ id, user_id }) => [id, user_id]));
  for (const alike of Map.groupBy(missing, ({ type, date, due }) => `${type} ${date} ${due}`).values()) {
    const [{ type, date, due }] = alike as [Missing];
    await tell(ctx, {
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
