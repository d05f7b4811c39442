/** Calls of the payees in a batch. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, list, onPage, one, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { paymentManifest as manifest } from './payment.manifest.ts';
import { paymentDetail, paymentItem } from './payment.schema.ts';
import { returnShape, SAY_WHY, reasonText } from './return-payment.schema.ts';
import { MAX_ITEMS, seen, moved } from './payment.endpoints.ts';

const PAGE = '/payroll/document/payment';
const PATH = 'api/operation/payrolls/payments';

export const listPaymentItems = defineEndpoint({
  name: 'payroll.list-payment-items',
  method: 'GET',
  path: `${PATH}/{id}/items`,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    id: id(),
    ...listParams(['payee_name', 'number', 'amount'], { sort: 'asc', sortBy: 'payee_name' }),
  }),
  output: list(paymentItem),
  summary: 'Payees of a batch; account numbers masked',
});

export const revealAccounts = defineEndpoint({
  name: 'payroll.reveal-payment-accounts',
  method: 'POST',
  path: `${PATH}/{id}/accounts`,
  requires: requireAny([onPage(manifest, PAGE, 'Approve'), onPage(manifest, PAGE, 'Made Payment')]),
  input: z.object({ id: id() }),
  /** By the id of the payee in the batch; those held back and those without an account are left out. */
  output: one(z.record(z.string(), z.string())),
  summary: 'Account numbers of the payees in full, for those who agree to pay them; who asked is kept in the audit log',
});

export const addPaymentItems = defineEndpoint({
  name: 'payroll.add-payment-items',
  method: 'POST',
  path: `${PATH}/{id}/items`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ids: z.array(id()).min(1).max(MAX_ITEMS), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Adds payees to a draft',
});

export const removePaymentItems = defineEndpoint({
  name: 'payroll.remove-payment-items',
  method: 'POST',
  path: `${PATH}/{id}/items/remove`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), item_ids: z.array(id()).min(1).max(MAX_ITEMS), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Takes payees out of a draft',
});

export const holdPaymentItem = defineEndpoint({
  name: 'payroll.hold-payment-item',
  method: 'POST',
  path: `${PATH}/{id}/items/{iid}/hold`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), iid: id(), remark: text(3, 500), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Takes one payee out of a batch that waits; the payroll is Confirmed again',
});

export const returnPaymentItem = defineEndpoint({
  name: 'payroll.return-payment-item',
  method: 'POST',
  path: `${PATH}/{id}/items/{iid}/return`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object({ id: id(), iid: id(), ...seen, ...returnShape }).refine(reasonText, SAY_WHY),
  output: wrote(paymentDetail),
  summary: 'Writes down that the bank returned a payment of a paid batch; the payroll is Confirmed again and can be paid anew',
  emits: [...moved, 'payroll_paid'],
});
