/** Confirming or paying many payrolls at once. Each row is judged as if it came alone; the rest is a few statements. */
import { and, asc, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { mayAct } from '#platform/contract/access.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { VALIDATION_MESSAGES } from '#platform/contract/validation-messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { notFromHere } from '#platform/server/workflow/workflow.messages.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { requireMade } from '#modules/payment/server/public.ts';
import { mayConfirmOwnWork } from '../../contract/payroll.policy.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import type { moveTicked as endpoint } from '../../contract/run/run.endpoints.ts';
import { FINAL_ERRORS } from '../../contract/final-pay/final-pay.messages.ts';
import { RUN_MESSAGES } from '../../contract/run/run.messages.ts';
import { withheldAmong } from '../stored/clearance.store.ts';
import { staleSources } from '../state/check-sources.ts';
import { sayOvertimeWaiting } from '../overtime/say-waiting.ts';
import { confirmMany, payMany } from '../state/write-moves.ts';
import { livePayrolls, lockEmployees } from '../payroll.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { payrolls } from '../payroll.tables.ts';
import type { Reason } from '../draft/draft-each.ts';
import { payNotified } from '../state/notify-employee.ts';
import { openVariances } from '../state/confirm-gate.ts';

type Input = ParsedInput<typeof endpoint>;
const ACTIONS = { confirm: { move: 'confirm', needs: 'Confirm' }, paid: { move: 'mark_paid', needs: 'Mark Paid' } } as const;

/** @throws 403 without the right of this action; 422 on paid without a date. What holds for one row is its result. */
export async function moveTicked(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const { action, payment_date } = input;
  if (!mayAct(ctx.actor, ctx.services.pages, '/payroll/manage', ACTIONS[action].needs)) throw forbidden();
  if (action === 'paid' && !payment_date) throw invalid('payment_date', VALIDATION_MESSAGES.required);
  if (action === 'paid' && payment_date) requireMade(ctx, payment_date);
  const ids = [...new Set(input.ids)];
  const found = await lockRows(ctx, ids);
  const { refused, unexplained } = await evaluate(ctx, [...found.values()], input);
  const fit = [...found.values()].filter(({ id }) => !refused.has(id));
  const at = ctx.clock.now().toISOString();
  const moved = new Set(
    action === 'confirm'
      ? await confirmMany(ctx, fit, at)
      : await payMany(
          ctx,
          fit.map(({ id }) => id),
          { payment_date: payment_date ?? '', reference: input.reference, at },
        ),
  );
  await notifyPeople(
    ctx,
    fit.filter(({ id }) => moved.has(id)),
    input,
  );
  const results = ids.map((id) => {
    const row = found.get(id);
    const reason = row ? refused.get(id) : { text: PLATFORM_ERRORS.notFound };
    const message = reason ? say(reason.text, ctx.locale, reason.params) : null;
    return { id, ok: moved.has(id), name: row?.name ?? null, message, needs_reason: unexplained.has(id) };
  });
  const message = action === 'confirm' ? RUN_MESSAGES.confirmedMany : RUN_MESSAGES.paidMany;
  const waiting = action === 'confirm' ? await sayOvertimeWaiting(ctx, [...moved]) : '';
  return {
    success: true,
    message: say(message, ctx.locale, { done: moved.size, refused: ids.length - moved.size }) + waiting,
    data: { done: moved.size, results },
  };
}

const COLUMNS = {
  id: payrolls.id,
  employee_id: payrolls.employee_id,
  start_date: payrolls.start_date,
  end_date: payrolls.end_date,
  status: payrolls.status,
  net: payrolls.total_net_pay,
  processed_by: payrolls.processed_by,
  updated_at: payrolls.updated_at,
  name: employees.name,
  user_id: employees.user_id,
};

/** Waits for whoever processes the same employees, then holds the payrolls inside the caller's reach, in order of their ids. */
async function lockRows(ctx: Ctx, ids: readonly number[]) {
  const query = () =>
    ctx.db
      .select(COLUMNS)
      .from(payrolls)
      .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
      .where(and(livePayrolls(ctx), among(payrolls.id, ids)))
      .orderBy(asc(payrolls.id));
  const people = (await query()).map(({ employee_id }) => employee_id);
  await lockEmployees(ctx, people);
  return new Map((await query().for('update', { of: payrolls })).map((row) => [row.id, row]));
}
type Row = Awaited<ReturnType<typeof lockRows>> extends Map<number, infer R> ? R : never;

/** Why rows stay as they are, by id; `unexplained` are those that only lack the reason of what is unusual. */
async function evaluate(ctx: Ctx, rows: readonly Row[], { action, seen, payment_date }: Input) {
  const { four_eyes } = await findSetting(ctx);
  const reasonOf = (row: Row): Reason | null => {
    const version = seen?.[String(row.id)];
    if (version !== undefined && version !== instantText(row.updated_at)) return { text: PLATFORM_ERRORS.changed };
    if (!mayMove(payrollWorkflow, ACTIONS[action].move, row.status)) return { text: notFromHere(row.status) };
    if (action === 'confirm') {
      if (row.net < 0) return { text: PAYROLL_ERRORS.negativeNet };
      return mayConfirmOwnWork(four_eyes, row.processed_by, ctx.actor.userId) ? null : { text: PAYROLL_ERRORS.fourEyes };
    }
    const early = payment_date !== undefined && payment_date < row.start_date;
    return early ? { text: PAYROLL_ERRORS.paymentBeforeStart, params: { date: formatDate(row.start_date) } } : null;
  };
  const refused = new Map<number, Reason>();
  for (const row of rows) {
    const reason = reasonOf(row);
    if (reason) refused.set(row.id, reason);
  }
  if (action === 'paid') {
    const withheld = await withheldAmong(
      ctx,
      rows.map(({ id }) => id),
    );
    for (const [id, { form, number }] of withheld) refused.set(id, { text: FINAL_ERRORS.withheld, params: { form, number } });
  }
  const unexplained = new Set<number>();
  if (action === 'confirm') {
    const current: ReadonlyMap<number, Text> = await openVariances(
      ctx,
      rows.flatMap(({ id }) => (refused.has(id) ? [] : [id])),
    );
    for (const [id, text] of current) {
      refused.set(id, { text });
      unexplained.add(id);
    }
    const stale = await staleSources(
      ctx,
      rows.flatMap(({ id }) => (refused.has(id) ? [] : [id])),
    );
    for (const [id, reason] of stale) refused.set(id, reason);
  }
  return { refused, unexplained };
}

/** Employees with a login hear of their own; the company once, so that open lists load again. */
async function notifyPeople(ctx: Ctx, rows: readonly Row[], { action, payment_date }: Input): Promise<void> {
  if (rows.length === 0) return;
  const type = action === 'confirm' ? 'payslip' : 'payroll_paid';
  for (const [endDate, some] of Map.groupBy(rows, ({ end_date }) => end_date)) {
    const users = some.flatMap(({ user_id }) => user_id ?? []);
    await notify(ctx, { to: { users }, ...payNotified(endDate, type, formatDate(payment_date)) });
  }
  if (action === 'confirm') await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'payroll_confirmed', stored: false });
}
