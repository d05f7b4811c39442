/** The own days of three months as a calendar file: work, leave, holidays. */
import { addDays, addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import { calendarText, type CalendarEvent } from '../../contract/calendar/calendar-text.ts';
import { CALENDAR_MONTHS, CALENDAR_WORDS } from '../../contract/calendar/calendar.endpoints.ts';
import type { PlannedDay } from '../../contract/schedule.endpoints.ts';
import { plannedDaysOf } from '../planned-days-of.ts';

function eventsOf(employeeId: number, day: PlannedDay, locale: Locale): CalendarEvent[] {
  const date = day.date as CalendarDate;
  const named = ({ name, name_ms }: { readonly name: string; readonly name_ms: string }) => (locale === 'ms' ? name_ms : name);
  const uid = (what: string) => `${employeeId}-${date}-${what}@mesra`;
  const whole = { location: null, note: null, when: { date, session: null } };
  const away = day.leave?.part === 'Full';
  const work = away
    ? []
    : day.sessions.map((session, at): CalendarEvent => ({
        uid: uid(String(at)),
        summary: [say(CALENDAR_WORDS.work, locale), day.site?.name].filter(Boolean).join(' · '),
        location: day.site?.name ?? null,
        note: day.remark,
        when: { date, session: session as Session },
      }));
  return [
    ...work,
    ...(day.flexible_hours === null || away
      ? []
      : [{ uid: uid('flexible'), summary: say(CALENDAR_WORDS.flexible, locale, { n: day.flexible_hours }), ...whole }]),
    ...(day.holiday ? [{ uid: uid('holiday'), summary: named(day.holiday), ...whole }] : []),
    ...(day.leave ? [{ uid: uid('leave'), summary: named(day.leave), ...whole }] : []),
  ];
}

export async function ownCalendar(ctx: Ctx): Promise<FileReply> {
  const employee = await getOwnEmployee(ctx);
  const zone = ctx.actor.timeZone;
  const from = startOfMonth(todayIn(ctx.clock, zone));
  const days = (await plannedDaysOf(ctx, [employee], from, addDays(addMonths(from, CALENDAR_MONTHS), -1))).get(employee.id) ?? [];
  const text = calendarText({
    name: say(CALENDAR_WORDS.name, ctx.locale),
    zone,
    now: ctx.clock.now(),
    events: days.flatMap((day) => eventsOf(employee.id, day, ctx.locale)),
  });
  return new FileReply(Buffer.from(text), 'schedule.ics', 'text/calendar; charset=utf-8');
}
