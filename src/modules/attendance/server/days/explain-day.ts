/** A day with everything behind it: its punches, the voided ones too, why it was judged so, and what was asked to be put right. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import type { EvaluationContext } from '../../contract/evaluate/basis.ts';
import { basisOf } from '../../contract/evaluate/evaluate-pair.ts';
import { slotsOf } from '#modules/roster/contract/slots.ts';
import { traceOf } from '../../contract/evaluate/trace.ts';
import type { AttendanceDetail } from '../../contract/own/own-attendance.endpoints.ts';
import { storedSessionsOf } from '../evaluation/attendance.store.ts';
import { plansOf, type Placed, isClosed } from '#modules/roster/server/public.ts';
import { correctionsOf, presentCorrection } from '../corrections-of.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { attendanceDaysOf } from './attendance-days.ts';
import { presentPunch } from './present-session.ts';
import type { AroundPunch } from './punches-around.ts';

const PHOTO = { type: 'attendance_record', field: 'image' } as const;

/** Which session a punch belongs to: the one that took it, of whatever day; those that none took the first of the day lists. */
function punchesFor(
  session: Attendance,
  isFirst: boolean,
  all: readonly AroundPunch[],
  taken: ReadonlySet<number>,
  zoneDay: (punch: AroundPunch) => string,
): AroundPunch[] {
  const own = new Set([session.checkin?.id, session.checkout?.id]);
  return all.filter((punch) => own.has(punch.id) || (isFirst && !taken.has(punch.id) && zoneDay(punch) === session.date));
}

/** The sessions of a day of one person. @param records what was punched around it (`punchesAround`) */
export async function explainDay(ctx: Ctx, person: Placed, date: CalendarDate, records: readonly AroundPunch[]): Promise<AttendanceDetail[]> {
  const zone = ctx.actor.timeZone;
  const [days, plans, stored, settingAt, corrections, closed, files] = await pipeline(
    ctx,
    () => attendanceDaysOf(ctx, [person], date, date),
    () => plansOf(ctx, [person], date, date),
    () => storedSessionsOf(ctx, [person.id], addDays(date, -2), addDays(date, 1)),
    () => settingsOf(ctx),
    () => correctionsOf(ctx, person.id, date),
    () => isClosed(ctx, person.id, date),
    () =>
      presentFilesOf(
        ctx,
        PHOTO.type,
        records.map(({ id }) => id),
        PHOTO.field,
      ),
  );
  const sessions = days.get(person.id) ?? [];
  const byId = new Map(records.map((record) => [record.id, record]));
  const around = stored.get(person.id) ?? [];
  const basisAt = new Map(around.flatMap((row) => (row.date === date ? [[row.session_index, row.basis] as const] : [])));
  const [plan] = plans.get(person.id) ?? [];
  const setting = settingAt(person.branch_id);
  const plannedBasis = (session: Attendance): EvaluationContext =>
    plan ? basisOf(plan, slotsOf(plan, setting).find(({ index }) => index === session.session_index) ?? null, setting) : { source: 'none' };
  const taken = new Set(around.flatMap(({ checkin_id, checkout_id }) => [checkin_id, checkout_id].filter((id) => id !== null)));
  return sessions.map((session, at) => {
    const known = (id: number | undefined) => (id === undefined ? null : (byId.get(id) ?? null));
    const trace = traceOf(session, basisAt.get(session.session_index) ?? plannedBasis(session), zone, known(session.checkin?.id), known(session.checkout?.id));
    return {
      attendance: session,
      punches: punchesFor(session, at === 0, records, taken, (punch) => punch.local_date).map((punch) => ({
        ...([session.checkin, session.checkout].find((side) => side?.id === punch.id) ?? presentPunch(punch, punch.type, null)),
        image: files.get(punch.id)?.[0] ?? null,
        voided: punch.void_reason,
        by: punch.source === 'manual' ? punch.by : null,
      })),
      trace: trace.map((text) => say(text, ctx.locale)),
      corrections: corrections.filter(({ correction }) => correction.session_index === session.session_index).map((row) => presentCorrection(row)),
      closed,
    };
  });
}
