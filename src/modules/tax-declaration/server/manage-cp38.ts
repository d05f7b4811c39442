/** Orders of additional tax deductions (CP38) of an employee. Payrolls of their months deduct them by themselves. */
import type { AppAction } from '#platform/contract/manifest.ts';
import { mayAct } from '#platform/contract/access.ts';
import { yearMonthOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type { deleteCp38 as deleteEndpoint, listCp38 as listEndpoint, saveCp38 as saveEndpoint } from '../contract/relief.endpoints.ts';
import { RELIEF_ERRORS, RELIEF_MESSAGES } from '../contract/relief.messages.ts';
import type { Cp38Row } from '../contract/relief.schema.ts';
import { changeOrder, getOrder, insertOrder, ordersOf, type ListedOrder } from './cp38.store.ts';

const PAGE = '/admin/employee/view/employment';
const REFERENCE_TAKEN = { cp38_orders_reference: ['reference', RELIEF_ERRORS.orderReference] } as const;

function presentOrder(ctx: Ctx, order: ListedOrder): Cp38Row {
  const month = yearMonthOf(todayIn(ctx.clock, ctx.actor.timeZone));
  const { id, employee_id, reference, month_from, month_to, note } = order;
  return {
    id,
    employee_id,
    reference,
    month_from,
    month_to,
    note,
    amount: toRinggit(order.amount),
    state: month < month_from ? 'Upcoming' : month > month_to ? 'Ended' : 'Active',
    deducted: toRinggit(fromRinggit(order.deducted)),
    updated_at: instantText(order.updated_at),
  };
}

export async function listCp38(ctx: Ctx, { id }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  await getEmployee(ctx, id);
  const may = (action: AppAction<typeof PAGE>) => mayAct(ctx.actor, ctx.services.pages, PAGE, action);
  return { data: (await ordersOf(ctx, id)).map((order) => presentOrder(ctx, order)), can: { update: may('Create') || may('Update') } };
}

/** @throws 404 on another employee's order, 409 on a changed one, 422 on a reference that is there already. */
export async function saveCp38(ctx: Ctx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await getEmployee(ctx, input.id, { lock: true });
  const { id: employee_id, order_id, updated_at, amount, ...fields } = input;
  const before = order_id === null ? null : await getOrder(ctx, employee_id, order_id);
  if (before) requireSeenVersion(before, updated_at ?? undefined);
  const values = { ...fields, amount: fromRinggit(amount) };
  const id = await guardUnique(REFERENCE_TAKEN, async () => {
    if (before) await changeOrder(ctx, before.id, values);
    return before?.id ?? insertOrder(ctx, { ...values, employee_id });
  });
  const order = await getOrder(ctx, employee_id, id);
  const facts = ({ reference, month_from, month_to, amount }: ListedOrder) => ({ reference, month_from, month_to, amount: toRinggit(amount) });
  await audit(ctx, {
    action: before ? 'cp38_order.updated' : 'cp38_order.created',
    subject_type: 'employee',
    subject_id: employee_id,
    before: before && facts(before),
    after: facts(order),
  });
  return { success: true, message: say(RELIEF_MESSAGES.orderSaved, ctx.locale, { reference: order.reference }), data: presentOrder(ctx, order) };
}

/** @throws 422 once a payroll has deducted it. */
export async function deleteCp38(ctx: Ctx, { id, order_id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  await getEmployee(ctx, id, { lock: true });
  const order = await getOrder(ctx, id, order_id);
  if (order.used) throw invalid('base', RELIEF_ERRORS.orderUsed);
  await changeOrder(ctx, order.id, { deleted_at: ctx.clock.now().toISOString() });
  await audit(ctx, {
    action: 'cp38_order.deleted',
    subject_type: 'employee',
    subject_id: id,
    before: { reference: order.reference, month_from: order.month_from, month_to: order.month_to, amount: toRinggit(order.amount) },
  });
  return { success: true, message: say(RELIEF_MESSAGES.orderDeleted, ctx.locale, { reference: order.reference }) };
}
