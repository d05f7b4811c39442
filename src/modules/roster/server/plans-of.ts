/** How the days of people are planned. A fixed number of statements for any number of people. */
import { and, between, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { prepared, adhoc } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { approvedLeaveDays, branchCalendars } from '#modules/leave/server/public.ts';
import { effectivePlan, type DayPlan, type Planning } from '../contract/day-plan.ts';
import { isOn } from '../contract/planned-days.ts';
import { attendanceSchedules as r } from './roster.tables.ts';
import { templatesOf } from './schedule.store.ts';
import { employeeWorkSchedules as w } from './schedule.tables.ts';
import { visitedDaysOf } from './site-visits.ts';

export interface Placed {
  readonly id: number;
  readonly branch_id: number | null;
}

/** First and last day of the employments of people, each as often as they are put on a schedule in a span, the earliest first. */
const fixed = prepared('attendance.standing', ['company', 'ids', 'from', 'to'], (db, $) =>
  db
    .select({
      id: e.id,
      joined: e.company_joined_at,
      left: e.inactive_at,
      span: { work_schedule_id: w.work_schedule_id, effective_from: w.effective_from, effective_to: w.effective_to },
    })
    .from(e)
    .leftJoin(
      w,
      and(eq(w.company_id, e.company_id), eq(w.employee_id, e.id), lte(w.effective_from, $.to), or(isNull(w.effective_to), gte(w.effective_to, $.from))),
    )
    .where(and(eq(e.company_id, $.company), sql`${e.id} = any(${$.ids}::bigint[])`))
    .orderBy(w.effective_from),
);

const published = adhoc(['company', 'ids', 'from', 'to'], (db, $) =>
  db
    .select({
      employee_id: r.employee_id,
      date: r.date,
      day_type: r.day_type,
      sessions: r.sessions,
      work_schedule_id: r.work_schedule_id,
      work_site_id: r.work_site_id,
      break_minutes: r.break_minutes,
      source: r.source,
    })
    .from(r)
    .where(and(eq(r.company_id, $.company), sql`${r.employee_id} = any(${$.ids}::bigint[])`, between(r.date, $.from, $.to), isNotNull(r.published_at))),
);

/** From the first to the last day, both included. */
export function daysBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

export interface PersonPlanning extends Planning {
  /** Branch and schedule of the whole span; null: the schedule changes within it. */
  readonly usual: string | null;
  /** People of whom it is the same are planned alike on each day of the span; null: something is their own. */
  readonly alike: string | null;
}

/** What holds for whoever is on no other. */
const fallbackOf = (records: Awaited<ReturnType<typeof templatesOf>>) =>
  records.find(({ is_default, deleted_at }) => is_default && deleted_at === null) ?? null;

/** Everything that plans the days of people, by employee. @param from first and @param to last day */
export async function planningsOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, PersonPlanning>> {
  const ids = people.map(({ id }) => id);
  const company = ctx.companyId;
  const [records, standings, rostered, calendarOf, leaves, visited] = await pipeline(
    ctx,
    () => templatesOf(ctx),
    () => fixed(ctx, { company, ids, from, to }),
    () => published(ctx, { company, ids, from, to }),
    () => branchCalendars(ctx, people, from, to),
    () => approvedLeaveDays(ctx, ids, from, to),
    () => visitedDaysOf(ctx, ids, from, to),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const fallback = fallbackOf(records);
  const rosters = Map.groupBy(rostered, ({ employee_id }) => employee_id);
  const ofPerson = Map.groupBy(standings, ({ id }) => id);
  return new Map(
    people.map(({ id, branch_id }) => {
      const calendar = calendarOf(id);
      const [leave, visits] = [leaves.get(id), visited.get(id)];
      const theirs = ofPerson.get(id) ?? [];
      const [roster, spans] = [rosters.get(id) ?? [], theirs.flatMap(({ span }) => span ?? [])];
      const [joined, left] = [theirs[0]?.joined ?? from, theirs[0]?.left ?? null];
      const isPlain = roster.length === 0 && leave === undefined && visits === undefined && joined <= from && (left === null || left >= to);
      const schedule = spans.length === 0 ? 0 : spans.find((span) => isOn(span, from) && isOn(span, to))?.work_schedule_id;
      const usual = schedule === undefined ? null : `${branch_id} ${schedule}`;
      const planning = {
        templates,
        fallback,
        spans,
        roster: new Map(roster.map((row) => [row.date, row])),
        holidayOn: (date: CalendarDate) => calendar(date).holiday,
        leaveOn: (date: CalendarDate) => leave?.get(date) ?? null,
        visitedOn: (date: CalendarDate) => visits?.get(date) ?? null,
        joined,
        left,
        usual,
        alike: isPlain ? usual : null,
      };
      return [id, planning];
    }),
  );
}

/** How branches plan the days of whoever has no plan of their own; null: at none. @param from first and @param to last day */
export async function branchPlanningsOf(
  ctx: Ctx,
  branchIds: Iterable<number | null>,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Map<number | null, Planning>> {
  // Nobody has these numbers.
  const branches = [...branchIds].map((branch_id, at) => ({ id: -1 - at, branch_id }));
  const [records, calendarOf] = await pipeline(
    ctx,
    () => templatesOf(ctx),
    () => branchCalendars(ctx, branches, from, to),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const nothing = { templates, fallback: fallbackOf(records), spans: [], roster: new Map(), leaveOn: () => null, joined: from, left: null };
  return new Map(
    branches.map(({ id, branch_id }) => {
      const calendar = calendarOf(id);
      return [branch_id, { ...nothing, holidayOn: (date: CalendarDate) => calendar(date).holiday }];
    }),
  );
}

/** Works out once what is the same for many: most people have nothing of their own in a span. */
export function onceForAlike<T>(work: (planning: PersonPlanning) => T): (planning: PersonPlanning) => T {
  const known = new Map<string, T>();
  return (planning) => {
    const { alike } = planning;
    if (alike === null) return work(planning);
    const found = known.get(alike) ?? work(planning);
    known.set(alike, found);
    return found;
  };
}

/** Nothing of the day is the person's own: whoever else is planned by the same branch and schedule has the same. */
const isPlainOn = ({ roster, leaveOn, visitedOn, joined, left }: PersonPlanning, date: CalendarDate): boolean =>
  date >= joined && (left === null || date <= left) && !roster.has(date) && leaveOn(date) === null && (visitedOn?.(date) ?? null) === null;

/** @param from first and @param to last day @returns the days of each, in their order; who is planned alike shares the very same day */
export async function plansOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, DayPlan[]>> {
  const dates = daysBetween(from, to);
  const plannings = await planningsOf(ctx, people, from, to);
  const known = new Map<string, DayPlan>();
  const dayOf = (planning: PersonPlanning, date: CalendarDate): DayPlan => {
    const { usual } = planning;
    if (usual === null || !isPlainOn(planning, date)) return effectivePlan(date, planning);
    const key = `${usual} ${date}`;
    const found = known.get(key) ?? effectivePlan(date, planning);
    known.set(key, found);
    return found;
  };
  const daysOf = onceForAlike((planning) => dates.map((date) => dayOf(planning, date)));
  return new Map([...plannings].map(([id, planning]) => [id, daysOf(planning)]));
}
