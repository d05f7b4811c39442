/** Overtime as something that is decided: what the inbox shows of it, and what follows from each move. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { inBoth, say } from '#platform/contract/messages.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { entryStatesOf } from '#modules/approval/contract/decision.policy.ts';
import type { MadeMove, Subject, SubjectItem, SubjectPreview, SubjectRecord, DecisionNotice } from '#modules/approval/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { APPROVAL_ERRORS, ATTENDANCE_APPROVAL as W } from '../../contract/manage/attendance-approval.messages.ts';
import { overtimeWorkflow } from '../../contract/manage/overtime.workflow.ts';
import type { OvertimeStatus } from '../../contract/attendance.schema.ts';
import { notifyCorrected } from '../notify-corrected.ts';
import { requireOpenMonth } from '../require-open-month.ts';
import type { AttendanceRecord } from '../attendance.tables.ts';
import { isPaidLate } from './overtime-after-payroll.ts';
import { getOvertime, lockOvertime, overtimeOfMonth, overtimesById, writeOvertime } from './overtime.store.ts';
import { labelLength, labelSpan } from '../shown-times.ts';

const MANAGE = '/attendance/manage';
/** Whatever day it is of: the list shows one day, the inbox all that waits. */
export const WAITING = `${MANAGE}#approvals`;
/** Employment (Limitation of Overtime Work) Regulations 1980, r.2: hours of a month. */
const MOST_HOURS = 104;
const HOUR = 60;

/** A session, by the status of its overtime. */
export type OvertimeRecord = AttendanceRecord & { readonly status: OvertimeStatus };
const asRecord = (row: AttendanceRecord): OvertimeRecord => ({ ...row, status: row.overtime_status });

export const dayRoute = ({ employee_id, date }: Pick<AttendanceRecord, 'employee_id' | 'date'>) => `${MANAGE}?date=${date}&open=${employee_id}-${date}`;

/** `20/11/26 · 2 h 10 min · 09:02 AM – 08:10 PM`. */
async function items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]> {
  const rows = await overtimesById(
    ctx,
    waiting.map(({ id }) => id),
  );
  return rows.map(({ session, name, from, to }) => ({
    id: session.id,
    title: formatDate(session.date),
    detail: inBoth((locale) =>
      [formatDate(session.date), labelLength(session.overtime_minutes, locale), labelSpan({ from, to }, session.date, ctx.actor.timeZone, locale)].join(' · '),
    ),
    version: instantText(session.updated_at),
    note: null,
    person: { id: session.employee_id, name },
    route: dayRoute(session),
  }));
}

async function preview(ctx: Ctx, id: number): Promise<SubjectPreview> {
  const { session, from, to } = await getOvertime(ctx, id);
  const month = await overtimeOfMonth(ctx, session.employee_id, session.date as CalendarDate);
  const { start_time, end_time } = session;
  const planned = start_time && end_time ? { start_time, end_time } : null;
  const hours = Math.round((month / HOUR) * 10) / 10;
  return {
    status: session.overtime_status,
    version: instantText(session.updated_at),
    facts: [
      { label: W.date, value: inBoth(() => formatDate(session.date)) },
      { label: W.planned, value: inBoth((locale) => (planned ? saySession(planned, locale) : say(W.nothing, locale))) },
      { label: W.recorded, value: inBoth((locale) => labelSpan({ from, to }, session.date, ctx.actor.timeZone, locale)) },
      { label: W.worked, value: inBoth((locale) => labelLength(session.minutes, locale)) },
      { label: W.overtime, value: inBoth((locale) => labelLength(session.overtime_minutes, locale)) },
      { label: W.ofMonth, value: inBoth((locale) => labelLength(month, locale)) },
    ],
    warnings: [
      ...(hours > MOST_HOURS ? [inBoth((locale) => say(W.overLimit, locale, { hours }))] : []),
      ...(session.overtime_status === 'Pending' && (await isPaidLate(ctx, session.employee_id, session.date as CalendarDate)) ? [W.paidLate] : []),
    ],
    attachments: [],
    around: null,
  };
}

/** Approved once its payroll is confirmed it is paid with the next one; in a month that is closed without a payroll it would be paid by none. */
async function moved(ctx: Ctx, record: OvertimeRecord, { action, to, remark }: MadeMove<never>): Promise<OvertimeRecord> {
  const date = record.date as CalendarDate;
  if (action === 'approve' && !(await isPaidLate(ctx, record.employee_id, date))) await requireOpenMonth(ctx, record.employee_id, date);
  return asRecord(await writeOvertime(ctx, record.id, { overtime_status: to as OvertimeStatus, overtime_remark: remark }));
}

async function announced(ctx: Ctx, { id, employee_id, date, status }: OvertimeRecord, { action, deciders }: DecisionNotice): Promise<void> {
  if (action === 'ask') {
    await notify(ctx, {
      to: { users: deciders },
      notification_type: 'attendance_correction',
      title: W.overtimeWaits,
      route: dayRoute({ employee_id, date }),
      subject: { type: 'overtime', id },
    });
    return;
  }
  const [employee] = await getEmployees(ctx, [employee_id]);
  if (employee) await notifyCorrected(ctx, employee, date as CalendarDate, status === 'Approved' ? 'overtimeApproved' : 'overtimeRejected');
}

export const overtimeSubject: Subject<OvertimeRecord, never> = {
  workflow: overtimeWorkflow,
  title: W.overtime,
  counted: W.overtimeCounted,
  page: MANAGE,
  reminder: { type: 'attendance_correction', route: WAITING },
  refusals: { own: APPROVAL_ERRORS.ownOvertime },
  rules: () => ({ entryStates: entryStatesOf(overtimeWorkflow), finish: 'approve', four_eyes: false }),
  lock: async (ctx, id) => asRecord(await lockOvertime(ctx, id)),
  items,
  preview,
  moved,
  notify: announced,
  audited: ({ overtime_minutes }) => ({ overtime_minutes }),
};
