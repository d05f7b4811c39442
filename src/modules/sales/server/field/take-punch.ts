/** Check-in and check-out of a promoter, by place and photo. What was made without a network is judged by when it was made. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatClock } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { measure, type Measured } from '#platform/contract/place/geofence.ts';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { fixOf, madeAt, requireRecent, wasHeldBack, type MadeAt } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { checkIn as endpoint } from '../../contract/field/field.endpoints.ts';
import { FIELD_ERRORS, FIELD_MESSAGES } from '../../contract/field/field.messages.ts';
import { checkInStatus, checkOutFlags, checkOutStatus, mayCheckIn, workedMinutes } from '../../contract/field/field-rules.ts';
import { punchText } from '../../contract/field/punch-text.ts';
import { closesAt, LEAD_MINUTES } from '../../contract/schedule-status.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';
import { ownSchedule, projectOfSchedule } from '../field-schedule.ts';
import { changeSchedule, hasStock, notifyActivity, punchesOf, reportOf } from '../field.store.ts';
import { salesPunches, type PunchRecord } from '../tables/field.tables.ts';

type Input = ParsedInput<typeof endpoint>;
type Answer = OutputOf<typeof endpoint>;
type Type = PunchRecord['type'];

export const PUNCH_PHOTO = { type: 'sales_punch', field: 'image' } as const;
const MINUTE = 60_000;

const plannedOf = ({ starts_at, ends_at }: ScheduleRecord) => ({ starts: Date.parse(starts_at), ends: Date.parse(ends_at) });
const clockOf = (ctx: Ctx, at: number | string) => formatClock(new Date(at), ctx.actor.timeZone, ctx.locale);

async function placeOf(ctx: Ctx, schedule: ScheduleRecord, project: ProjectRecord, fix: ReturnType<typeof fixOf>): Promise<Measured | null> {
  if (!fix) return null;
  const [outlet] = await ctx.db
    .select({ id: o.id, lat: o.lat, lng: o.lng, radius_m: o.radius_m })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, schedule.outlet_id)));
  return outlet ? measure(fix, { id: outlet.id, lat: Number(outlet.lat), lng: Number(outlet.lng), radius_m: project.radius_m ?? outlet.radius_m }) : null;
}

/** What must be sent along. One that waited on a device is taken as it is, and seen to lack it. @throws 422 at image or remark */
function requireProof({ image, remark }: Input, project: ProjectRecord, measured: Measured | null, isOutside: boolean): void {
  if (isOutside && remark === null)
    throw measured ? invalid('remark', FIELD_ERRORS.outside, { distance: measured.distance_m }) : invalid('remark', FIELD_ERRORS.noPlace);
  if ((project.photo_required || isOutside) && !image) throw invalid('image', FIELD_ERRORS.photo);
}

/** @throws 422 where it is not the time for a check-in, or for a check-out */
async function requireTime(ctx: Ctx, type: Type, schedule: ScheduleRecord, at: number, { offline }: MadeAt): Promise<Partial<Record<Type, PunchRecord>>> {
  const punches = await punchesOf(ctx, schedule.id);
  if (schedule.status === 'Cancelled') throw invalid('base', FIELD_ERRORS.cancelled);
  if (type === 'checkin') {
    if (punches.checkin) throw invalid('base', FIELD_ERRORS.checkedIn);
    const planned = plannedOf(schedule);
    const shown = { from: clockOf(ctx, planned.starts - LEAD_MINUTES * MINUTE), to: clockOf(ctx, planned.ends) };
    if (!mayCheckIn(at, planned)) throw invalid('base', FIELD_ERRORS.checkInTime, shown);
    return punches;
  }
  const { checkin, checkout } = punches;
  if (!checkin) throw invalid('base', FIELD_ERRORS.checkInFirst);
  const isInTime = offline !== null && at < closesAt(schedule);
  if (checkout && !(isInTime && checkout.source === 'auto')) throw invalid('base', checkout.source === 'auto' ? FIELD_ERRORS.closed : FIELD_ERRORS.checkedOut);
  if (at < Math.floor(Date.parse(checkin.recorded_at) / MINUTE) * MINUTE)
    throw invalid('base', FIELD_ERRORS.beforeCheckIn, { time: clockOf(ctx, checkin.recorded_at) });
  return punches;
}

