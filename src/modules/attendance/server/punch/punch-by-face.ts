/** A face that was recognised at a device. */
import { dateInZone } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Attendance, PunchType } from '../../contract/attendance.schema.ts';
import { spanOf } from '../../contract/evaluate/evaluate-days.ts';
import { attendanceDaysOf } from '../days/attendance-days.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';
import { lockEvaluated } from '../evaluation/load-evaluation.ts';
import type { PunchRecord } from './attendance.tables.ts';
import { addPunch, punchByRef } from './punch.store.ts';
import { notifyRecorded } from './notify-punch.ts';

export interface FaceSeen {
  readonly employee_id: number;
  /** When the device saw it. */
  readonly at: Date;
  readonly work_site_id: number | null;
  readonly device_id: number;
  readonly client_ref: string;
}

export interface FacePunch {
  /** Null: the same face was seen within a minute before, or nothing was kept. */
  readonly record: PunchRecord | null;
  /** What the judge took it for; null: no session took it. */
  readonly role: PunchType | null;
  readonly day: Attendance | null;
}

/** Seconds within which it is the same face (readings O14). */
const REPEAT_S = 60;

const seenJustBefore = adhocText<{ seen: boolean }>(
  `select exists (select from attendance_records where company_id = $1 and employee_id = $2 and source = 'fr' and voided_at is null
     and recorded_at between $3::timestamptz - interval '${REPEAT_S} seconds' and $3) as seen`,
);

async function takenAs(ctx: Ctx, person: Parameters<typeof attendanceDaysOf>[1][number], record: PunchRecord, at: Date): Promise<FacePunch> {
  const date = dateInZone(at, ctx.actor.timeZone);
  const days = (await attendanceDaysOf(ctx, [person], spanOf(date).from, date)).get(person.id) ?? [];
  const day = days.find(({ checkin, checkout }) => checkin?.id === record.id || checkout?.id === record.id) ?? null;
  return { record, day, role: day && (day.checkin?.id === record.id ? 'checkin' : 'checkout') };
}

/** Keeps it and judges the days about it: the first of a session is the check-in, the last the check-out. */
export async function punchByFace(ctx: Ctx, { employee_id, at, work_site_id, device_id, client_ref }: FaceSeen): Promise<FacePunch> {
  const [person] = await lockEvaluated(ctx, [employee_id]);
  if (!person) return { record: null, role: null, day: null };
  const known = await punchByRef(ctx, employee_id, client_ref);
  if (known) return takenAs(ctx, person, known, at);
  const [before] = await seenJustBefore(ctx.client, [ctx.companyId, employee_id, at.toISOString()]);
  if (before?.seen) return { record: null, role: null, day: null };
  const record = await addPunch(ctx, {
    employee_id,
    type: 'checkin',
    source: 'fr',
    recorded_at: at.toISOString(),
    work_site_id,
    device_id,
    client_ref,
    ...(work_site_id === null ? {} : { position: 'inside' as const }),
  });
  const date = dateInZone(at, ctx.actor.timeZone);
  await evaluateAgain(ctx, [{ employee_id, ...spanOf(date) }]);
  await notifyRecorded(ctx);
  return takenAs(ctx, person, record, at);
}
