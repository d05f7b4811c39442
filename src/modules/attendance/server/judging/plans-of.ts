/** How the days of people are planned. A fixed number of statements for any number of people. */
import { and, eq } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { approvedLeaveDays, branchCalendars } from '#modules/leave/server/public.ts';
import { effectivePlan, type DayPlan, type Planning } from '../../contract/judge/day-plan.ts';
import { publishedRosterOf } from '../roster/roster.store.ts';
import { spansOf, templatesOf } from '../schedule.store.ts';

export interface Placed {
  readonly id: number;
  readonly branch_id: number | null;
}

/** First and last day of the employments of people. */
const employmentsOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: e.id, joined: e.company_joined_at, left: e.inactive_at })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.id, ids)))
    .execute();

/** Everything that plans the days of people, by employee. @param from first and @param to last day */
export async function planningsOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, Planning>> {
  const ids = people.map(({ id }) => id);
  const [records, spans, rosters, calendarOf, leaves, employments] = await together(
    ctx,
    () => templatesOf(ctx),
    () => spansOf(ctx, ids, from, to),
    () => publishedRosterOf(ctx, ids, from, to),
    () => branchCalendars(ctx, people, from, to),
    () => approvedLeaveDays(ctx, ids, from, to),
    () => employmentsOf(ctx, ids),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const fallback = records.find(({ is_default, deleted_at }) => is_default && deleted_at === null) ?? null;
  const employment = new Map(employments.map((each) => [each.id, each]));
  return new Map(
    ids.map((id) => {
      const calendar = calendarOf(id);
      const leave = leaves.get(id);
      const planning = {
        templates,
        fallback,
        spans: spans.get(id) ?? [],
        roster: new Map((rosters.get(id) ?? []).map((row) => [row.date, row])),
        holidayOn: (date: CalendarDate) => calendar(date).holiday,
        leaveOn: (date: CalendarDate) => leave?.get(date) ?? null,
        joined: employment.get(id)?.joined ?? from,
        left: employment.get(id)?.left ?? null,
      };
      return [id, planning];
    }),
  );
}

/** @param from first and @param to last day @returns the days of each, in their order */
export async function plansOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, DayPlan[]>> {
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  const plannings = await planningsOf(ctx, people, from, to);
  return new Map([...plannings].map(([id, planning]) => [id, dates.map((date) => effectivePlan(date, planning))]));
}
