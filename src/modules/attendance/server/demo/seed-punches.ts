/** The current month of attendance and the six before it (of a brief demo the one) for the demo companies, judged, with overtime and corrections that wait. Same day, same rows. */
import { and, eq, lt } from 'drizzle-orm';
import { addDays, addMonths, dateInZone, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { among } from '#platform/server/db/among.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { openMany } from '#modules/approval/server/public.ts';
import { branchFacts } from '#modules/company/server/public.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { correctionWorkflow } from '../../contract/manage/correction.workflow.ts';
import { followOvertime } from '../overtime/follow-overtime.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';
import { plansOf } from '#modules/roster/server/public.ts';
import { attendanceCorrections, attendances as a } from '../attendance.tables.ts';
import { demoPunches, type DemoPunch } from './demo-punches.ts';

/** Metres of a degree of latitude. */
const DEGREE = 111_195;
const RADIUS = 150;

/** One statement, however many there are. */
const INSERT = `insert into attendance_records (company_id, employee_id, type, recorded_at, received_at, source, lat, lng, accuracy_m, branch_id, distance_m, position,
    inside_percent, remark, for_date, for_index, corrects, voided_at, void_reason)
  select $1, employee_id, type, recorded_at, recorded_at, source, lat, lng, accuracy_m, branch_id, distance_m, position, inside_percent, remark, for_date, for_index, corrects,
    case when void_reason is not null then least(recorded_at + interval '1 day', $3::timestamptz) end, void_reason
  from json_to_recordset($2::json) as r(employee_id bigint, type text, recorded_at timestamptz, source text, lat numeric, lng numeric, accuracy_m integer, branch_id bigint,
    distance_m integer, position text, inside_percent smallint, remark text, for_date date, for_index smallint, corrects boolean, void_reason text)`;

interface Pin {
  readonly id: number;
  readonly lat: number | null;
  readonly lng: number | null;
}

function rowOf({ employee_id, type, recorded_at, source, metres, remark, for_date, voided }: DemoPunch, pin: Pin | undefined) {
  const entered = { employee_id, type, recorded_at, source, remark, for_date, for_index: for_date && 0, corrects: for_date !== null, void_reason: voided };
  if (source === 'manual' || source === 'auto' || !pin || pin.lat === null || pin.lng === null) return entered;
  const inside = metres <= RADIUS;
  return {
    ...entered,
    lat: pin.lat + metres / DEGREE,
    lng: pin.lng,
    accuracy_m: 12,
    branch_id: pin.id,
    distance_m: metres,
    position: inside ? 'inside' : 'outside',
    inside_percent: inside ? 99 : 1,
  };
}

/** Overtime of before last week is decided, one in ten of it rejected. */
async function decideOld(ctx: Ctx, before: CalendarDate, ids: readonly number[]): Promise<void> {
  const old = and(eq(a.company_id, ctx.companyId), eq(a.overtime_status, 'Pending'), lt(a.date, before));
  const rows = await ctx.db.update(a).set({ overtime_status: 'Approved' }).where(old).returning({ id: a.id });
  const refused = rows.filter((_, at) => at % 10 === 9).map(({ id }) => id);
  await ctx.db
    .update(a)
    .set({ overtime_status: 'Rejected', overtime_remark: 'Not agreed beforehand' })
    .where(and(eq(a.company_id, ctx.companyId), among(a.id, refused)));
  await followOvertime(ctx, ids);
}

const MOST_CORRECTIONS = 3;

/** Some who forgot to check out ask for it to be put right. */
async function askCorrections(ctx: Ctx, from: CalendarDate): Promise<void> {
  const { rows } = await ctx.client.query<{ employee_id: number; date: string; session_index: number; checkin_at: string }>(
    `select a.employee_id, a.date::text as date, a.session_index, r.recorded_at as checkin_at from attendances a join attendance_records r on r.id = a.checkin_id
     where a.company_id = $1 and a.date >= $2 and 'missing_checkout' = any(a.flags) order by a.date desc, a.employee_id limit $3`,
    [ctx.companyId, from, MOST_CORRECTIONS],
  );
  if (rows.length === 0) return;
  const WORKED = 9 * 3_600_000;
  const asked = await ctx.db
    .insert(attendanceCorrections)
    .values(
      rows.map((row) => ({
        ...row,
        company_id: ctx.companyId,
        checkout_at: new Date(Date.parse(row.checkin_at) + WORKED).toISOString(),
        reason: 'I forgot to check out',
      })),
    )
    .returning();
  await openMany(
    ctx,
    correctionWorkflow.subject,
    asked.map(({ id, employee_id, status, date }) => ({ id, employee_id, status, last_by: null, since: `${date}T13:00:00.000Z`, detail: '' })),
  );
}

/** Runs as the portal, once leave, payroll and schedules stand. */
export async function seedPunches({ tx, now, brief }: DemoStage, { company_id, officer, people }: DemoStaff): Promise<void> {
  const today = dateInZone(now);
  const from = startOfMonth(addMonths(today, brief ? -1 : -6));
  const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
  const staff = people.filter(({ record }) => record.status === 'Active').map(({ id, record }) => ({ id, branch_id: record.branch_id }));
  const [plans, pins] = [await plansOf(ctx, staff, from, today), await branchFacts(ctx, [...new Set(staff.flatMap(({ branch_id }) => branch_id ?? []))])];
  const rows = staff.flatMap(({ id, branch_id }, person) =>
    (plans.get(id) ?? []).flatMap((plan) => demoPunches(plan, id, person, now).map((punch) => rowOf(punch, pins.get(branch_id ?? 0)))),
  );
  await ctx.client.query(INSERT, [company_id, JSON.stringify(rows), now.toISOString()]);
  const ids = staff.map(({ id }) => id);
  await evaluateAgain(
    ctx,
    ids.map((employee_id) => ({ employee_id, from, to: today })),
    { evenLocked: true },
  );
  await decideOld(ctx, addDays(today, -7), ids);
  await askCorrections(ctx, addDays(today, -14));
}
