/** A punch that was taken, with the session that took it. */
import { dateInZone } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import { spanOf } from '../../contract/evaluate/evaluate-days.ts';
import { attendanceDaysOf } from '../days/attendance-days.ts';
import { storedSession, presentPunch, shownPunches, type StoredSession, type ShownPunch } from '../days/present-session.ts';
import type { PersonLoaded } from '../evaluation/load-evaluation.ts';
import type { PunchRecord } from '../attendance.tables.ts';

interface Punched {
  readonly punch: Punch;
  /** Null of one that no session took. */
  readonly day: Attendance | null;
}

const sideOf = ({ checkin, checkout }: Attendance, { id }: PunchRecord) => [checkin, checkout].find((punch) => punch?.id === id);

/** One that came before. */
export async function answerKnown(ctx: Ctx, record: PunchRecord): Promise<Punched> {
  const employee = await getOwnEmployee(ctx);
  const date = dateInZone(instantText(record.recorded_at), ctx.actor.timeZone);
  const sessions = (await attendanceDaysOf(ctx, [employee], spanOf(date).from, date)).get(employee.id) ?? [];
  const day = sessions.find((session) => sideOf(session, record)) ?? null;
  const punch = day && sideOf(day, record);
  return punch ? { punch, day } : untaken((await shownPunches(ctx, [record.id])).get(record.id) ?? { ...record, place: null });
}

/** One that was judged just now. @param written the sessions that changed with it */
export async function answerTaken(ctx: Ctx, record: ShownPunch, { judging: evaluation }: PersonLoaded, written: readonly StoredSession[]): Promise<Punched> {
  const row = written.find(({ checkin_id, checkout_id }) => checkin_id === record.id || checkout_id === record.id);
  const plan = evaluation.plans.find(({ date }) => date === row?.date);
  if (!row || !plan) return untaken(record);
  const others = [row.checkin_id, row.checkout_id].filter((id) => id !== null && id !== record.id);
  const shown = await shownPunches(ctx, others as number[]);
  const day = storedSession(row, plan, (id) => (id === record.id ? record : id === null ? undefined : shown.get(id)));
  const punch = sideOf(day, record);
  return punch ? { punch, day } : untaken(record);
}

const untaken = (record: ShownPunch): Punched => ({ punch: presentPunch(record, record.type, null), day: null });
