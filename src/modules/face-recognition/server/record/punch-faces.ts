/** Faces that are somebody's become punches; what a day makes of them is attendance's to say. */
import type { AttendanceStatus, PunchType } from '#modules/attendance/contract/attendance.schema.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';

export interface FacePunch {
  readonly id: number;
  readonly type: PunchType;
  readonly status: AttendanceStatus | null;
}

const judged = plannedText<FacePunch>(
  `select p.id, coalesce(case when a.checkin_id = p.id then 'checkin' when a.checkout_id = p.id then 'checkout' end, p.type) as type,
          case when a.checkin_id = p.id then a.checkin_status when a.checkout_id = p.id then a.checkout_status end as status
   from attendance_records p left join attendances a on a.company_id = p.company_id and (a.checkin_id = p.id or a.checkout_id = p.id)
   where p.company_id = $1 and p.id = any($2::bigint[])`,
);

/** The punches of faces as their days count them by now, by face. */
export async function punchesOf(ctx: Ctx, records: readonly FaceRecord[]): Promise<Map<number, FacePunch>> {
  const rows = await judged(ctx.client, [ctx.companyId, records.flatMap(({ attendance_record_id }) => attendance_record_id ?? [])]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    records.flatMap(({ id, attendance_record_id }) => {
      const punch = byId.get(attendance_record_id ?? 0);
      return punch ? [[id, punch] as const] : [];
    }),
  );
}

/** TEMP until core's door stands. */
export async function punchFaces(_ctx: Ctx, _device: unknown, _records: readonly FaceRecord[]): Promise<Map<number, number>> {
  return new Map();
}
export async function punchAssigned(_ctx: Ctx, _record: FaceRecord): Promise<void> {}
