/** The officer's side of TP1: what waits, and accepting or rejecting it. A payroll in process of the month is computed anew. */
import { formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit, toDecimalText, toRinggit } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { monthDate } from '../contract/relief-items.ts';
import type { acceptRelief as acceptEndpoint, listReliefs as listEndpoint, rejectRelief as rejectEndpoint } from '../contract/relief.endpoints.ts';
import { RELIEF_ERRORS, RELIEF_MESSAGES } from '../contract/relief.messages.ts';
import { reliefWorkflow } from '../contract/relief.workflow.ts';
import { askPayroll } from './declaration-payroll.ts';
import { presentRelief, presentReliefs } from './relief.presenter.ts';
import { changeRelief, getRelief, listReliefRecords, type ListedRelief } from './relief.store.ts';
import { tellDeclarer } from './tell-relief.ts';

export async function listReliefs(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, total, waiting } = await listReliefRecords(ctx, input, 'managed');
  return { data: await presentReliefs(ctx, rows, false), meta: metaFor(input, total), waiting };
}

interface Seen {
  readonly id: number;
  readonly updated_at?: string | null | undefined;
}

/** Processing of the employee waits for the decision, so that a payroll counts what it was computed with. */
async function lockRelief(ctx: Ctx, { id, updated_at }: Seen): Promise<ListedRelief> {
  const { relief } = await getRelief(ctx, id, 'managed');
  await askPayroll().hold(ctx, relief.employee_id);
  const row = await getRelief(ctx, id, 'managed', true);
  demandSeenVersion(row.relief, updated_at ?? undefined);
  if (row.payroll?.locked) throw invalid('base', RELIEF_ERRORS.locked);
  // Nobody lowers the own tax alone; the owner has nobody above.
  if (row.relief.employee_id === ctx.actor.employee?.id && ctx.actor.type !== 'owner') throw invalid('base', RELIEF_ERRORS.ownDeclaration);
  return row;
}

/** @throws 409 on another status or version; 422 on a paid month, too much, or less without a remark. */
export async function acceptRelief(ctx: Ctx, input: ParsedInput<typeof acceptEndpoint>): Promise<OutputOf<typeof acceptEndpoint>> {
  const { relief } = await lockRelief(ctx, input);
  const month = input.month ?? relief.month;
  const declared = relief.amount;
  const amount = input.amount === null ? declared : fromRinggit(input.amount);
  const status = await moveRecord(ctx, {
    workflow: reliefWorkflow,
    action: 'accept',
    subjectId: relief.id,
    current: relief.status,
    seen: input.status,
    remark: input.remark,
    payload: { amount: toDecimalText(amount), month },
  });
  if (amount > declared) throw invalid('amount', RELIEF_ERRORS.aboveDeclared, { amount: formatPrice(toRinggit(declared)) });
  if (amount < declared && (input.remark?.length ?? 0) < 3) throw invalid('remark', RELIEF_ERRORS.lowerRemark);
  const year = relief.month.slice(0, 4);
  if (month.slice(0, 4) !== year) throw invalid('month', RELIEF_ERRORS.year, { year });
  const { locked } = await askPayroll().paidYear(ctx, relief.employee_id, Number(year));
  if (locked.includes(month)) throw invalid('month', RELIEF_ERRORS.monthLocked, { month: formatMonth(monthDate(month), ctx.locale) });
  const after = { status: status ?? relief.status, accepted_amount: amount, month, remark: input.remark };
  await decide(ctx, relief.id, after);
  await audit(ctx, {
    action: 'payroll_relief.accepted',
    subject_type: 'payroll_relief',
    subject_id: relief.id,
    before: { status: relief.status, amount: toRinggit(declared), month: relief.month },
    after: { ...after, accepted_amount: toRinggit(amount) },
  });
  const number = await askPayroll().recompute(ctx, relief.employee_id, month);
  const data = await presentRelief(ctx, await getRelief(ctx, relief.id, 'managed'), false);
  await tellDeclarer(ctx, data, 'accepted');
  const message = number ? say(RELIEF_MESSAGES.acceptedPayroll, ctx.locale, { number }) : say(RELIEF_MESSAGES.accepted, ctx.locale);
  return { success: true, message, data };
}

const decide = (ctx: Ctx, id: number, values: Parameters<typeof changeRelief>[2]) =>
  changeRelief(ctx, id, { ...values, decided_by: ctx.actor.userId, decided_at: ctx.clock.now().toISOString() });

/** Also takes an accepted declaration back until its payroll is confirmed. */
export async function rejectRelief(ctx: Ctx, input: ParsedInput<typeof rejectEndpoint>): Promise<OutputOf<typeof rejectEndpoint>> {
  const { relief } = await lockRelief(ctx, input);
  const status = await moveRecord(ctx, {
    workflow: reliefWorkflow,
    action: 'reject',
    subjectId: relief.id,
    current: relief.status,
    seen: input.status,
    remark: input.remark,
  });
  const after = { status: status ?? relief.status, remark: input.remark };
  await decide(ctx, relief.id, { ...after, accepted_amount: null, payroll_id: null });
  await audit(ctx, { action: 'payroll_relief.rejected', subject_type: 'payroll_relief', subject_id: relief.id, before: { status: relief.status }, after });
  const number = relief.status === 'Accepted' ? await askPayroll().recompute(ctx, relief.employee_id, relief.month) : null;
  const data = await presentRelief(ctx, await getRelief(ctx, relief.id, 'managed'), false);
  await tellDeclarer(ctx, data, 'rejected');
  const message = number ? say(RELIEF_MESSAGES.rejectedPayroll, ctx.locale, { number }) : say(RELIEF_MESSAGES.rejected, ctx.locale);
  return { success: true, message, data };
}
