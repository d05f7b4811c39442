/** The days of people as they are planned, for those who plan them and for those who work them. A fixed number of statements for any number of people. */
import { type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { effectivePlan, type DayPlan } from '../contract/day-plan.ts';
import { minutesOf } from '../contract/week-of-roster.ts';
import type { RosterKind, RosterPlan } from '../contract/roster.schema.ts';
import type { PlannedDay } from '../contract/schedule.endpoints.ts';
import { daysBetween, onceForAlike, planningsOf, type Placed } from './plans-of.ts';
import { rosterOf, type SitedRow } from './days/roster.store.ts';

/** A day as those see it who plan it: a draft above what holds. */
export interface RosteredDay extends RosterKind {
  readonly date: CalendarDate;
  /** The row of the roster that is shown; null: none. */
  readonly row: SitedRow | null;
  /** Minutes that the work schedule gives, whatever the roster says. */
  readonly schedule_minutes: number;
  /** The plans behind it: what is shown, what holds, and what the work schedule alone would give. */
  readonly plans: { readonly shown: DayPlan; readonly applies: DayPlan; readonly schedule: DayPlan };
}

function planOf(day: DayPlan, row: SitedRow | undefined): RosterPlan {
  const { day_type, sessions, flexible_hours, schedule } = day;
  return { day_type, sessions: [...sessions], flexible_hours, minutes: minutesOf(day), schedule, site: row?.site ?? null, remark: row?.remark ?? null };
}

/** @param from first and @param to last day @returns the days of each, in their order, drafts above what is published */
export async function rosteredDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, RosteredDay[]>> {
  const ids = people.map(({ id }) => id);
  const [plannings, rows] = await pipeline(
    ctx,
    () => planningsOf(ctx, people, from, to),
    () => rosterOf(ctx, ids, from, to),
  );
  const dates = daysBetween(from, to);
  const current = onceForAlike((planning) => dates.map((date) => effectivePlan(date, planning)));
  return new Map(
    [...plannings].map(([id, planning]) => {
      const [drafts, published] = [true, false].map(
        (isDraft) => new Map((rows.get(id) ?? []).filter(({ published_at }) => (published_at === null) === isDraft).map((row) => [row.date, row])),
      );
      const days = current(planning).map((day): RosteredDay => {
        const { date } = day;
        const [draft, row] = [drafts?.get(date), published?.get(date)];
        const { holiday, leave } = day;
        const applies = planOf(day, row);
        const schedule = row ? effectivePlan(date, { ...planning, roster: new Map() }) : day;
        const common = { date, holiday, leave, schedule_minutes: row ? minutesOf(schedule) : applies.minutes };
        const plans = { shown: day, applies: day, schedule };
        if (!draft) return { ...common, row: row ?? null, plan: applies, state: row ? 'published' : 'template', below: null, plans };
        const drafted = effectivePlan(date, { ...planning, roster: new Map([[date, draft]]) });
        return { ...common, row: draft, plan: planOf(drafted, draft), state: 'draft', below: applies, plans: { ...plans, shown: drafted } };
      });
      return [id, days];
    }),
  );
}

/** What holds: drafts are left out. */
export async function plannedDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, PlannedDay[]>> {
  const days = await rosteredDaysOf(ctx, people, from, to);
  return new Map([...days].map(([id, theirs]) => [id, theirs.map(asPlanned)]));
}

function asPlanned({ date, plan, below, holiday, leave }: RosteredDay): PlannedDay {
  const { minutes: _minutes, ...applies } = below ?? plan;
  return { date, ...applies, holiday, leave };
}
