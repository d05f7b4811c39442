/** Faces that are somebody's become punches; what a day makes of them is attendance's to say. */
import { randomUUID } from 'node:crypto';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { AttendanceStatus, PunchType } from '#modules/attendance/contract/attendance.schema.ts';
import { UNUSUAL_FROM, type Trust, type TrustReason } from '#modules/attendance/contract/trust/trust.ts';
import type { EvaluatedSpan } from '#modules/attendance/contract/evaluate/nearby-spans.ts';
import { addPunches, evaluateAgain } from '#modules/attendance/server/public.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { punchRef } from './punch-ref.ts';
import { linkPunches } from './record.store.ts';

export interface FacePunch {
  readonly id: number;
  readonly type: PunchType;
  readonly status: AttendanceStatus | null;
}

const evaluated = adhocText<FacePunch>(
  `select p.id, coalesce(case when a.checkin_id = p.id then 'checkin' when a.checkout_id = p.id then 'checkout' end, p.type) as type,
          case when a.checkin_id = p.id then a.checkin_status when a.checkout_id = p.id then a.checkout_status end as status
   from attendance_records p left join attendances a on a.company_id = p.company_id and (a.checkin_id = p.id or a.checkout_id = p.id)
   where p.company_id = $1 and p.id = any($2::bigint[])`,
);

/** The punches of faces as their days count them by now, by face. */
export async function punchesOf(ctx: Ctx, records: readonly FaceRecord[]): Promise<Map<number, FacePunch>> {
  const rows = await evaluated(ctx.client, [ctx.companyId, records.flatMap(({ attendance_record_id }) => attendance_record_id ?? [])]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    records.flatMap(({ id, attendance_record_id }) => {
      const punch = byId.get(attendance_record_id ?? 0);
      return punch ? [[id, punch] as const] : [];
    }),
  );
}

/** What is unusual about the face stays with the day that it counts for. */
function trustOf({ flags }: FaceRecord): Trust | null {
  const reasons: TrustReason[] = [...(flags.includes('late') ? (['offline'] as const) : []), ...(flags.includes('clock') ? (['device_clock'] as const) : [])];
  return reasons.length === 0 ? null : { score: flags.includes('clock') ? UNUSUAL_FROM : 0, reasons };
}

/** A night begins on the day before, and a face of the morning may end it. */
export function spansOf(ctx: Ctx, records: readonly FaceRecord[]): EvaluatedSpan[] {
  return records.flatMap(({ employee_id, recorded_at }) => {
    const date = dateInZone(recorded_at, ctx.actor.timeZone);
    return employee_id === null ? [] : [{ employee_id, from: addDays(date, -2), to: addDays(date, 1) }];
  });
}

/** Makes punches of those that are matched, and judges the days about them once. @returns the punches by face */
export async function punchFaces(ctx: Ctx, workSiteId: number | null, records: readonly FaceRecord[]): Promise<Map<number, number>> {
  const matched = records.filter(({ match_status }) => match_status === 'matched');
  if (matched.length === 0) return new Map();
  // What a device sends again is one punch; each decision of a person makes one of its own.
  const refs = new Map(
    matched.map(({ id, flags, fr_device_id, client_ref }) => [id, flags.includes('assigned') ? randomUUID() : punchRef(fr_device_id, client_ref)]),
  );
  const punches = await addPunches(
    ctx,
    matched.map((record) => ({
      employee_id: record.employee_id as number,
      // Without a direction the first of a session is the check-in, the last the check-out.
      type: record.direction === 'out' ? 'checkout' : 'checkin',
      directed: record.direction !== null,
      trust: trustOf(record),
      source: record.flags.includes('by_code') ? 'code' : 'fr',
      recorded_at: record.recorded_at,
      work_site_id: workSiteId,
      device_id: record.fr_device_id,
      client_ref: refs.get(record.id) as string,
      ...(workSiteId !== null && { position: 'inside' }),
    })),
  );
  const byRef = new Map(punches.map(({ id, client_ref }) => [client_ref, id]));
  const punched = new Map(matched.map((record) => [record.id, byRef.get(refs.get(record.id) as string) as number]));
  await linkPunches(
    ctx,
    [...punched].map(([id, punch]) => ({ id, punch })),
  );
  await evaluateAgain(ctx, spansOf(ctx, matched));
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_recorded', stored: false });
  return punched;
}
