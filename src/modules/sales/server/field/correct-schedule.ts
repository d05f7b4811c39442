/** Check-in and check-out recorded by whoever supervises: a promoter without a phone, a schedule that the portal closed, overtime. */
import { sql } from 'drizzle-orm';
import { formatDateTime } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { correctSchedule as endpoint } from '../../contract/field/field.endpoints.ts';
import { FIELD_ERRORS, FIELD_MESSAGES } from '../../contract/field/field.messages.ts';
import { checkInStatus, checkOutStatus, workedMinutes } from '../../contract/field/field-rules.ts';
import { LEAD_MINUTES } from '../../contract/schedule-status.ts';
import { projectOfSchedule, supervisedSchedule } from '../field-schedule.ts';
import { changeSchedule, notifyActivity, punchesOf } from '../field.store.ts';
import { salesPunches as p, type PunchRecord } from '../tables/field.tables.ts';

const DAY_MS = 86_400_000;
const MINUTE = 60_000;

/** What the audit log keeps of a punch that was put right, for good: not where the promoter was. */
const saidOf = (punch: PunchRecord | undefined) => {
  if (!punch) return null;
  const { recorded_at, status, source, remark, flags, outside, distance_m } = punch;
  return { recorded_at, status, source, remark, flags, outside, distance_m };
};

const momentOf = ({ actor, locale }: Ctx, at: number) => formatDateTime(new Date(at), actor.timeZone, locale);

export async function correctSchedule(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { id, checkin_at, checkout_at, overtime_minutes, reason } = input;
  const schedule = await supervisedSchedule(ctx, id);
  if (schedule.status === 'Cancelled') throw invalid('base', FIELD_ERRORS.cancelled);
  const now = ctx.clock.now();
  const [from, to] = [Date.parse(checkin_at), checkout_at === null ? null : Date.parse(checkout_at)];
  const planned = { starts: Date.parse(schedule.starts_at), ends: Date.parse(schedule.ends_at) };
  if (from > now.getTime()) throw invalid('checkin_at', FIELD_ERRORS.future);
  // Of this schedule, not of another day: it is paid by its own.
  const [first, last] = [planned.starts - LEAD_MINUTES * MINUTE, planned.ends + DAY_MS];
  if (from < first || from > last) throw invalid('checkin_at', FIELD_ERRORS.otherDay, { from: momentOf(ctx, first), to: momentOf(ctx, last) });
  if (to !== null && to > now.getTime()) throw invalid('checkout_at', FIELD_ERRORS.future);
  if (to !== null && (to < from || to - from > DAY_MS)) throw invalid('checkout_at', FIELD_ERRORS.order);
  const worked = to === null ? null : workedMinutes(from, to);
  const beyond = Math.max(0, (worked ?? 0) - (planned.ends - planned.starts) / MINUTE);
  if (overtime_minutes > beyond) throw invalid('overtime_minutes', FIELD_ERRORS.overtimeTooLong, { minutes: beyond });
  const project = await projectOfSchedule(ctx, schedule);
  const before = await punchesOf(ctx, id);
  if (to === null && before.checkout) throw invalid('checkout_at', FIELD_ERRORS.checkOutTime);
  const moved = (punch: PunchRecord | undefined, at: number) => !punch || Math.floor(Date.parse(punch.recorded_at) / MINUTE) !== Math.floor(at / MINUTE);
  const of = { company_id: ctx.companyId, schedule_id: id, source: 'manual' as const, remark: reason, created_by: ctx.actor.userId };
  const punches = [
    ...(moved(before.checkin, from)
      ? [{ ...of, type: 'checkin' as const, at: from, status: checkInStatus(from, planned, project.ontime_checkin_minutes) }]
      : []),
    ...(to !== null && (moved(before.checkout, to) || before.checkout?.source === 'auto')
      ? [{ ...of, type: 'checkout' as const, at: to, status: checkOutStatus(to, planned, project.ontime_checkout_minutes) }]
      : []),
  ];
  if (punches.length > 0)
    await ctx.db
      .insert(p)
      .values(punches.map(({ at, ...punch }) => ({ ...punch, recorded_at: new Date(at).toISOString(), received_at: now.toISOString() })))
      .onConflictDoUpdate({
        target: [p.company_id, p.schedule_id, p.type],
        set: {
          recorded_at: sql`excluded.recorded_at`,
          received_at: sql`excluded.received_at`,
          status: sql`excluded.status`,
          // Where the promoter was, and what was odd about it, was so at another time.
          lat: null,
          lng: null,
          accuracy_m: null,
          distance_m: null,
          outside: false,
          flags: [],
          source: sql`excluded.source`,
          remark: sql`excluded.remark`,
          created_by: sql`excluded.created_by`,
          updated_at: sql`clock_timestamp()`,
        },
      });
  const stamp = { by: ctx.actor.userId, at: now.toISOString() };
  const change = {
    status: to === null ? ('On Going' as const) : ('Completed' as const),
    worked_minutes: worked,
    overtime_minutes,
    overtime_by: overtime_minutes > 0 ? stamp.by : null,
    overtime_at: overtime_minutes > 0 ? stamp.at : null,
    // Nobody has seen a check-out that is still to come.
    confirmed_by: to === null ? null : stamp.by,
    confirmed_at: to === null ? null : stamp.at,
    updated_by: stamp.by,
  };
  await changeSchedule(ctx, id, change);
  await audit(ctx, {
    action: 'sales_schedule.corrected',
    subject_type: 'sales_schedule',
    subject_id: id,
    before: { ...schedule, checkin: saidOf(before.checkin), checkout: saidOf(before.checkout) },
    after: { ...schedule, ...change, checkin: checkin_at, checkout: checkout_at, reason },
  });
  await notifyActivity(ctx);
  return { success: true, message: say(FIELD_MESSAGES.corrected, ctx.locale) };
}
