/** The catalogue of earnings and deductions. */
import { eq } from 'drizzle-orm';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { items } from '../../contract/item/payroll-item.register.ts';
import { settleItem } from '../../contract/item/payroll-item.schema.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { payrollItems as i } from './payroll-item.tables.ts';

export const payrollItemRegister = registerOf(items, {
  table: i,
  subject: 'payroll_item',
  search: [i.name, i.name_ms, i.code],
  order: { name: i.name, kind: i.kind, type: i.type, code: i.code, status: i.status },
  unique: { payroll_items_name: ['name', PAYROLL_ERRORS.itemNameTaken] },
  wording: { created: PAYROLL_MESSAGES.itemAdded, saved: PAYROLL_MESSAGES.itemSaved, deleted: PAYROLL_MESSAGES.itemDeleted },
  where: (_ctx, { status }) => status && eq(i.status, status),
  columns: (form) => {
    const { default_amount, ...item } = settleItem(form);
    return { ...item, default_amount: default_amount === null ? null : fromRinggit(default_amount) };
  },
  check: (_ctx, drafts) =>
    drafts.map(({ form, before }) => {
      if (before && form.kind !== before.kind) return fault('kind', PAYROLL_ERRORS.itemKind);
      const isMoved = before?.is_system === true && (form.type !== before.type || form.status === 'Inactive');
      return isMoved ? fault('base', PAYROLL_ERRORS.systemItem) : {};
    }),
  may: (_ctx, records) => records.map(({ is_system }) => ({ update: true, remove: is_system ? PAYROLL_ERRORS.systemItem : true })),
  present: (_ctx, records) => records.map(({ default_amount }) => ({ default_amount: default_amount === null ? null : toRinggit(default_amount) })),
});
