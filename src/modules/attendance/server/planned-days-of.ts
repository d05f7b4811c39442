/** The days of people as they are planned: roster, work schedule, holidays of their branch, approved leave. A fixed number of statements for any number of people. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { approvedLeaveDays, dayCalendars } from '#modules/leave/server/public.ts';
import { planDays, type Planned } from '../contract/planned-days.ts';
import { minutesOf, onRoster } from '../contract/roster/roster-day.ts';
import type { RosterKind, RosterPlan } from '../contract/roster/roster.schema.ts';
import type { PlannedDay } from '../contract/schedule.endpoints.ts';
import { rosterOf, type SitedRow } from './roster/roster.store.ts';
import { spansOf, templatesOf } from './schedule.store.ts';

interface Person {
  readonly id: number;
  readonly branch_id: number | null;
}

/** A day as those see it who plan it: a draft above what holds. */
export interface RosteredDay extends RosterKind {
  readonly date: CalendarDate;
  /** The row of the roster that is shown; null: none. */
  readonly row: SitedRow | null;
}

/** @param from first and @param to last day @returns the days of each, in their order, drafts above what is published */
export async function rosteredDaysOf(ctx: Ctx, people: readonly Person[], from: CalendarDate, to: CalendarDate): Promise<Map<number, RosteredDay[]>> {
  const ids = people.map(({ id }) => id);
  const [records, spans, rows, calendarOf, leave] = await together(
    ctx,
    () => templatesOf(ctx),
    () => spansOf(ctx, ids, from, to),
    () => rosterOf(ctx, ids, from, to),
    () => dayCalendars(ctx, people, from, to),
    () => approvedLeaveDays(ctx, ids, from, to),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const fallback = records.find(({ is_default, deleted_at }) => is_default && deleted_at === null) ?? null;
  return new Map(
    ids.map((id) => {
      const calendar = calendarOf(id);
      const away = leave.get(id);
      const theirs = Map.groupBy(rows.get(id) ?? [], ({ date }) => date);
      const planOf = (planned: Planned, row: SitedRow | undefined): RosterPlan => {
        const { day_type, sessions, flexible_hours, template } = onRoster(planned, row, templates);
        const schedule = template && { id: template.id, name: template.name };
        const minutes = minutesOf({ day_type, sessions, flexible_hours, template });
        return { day_type, sessions: [...sessions], flexible_hours, minutes, schedule, site: row?.site ?? null, remark: row?.remark ?? null };
      };
      const days = planDays(from, to, spans.get(id) ?? [], templates, fallback).map((planned): RosteredDay => {
        const { date } = planned;
        const [draft, published] = [true, false].map((isDraft) => theirs.get(date)?.find((row) => (row.published_at === null) === isDraft));
        const facts = { holiday: calendar(date).holiday, leave: away?.get(date) ?? null };
        const holds = planOf(planned, published);
        if (draft) return { date, row: draft, plan: planOf(planned, draft), state: 'draft', below: holds, ...facts };
        return { date, row: published ?? null, plan: holds, state: published ? 'published' : 'template', below: null, ...facts };
      });
      return [id, days];
    }),
  );
}

/** What holds: drafts are left out. */
export async function plannedDaysOf(ctx: Ctx, people: readonly Person[], from: CalendarDate, to: CalendarDate): Promise<Map<number, PlannedDay[]>> {
  const days = await rosteredDaysOf(ctx, people, from, to);
  return new Map([...days].map(([id, theirs]) => [id, theirs.map(asPlanned)]));
}

function asPlanned({ date, plan, below, holiday, leave }: RosteredDay): PlannedDay {
  const { minutes: _minutes, ...holds } = below ?? plan;
  return { date, ...holds, holiday, leave };
}
