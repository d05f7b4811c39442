/** The catalogue of earnings and deductions. Payrolls carry copies of their lines, so a change here touches none. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toDecimalText, toRinggit } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { settleItem, type PayrollItem } from '../../contract/item/payroll-item.schema.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type {
  createItem as createEndpoint,
  deleteItem as deleteEndpoint,
  listItems as listEndpoint,
  updateItem as updateEndpoint,
} from '../../contract/setting/payroll-setting.endpoints.ts';
import { changeItem, ensureCatalogue, findItem, insertItem, listItemRecords, removeItem, type ItemRecord } from './payroll-item.store.ts';

const UNIQUE = { payroll_items_name: ['name', PAYROLL_ERRORS.itemNameTaken] } as const;
const textOf = (amount: number | null) => (amount === null ? null : toDecimalText(fromRinggit(amount)));

function presentItem(record: ItemRecord): PayrollItem {
  const { company_id: _company, created_at: _created, deleted_at: _deleted, default_amount, updated_at, ...rest } = record;
  return { ...rest, default_amount: default_amount === null ? null : toRinggit(fromRinggit(default_amount)), updated_at: instantText(updated_at) };
}

export async function listItems(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  await ensureCatalogue(ctx);
  const { records, total } = await listItemRecords(ctx, input);
  return { data: records.map(presentItem), meta: metaFor(input, total) };
}

export async function createItem(ctx: Ctx, input: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  await ensureCatalogue(ctx);
  const form = settleItem(input);
  const record = await guardUnique(UNIQUE, () => insertItem(ctx, { ...form, default_amount: textOf(form.default_amount) }));
  await audit(ctx, { action: 'payroll_item.created', subject_type: 'payroll_item', subject_id: record.id, after: form });
  return { success: true, message: say(PAYROLL_MESSAGES.itemAdded, ctx.locale, { name: record.name }), data: presentItem(record) };
}

export async function updateItem(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const { id, updated_at: seen, ...given } = input;
  const before = await findItem(ctx, id);
  if (!before) throw notFound();
  demandSeenVersion(before, seen);
  if (given.kind !== before.kind) throw invalid('kind', PAYROLL_ERRORS.itemKind);
  if (before.is_system && (given.type !== before.type || given.status === 'Inactive')) throw invalid('base', PAYROLL_ERRORS.systemItem);
  const form = settleItem(given);
  const record = await guardUnique(UNIQUE, () => changeItem(ctx, id, { ...form, default_amount: textOf(form.default_amount) }));
  await audit(ctx, { action: 'payroll_item.updated', subject_type: 'payroll_item', subject_id: id, before: presentItem(before), after: presentItem(record) });
  return { success: true, message: say(PAYROLL_MESSAGES.itemSaved, ctx.locale, { name: record.name }), data: presentItem(record) };
}

export async function deleteItem(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const before = await findItem(ctx, id);
  if (!before) throw notFound();
  if (before.is_system) throw invalid('base', PAYROLL_ERRORS.systemItem);
  await removeItem(ctx, id);
  await audit(ctx, { action: 'payroll_item.deleted', subject_type: 'payroll_item', subject_id: id, before: presentItem(before) });
  return { success: true, message: say(PAYROLL_MESSAGES.itemDeleted, ctx.locale, { name: before.name }) };
}
