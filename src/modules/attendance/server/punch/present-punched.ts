/** A punch that was taken, with the session that took it. */
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import { attendanceDaysOf, presentPunch, shownPunches } from '../days/attendance-days.ts';
import type { PunchRecord } from './attendance.tables.ts';

/** `day` is null of one that no session took. */
export async function answerPunch(ctx: Ctx, record: PunchRecord): Promise<{ punch: Punch; day: Attendance | null }> {
  const employee = await getOwnEmployee(ctx);
  const date = dateInZone(instantText(record.recorded_at), ctx.actor.timeZone);
  const sessions = (await attendanceDaysOf(ctx, [employee], addDays(date, -1), date)).get(employee.id) ?? [];
  const sideOf = ({ checkin, checkout }: Attendance) => [checkin, checkout].find((punch) => punch?.id === record.id);
  const day = sessions.find((session) => sideOf(session)) ?? null;
  const punch = day && sideOf(day);
  if (punch) return { punch, day };
  const shown = (await shownPunches(ctx, [record.id])).get(record.id);
  return { punch: presentPunch(shown ?? { ...record, place: null }, record.type, null), day: null };
}
