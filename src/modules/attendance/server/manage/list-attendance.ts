/** What management reads: the list of a day, its figures, the grid of a month, the map, one day. */
import { and, between, eq, ilike, isNotNull, isNull, or, asc } from 'drizzle-orm';
import { addDays, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branches } from '#modules/company/server/public.ts';
import { chooseActive, employees as e } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { stateOf, type ListStatus } from '../../contract/manage/day-state.ts';
import type * as calls from '../../contract/manage/manage-attendance.endpoints.ts';
import { countDay } from '../days/count-day.ts';
import { dayLettersOf } from '../days/day-letters.ts';
import { explainDay } from '../days/explain-day.ts';
import { punchesAround, type AroundPunch } from '../days/punches-around.ts';
import { frameVersion } from '../evaluation/company-frames.ts';
import { attendanceRecords as r } from '../attendance.tables.ts';
import { allPeople, employedWithin, isEverybody, pageOfPeople, personOfSession, type ManagedPerson } from '../days/managed-people.ts';
import { canOf, peopleOfStatus, presentPerson, inSections, rowsOfDay, withSession } from '../days/managed-rows.ts';

type Call = 'listAttendance' | 'attendanceSummary' | 'attendanceGrid' | 'attendanceMap' | 'showAttendanceDay' | 'showAttendance' | 'attendanceChoices';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

/** What somebody is on a day follows from plan, leave and holidays too, so those who are asked for by it are found among all. */
export async function listAttendance(ctx: Ctx, input: In<'listAttendance'>): Promise<Out<'listAttendance'>> {
  const date = input.date ?? today(ctx);
  const session = withSession(ctx, date, input);
  const where = and(employedWithin(ctx, input, date, date), session);
  const isBySection = input.sort_by === 'section';
  if (!input.status?.length && !isBySection) {
    const [version, { rows, meta }] = await pipeline(
      ctx,
      () => frameVersion(ctx, date),
      () => pageOfPeople(ctx, input, where, session === undefined && isEverybody(ctx, input) ? [date, date] : null),
    );
    return { data: await rowsOfDay(ctx, rows, date, version), meta };
  }
  const [version, everybody] = await pipeline(
    ctx,
    () => frameVersion(ctx, date),
    () => allPeople(ctx, where, isBySection ? undefined : input),
  );
  const wanted = input.status?.length ? await peopleOfStatus(ctx, everybody, date, input.status) : everybody;
  const found = isBySection ? await inSections(ctx, wanted, date) : wanted;
  const shown = found.slice(offsetOf(input), offsetOf(input) + input.per_page);
  return { data: await rowsOfDay(ctx, shown, date, version, input.status), meta: metaFor(input, found.length) };
}

const COUNTED = ['scheduled', 'present', 'ontime', 'late', 'not_in', 'leave', 'absent'] as const satisfies readonly ListStatus[];

export async function attendanceSummary(ctx: Ctx, input: In<'attendanceSummary'>): Promise<Out<'attendanceSummary'>> {
  const date = input.date ?? today(ctx);
  return { data: await countDay(ctx, { where: employedWithin(ctx, input, date, date), isWhole: isEverybody(ctx, input) }, date, COUNTED) };
}

export async function attendanceGrid(ctx: Ctx, input: In<'attendanceGrid'>): Promise<Out<'attendanceGrid'>> {
  const first = startOfMonth(input.month ?? today(ctx));
  const last = endOfMonth(first);
  const { rows, meta } = await pageOfPeople(ctx, input, employedWithin(ctx, input, first, last), isEverybody(ctx, input) ? [first, last] : null);
  const days = await dayLettersOf(ctx, rows, first, last);
  const data = rows.map((person) => ({ employee: presentPerson(person), days: days.get(person.id) ?? [] }));
  return { data, meta };
}

const MOST_PUNCHES = 1000;

export async function attendanceMap(ctx: Ctx, input: In<'attendanceMap'>): Promise<Out<'attendanceMap'>> {
  const date = input.date ?? today(ctx);
  const zone = ctx.actor.timeZone;
  const rows = await ctx.db
    .select({ record: r, employee: { id: e.id, name: e.name }, site: s.name, branch: branches.name })
    .from(r)
    .innerJoin(e, eq(e.id, r.employee_id))
    .leftJoin(s, eq(s.id, r.work_site_id))
    .leftJoin(branches, eq(branches.id, r.branch_id))
    .where(
      and(
        eq(r.company_id, ctx.companyId),
        employedWithin(ctx, input, date, date),
        between(r.recorded_at, startOfDateIn(date, zone), startOfDateIn(addDays(date, 1), zone)),
        isNull(r.voided_at),
        isNotNull(r.lat),
        isNotNull(r.lng),
      ),
    )
    .orderBy(asc(r.recorded_at))
    .limit(MOST_PUNCHES);
  return {
    data: rows.map(({ record: { id, type, recorded_at: at, distance_m, position, lat, lng }, employee, site, branch }) => ({
      id,
      type,
      at,
      distance_m,
      position,
      place: site ?? branch,
      lat: lat as number,
      lng: lng as number,
      employee,
    })),
  };
}

async function present(ctx: Ctx, person: ManagedPerson, date: CalendarDate, records: readonly AroundPunch[]): Promise<Out<'showAttendanceDay'>> {
  const details = await explainDay(ctx, person, date, records);
  return {
    data: {
      employee: presentPerson(person),
      date,
      sessions: details.map((detail) => ({ ...detail, state: stateOf(detail.attendance), can: canOf(ctx, person.id, detail.attendance, detail.closed) })),
    },
  };
}

/** @throws 404 outside of the caller's sight */
export async function showAttendanceDay(ctx: Ctx, { employee_id, date }: In<'showAttendanceDay'>): Promise<Out<'showAttendanceDay'>> {
  const [[person], records] = await pipeline(
    ctx,
    () => allPeople(ctx, employedWithin(ctx, { employee_id }, date, date)),
    () => punchesAround(ctx, { employee_id, date }),
  );
  if (!person) throw notFound();
  return present(ctx, person, date, records);
}

/** The day of a kept session. @throws 404 outside of the caller's sight */
export async function showAttendance(ctx: Ctx, { id }: In<'showAttendance'>): Promise<Out<'showAttendance'>> {
  const [[found], records] = await pipeline(
    ctx,
    () => personOfSession(ctx, id),
    () => punchesAround(ctx, { session: id }),
  );
  if (!found) throw notFound();
  return present(ctx, found, found.date as CalendarDate, records);
}

const SHOWN_SITES = 20;

export async function attendanceChoices(ctx: Ctx, { keyword }: In<'attendanceChoices'>): Promise<Out<'attendanceChoices'>> {
  const like = containing(keyword);
  const [employees, sites] = await pipeline(
    ctx,
    () => chooseActive(ctx, keyword),
    () =>
      ctx.db
        .select({ id: s.id, name: s.name })
        .from(s)
        .where(and(eq(s.company_id, ctx.companyId), isNull(s.deleted_at), keyword ? or(ilike(s.name, like), ilike(s.code, like)) : undefined))
        .orderBy(asc(s.name))
        .limit(SHOWN_SITES)
        .execute(),
  );
  return { data: { employees, sites } };
}
