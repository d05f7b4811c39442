/** A correction that somebody asks for, as something that is decided: what the inbox shows of it, and what follows from each move. */
import { inBoth } from '#platform/contract/messages.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { entryStatesOf } from '#modules/approval/contract/decision.policy.ts';
import type { MadeMove, Subject, SubjectItem, SubjectPreview, SubjectRecord, DecisionNotice } from '#modules/approval/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { APPROVAL_ERRORS, ATTENDANCE_APPROVAL as W } from '../../contract/manage/attendance-approval.messages.ts';
import { correctionWorkflow } from '../../contract/manage/correction.workflow.ts';
import { PUNCH_MESSAGES } from '../../contract/punch.messages.ts';
import { putTimes } from './put-times.ts';
import { notifyCorrected } from '../notify-corrected.ts';
import { requireOpenMonth } from '../require-open-month.ts';
import type { CorrectionRecord } from '../attendance.tables.ts';
import { correctionsById, getCorrection, lockCorrection, writeCorrection, type AskedCorrection } from './correction.store.ts';
import { dayRoute, WAITING } from '../overtime/overtime-subject.ts';
import { labelSpan } from '../shown-times.ts';

const MANAGE = '/attendance/manage';

const asked = ({ correction: { checkin_at, checkout_at, date } }: AskedCorrection, zone: string) =>
  inBoth((locale) => labelSpan({ from: checkin_at, to: checkout_at }, date, zone, locale));

/** `20/11/26 · 09:02 AM – 06:10 PM`. */
const itemDetail = (row: AskedCorrection, zone: string) => {
  const times = asked(row, zone);
  return inBoth((locale) => `${formatDate(row.correction.date)} · ${times[locale]}`);
};

async function items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]> {
  const rows = await correctionsById(
    ctx,
    waiting.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.correction.id,
    title: formatDate(row.correction.date),
    detail: itemDetail(row, ctx.actor.timeZone),
    version: instantText(row.correction.updated_at),
    note: row.correction.reason,
    person: { id: row.correction.employee_id, name: row.name },
    route: dayRoute(row.correction),
  }));
}

async function preview(ctx: Ctx, id: number): Promise<SubjectPreview> {
  const row = await getCorrection(ctx, id);
  const { correction, site, from, to } = row;
  return {
    status: correction.status,
    version: instantText(correction.updated_at),
    facts: [
      { label: W.date, value: inBoth(() => formatDate(correction.date)) },
      { label: W.recorded, value: inBoth((locale) => labelSpan({ from, to }, correction.date, ctx.actor.timeZone, locale)) },
      { label: W.asked, value: asked(row, ctx.actor.timeZone) },
      ...(site ? [{ label: W.site, value: inBoth(() => site) }] : []),
      { label: W.reason, value: inBoth(() => correction.reason), wide: true },
    ],
    warnings: [],
    attachments: [],
    around: null,
  };
}

async function moved(ctx: Ctx, record: CorrectionRecord, { action, to, remark }: MadeMove<never>): Promise<CorrectionRecord> {
  if (action === 'approve') {
    const { employee_id, session_index, checkin_at, checkout_at, work_site_id, reason } = record;
    const date = record.date as CalendarDate;
    await requireOpenMonth(ctx, employee_id, date);
    await putTimes(ctx, { employee_id, date, session_index, checkin_at, checkout_at, work_site_id, reason });
  }
  return writeCorrection(ctx, record.id, {
    status: to as CorrectionRecord['status'],
    remark,
    decided_by: ctx.actor.userId,
    decided_at: ctx.clock.now().toISOString(),
  });
}

/** Those who may decide hear of it; afterwards the employee does. */
async function announced(ctx: Ctx, record: CorrectionRecord, { action, deciders }: DecisionNotice): Promise<void> {
  const { id, employee_id, date, reason, status } = record;
  const [employee] = await getEmployees(seeingAll(ctx), [employee_id]);
  if (!employee) return;
  if (action !== 'ask') return notifyCorrected(ctx, employee, date as CalendarDate, status === 'Approved' ? 'approved' : 'rejected');
  await notify(ctx, {
    to: { users: deciders },
    notification_type: 'attendance_correction',
    title: PUNCH_MESSAGES.askedTitle,
    message: PUNCH_MESSAGES.askedText,
    params: { name: employee.name, date: formatDate(date), reason },
    route: dayRoute(record),
    subject: { type: correctionWorkflow.subject, id },
  });
}

export const correctionSubject: Subject<CorrectionRecord, never> = {
  workflow: correctionWorkflow,
  title: W.corrections,
  counted: W.correctionsCounted,
  page: MANAGE,
  reminder: { type: 'attendance_correction', route: WAITING },
  refusals: { own: APPROVAL_ERRORS.ownCorrection },
  rules: () => ({ entryStates: entryStatesOf(correctionWorkflow), finish: 'approve', four_eyes: false }),
  lock: lockCorrection,
  items,
  preview,
  moved,
  notify: announced,
};
