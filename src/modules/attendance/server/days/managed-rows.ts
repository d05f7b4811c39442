/** Rows of management: the sessions of people on a day, and what may be done about them. */
import { exists, and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { Attendance, Flag, OvertimeStatus, Source } from '../../contract/attendance.schema.ts';
import { DAY_SECTIONS, sectionOf, type DaySection } from '../../contract/manage/day-section.ts';
import { isOf, stateOf, type DayMark, type ListStatus } from '../../contract/manage/day-state.ts';
import type { AttendanceRow } from '../../contract/manage/manage-attendance.endpoints.ts';
import { dayMarksOf, markOf, marksOfDay } from './day-marks.ts';
import { listedDaysOf } from './listed-day.ts';
import { isWithin, lockedSpans, mayChange } from '#modules/roster/server/public.ts';
import { attendanceRecords as r, attendances as a } from '../attendance.tables.ts';
import type { ManagedPerson } from './managed-people.ts';

export interface DayAsked {
  readonly flags?: readonly Flag[] | undefined;
  readonly overtime?: OvertimeStatus | undefined;
  readonly source?: Source | undefined;
  readonly work_site_id?: number | undefined;
}

/** Employees with a session on the day that fits: what is kept says it, so the database finds them. */
export function withSession(ctx: Ctx, date: CalendarDate, { flags, overtime, source, work_site_id }: DayAsked): SQL | undefined {
  if (!flags?.length && !overtime && !source && !work_site_id) return undefined;
  return exists(
    ctx.db
      .select({ id: a.id })
      .from(a)
      .leftJoin(r, eq(r.id, a.checkin_id))
      .where(
        and(
          eq(a.company_id, ctx.companyId),
          eq(a.employee_id, e.id),
          eq(a.date, date),
          flags?.length ? arrayOverlaps(a.flags, [...flags]) : undefined,
          overtime ? eq(a.overtime_status, overtime) : undefined,
          source ? eq(r.source, source) : undefined,
          work_site_id ? eq(r.work_site_id, work_site_id) : undefined,
        ),
      ),
  );
}

export const presentPerson = ({ id, name, employee_code, position }: ManagedPerson) => ({ id, name, employee_code, position });

/** What a session and the caller allow, rights aside: nobody touches their own days, and a closed month is the owner's alone. */
export function canOf(ctx: Ctx, employeeId: number, session: Attendance, closed: boolean): AttendanceRow['can'] {
  const may = mayChange(ctx, employeeId);
  const change = may && (!closed || ctx.actor.type === 'owner');
  return {
    correct: change,
    remove: change && (session.checkin ?? session.checkout) !== null,
    decide: may && !closed && session.overtime_status === 'Pending',
    override: closed,
  };
}

const isWanted = (session: DayMark, statuses: readonly ListStatus[] | undefined) => !statuses?.length || statuses.some((status) => isOf(session, status));

/** The sessions of people who are employed on a day, in the order of the people. @param version of what plans the day, said before (`frameVersion`) */
export async function rowsOfDay(
  ctx: Ctx,
  people: readonly ManagedPerson[],
  date: CalendarDate,
  version: string,
  statuses?: readonly ListStatus[],
): Promise<AttendanceRow[]> {
  const ids = people.map(({ id }) => id);
  const pictures = people.flatMap(({ image_file }) => image_file ?? []);
  const [days, locked, images] = await pipeline(
    ctx,
    () => listedDaysOf(ctx, people, date, version),
    () => lockedSpans(ctx, ids, date, date),
    () => presentFiles(ctx, pictures),
  );
  const moment = momentOf(ctx, date);
  return people.flatMap((person) => {
    const day = days.get(person.id);
    if (!day) return [];
    const section = sectionOf(marksOfDay(day.plan, day.setting, day.rows.map(markOf), day.rule), moment);
    return day
      .sessions()
      .filter((session) => isWanted(session, statuses))
      .map((session) => ({
        ...session,
        employee: { ...presentPerson(person), image: images.get(person.image_file ?? '')?.url ?? null },
        state: stateOf(session),
        section,
        place: session.checkin?.place ?? null,
        can: canOf(ctx, person.id, session, isWithin(locked.get(person.id), date)),
      }));
  });
}

function momentOf(ctx: Ctx, date: CalendarDate) {
  const zone = ctx.actor.timeZone;
  return { isOver: date < todayIn(ctx.clock, zone), now: lineMinuteOf(ctx.clock.now(), zone) };
}

/** Where each of the people stands on a day. */
async function sectionsOf(ctx: Ctx, people: readonly ManagedPerson[], date: CalendarDate): Promise<ReadonlyMap<number, DaySection>> {
  const moment = momentOf(ctx, date);
  const days = await dayMarksOf(ctx, people, date, date);
  return new Map(people.map(({ id }) => [id, sectionOf((days.get(id) ?? []).flat(), moment)]));
}

/** The people by their sections, within each in the order that they have. */
export async function inSections(ctx: Ctx, people: readonly ManagedPerson[], date: CalendarDate): Promise<ManagedPerson[]> {
  const sections = await sectionsOf(ctx, people, date);
  return DAY_SECTIONS.flatMap((section) => people.filter(({ id }) => sections.get(id) === section));
}

/** Those of the people who have a session of one of these kinds. */
export async function peopleOfStatus(
  ctx: Ctx,
  people: readonly ManagedPerson[],
  date: CalendarDate,
  statuses: readonly ListStatus[],
): Promise<ManagedPerson[]> {
  const days = await dayMarksOf(ctx, people, date, date);
  return people.filter(({ id }) =>
    days
      .get(id)
      ?.flat()
      .some((session) => isWanted(session, statuses)),
  );
}
