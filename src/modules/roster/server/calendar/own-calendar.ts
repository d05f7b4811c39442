/** The own days of three months as a calendar file: work, leave, holidays. */
import { addDays, addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import { calendarText, type CalendarEvent } from '../../contract/calendar/calendar-text.ts';
import { CALENDAR_MONTHS, CALENDAR_WORDS } from '../../contract/calendar/calendar.endpoints.ts';
import type { DayPlan } from '../../contract/day-plan.ts';
import { expectedSpans, freePartOf } from '../../contract/slots.ts';
import type { PlannedDay } from '../../contract/schedule.endpoints.ts';
import { plansOf } from '../plans-of.ts';
import { plannedDaysOf } from '../planned-days-of.ts';

const DAY = 24 * 60;

const clockOf = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What is left of the day once leave and holidays have taken their part; what begins after midnight stands on the next date. */
const sessionsOf = (plan: DayPlan): CalendarEvent['when'][] =>
  expectedSpans(plan).map(({ start, end }) => ({
    date: addDays(plan.date, Math.floor(start / DAY)),
    session: { start_time: clockOf(start), end_time: clockOf(end) } as Session,
  }));

function eventsOf(employeeId: number, day: PlannedDay, plan: DayPlan, locale: Locale): CalendarEvent[] {
  const date = day.date as CalendarDate;
  const named = ({ name, name_ms }: { readonly name: string; readonly name_ms: string }) => (locale === 'ms' ? name_ms : name);
  const uid = (what: string) => `${employeeId}-${date}-${what}@mesra`;
  const whole = { location: null, note: null, when: { date, session: null } };
  const free = freePartOf(plan);
  const work = sessionsOf(plan).map((when, at): CalendarEvent => ({
    uid: uid(String(at)),
    summary: [say(CALENDAR_WORDS.work, locale), day.site?.name].filter(Boolean).join(' · '),
    location: day.site?.name ?? null,
    note: day.remark,
    when,
  }));
  return [
    ...work,
    ...(day.flexible_hours === null || free === 'Full'
      ? []
      : [{ uid: uid('flexible'), summary: say(CALENDAR_WORDS.flexible, locale, { n: free ? day.flexible_hours / 2 : day.flexible_hours }), ...whole }]),
    ...(day.holiday ? [{ uid: uid('holiday'), summary: named(day.holiday), ...whole }] : []),
    ...(day.leave ? [{ uid: uid('leave'), summary: named(day.leave), ...whole }] : []),
  ];
}

export async function ownCalendar(ctx: Ctx): Promise<FileReply> {
  const employee = await getOwnEmployee(ctx);
  const zone = ctx.actor.timeZone;
  const from = startOfMonth(todayIn(ctx.clock, zone));
  const last = addDays(addMonths(from, CALENDAR_MONTHS), -1);
  const days = (await plannedDaysOf(ctx, [employee], from, last)).get(employee.id) ?? [];
  const plans = new Map(((await plansOf(ctx, [employee], from, last)).get(employee.id) ?? []).map((plan) => [plan.date as string, plan]));
  const text = calendarText({
    name: say(CALENDAR_WORDS.name, ctx.locale),
    zone,
    now: ctx.clock.now(),
    events: days.flatMap((day) => {
      const plan = plans.get(day.date);
      return plan ? eventsOf(employee.id, day, plan, ctx.locale) : [];
    }),
  });
  return new FileReply(Buffer.from(text), 'schedule.ics', 'text/calendar; charset=utf-8');
}
