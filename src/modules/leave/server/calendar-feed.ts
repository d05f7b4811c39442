/** The leave of one person as iCalendar (RFC 5545), at an address that only its holder knows. */
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { addDays, addYears, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx, OpenCtx } from '#platform/server/http/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { employees } from '#modules/employee/server/public.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { createFeed as createEndpoint, readFeed as readEndpoint } from '../contract/leave.endpoints.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { LIVE_STATUSES } from '../contract/leave.workflow.ts';
import { leaveFeeds } from './holiday.tables.ts';
import { leaveTypes } from './leave-type.tables.ts';
import { leaves } from './leave.tables.ts';

/** A new secret takes the place of the old one: whoever held that reads nothing more. */
export async function createFeed(ctx: Ctx): Promise<OutputOf<typeof createEndpoint>> {
  const secret = newSecret();
  const token_hash = digestOf(secret);
  await ctx.db
    .insert(leaveFeeds)
    .values({ company_id: ctx.companyId, user_id: ctx.actor.userId, token_hash })
    .onConflictDoUpdate({ target: [leaveFeeds.company_id, leaveFeeds.user_id], set: { token_hash, updated_at: ctx.clock.now().toISOString() } });
  return { success: true, message: say(LEAVE_MESSAGES.feedMade, ctx.locale), data: { url: `${ctx.request.origin}/api/leaves/feed/${secret}` } };
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

/** @throws 404 when nobody holds this address. */
export async function readFeed(ctx: OpenCtx, { token }: ParsedInput<typeof readEndpoint>): Promise<FileReply> {
  const [feed] = await ctx.db
    .select()
    .from(leaveFeeds)
    .where(eq(leaveFeeds.token_hash, digestOf(token)));
  if (!feed) throw notFound();
  const since = addYears(todayIn(ctx.clock, DEFAULT_TIME_ZONE), -1);
  const found = await ctx.db
    .select({ leave: leaves, type: leaveTypes.name, updated: leaves.updated_at })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.company_id, leaves.company_id), eq(employees.id, leaves.employee_id)))
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .where(
      and(eq(leaves.company_id, feed.company_id), eq(employees.user_id, feed.user_id), inArray(leaves.status, [...LIVE_STATUSES]), gte(leaves.end_date, since)),
    )
    .orderBy(asc(leaves.start_date));
  const events = found.flatMap(({ leave, type, updated }) => [
    'BEGIN:VEVENT',
    `UID:leave-${leave.id}@mesra`,
    `DTSTAMP:${new Date(updated).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(leave.start_date)}`,
    // The end of a whole-day event is the day after it.
    `DTEND;VALUE=DATE:${dateOf(addDays(leave.end_date as CalendarDate, 1))}`,
    `SUMMARY:${escaped(leave.duration === 'Full' ? type : `${type} (${leave.duration})`)}`,
    `STATUS:${leave.status === 'Approved' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mesra//Leave//EN', 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR', ''];
  return new FileReply(Buffer.from(lines.map(folded).join('\r\n')), 'leave.ics', 'text/calendar; charset=utf-8', { inline: true });
}
