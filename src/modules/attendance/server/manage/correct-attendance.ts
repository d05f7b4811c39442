/** The office changes days: times put right, added, taken away. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { and, eq } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/manage/correct-attendance.endpoints.ts';
import { MANAGE_ERRORS, MANAGE_MESSAGES } from '../../contract/manage/manage.messages.ts';
import { attendances as a, type AttendanceRecord } from '../attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { requireLiveSite, timesAsked } from '../correction/own-corrections.ts';
import { requireChangeable } from '../day-rules.ts';
import { dropTimes, lockSession, putTimes, type SessionTimes } from '../correction/put-times.ts';
import { notifyCorrected } from '../notify-corrected.ts';

type Call = 'addAttendance' | 'correctAttendance' | 'removeAttendance';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const SUBJECT = 'attendance';

/** A kept session of somebody in sight; the person is locked first, as the judge does. @throws 404 */
async function lockStored(ctx: Ctx, id: number): Promise<{ employee: EmployeeRecord; row: AttendanceRecord }> {
  const [found] = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), eq(a.id, id)));
  if (!found) throw notFound();
  const employee = await getEmployee(ctx, found.employee_id, { lock: true });
  const row = await lockSession(ctx, { ...found, date: found.date as CalendarDate });
  if (!row) throw notFound();
  return { employee, row };
}

interface Change {
  readonly employee: EmployeeRecord;
  readonly date: CalendarDate;
  readonly action: 'corrected' | 'added' | 'removed';
  readonly id: number;
  readonly after: object;
}

async function finish(ctx: Ctx, { employee, date, action, id, after }: Change, message: Text) {
  await audit(ctx, { action: `${SUBJECT}.${action}`, subject_type: SUBJECT, subject_id: id, after: { employee_id: employee.id, date, ...after } });
  await notifyCorrected(ctx, employee, date);
  return {
    success: true as const,
    message: say(message, ctx.locale, { name: employee.name, date: formatDate(date) }),
    data: { employee_id: employee.id, date },
  };
}

/** @throws 422 at what cannot be */
async function sessionTimes(
  ctx: Ctx,
  { branch_id }: EmployeeRecord,
  session: Pick<SessionTimes, 'employee_id' | 'date' | 'session_index'>,
  input: In<'correctAttendance'>,
): Promise<SessionTimes> {
  const { work_site_id = null, reason } = input;
  await requireLiveSite(ctx, work_site_id);
  const { early_limit_minutes } = (await settingsOf(ctx))(branch_id);
  return { ...session, ...timesAsked(ctx, { ...input, date: session.date }, early_limit_minutes), work_site_id, reason };
}

export async function correctAttendance(ctx: Ctx, input: In<'correctAttendance'>): Promise<Out<'correctAttendance'>> {
  const { employee, row } = await lockStored(ctx, input.id);
  const date = row.date as CalendarDate;
  const closed = await requireChangeable(ctx, employee.id, date, input.override);
  const times = await sessionTimes(ctx, employee, { employee_id: employee.id, date, session_index: row.session_index }, input);
  await putTimes(ctx, times, closed);
  return finish(ctx, { employee, date, action: 'corrected', id: input.id, after: times }, MANAGE_MESSAGES.corrected);
}

export async function addAttendance(ctx: Ctx, input: In<'addAttendance'>): Promise<Out<'addAttendance'>> {
  const { employee_id, date, session_index } = input;
  const employee = await getEmployee(ctx, employee_id, { lock: true });
  const closed = await requireChangeable(ctx, employee_id, date, input.override);
  const session = { employee_id, date, session_index };
  if ((await lockSession(ctx, session))?.checkin_id) throw invalid('base', MANAGE_ERRORS.standsAlready);
  const times = await sessionTimes(ctx, employee, session, { ...input, id: 0 });
  await putTimes(ctx, times, closed);
  const after = await lockSession(ctx, session);
  return finish(ctx, { employee, date, action: 'added', id: after?.id ?? employee_id, after: times }, MANAGE_MESSAGES.added);
}

export async function removeAttendance(ctx: Ctx, { id, reason, override }: In<'removeAttendance'>): Promise<Out<'removeAttendance'>> {
  const { employee, row } = await lockStored(ctx, id);
  const date = row.date as CalendarDate;
  const closed = await requireChangeable(ctx, employee.id, date, override);
  if (row.checkin_id === null && row.checkout_id === null) throw invalid('base', MANAGE_ERRORS.noPunches);
  await dropTimes(ctx, { employee_id: employee.id, date, session_index: row.session_index }, reason, closed);
  const { success, message } = await finish(ctx, { employee, date, action: 'removed', id, after: { reason } }, MANAGE_MESSAGES.removed);
  return { success, message };
}
