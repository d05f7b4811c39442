import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { confirmPayroll as endpoint } from '../../contract/state/state.endpoints.ts';
import { mayConfirmOwnWork } from '../../contract/payroll.policy.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { bookEncashments } from './book-encashment.ts';
import { staleSources } from './check-sources.ts';
import { issuePayslips } from './issue-payslips.ts';
import { changePayroll, getPayroll, lockEmployees } from '../payroll.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { sayOvertimeWaiting } from '../overtime/say-waiting.ts';
import { openVariances } from './confirm-gate.ts';
import { savedAnswer } from '../process/saved-answer.ts';
import { notifyEmployee } from './notify-employee.ts';

/** @throws 409 on a changed status or version; 422 on a net pay below zero, the own work under four eyes, what is unusual and unexplained, or what was made of records that changed since. */
export async function confirmPayroll(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee_id } = await getPayroll(ctx, input.id);
  await lockEmployees(ctx, [employee_id]);
  const record = await getPayroll(ctx, input.id, true);
  requireSeenVersion(record, input.updated_at ?? undefined);
  const { four_eyes } = await findSetting(ctx);
  const status = await moveRecord(ctx, { workflow: payrollWorkflow, action: 'confirm', subjectId: record.id, current: record.status, seen: input.status });
  if (record.total_net_pay < 0) throw invalid('base', PAYROLL_ERRORS.negativeNet);
  if (!mayConfirmOwnWork(four_eyes, record.processed_by, ctx.actor.userId)) throw invalid('base', PAYROLL_ERRORS.fourEyes);
  const current = (await openVariances(ctx, [record.id])).get(record.id);
  if (current) throw invalid('base', current);
  const stale = (await staleSources(ctx, [record.id])).get(record.id);
  if (stale) throw invalid('base', stale.text, stale.params);
  const [payslip = null] = await issuePayslips(ctx, [record]);
  const after = await changePayroll(ctx, record.id, {
    ...(status ? { status } : {}),
    confirmed_by: ctx.actor.userId,
    confirmed_at: ctx.clock.now().toISOString(),
    payslip,
  });
  await bookEncashments(ctx, [record.id]);
  await audit(ctx, {
    action: 'payroll.confirmed',
    subject_type: 'payroll',
    subject_id: record.id,
    before: { status: record.status },
    after: { status: after.status, net: toRinggit(after.total_net_pay) },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'payroll_confirmed', subject: { type: 'payroll', id: record.id }, stored: false });
  await notifyEmployee(ctx, after, 'payslip');
  const answer = await savedAnswer(ctx, after, PAYROLL_MESSAGES.confirmed);
  return { ...answer, message: answer.message + (await sayOvertimeWaiting(ctx, [record.id])) };
}
