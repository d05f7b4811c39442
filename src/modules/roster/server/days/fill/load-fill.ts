/** What a roster is filled from: needs, people with what bars them, and what stands already. A fixed number of statements. */
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { addDays, endOfWeek, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { DAY, weekOfMinute, type Problem, type FixedAssignment, type Worker } from '#platform/server/solver/assignment.ts';
import { positions } from '#modules/company/server/public.ts';
import { employees as e, peopleIn, workPermits as p } from '#modules/employee/server/public.ts';
import { employeeWorksites as w } from '#modules/work-site/server/public.ts';
import { promisedOfWeek } from '../../../contract/contract-hours.ts';
import type { FillForm } from '../../../contract/fill/fill.endpoints.ts';
import { covers, minuteOfDate, neededShifts, type Need, type NeededShift } from '../../../contract/fill/needed-shifts.ts';
import { WEEK_MINUTES } from '../../../contract/week-of-roster.ts';
import { rosteredDaysOf, type RosteredDay } from '../../planned-days-of.ts';
import { templatesOf } from '../../schedule.store.ts';
import { rosterNeeds as n } from '../need/need.tables.ts';
import { preferencesOf, tasteOf } from '../preference/own-preferences.ts';
import { barredFrom, type Candidate } from './barred-from.ts';
import { burdensBefore } from './burdens-before.ts';

/** Days of work in a week: one of the seven is for rest (EA 1955 s.59). */
const WEEK_DAYS = 6;

export interface LoadedFill {
  readonly needs: readonly Need[];
  readonly people: readonly (Candidate & { readonly name: string; readonly employee_code: string; readonly position: string | null })[];
  /** Whole weeks around the span, and a day on either side. */
  readonly days: ReadonlyMap<number, readonly RosteredDay[]>;
  /** Every need of every day, also what the roster fills already. */
  readonly shifts: readonly NeededShift[];
  /** Heads that the roster gives already, by the key of the shift. */
  readonly standing: ReadonlyMap<string, number>;
  readonly origin: CalendarDate;
  readonly problem: Problem;
}

export const needsOf = (ctx: Ctx, ids: readonly number[]): Promise<Need[]> =>
  ctx.db
    .select()
    .from(n)
    .where(and(eq(n.company_id, ctx.companyId), ids.length > 0 ? among(n.id, [...ids]) : eq(n.status, 'Active')))
    .orderBy(asc(sql`lower(${n.name})`), asc(n.id))
    .execute();

const isCandidate = (ctx: Ctx, { branch_id, division_id, department_id }: FillForm) =>
  and(
    peopleIn(ctx, { branch_id: branch_id ?? undefined, division_id: division_id ?? undefined, department_id: department_id ?? undefined }),
    eq(e.status, 'Active'),
  );

/** How many people are asked for. */
export async function countCandidates(ctx: Ctx, asked: FillForm): Promise<number> {
  const [row] = await ctx.db.select({ n: count() }).from(e).where(isCandidate(ctx, asked));
  return row?.n ?? 0;
}

const candidatesOf = (ctx: Ctx, asked: FillForm) =>
  ctx.db
    .select({
      id: e.id,
      name: e.name,
      employee_code: e.employee_code,
      branch_id: e.branch_id,
      position_id: e.position_id,
      position: positions.name,
      isForeign: sql<boolean>`${e.employee_type} = 'Foreign'`,
      joined: e.company_joined_at,
      left: e.inactive_at,
    })
    .from(e)
    .leftJoin(positions, and(eq(positions.company_id, e.company_id), eq(positions.id, e.position_id)))
    .where(isCandidate(ctx, asked))
    .orderBy(asc(sql`lower(${e.name})`), asc(e.id))
    .execute();

export async function loadFill(ctx: Ctx, asked: FillForm): Promise<LoadedFill> {
  const { start_date: from, end_date: to } = asked;
  const origin = startOfWeek(from);
  const [needs, found, templates] = await pipeline(
    ctx,
    () => needsOf(ctx, asked.need_ids),
    () => candidatesOf(ctx, asked),
    () => templatesOf(ctx),
  );
  const ids = found.map(({ id }) => id);
  const [days, places, permits, wishes, borne] = await pipeline(
    ctx,
    () => rosteredDaysOf(ctx, found, addDays(origin, -1), addDays(endOfWeek(to), 1)),
    () =>
      ctx.db
        .select()
        .from(w)
        .where(and(eq(w.company_id, ctx.companyId), among(w.employee_id, ids)))
        .execute(),
    () =>
      ctx.db
        .select({ employee_id: p.employee_id, from: p.issue_date, to: p.expiry_date })
        .from(p)
        .where(and(eq(p.company_id, ctx.companyId), among(p.employee_id, ids), isNull(p.deleted_at), ne(p.status, 'Cancelled')))
        .execute(),
    () => preferencesOf(ctx, ids),
    () => burdensBefore(ctx, found, from),
  );
  const [sites, current] = [Map.groupBy(places, ({ employee_id }) => employee_id), Map.groupBy(permits, ({ employee_id }) => employee_id)];
  const preferences = Map.groupBy(wishes, ({ employee_id }) => employee_id);
  const people = found.map((person) => ({ ...person, sites: sites.get(person.id) ?? [], permits: current.get(person.id) ?? [] }));
  const breaks = templates.filter(({ status, deleted_at }) => status === 'Active' && deleted_at === null).map(({ break_minutes }) => break_minutes);
  const shifts = neededShifts(needs, from, to, origin, breaks.length > 0 ? Math.min(...breaks) : 0);
  const fixed = servedBy(shifts, people, days, asked.site_people, ({ row }) => row !== null);
  const open = shifts.flatMap((shift) => {
    const heads = shift.heads - (fixed.get(shift.key) ?? 0);
    return heads > 0 ? [{ ...shift, heads }] : [];
  });
  // What the roster says, and every day around the span: the proposal leaves both.
  const stays = ({ date, row }: RosteredDay) => row !== null || date < from || date > to;
  const workers = people.map((person): Worker => {
    const theirs = days.get(person.id) ?? [];
    const byDate = new Map(theirs.map((day) => [day.date, day]));
    return {
      key: person.id,
      barred: new Map(
        open.flatMap((shift) => {
          const reason = barredFrom(shift, person, byDate.get(shift.date), asked.site_people);
          return reason === null ? [] : [[shift.key, reason] as const];
        }),
      ),
      had: borne.get(person.id) ?? {},
      wished: wishedOf(theirs, origin, stays),
      taste: tasteOf(open, preferences.get(person.id) ?? []),
      stands: theirs.filter(stays).flatMap((day) => fixedOf(day, origin)),
    };
  });
  const rules = { rest: asked.rest_hours * 60, weekMinutes: WEEK_MINUTES, weekDays: WEEK_DAYS };
  return { needs, people, days, shifts, standing: fixed, origin, problem: { shifts: open, workers, rules } };
}

/** What the work schedule promises in each week beside the days that stay: what a proposal takes away, it should give. */
function wishedOf(days: readonly RosteredDay[], origin: CalendarDate, stays: (day: RosteredDay) => boolean): Map<number, number> {
  const weeks = Map.groupBy(days, ({ date }) => weekOfMinute(minuteOfDate(origin, date)));
  return new Map(
    [...weeks].map(([week, ofWeek]) => {
      const stands = ofWeek.filter(stays).flatMap((day) => fixedOf(day, origin));
      return [week, Math.max(0, promisedOfWeek(ofWeek) - stands.reduce((sum, { work }) => sum + work, 0))];
    }),
  );
}

/** The work of a day, all its minutes with the first session. */
function fixedOf({ date, plan, leave }: RosteredDay, origin: CalendarDate): FixedAssignment[] {
  if (plan.day_type !== 'Working' || leave?.part === 'Full') return [];
  const midnight = minuteOfDate(origin, date);
  if (plan.sessions.length === 0) return [{ start: midnight + DAY / 3, end: midnight + DAY / 3 + plan.minutes, work: plan.minutes }];
  return plan.sessions.map((session, at) => {
    const { start, end } = spanOf(session as Session);
    return { start: midnight + start, end: midnight + end, work: at === 0 ? plan.minutes : 0 };
  });
}

/** Heads that people's days give to each need, at most as many as it takes. @param counts which days do */
export function servedBy(
  shifts: readonly NeededShift[],
  people: readonly Candidate[],
  days: ReadonlyMap<number, readonly RosteredDay[]>,
  sitePeople: boolean,
  counts: (day: RosteredDay) => boolean,
): Map<string, number> {
  const served = new Map<string, number>();
  const onDate = Map.groupBy(shifts, ({ date }) => date);
  for (const person of people) {
    for (const day of days.get(person.id) ?? []) {
      if (day.plan.day_type !== 'Working' || day.leave?.part === 'Full' || !counts(day)) continue;
      const fitting = (onDate.get(day.date) ?? []).find(
        (shift) =>
          (served.get(shift.key) ?? 0) < shift.heads &&
          (day.plan.site === null
            ? shift.need.work_site_id === null || person.sites.some(({ work_site_id }) => work_site_id === shift.need.work_site_id)
            : day.plan.site.id === shift.need.work_site_id) &&
          day.plan.sessions.some((session) => covers(session as Session, shift.need)) &&
          barredFrom(shift, person, undefined, sitePeople && day.plan.site === null) === null,
      );
      if (fitting) served.set(fitting.key, (served.get(fitting.key) ?? 0) + 1);
    }
  }
  return served;
}
