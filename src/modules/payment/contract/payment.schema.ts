/** Shapes of payment batches and their items. */
import { z } from 'zod';
import { MAX_PER_PAGE } from '#platform/contract/paging.ts';
import { BANK_FILE_FORMATS } from './bank-file-layout.ts';
import { RETURN_REASONS } from './return-payment.schema.ts';
import { PAYMENT_STATUSES } from './payment.workflow.ts';

export const PAYMENT_TYPES = ['Salary', 'Claim', 'Promoter Payout'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** How many are named in an address: as many as a list shows at once. */
export const MAX_NAMED = MAX_PER_PAGE;

export const ITEM_STATUSES = ['Pending', 'Paid', 'Returned', 'Cancelled'] as const;

/** Why something is not paid by the bank as it stands. */
export const PAYABLE_PROBLEMS = ['gone', 'notReady', 'noBank', 'noAccount', 'badAccount', 'notTransfer', 'noAmount', 'accountChanged', 'withheld'] as const;
export type PayableProblem = (typeof PAYABLE_PROBLEMS)[number];
/** Another account is told; what comes to nothing is left out and paid at 0.00 when the batch is submitted. */
export const isBlocking = (problem: PayableProblem) => problem !== 'accountChanged' && problem !== 'noAmount';

const problems = z.array(z.enum(PAYABLE_PROBLEMS));

export const payableRow = z.object({
  id: z.number(),
  number: z.string(),
  /** What it is where that is not the usual, in the reader's language: a bonus, a final pay. */
  kind: z.string().nullable(),
  payee_name: z.string(),
  employee_code: z.string().nullable(),
  department: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  bank: z.string().nullable(),
  /** Masked but for the last four digits. */
  account_no: z.string().nullable(),
  /** How the payee is paid: Bank Transfer, Cash or Cheque. */
  method: z.string(),
  amount: z.number(),
  problems,
});
export type PayableRow = z.output<typeof payableRow>;

/** Number and sum of a group of payables. */
const group = z.object({ count: z.number(), amount: z.number() });
export const payableSummary = z.object({
  /** Can be paid as they stand. */
  ready: group,
  /** Paid by transfer, but something is missing. */
  blocked: group,
  /** Paid in cash or by cheque, outside any batch. */
  by_hand: group,
});

const user = z.object({ id: z.number(), name: z.string() }).nullable();

export const paymentRow = z.object({
  id: z.number(),
  number: z.string(),
  title: z.string(),
  type: z.enum(PAYMENT_TYPES),
  /** Kinds of the payrolls in it. */
  kinds: z.array(z.string()),
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  total_employee: z.number(),
  total_amount: z.number(),
  /** Paying account: name of the bank, number masked but for the last four digits. */
  bank: z.object({ id: z.number(), name: z.string(), account_name: z.string(), account_no: z.string() }),
  payment_date: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  prepared_by: user,
  updated_at: z.string(),
  can: z.object({
    update: z.boolean(),
    reschedule: z.boolean(),
    submit: z.boolean(),
    approve: z.boolean(),
    hold: z.boolean(),
    return: z.boolean(),
    view_file: z.boolean(),
    download: z.boolean(),
    made_payment: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type PaymentRow = z.output<typeof paymentRow>;

export const paymentDetail = paymentRow.extend({
  remark: z.string().nullable(),
  file_format: z.enum(BANK_FILE_FORMATS),
  /** The viewer helped to prepare the batch. */
  prepared_by_viewer: z.boolean(),
  /** Who may approve it, the viewer counted among the preparers of a draft; null once it was decided. */
  approval: z
    .object({
      four_eyes: z.boolean(),
      names: z.array(z.string()),
      count: z.number(),
      viewer: z.boolean(),
    })
    .nullable(),
  /** The last file that went out; `stale`: the batch was changed since. */
  file: z.object({ name: z.string(), sha256: z.string(), at: z.string(), by: user, stale: z.boolean() }).nullable(),
  approved_by: user,
  approved_at: z.string().nullable(),
  paid_by: user,
  /** The day on which the bank paid. */
  paid_on: z.string().nullable(),
  reference: z.string().nullable(),
  /** What stands in the way of submitting or of the file; empty: nothing. */
  blockers: z.array(z.object({ payee: z.string().nullable(), text: z.string() })),
  blocker_count: z.number(),
  held: z.number(),
  /** What the bank sent back: part of the total, since the batch was sent with it. */
  returned: z.object({ count: z.number(), amount: z.number() }),
});
export type PaymentDetail = z.output<typeof paymentDetail>;

export const paymentItem = z.object({
  id: z.number(),
  subject_id: z.number(),
  number: z.string(),
  /** What it is where that is not the usual, in the reader's language: a bonus, a final pay. */
  kind: z.string().nullable(),
  payee_name: z.string(),
  bank: z.string().nullable(),
  bic: z.string().nullable(),
  /** Masked; in full when those who may approve or pay ask for it. */
  account_no: z.string().nullable(),
  amount: z.number(),
  status: z.enum(ITEM_STATUSES),
  returned: z.object({ on: z.string(), reason: z.enum(RETURN_REASONS), remark: z.string().nullable() }).nullable(),
  problems,
});
export type PaymentItem = z.output<typeof paymentItem>;

/** A line of the bank file with its fields named. */
export const fileLine = z.object({
  number: z.number(),
  label: z.string(),
  fields: z.array(z.object({ label: z.string(), place: z.string(), raw: z.string(), fault: z.string().nullable() })),
});
export type FileLine = z.output<typeof fileLine>;
