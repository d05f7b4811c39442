/** The register of orders of the police. */
import { gte, sql } from 'drizzle-orm';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { DUTY_ERRORS, ORDER_MESSAGES } from '../../contract/duty/duty.messages.ts';
import { orders } from '../../contract/duty/order.register.ts';
import { seenOfficers } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmOrders as o } from './duty.tables.ts';

export const orderRegister = registerOf(orders, {
  table: o,
  subject: 'asm_order',
  search: [o.reference, o.place],
  order: { start_date: o.start_date, order_date: o.order_date, reference: sql`lower(${o.reference})` },
  unique: { asm_orders_reference_key: ['reference', DUTY_ERRORS.referenceTaken] },
  wording: ORDER_MESSAGES,
  where: (ctx, { current }) => (current ? gte(o.end_date, today(ctx)) : undefined),
  columns: ({ officer_ids, ...form }) => ({ ...form, officer_ids: [...new Set(officer_ids)] }),
  async check(ctx, drafts) {
    const day = today(ctx);
    const seen = await seenOfficers(
      ctx,
      drafts.flatMap(({ form }) => form.officer_ids),
    );
    const serving = new Set(seen.flatMap(({ id, status }) => (status === 'Inactive' ? [] : [id])));
    return drafts.map(({ form, before }) => ({
      ...(form.order_date > day && fault('order_date', DUTY_ERRORS.orderLater)),
      ...(form.start_date < form.order_date && fault('start_date', DUTY_ERRORS.startsBefore)),
      ...(form.end_date < form.start_date && fault('end_date', DUTY_ERRORS.endsBefore)),
      // Whoever is on the order already may have left since, or be one whom the viewer does not see.
      ...(form.officer_ids.some((id) => !serving.has(id) && !before?.officer_ids.includes(id)) && fault('officer_ids', DUTY_ERRORS.officersUnknown)),
    }));
  },
  async present(ctx, records) {
    const seen = await seenOfficers(
      ctx,
      records.flatMap(({ officer_ids }) => officer_ids),
    );
    const known = new Map(seen.map(({ status: _status, ...officer }) => [officer.id, officer]));
    return records.map(({ officer_ids }) => ({ officers: officer_ids.flatMap((id) => known.get(id) ?? []) }));
  },
  notify: unitChanged,
});
