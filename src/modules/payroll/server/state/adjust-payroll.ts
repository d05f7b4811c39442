/** Adjustments add to or take from the net pay after processing; contributions and tax stay as they are. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid, notFound } from '#platform/contract/errors.ts';
import { add, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { addAdjustment as addEndpoint, deleteAdjustment as deleteEndpoint } from '../../contract/state/state.endpoints.ts';
import { canAdjustPayroll } from '../../contract/payroll.policy.ts';
import { payrollSummary } from '../../contract/calculation/payroll-summary.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import { requireNothingAfter } from '../stored/beside.store.ts';
import { adjustmentsOf, changePayroll, getPayroll, insertAdjustment, lockEmployees, removeAdjustment } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { savedAnswer } from '../process/saved-answer.ts';

async function lockAdjustable(ctx: Ctx, id: number, seen?: string): Promise<PayrollRecord> {
  const { employee_id } = await getPayroll(ctx, id);
  await lockEmployees(ctx, [employee_id]);
  const record = await getPayroll(ctx, id, true);
  if (seen !== undefined && seen !== record.status) throw changed();
  if (record.kind === 'advance') throw invalid('base', PAYROLL_ERRORS.advanceFixed);
  if (!canAdjustPayroll(record.status)) throw invalid('base', PAYROLL_ERRORS.locked);
  await requireOpenMonths(ctx, [record.end_date]);
  // Adjusted, a confirmed run is open again: a later one of its kind may be open already.
  if (record.kind !== 'monthly') await requireNothingAfter(ctx, record);
  return record;
}

/** Sums the adjustments anew, works out the net pay, and puts the payroll back to In Process. */
async function settle(ctx: Ctx, before: PayrollRecord, change: { readonly action: string; readonly facts: Readonly<Record<string, unknown>> }, message: Text) {
  const adjustment = add(...(await adjustmentsOf(ctx, before.id)).map(({ amount }) => amount));
  const { totals, rounding } = payrollSummary(
    {
      salary: before.total_salary,
      earning: before.total_earning,
      deduction: before.total_deduction,
      adjustment,
      contributionEmployee: before.total_contribution_employee,
      contributionEmployer: before.total_contribution_employer,
    },
    before.calculation.rules.rounding_net,
  );
  const status = await moveRecord(ctx, { workflow: payrollWorkflow, action: 'adjust', subjectId: before.id, current: before.status, payload: change.facts });
  const after = await changePayroll(ctx, before.id, {
    ...(status ? { status } : {}),
    total_adjustment: adjustment,
    total_net_pay: totals.total_net_pay,
    rounding: rounding,
    // Whoever changed the pay last is the one whose work another person confirms.
    processed_by: ctx.actor.userId,
    payslip: null,
    confirmed_by: null,
    confirmed_at: null,
  });
  await audit(ctx, {
    action: change.action,
    subject_type: 'payroll',
    subject_id: before.id,
    before: { status: before.status, total_adjustment: toRinggit(before.total_adjustment), total_net_pay: toRinggit(before.total_net_pay) },
    after: { status: after.status, total_adjustment: toRinggit(after.total_adjustment), total_net_pay: toRinggit(after.total_net_pay), ...change.facts },
  });
  return savedAnswer(ctx, after, message);
}

export async function addAdjustment(ctx: Ctx, input: ParsedInput<typeof addEndpoint>): Promise<OutputOf<typeof addEndpoint>> {
  const record = await lockAdjustable(ctx, input.id, input.status);
  const amount = fromRinggit(input.amount);
  await insertAdjustment(ctx, { payroll_id: record.id, name: input.name, amount, remark: input.remark });
  return settle(
    ctx,
    record,
    { action: 'payroll.adjusted', facts: { name: input.name, amount: input.amount, remark: input.remark } },
    PAYROLL_MESSAGES.adjusted,
  );
}

export async function deleteAdjustment(ctx: Ctx, { id, aid }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const record = await lockAdjustable(ctx, id);
  const found = (await adjustmentsOf(ctx, id)).find((adjustment) => adjustment.id === aid);
  if (!found || !(await removeAdjustment(ctx, id, aid))) throw notFound();
  return settle(
    ctx,
    record,
    { action: 'payroll.adjustment_deleted', facts: { name: found.name, amount: toRinggit(found.amount) } },
    PAYROLL_MESSAGES.adjustmentDeleted,
  );
}
