/** The counters, charts and team calendar of leave management. */
import { ilike } from 'drizzle-orm';
import { addDays, daysInclusive, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees, ownEmployeeId } from '#modules/employee/server/public.ts';
import type { DayFacts } from '../../contract/application/count-leave-days.ts';
import type { ownCalendar as ownCalendarEndpoint } from '../../contract/leave.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { leaveCalendar as calendarEndpoint, leaveSummary as summaryEndpoint } from '../../contract/manage-leave.endpoints.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { today } from '../leave-actor.ts';
import { calendarPage, countLeaves, daysByMonth } from './leave-summary.store.ts';
import { typeBrief } from '../leave.presenter.ts';
import { findTypes } from '../type/leave-type.store.ts';

export async function leaveSummary(ctx: Ctx, { year, ...filter }: ParsedInput<typeof summaryEndpoint>): Promise<OutputOf<typeof summaryEndpoint>> {
  const day = today(ctx);
  const [counters, by_month, types] = await pipeline(
    ctx,
    () => countLeaves(ctx, filter, day),
    () => daysByMonth(ctx, filter, year ?? yearOf(day)),
    () => findTypes(ctx, true),
  );
  const totals = new Map<number, number>();
  for (const { leave_type_id, days } of by_month) totals.set(leave_type_id, (totals.get(leave_type_id) ?? 0) + days);
  const by_type = types.filter(({ id }) => totals.has(id)).map((type) => ({ ...typeBrief(type), days: totals.get(type.id) ?? 0 }));
  return { data: { ...counters, by_type, by_month } };
}

/** Two months of a page fit on a screen; more would be a report. */
const MAX_DAYS = 62;

export async function leaveCalendar(ctx: Ctx, input: ParsedInput<typeof calendarEndpoint>): Promise<OutputOf<typeof calendarEndpoint>> {
  const { page, per_page } = input;
  const keyword = input.keyword ? ilike(employees.search, containing(input.keyword)) : undefined;
  const { people, total } = await peopleByDays(ctx, { ...input, keyword }, spanOf(input), { limit: per_page, offset: (page - 1) * per_page });
  return { data: people, types: (await findTypes(ctx, true)).map(typeBrief), meta: metaFor({ page, per_page }, total) };
}

/** Own leave of a span, and the days that are off anyway; nothing where one was not employed yet. */
export async function ownCalendar(ctx: Ctx, input: ParsedInput<typeof ownCalendarEndpoint>): Promise<OutputOf<typeof ownCalendarEndpoint>> {
  const span = spanOf(input);
  const { people } = await peopleByDays(seeingAll(ctx), { employee_id: ownEmployeeId(ctx) }, span, { limit: 1, offset: 0 });
  const { days, off } = people[0] ?? { days: [], off: [] };
  const used = new Set(days.map(({ leave_type_id }) => leave_type_id));
  return { data: { days, off, types: (await findTypes(ctx, true)).filter(({ id }) => used.has(id)).map(typeBrief) } };
}

function spanOf({ start_date: from, end_date: to }: { start_date: CalendarDate; end_date: CalendarDate }) {
  if (to < from) throw invalid('end_date', LEAVE_ERRORS.endBeforeStart);
  if (daysInclusive(from, to) > MAX_DAYS) throw invalid('end_date', LEAVE_ERRORS.calendarTooLong, { limit: MAX_DAYS });
  return { from, to };
}

function noteOf({ locale }: Ctx, { name, name_ms, estimated }: NonNullable<DayFacts['holiday']>): string {
  const called = locale === 'ms' ? name_ms : name;
  return estimated ? say(LEAVE_MESSAGES.estimatedDay, locale, { name: called }) : called;
}

/** A page of people, each with the days of leave and the days off of the span. */
async function peopleByDays(ctx: Ctx, filter: Parameters<typeof calendarPage>[1], span: ReturnType<typeof spanOf>, page: Parameters<typeof calendarPage>[3]) {
  const { people, total } = await calendarPage(ctx, filter, span, page);
  const calendarOf = await dayCalendars(ctx, people, span.from, span.to);
  const dates = Array.from({ length: daysInclusive(span.from, span.to) }, (_, at) => addDays(span.from, at));
  const drawn = people.map(({ days, branch_id: _branch, ...employee }) => {
    const calendar = calendarOf(employee.id);
    const off = dates.flatMap((date) => {
      const { rest, holiday } = calendar(date);
      if (holiday && !holiday.half) return { date, reason: 'holiday' as const, note: noteOf(ctx, holiday) };
      return rest ? { date, reason: 'rest' as const, note: null } : [];
    });
    return { employee, days: [...days], off };
  });
  return { people: drawn, total };
}
