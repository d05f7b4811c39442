/** How a session of a day is shown: kept, or as it is planned. */
import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { timeOnLine } from '#platform/contract/time/local-line.ts';
import { prepared, adhoc } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branches } from '#modules/company/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { paidDayType } from '../../contract/evaluate/overtime.ts';
import type { Slot } from '#modules/roster/contract/slots.ts';
import { attendanceRecords as r, attendances as a, type AttendanceRecord, type PunchRecord } from '../attendance.tables.ts';

/** What is shown of a punch. */
export interface PresentedPunch extends Pick<
  PunchRecord,
  'id' | 'recorded_at' | 'distance_m' | 'accuracy_m' | 'position' | 'source' | 'lat' | 'lng' | 'remark'
> {
  readonly place: string | null;
}
export type ShownPunch = PunchRecord & PresentedPunch;

const withPlaces = (db: Db, which: SQL | undefined) =>
  db
    .select({ record: r, site: workSites.name, branch: branches.name })
    .from(r)
    .leftJoin(workSites, eq(workSites.id, r.work_site_id))
    .leftJoin(branches, eq(branches.id, r.branch_id))
    .where(which);

const byIds = adhoc(['company', 'ids'], (db, $) => withPlaces(db, and(eq(r.company_id, $.company), sql`${r.id} = any(${$.ids}::bigint[])`)));
const taken = prepared('attendance.punches-taken', ['company', 'ids', 'from', 'to'], (db, $) => {
  const ids = db
    .select({ id: sql`unnest(array[${a.checkin_id}, ${a.checkout_id}])` })
    .from(a)
    .where(and(eq(a.company_id, $.company), sql`${a.employee_id} = any(${$.ids}::bigint[])`, between(a.date, $.from, $.to)));
  return withPlaces(db, and(eq(r.company_id, $.company), sql`${r.id} = any(array(${ids}))`));
});

const byId = (rows: Awaited<ReturnType<typeof byIds>>): Map<number, ShownPunch> =>
  new Map(rows.map(({ record, site, branch }) => [record.id, { ...record, place: site ?? branch }]));

/** Punches by their ids, with the names of the places they were measured against. */
export const shownPunches = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, ShownPunch>> =>
  ids.length === 0 ? new Map() : byId(await byIds(ctx, { company: ctx.companyId, ids }));

/** Those that the kept sessions of people took between two days: found by the sessions, so that nobody waits for these first. */
export const punchesTaken = async (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, ShownPunch>> =>
  byId(await taken(ctx, { company: ctx.companyId, ids, from, to }));

/** @param role what the judge took it for; of a face the kept type says little */
export const presentPunch = (record: PresentedPunch, role: Punch['type'], status: Punch['status']): Punch => ({
  id: record.id,
  type: role,
  at: instantText(record.recorded_at),
  status,
  place: record.place,
  distance_m: record.distance_m,
  accuracy_m: record.accuracy_m,
  position: record.position,
  source: record.source,
  lat: record.lat,
  lng: record.lng,
  remark: record.remark,
});

const planOf = (plan: DayPlan) => ({
  date: plan.date,
  planned: plan.day_type,
  holiday: plan.holiday,
  leave: plan.leave,
  visited: plan.visited,
});

const NOTHING = {
  id: null,
  checkin: null,
  checkout: null,
  minutes: 0,
  overtime_minutes: 0,
  overtime_status: 'None' as const,
  late_minutes: 0,
  early_leave_minutes: 0,
  absent: 0,
  flags: [],
};

const sessionOf = (slot: Slot | undefined) => (slot ? { start_time: timeOnLine(slot.start), end_time: timeOnLine(slot.end) } : null);

export const plannedSession = (plan: DayPlan, index: number, slot: Slot | undefined): Attendance => ({
  ...NOTHING,
  ...planOf(plan),
  session_index: index,
  session: sessionOf(slot),
  schedule: plan.schedule,
  day_type: paidDayType(plan),
});

/** What is written of a session and shown of it. */
export type StoredSession = Omit<AttendanceRecord, 'company_id' | 'employee_id' | 'overtime_remark' | 'flags' | 'created_at' | 'updated_at'> & {
  readonly flags: readonly Attendance['flags'][number][];
};

export function storedSession(row: StoredSession, plan: DayPlan, punchOf: (id: number | null) => PresentedPunch | undefined): Attendance {
  const [checkin, checkout] = [punchOf(row.checkin_id), punchOf(row.checkout_id)];
  return {
    ...planOf(plan),
    id: row.id,
    session_index: row.session_index,
    session: row.start_time === null || row.end_time === null ? null : { start_time: row.start_time, end_time: row.end_time },
    schedule: row.work_schedule_id === null ? null : { id: row.work_schedule_id, name: row.basis.schedule ?? plan.schedule?.name ?? '' },
    day_type: row.day_type,
    checkin: checkin ? presentPunch(checkin, 'checkin', row.checkin_status) : null,
    checkout: checkout ? presentPunch(checkout, 'checkout', row.checkout_status) : null,
    minutes: row.minutes,
    overtime_minutes: row.overtime_minutes,
    overtime_status: row.overtime_status,
    late_minutes: row.late_minutes,
    early_leave_minutes: row.early_leave_minutes,
    absent: row.absent,
    flags: [...row.flags],
  };
}
