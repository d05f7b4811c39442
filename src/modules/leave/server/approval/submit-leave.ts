/** Applies for leave, for oneself or on behalf of an employee. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid, invalidFields } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { askDeciders, decideFiled, startApproval } from '#modules/approval/server/public.ts';
import { getEmployee, getEmployees, getOwnEmployee, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type { applyLeave as applyEndpoint } from '../../contract/leave.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { leaveWorkflow } from '../../contract/leave.workflow.ts';
import type { fileLeave as fileEndpoint } from '../../contract/manage-leave.endpoints.ts';
import { lockLeaveOf } from '../entitlement/account.store.ts';
import { assessLeave } from '../application/assess-leave.ts';
import { leaveFacts } from './leave-facts.ts';
import { leaveSubject } from './leave-subject.ts';
import { leaveActor, today } from '../leave-actor.ts';
import { presentLeave } from '../leave.presenter.ts';
import { insertLeave } from '../leave.store.ts';
import { LEAVE_NUMBERS, type LeaveRecord } from '../leave.tables.ts';

type Form = ParsedInput<typeof applyEndpoint>;

/** Half-day doubles and two applications at once meet at the same index. */
const ONE_LEAVE_A_DAY = {
  leave_days_morning: ['start_date', LEAVE_ERRORS.overlap],
  leave_days_afternoon: ['start_date', LEAVE_ERRORS.overlap],
} as const;

/** @returns the leaves that were made: two where the application runs over the new year. */
async function submit(ctx: Ctx, employee: EmployeeRecord, form: Form, onBehalf: boolean): Promise<LeaveRecord[]> {
  const day = today(ctx);
  // The last free day goes to whoever asks first: one application of an employee after the other.
  await lockLeaveOf(ctx, employee.id);
  const asked = { ...form, start: form.start_date, end: form.end_date, files: form.documents.length, birth: form.birth_date };
  const assessment = await assessLeave(ctx, employee, asked, { today: day, onBehalf });
  if (!assessment) throw invalid('leave_type_id', LEAVE_ERRORS.typeUnknown);
  if (Object.keys(assessment.faults).length > 0) throw invalidFields(assessment.faults);
  if (form.relief_employee_id !== null) await requireRelief(ctx, form.relief_employee_id, employee.id);
  const { documents, ...fields } = form;
  const replacing = new Set(assessment.replaced.map(({ day: { date } }) => date));
  const made: LeaveRecord[] = [];
  for (const { start, end, days, total, account_year } of assessment.parts) {
    const record = await guardUnique(ONE_LEAVE_A_DAY, async () =>
      insertLeave(
        ctx,
        {
          ...fields,
          start_date: start,
          end_date: end,
          number: await nextNumber(ctx, 'leave', LEAVE_NUMBERS),
          employee_id: employee.id,
          total_days: total,
          account_year,
          apply_date: day,
          continues_id: made[0]?.id ?? null,
        },
        days,
        replacing,
      ),
    );
    await moveRecord(ctx, { workflow: leaveWorkflow, action: 'apply', subjectId: record.id, current: null });
    // Leave over the new year is one application: both parts are decided by the rule for all of its days.
    await startApproval(ctx, leaveSubject, record, leaveFacts(record, employee, assessment.total));
    await audit(ctx, { action: 'leave.applied', subject_type: 'leave', subject_id: record.id, after: record });
    made.push(record);
  }
  const [first] = made;
  // The files lie with the first part; the other one shows them too.
  if (first) await replaceFiles(ctx, documents, { type: 'leave', id: first.id, field: 'documents' });
  return made;
}

async function requireRelief(ctx: Ctx, id: number, employeeId: number): Promise<void> {
  // A colleague may be named whom the applicant could not otherwise look up.
  const [found] = await getEmployees(seeingAll(ctx), [id]);
  if (!found || found.status !== 'Active' || id === employeeId) throw invalid('relief_employee_id', LEAVE_ERRORS.reliefUnknown);
}

/** The employee's own application. @throws 422 by field on what the type, the calendar or the balance refuses. */
export async function applyLeave(ctx: Ctx, form: Form): Promise<OutputOf<typeof applyEndpoint>> {
  const employee = await getOwnEmployee(ctx);
  const made = await submit(ctx, employee, form, false);
  for (const leave of made) await askDeciders(ctx, leaveSubject, leave);
  return { success: true, message: say(LEAVE_MESSAGES.applied, ctx.locale), data: await presentLeave(ctx, made[0] as LeaveRecord, 'own') };
}

/** On behalf of an employee; approved at once where the officer may approve this leave: filing it stands for the review. */
export async function fileLeave(ctx: Ctx, { employee_id, approve, ...form }: ParsedInput<typeof fileEndpoint>): Promise<OutputOf<typeof fileEndpoint>> {
  const employee = await getEmployee(ctx, employee_id);
  if (approve && !leaveActor(ctx).may('Approve')) throw forbidden();
  const made: LeaveRecord[] = [];
  for (const leave of await submit(ctx, employee, form, true)) made.push(approve ? await decideFiled(ctx, leaveSubject, leave) : leave);
  if (!approve) for (const leave of made) await askDeciders(ctx, leaveSubject, leave);
  return { success: true, message: say(LEAVE_MESSAGES.filed, ctx.locale), data: await presentLeave(ctx, made[0] as LeaveRecord, 'managed') };
}