/** What there is to know of one that waited on a device: its time is not certain, or it is not as it was sealed. */
async function offlineFlags(ctx: Ctx, type: Type, input: Input, when: MadeAt): Promise<string[]> {
  const { offline } = when;
  if (!offline) return [];
  const { offline: _made, ...sent } = input;
  const hash = createHash('sha256')
    .update(punchText(type, { ...sent, ...offline.made }), 'utf8')
    .digest('hex');
  return [
    'offline',
    ...(offline.time.isTrusted ? [] : ['clock']),
    ...(hash === offline.made.hash ? [] : ['altered']),
    ...((await wasHeldBack(ctx, when)) ? ['held_back'] : []),
  ];
}

async function flagsOf(ctx: Ctx, type: Type, input: Input, schedule: ScheduleRecord, project: ProjectRecord, when: MadeAt): Promise<string[]> {
  const late = await offlineFlags(ctx, type, input, when);
  if (type === 'checkin') return late;
  const report = await reportOf(ctx, schedule.id);
  return [...checkOutFlags({ ...project, is_submitted: report?.status === 'submitted', has_stock: await hasStock(ctx, schedule.id) }), ...late];
}

async function punch(ctx: Ctx, type: Type, input: Input): Promise<Answer> {
  const when = madeAt(ctx, input.offline ?? null);
  const schedule = await ownSchedule(ctx, input.id);
  const at = when.at.getTime();
  const make = async (): Promise<PunchRecord> => {
    requireRecent(ctx, when, FIELD_ERRORS.tooOld);
    const fix = fixOf(input);
    const { checkin, checkout } = await requireTime(ctx, type, schedule, at, when);
    const project = await projectOfSchedule(ctx, schedule);
    const measured = await placeOf(ctx, schedule, project, fix);
    const outside = measured === null || measured.position === 'outside';
    if (!when.offline) requireProof(input, project, measured, outside);
    const planned = plannedOf(schedule);
    // Closed by the portal before what was made in time arrived.
    if (checkout) await ctx.db.delete(salesPunches).where(and(eq(salesPunches.company_id, ctx.companyId), eq(salesPunches.id, checkout.id)));
    const [record] = await ctx.db
      .insert(salesPunches)
      .values({
        company_id: ctx.companyId,
        schedule_id: schedule.id,
        type,
        recorded_at: when.at.toISOString(),
        received_at: ctx.clock.now().toISOString(),
        lat: fix ? String(fix.lat) : null,
        lng: fix ? String(fix.lng) : null,
        accuracy_m: fix?.accuracy_m == null ? null : Math.round(fix.accuracy_m),
        distance_m: measured?.distance_m ?? null,
        outside,
        status: type === 'checkin' ? checkInStatus(at, planned, project.ontime_checkin_minutes) : checkOutStatus(at, planned, project.ontime_checkout_minutes),
        source: /Mobi|Android/i.test(ctx.request.userAgent) ? 'mobile' : 'web',
        remark: input.remark,
        flags: await flagsOf(ctx, type, input, schedule, project, when),
        client_ref: input.client_ref,
        created_by: ctx.actor.userId,
      })
      .returning();
    if (!record) throw new Error('No punch was recorded');
    const image = input.image ?? null;
    if (image !== null) await replaceFile(ctx, image, { ...PUNCH_PHOTO, id: record.id }, { extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES });
    await changeSchedule(
      ctx,
      schedule.id,
      type === 'checkin'
        ? { status: 'On Going' }
        : { status: 'Completed', auto_closed: false, worked_minutes: checkin ? workedMinutes(Date.parse(checkin.recorded_at), at) : 0 },
    );
    await audit(ctx, {
      action: type === 'checkin' ? 'sales_schedule.checked_in' : 'sales_schedule.checked_out',
      subject_type: 'sales_schedule',
      subject_id: schedule.id,
      after: { recorded_at: record.recorded_at, source: record.source, outside, distance_m: record.distance_m },
    });
    await notifyActivity(ctx);
    return record;
  };
  const record = await madeOnce(ctx, { table: salesPunches, person: salesPunches.schedule_id }, schedule.id, input.client_ref, make);
  const message = say(FIELD_MESSAGES[record.type], ctx.locale, { time: clockOf(ctx, record.recorded_at) });
  return { success: true, message, data: { recorded_at: instantText(record.recorded_at), status: record.status, flags: record.flags } };
}

export const checkIn = (ctx: Ctx, input: Input): Promise<Answer> => punch(ctx, 'checkin', input);
export const checkOut = (ctx: Ctx, input: Input): Promise<Answer> => punch(ctx, 'checkout', input);
