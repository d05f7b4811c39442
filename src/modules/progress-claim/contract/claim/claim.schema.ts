/** A claim as lists, its page and its papers carry it. Ringgit. */
import { z } from 'zod';
import { date, line, money, optional, optionalLine, optionalText, signedMoney, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { CLAIM_STATUSES } from './claim.workflow.ts';
import { ENTERED_BY, TYPED_BY } from './value-line.ts';

export const DEDUCTION_KINDS = ['Damages', 'Contra Charge', 'Other'] as const;
/** What is claimed, and what is certified of it. */
export const SIDES = ['claimed', 'certified'] as const;
export type Side = (typeof SIDES)[number];

/** Less than 0 gives an earlier deduction back. */
export const deductionForm = z.object({ kind: z.enum(DEDUCTION_KINDS), name: line(2, 120), amount: signedMoney() });
export type Deduction = z.output<typeof deductionForm>;

export const claimFigures = z.object({
  work_done: z.number(),
  vo_done: z.number(),
  materials_on_site: z.number(),
  materials: z.number(),
  gross: z.number(),
  retention_full: z.number(),
  retention_released: z.number(),
  retention: z.number(),
  deductions: z.number(),
  advance_paid: z.number(),
  advance_recouped: z.number(),
  net: z.number(),
  previous_net: z.number(),
  this_claim: z.number(),
  taxable: z.number(),
  tax: z.number(),
  payable: z.number(),
});
export type ShownFigures = z.output<typeof claimFigures>;

export const claimRow = z.object({
  id: z.number(),
  project_id: z.number(),
  claim_no: z.number(),
  /** Counts from 1; a rejected claim is followed by its next version. */
  version: z.number(),
  period_end: z.string(),
  claim_date: z.string(),
  status: z.enum(CLAIM_STATUSES),
  claimed: claimFigures,
  /** Null until it was submitted. */
  certified: claimFigures.nullable(),
  submitted_on: z.string().nullable(),
  /** The day from which its payment response is counted. */
  served_on: z.string().nullable(),
  /** When the payment response is due. */
  response_due: z.string().nullable(),
  /** Days since then, while it was not answered. */
  response_overdue: z.number(),
  certificate_no: z.string().nullable(),
  certificate_date: z.string().nullable(),
  invoice_no: z.string().nullable(),
  invoice_date: z.string().nullable(),
  e_invoice_id: z.string().nullable(),
  due_date: z.string().nullable(),
  days_overdue: z.number(),
  paid_amount: z.number(),
  outstanding: z.number(),
  updated_at: z.string(),
  can: z.object({
    edit: z.boolean(),
    certify: z.boolean(),
    discard: z.boolean(),
    submit: z.boolean(),
    serve: z.boolean(),
    review: z.boolean(),
    approve: z.boolean(),
    reject: z.boolean(),
    pay: z.boolean(),
    revise: z.boolean(),
    invoice: z.boolean(),
  }),
});
export type ClaimRow = z.output<typeof claimRow>;

const text2 = z.object({ en: z.string(), ms: z.string() });
export const claimStep = z.object({
  step: z.string(),
  title: text2,
  formula: text2,
  inputs: z.record(z.string(), z.union([z.number(), z.string()])),
  result: z.number(),
  rule: z.string(),
  version: z.string(),
  source: text2,
});

const payment = z.object({ id: z.number(), paid_on: z.string(), amount: z.number(), reference: z.string() });

export const claimDetail = claimRow.extend({
  project: z.object({ id: z.number(), code: z.string(), name: z.string(), client_name: z.string(), contract_sum: z.number() }),
  claimed_deductions: z.array(deductionForm),
  certified_deductions: z.array(deductionForm),
  /** Liquidated damages by the period's end: the days, what they come to, and what may be deducted so far. */
  damages: z.object({ days: z.number(), exposure: z.number(), deductible: z.number() }),
  /** `fixed`: by law, of a contract that cannot be reviewed. */
  tax: z.object({ treatment: z.string(), percent: z.number(), reason: z.string().nullable(), fixed: z.boolean() }),
  reject_reason: z.string().nullable(),
  payments: z.array(payment),
  trace: z.object({ claimed: z.array(claimStep), certified: z.array(claimStep) }),
  photos: z.array(uploadedFile),
  documents: z.array(uploadedFile),
  timeline,
});
export type ClaimDetail = z.output<typeof claimDetail>;

/** A line of a claim: what was typed and what it comes to, cumulative; lines of nothing are left out. */
export const claimLine = z.object({
  item_id: z.number().nullable(),
  variation_id: z.number().nullable(),
  /** Certified in the claim before. */
  previous: z.number(),
  claimed_by: z.enum(ENTERED_BY).nullable(),
  claimed_value: z.number().nullable(),
  claimed: z.number(),
  certified_by: z.enum(ENTERED_BY).nullable(),
  certified_value: z.number().nullable(),
  certified: z.number().nullable(),
  reason: z.string().nullable(),
});
export type ClaimLineRow = z.output<typeof claimLine>;

/** What is typed into a line: a per cent, a quantity or ringgit. Null: nothing of its own. */
export const lineEntry = z.object({
  item_id: optional(id()),
  variation_id: optional(id()),
  by: z.enum(TYPED_BY).nullable(),
  value: z.number().min(-9_999_999_999.99).max(99_999_999_999.999).multipleOf(0.0001),
  /** Why it is less than was certified before. */
  reason: optionalLine(300),
});
export type LineEntry = z.output<typeof lineEntry>;

const version = () => z.string().min(1).max(40);
/** As it was seen. */
export const seen = { id: id(), updated_at: version() };

export const headFields = {
  period_end: date(),
  claim_date: date(),
  /** Value on site that day. */
  materials_on_site: money(),
  deductions: z.array(deductionForm).max(30),
};
export const moveFields = { ...seen, remark: optionalText(500) };
export const rejectFields = { ...seen, remark: text(3, 500) };
export const certificateFields = {
  ...seen,
  certificate_no: line(1, 60),
  certificate_date: date(),
  /** Empty: the next of the company's series. */
  invoice_no: optionalLine(60),
  /** Payment is due from it. */
  invoice_date: date(),
  e_invoice_id: optionalLine(60),
};
export const paymentFields = { ...seen, amount: signedMoney(), paid_on: date(), reference: line(1, 100) };
