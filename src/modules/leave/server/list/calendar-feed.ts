/** The leave of one person as iCalendar (RFC 5545), at an address that only its holder knows. */
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { addDays, addYears, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { contextAs } from '#platform/server/access/acting-owner.ts';
import { providerOf } from '#platform/server/extension-point.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { employees } from '#modules/employee/server/public.ts';
import { digestOf, newSecret, userMembershipsOf } from '#modules/identity/server/public.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type {
  createFeed as createEndpoint,
  readFeed as readEndpoint,
  revokeFeed as revokeEndpoint,
  showFeed as showEndpoint,
} from '../../contract/leave.endpoints.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { LIVE_STATUSES } from '../../contract/leave.workflow.ts';
import { freedHours, type FreedSpan } from '../calendar/worked-days.ts';
import { leaveFeeds } from '../calendar/holiday.tables.ts';
import { leaveTypes } from '../type/leave-type.tables.ts';
import { leaveDays, leaves, type LeaveRecord } from '../leave.tables.ts';

/** A new secret takes the place of the old one: whoever held that reads nothing more. */
export async function createFeed(ctx: Ctx): Promise<OutputOf<typeof createEndpoint>> {
  const secret = newSecret();
  const token_hash = digestOf(secret);
  await ctx.db
    .insert(leaveFeeds)
    .values({ company_id: ctx.companyId, user_id: ctx.actor.userId, token_hash })
    .onConflictDoUpdate({ target: [leaveFeeds.company_id, leaveFeeds.user_id], set: { token_hash } });
  return { success: true, message: say(LEAVE_MESSAGES.feedMade, ctx.locale), data: { url: `${publicUrl(ctx)}/api/leaves/feed/${secret}` } };
}

const ownFeed = (ctx: Ctx) => and(eq(leaveFeeds.company_id, ctx.companyId), eq(leaveFeeds.user_id, ctx.actor.userId));

export async function showFeed(ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> {
  const [feed] = await ctx.db.select({ at: leaveFeeds.updated_at }).from(leaveFeeds).where(ownFeed(ctx));
  return { data: { made_at: feed ? instantText(feed.at) : null } };
}

/** Whoever holds the address reads nothing more. Without an address nothing happens. */
export async function revokeFeed(ctx: Ctx): Promise<OutputOf<typeof revokeEndpoint>> {
  await ctx.db.delete(leaveFeeds).where(ownFeed(ctx));
  return { success: true, message: say(LEAVE_MESSAGES.feedEnded, ctx.locale) };
}

/** Text of a property: commas, semicolons, backslashes and line ends are escaped (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
const dateOf = (date: string) => date.replaceAll('-', '');
/** Lines of more than 75 octets go on in the next one (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

/** Half a working day of somebody whose hours nobody planned, in minutes by the clock of whoever reads the calendar. */
const HALF_DAYS: Readonly<Record<'Morning' | 'Afternoon', FreedSpan>> = {
  Morning: { start: 9 * 60, end: 13 * 60 },
  Afternoon: { start: 14 * 60, end: 18 * 60 },
};
const DAY = 24 * 60;

/** A minute of a date, which may lie on the next one: `20261201T013000`. */
function momentOf(date: CalendarDate, minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${dateOf(addDays(date, Math.floor(minute / DAY)))}T${two(Math.floor((minute % DAY) / 60))}${two(minute % 60)}00`;
}

/** Begin and end: whole days, or a half day by the hours that it frees. */
function whenOf(duration: LeaveDuration, from: CalendarDate, to: CalendarDate, freed: ReadonlyMap<string, FreedSpan>): string[] {
  if (duration === 'Full') {
    // The end of a whole-day event is the day after it.
    return [`DTSTART;VALUE=DATE:${dateOf(from)}`, `DTEND;VALUE=DATE:${dateOf(addDays(to, 1))}`];
  }
  const { start, end } = freed.get(from) ?? HALF_DAYS[duration];
  return [`DTSTART:${momentOf(from, start)}`, `DTEND:${momentOf(from, end)}`];
}

interface LeaveRun {
  readonly leave: LeaveRecord;
  readonly type: string;
  readonly part: LeaveDuration;
  readonly from: CalendarDate;
  to: CalendarDate;
}

/** Days in a row of one leave: days that were cancelled part it, and half a day that another leave left stands alone. */
function runsOf(rows: readonly { readonly leave: LeaveRecord; readonly type: string; readonly date: string; readonly part: LeaveDuration }[]): LeaveRun[] {
  const runs: LeaveRun[] = [];
  for (const { leave, type, date, part } of rows) {
    const last = runs.at(-1);
    const day = date as CalendarDate;
    if (last?.leave.id === leave.id && last.part === part && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ leave, type, part, from: day, to: day });
  }
  return runs;
}

/** @throws 404 when nobody holds this address. */
export async function readFeed(ctx: OpenCtx, { token }: ParsedInput<typeof readEndpoint>): Promise<FileReply> {
  const [feed] = await ctx.db
    .select()
    .from(leaveFeeds)
    .where(eq(leaveFeeds.token_hash, digestOf(token)));
  // As long as its holder may work here and leave is on; seats are the portal's own judgement of that.
  const memberships = feed ? await userMembershipsOf(ctx, feed.user_id) : [];
  const membership = memberships.find(({ company_id }) => company_id === feed?.company_id);
  if (!feed || !membership || membership.modules.leave !== true) throw notFound();
  const since = addYears(todayIn(ctx.clock, DEFAULT_TIME_ZONE), -1);
  const rows = await ctx.db
    .select({ leave: leaves, type: leaveTypes.name, date: leaveDays.date, part: leaveDays.part })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.company_id, leaves.company_id), eq(employees.id, leaves.employee_id)))
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .innerJoin(leaveDays, and(eq(leaveDays.leave_id, leaves.id), eq(leaveDays.live, true)))
    .where(
      and(
        eq(leaves.company_id, feed.company_id),
        eq(employees.user_id, feed.user_id),
        // Whoever has left takes no calendar of the company along.
        eq(employees.status, 'Active'),
        isNull(employees.deleted_at),
        inArray(leaves.status, [...LIVE_STATUSES]),
        gte(leaves.end_date, since),
      ),
    )
    .orderBy(asc(leaves.start_date), asc(leaves.id), asc(leaveDays.date));
  const halves = rows.flatMap(({ part: half, date }) => (half === 'Full' ? [] : [{ date, half }]));
  const within = contextAs(ctx, { companyId: feed.company_id, userId: feed.user_id, name: '' }, ctx, 'feed');
  const employeeId = rows[0]?.leave.employee_id;
  const freed =
    (employeeId !== undefined && halves.length > 0 ? await providerOf(freedHours)?.(within, employeeId, halves) : null) ?? new Map<string, FreedSpan>();
  const events = runsOf(rows).flatMap(({ leave, type, part, from, to }) => [
    'BEGIN:VEVENT',
    `UID:leave-${leave.id}-${dateOf(from)}@mesra`,
    `DTSTAMP:${new Date(leave.updated_at).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    ...whenOf(part, from, to, freed),
    `SUMMARY:${escaped(leave.duration === 'Full' ? type : `${type} (${leave.duration})`)}`,
    `STATUS:${leave.status === 'Approved' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mesra//Leave//EN', 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR', ''];
  return new FileReply(Buffer.from(lines.map(folded).join('\r\n')), 'leave.ics', 'text/calendar; charset=utf-8', { inline: true });
}
