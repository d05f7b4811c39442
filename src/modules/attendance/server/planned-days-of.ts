/** The days of people as they are planned: schedule, holidays of their branch, approved leave. A fixed number of statements for any number of people. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { approvedLeaveDays, dayCalendars } from '#modules/leave/server/public.ts';
import { planDays } from '../contract/planned-days.ts';
import type { PlannedDay } from '../contract/schedule.endpoints.ts';
import { spansOf, templatesOf } from './schedule.store.ts';

interface Person {
  readonly id: number;
  readonly branch_id: number | null;
}

/** @param from first and @param to last day @returns the days of each, in their order */
export async function plannedDaysOf(ctx: Ctx, people: readonly Person[], from: CalendarDate, to: CalendarDate): Promise<Map<number, PlannedDay[]>> {
  const ids = people.map(({ id }) => id);
  const [records, spans, calendarOf, leave] = await together(
    ctx,
    () => templatesOf(ctx),
    () => spansOf(ctx, ids, from, to),
    () => dayCalendars(ctx, people, from, to),
    () => approvedLeaveDays(ctx, ids, from, to),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const fallback = records.find(({ is_default, deleted_at }) => is_default && deleted_at === null) ?? null;
  return new Map(
    ids.map((id) => {
      const calendar = calendarOf(id);
      const away = leave.get(id);
      const days = planDays(from, to, spans.get(id) ?? [], templates, fallback).map(({ date, day_type, sessions, flexible_hours, template }): PlannedDay => ({
        date,
        day_type,
        sessions: [...sessions],
        flexible_hours,
        schedule: template && { id: template.id, name: template.name },
        holiday: calendar(date).holiday,
        leave: away?.get(date) ?? null,
      }));
      return [id, days];
    }),
  );
}
