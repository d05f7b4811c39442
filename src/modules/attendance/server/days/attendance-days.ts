/** The days of people: what is kept of them, and of the others how they are planned. A fixed number of statements for any number of people. */
import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { timeOnLine } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { branches } from '#modules/company/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import type { DayPlan } from '../../contract/judge/day-plan.ts';
import { paidDayType } from '../../contract/judge/overtime.ts';
import { slotsOf, type Slot } from '../../contract/judge/slots.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { keptSessionsOf } from '../judging/attendance.store.ts';
import { plansOf, type Placed } from '../judging/plans-of.ts';
import { attendanceRecords as r, type AttendanceRecord, type PunchRecord } from '../punch/attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';

type ShownPunch = PunchRecord & { readonly place: string | null };

/** Punches by their ids, with the names of the places they were measured against. */
export async function shownPunches(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ShownPunch>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ record: r, site: workSites.name, branch: branches.name })
    .from(r)
    .leftJoin(workSites, eq(workSites.id, r.work_site_id))
    .leftJoin(branches, eq(branches.id, r.branch_id))
    .where(and(eq(r.company_id, ctx.companyId), among(r.id, ids)))
    .execute();
  return new Map(rows.map(({ record, site, branch }) => [record.id, { ...record, place: site ?? branch }]));
}

/** @param role what the judge took it for; of a face the kept type says little */
export const presentPunch = (record: ShownPunch, role: Punch['type'], status: Punch['status']): Punch => ({
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

const planned = (plan: DayPlan) => ({
  date: plan.date,
  planned: plan.day_type,
  holiday: plan.holiday,
  leave: plan.leave,
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

const plannedSession = (plan: DayPlan, index: number, slot: Slot | undefined): Attendance => ({
  ...NOTHING,
  ...planned(plan),
  session_index: index,
  session: sessionOf(slot),
  schedule: plan.schedule,
  day_type: paidDayType(plan),
});

function keptSession(row: AttendanceRecord, plan: DayPlan, punchOf: (id: number | null) => ShownPunch | undefined): Attendance {
  const [checkin, checkout] = [punchOf(row.checkin_id), punchOf(row.checkout_id)];
  return {
    ...planned(plan),
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
    flags: row.flags,
  };
}

/** The sessions of a day in their order: kept ones as they stand, the others as they are planned, a day without any as one. */
function dayOf(
  plan: DayPlan,
  setting: AttendanceSetting,
  kept: readonly AttendanceRecord[],
  punchOf: (id: number | null) => ShownPunch | undefined,
): Attendance[] {
  const slots = slotsOf(plan, setting);
  const known = new Set(kept.map(({ session_index }) => session_index));
  const rows = kept.map((row) => keptSession(row, plan, punchOf));
  // Who did not come at all has one row for the day.
  const missing = kept.some(({ absent }) => absent > 0) ? [] : slots.filter(({ index }) => !known.has(index));
  rows.push(...missing.map((slot) => plannedSession(plan, slot.index, slot)));
  if (rows.length === 0) rows.push(plannedSession(plan, 0, undefined));
  return rows.sort((a, b) => a.session_index - b.session_index);
}

/** @param from first and @param to last day @returns every day of each, one row for each session, in their order */
export async function attendanceDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, Attendance[]>> {
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, kept] = await together(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => keptSessionsOf(ctx, ids, from, to),
  );
  const named = [...kept.values()].flat().flatMap(({ checkin_id, checkout_id }) => [checkin_id, checkout_id].filter((id) => id !== null));
  const punches = await shownPunches(ctx, named);
  const punchOf = (id: number | null) => (id === null ? undefined : punches.get(id));
  return new Map(
    people.map(({ id, branch_id }) => {
      const setting = settingAt(branch_id);
      const byDate = Map.groupBy(kept.get(id) ?? [], ({ date }) => date);
      return [id, (plans.get(id) ?? []).flatMap((plan) => dayOf(plan, setting, byDate.get(plan.date) ?? [], punchOf))];
    }),
  );
}
