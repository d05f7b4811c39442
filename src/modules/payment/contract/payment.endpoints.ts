/** Calls of payment batches (R34). */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, metaSchema, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { paymentManifest as manifest } from './payment.manifest.ts';
import { BANK_FILE_FORMATS } from './bank-file-layout.ts';
import { fileLine, MAX_NAMED, PAYMENT_TYPES, payableRow, payableSummary, paymentDetail, paymentRow } from './payment.schema.ts';
import { PAYMENT_STATUSES } from './payment.workflow.ts';

const PAGE = '/payroll/document/payment';
const PATH = 'api/operation/payrolls/payments';
/** Who builds a batch: a new one, or payees of a draft. */
const builds = requireAny([onPage(manifest, PAGE, 'Create'), onPage(manifest, PAGE, 'Update')]);
/** Account numbers in full are for those who agree to pay them. */
const pays = requireAny([onPage(manifest, PAGE, 'Approve'), onPage(manifest, PAGE, 'Made Payment')]);

export const listPayments = defineEndpoint({
  name: 'payroll.list-payments',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['number', 'title', 'type', 'total_employee', 'total_amount', 'payment_date', 'status']),
    /** Of the payment date. */
    year: z.number().int().min(2020).max(2100).optional(),
    type: z.enum(PAYMENT_TYPES).optional(),
    status: z.enum(PAYMENT_STATUSES).optional(),
  }),
  output: z.object({ data: z.array(paymentRow), summary: z.object({ total_amount: z.number(), total_employee: z.number() }), meta: metaSchema }),
  summary: 'Payment batches with their number of employees and total',
});

export const paymentOptions = defineEndpoint({
  name: 'payroll.payment-options',
  method: 'GET',
  path: `${PATH}/options`,
  requires: builds,
  input: z.object({}),
  output: one(
    z.object({
      /** Types that something in this portal can be paid for. */
      types: z.array(z.enum(PAYMENT_TYPES)),
      accounts: z.array(
        z.object({
          id: z.number(),
          bank: z.string(),
          account_name: z.string(),
          account_no: z.string(),
          file_format: z.enum(BANK_FILE_FORMATS),
          /** Layouts that its bank takes. */
          formats: z.array(z.enum(BANK_FILE_FORMATS)),
          defaults: z.array(z.enum(PAYMENT_TYPES)),
        }),
      ),
      /** The current pay period and its pay day. */
      period: z.object({ start_date: z.string(), end_date: z.string(), pay_date: z.string() }),
    }),
  ),
  summary: 'What a batch can be made of: types, paying accounts, the current period',
});

const filter = {
  type: z.enum(PAYMENT_TYPES),
  start_date: date().optional(),
  end_date: date().optional(),
  ...peopleFilters,
};

export const listPayables = defineEndpoint({
  name: 'payroll.list-payables',
  method: 'GET',
  path: `${PATH}/payables`,
  requires: builds,
  input: z.object({
    ...listParams(['payee_name', 'number', 'amount'], { sort: 'asc', sortBy: 'payee_name' }),
    ...filter,
    /** Of these alone. */
    ids: z.array(id()).min(1).max(MAX_NAMED).optional(),
    /** true: those paid in cash or by cheque, who stand in no batch. */
    by_hand: z.boolean().optional(),
  }),
  output: z.object({ data: z.array(payableRow), summary: payableSummary, meta: metaSchema }),
  summary: 'What can be put into a batch: confirmed and in no other batch; what lacks something names it',
});

export const MAX_ITEMS = 20_000;
/** Named ones, or all of a filter but some. */
const pick = {
  ...filter,
  keyword: z.string().trim().max(100).optional(),
  ids: z.array(id()).min(1).max(MAX_ITEMS).optional(),
  except_ids: z.array(id()).max(MAX_ITEMS).optional(),
};

const head = {
  title: line(1, 100),
  company_bank_id: id(),
  payment_date: date(),
  file_format: z.enum(BANK_FILE_FORMATS),
  remark: optionalText(500),
};
export const paymentHead = z.object(head);

export const createPayment = defineEndpoint({
  name: 'payroll.create-payment',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ ...head, ...pick }),
  output: wrote(paymentDetail),
  summary: 'Prepares a batch as a draft; 409 when another batch has taken one of its payees',
  maxBody: 2 * 1024 * 1024,
});

export const showPayment = defineEndpoint({
  name: 'payroll.show-payment',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.object({
    data: paymentDetail,
    timeline,
  }),
  summary: 'One batch with what stands in its way and its timeline',
});

export const seen = { status: z.enum(PAYMENT_STATUSES).optional(), updated_at: z.string().max(40).optional() };

export const updatePayment = defineEndpoint({
  name: 'payroll.update-payment',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...head, ...seen }),
  output: wrote(paymentDetail),
  summary: 'Changes a draft; of what waits for payment only date, format and remark',
});

export const moved = ['payment'];

export const submitPayment = defineEndpoint({
  name: 'payroll.submit-payment',
  method: 'POST',
  path: `${PATH}/{id}/submit`,
  requires: requirePage(manifest, PAGE, 'Create'),
  /** `approve`: agrees to it in the same step, where the caller may approve what the caller prepared. */
  input: z.object({ id: id(), ...seen, approve: z.boolean().optional() }),
  output: wrote(paymentDetail),
  summary: 'Hands a draft in for approval; its payrolls wait for payment from now on. On request it is approved at once',
  emits: moved,
});

export const approvePayment = defineEndpoint({
  name: 'payroll.approve-payment',
  method: 'POST',
  path: `${PATH}/{id}/approve`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: z.object({ id: id(), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Approves a batch that somebody else prepared',
  emits: moved,
});

export const makePayment = defineEndpoint({
  name: 'payroll.make-payment',
  method: 'POST',
  path: `${PATH}/{id}/made-payment`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object({ id: id(), payment_date: date(), reference: line(1, 100), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Says that the bank has paid: the batch and all in it are Paid',
  emits: [...moved, 'payroll_paid'],
});

export const cancelPayment = defineEndpoint({
  name: 'payroll.cancel-payment',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), remark: text(3, 500), ...seen }),
  output: wrote(paymentDetail),
  summary: 'Cancels a batch before it is paid; its payrolls are Confirmed again',
  emits: moved,
});

export const downloadPaymentFile = defineEndpoint({
  name: 'payroll.download-payment-file',
  method: 'GET',
  path: `${PATH}/{id}/file`,
  requires: pays,
  input: z.object({ id: id() }),
  output: z.unknown(),
  summary: 'The bank file of an approved batch; written to the audit log with its SHA-256',
  download: true,
  writes: true,
});

export const viewPaymentFile = defineEndpoint({
  name: 'payroll.view-payment-file',
  method: 'GET',
  path: `${PATH}/{id}/file/lines`,
  requires: pays,
  input: z.object({ id: id(), ...listParams(['number'], { sort: 'asc' }) }),
  output: z.object({
    data: z.array(fileLine),
    file: z.object({ name: z.string(), format: z.enum(BANK_FILE_FORMATS), lines: z.number() }),
    /** What the file says, read back, beside what the batch says. */
    checks: z.array(z.object({ label: z.string(), file: z.string(), batch: z.string(), agrees: z.boolean() })),
    meta: metaSchema,
  }),
  summary: 'The bank file line by line with its fields named, and its totals against the batch',
});
