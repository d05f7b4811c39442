/** The own days of attendance: listed, summed up, and today. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { nextPunch, rulesOf } from '../../contract/evaluate/try-punch.ts';
import type * as calls from '../../contract/own/own-attendance.endpoints.ts';
import { summariseDays } from '../../contract/summarise-days.ts';
import { loadEvaluation } from '../evaluation/load-evaluation.ts';
import { type Placed, isWithin, lockedSpans, rosterOf, askedSpan, type AskedSpan } from '#modules/roster/server/public.ts';
import { placesOf } from './places-of.ts';
import { attendanceDaysOf } from './attendance-days.ts';

type Call = 'listOwnAttendance' | 'ownAttendanceSummary' | 'showToday';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

/** Days of one answer: a year. */
const MOST_DAYS = 366;

/** What has come so far; a day on which nothing was planned and nothing was done is no day of attendance. */
async function ownDays(ctx: Ctx, employee: Placed, asked: AskedSpan): Promise<Attendance[]> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const { start_date: from, end_date: to } = askedSpan(ctx, asked, MOST_DAYS);
  const last = to < today ? to : today;
  if (last < from) return [];
  const sessions = (await attendanceDaysOf(ctx, [employee], from, last)).get(employee.id) ?? [];
  return sessions.filter(({ id, planned, holiday, leave }) => id !== null || planned !== 'None' || holiday !== null || leave !== null);
}

export async function listOwnAttendance(ctx: Ctx, input: In<'listOwnAttendance'>): Promise<Out<'listOwnAttendance'>> {
  const employee = await getOwnEmployee(ctx);
  const { start_date, end_date } = askedSpan(ctx, input, MOST_DAYS);
  const [days, locked] = await pipeline(
    ctx,
    () => ownDays(ctx, employee, input),
    () => lockedSpans(ctx, [employee.id], start_date, end_date),
  );
  const sessions = days.filter(({ checkin }) => input.status === undefined || checkin?.status === input.status);
  const ordered = input.sort === 'asc' ? sessions : sessions.toReversed();
  const first = offsetOf(input);
  const shown = ordered.slice(first, first + input.per_page).map((day) => ({ ...day, closed: isWithin(locked.get(employee.id), day.date) }));
  return { data: shown, meta: metaFor(input, sessions.length) };
}

export const ownAttendanceSummary = async (ctx: Ctx, input: In<'ownAttendanceSummary'>): Promise<Out<'ownAttendanceSummary'>> => ({
  data: summariseDays(await ownDays(ctx, await getOwnEmployee(ctx), input)),
});

/** Yesterday's sessions that still take a punch, today's, and tomorrow's that do already. */
const isNear = (session: Attendance, today: CalendarDate, isOpen: (session: Attendance) => boolean) => session.date === today || isOpen(session);

export async function showToday(ctx: Ctx): Promise<Out<'showToday'>> {
  const employee = await getOwnEmployee(ctx);
  const zone = ctx.actor.timeZone;
  const today = todayIn(ctx.clock, zone);
  const now = ctx.clock.now();
  const minute = lineMinuteOf(now, zone);
  const [from, to] = [addDays(today, -1), addDays(today, 1)];
  const [[person], days, places, rostered] = await pipeline(
    ctx,
    () => loadEvaluation(ctx, [employee], from, to),
    () => attendanceDaysOf(ctx, [employee], from, to),
    () => placesOf(ctx, employee, today),
    () => rosterOf(ctx, [employee.id], today, today),
  );
  if (!person) throw new Error('The employee was not loaded');
  const { setting } = person.judging;
  const sessions = days.get(employee.id) ?? [];
  const span = setting.early_limit_minutes;
  const near = new Set(
    rulesOf(person.judging)
      .slots.filter(({ start, end }) => start - span <= minute && minute <= end + span)
      .map(({ date, index }) => `${date}/${index}`),
  );
  const isOpen = ({ checkin, checkout, date, session_index, flags }: Attendance) =>
    near.has(`${date}/${session_index}`) || (checkin !== null && checkout === null && !flags.includes('missing_checkout'));
  const { location_required, outside_policy, photo_required, web_checkin, per_session } = setting;
  return {
    data: {
      now: now.toISOString(),
      time_zone: zone,
      days: sessions.filter((session) => isNear(session, today, isOpen)),
      next: web_checkin && employee.status === 'Active' ? nextPunch(person.judging, minute, now.getTime()) : null,
      places,
      remark: rostered.get(employee.id)?.find(({ published_at }) => published_at !== null)?.remark ?? null,
      setting: { location_required, outside_policy, photo_required, web_checkin, per_session },
    },
  };
}
