/** A claim as lists, details and forms carry it. */
import { z } from 'zod';
import { date, line } from '#platform/contract/fields.ts';
import { startOfMonth } from '#platform/contract/dates.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { shownApprover } from '#modules/approval/contract/approval.schema.ts';
import { categoryBrief, CATEGORY_TYPES, RECEIPT_RULES } from './category/category.schema.ts';
import { CLAIM_STATUSES } from './claim.workflow.ts';
import { assessedItem, claimItemForm, claimItemRow } from './item/claim-item.schema.ts';
import { LIMIT_PERIODS } from './limit/limit-period.ts';
import { MILEAGE_SOURCES, PAYMENT_ROUTES } from './setting/claim-setting.schema.ts';

/** `Payroll`: with the salary, never by hand. */
export const PAYMENT_METHODS = ['Bank Transfer', 'Cheque', 'Cash', 'Payroll'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** More than any setting allows. */
const MOST_ITEMS = 100;

export const claimFields = {
  title: line(3, 120),
  /** Any day of the month that it is reported under. */
  claim_month: date().transform(startOfMonth),
  items: z.array(claimItemForm).max(MOST_ITEMS),
  /** Handed in at once; else it stays a draft. */
  submit: z.boolean().default(false),
};

const person = z.object({ id: z.number(), name: z.string() });

export const claimAbilitiesShape = z.object({
  edit: z.boolean(),
  discard: z.boolean(),
  withdraw: z.boolean(),
  review: z.boolean(),
  check: z.boolean(),
  approve: z.boolean(),
  /** An approval stands for the levels that are left too. */
  approve_all: z.boolean(),
  reject: z.boolean(),
  cancel: z.boolean(),
  prepare: z.boolean(),
  approve_payment: z.boolean(),
  send_back: z.boolean(),
  made_payment: z.boolean(),
});

export const claimRow = z.object({
  id: z.number(),
  /** Given when it is submitted. */
  number: z.string().nullable(),
  title: z.string(),
  employee_id: z.number(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), position: person.nullable() }),
  claim_month: z.string(),
  submit_date: z.string().nullable(),
  items: z.number(),
  /** Of them, those above a limit. */
  over_limit: z.number(),
  total_amount: z.number(),
  checked_amount: z.number(),
  approved_amount: z.number(),
  status: z.enum(CLAIM_STATUSES),
  payment_method: z.enum(PAYMENT_METHODS).nullable(),
  payment_date: z.string().nullable(),
  payment_reference: z.string().nullable(),
  /** Level of the chain that is asked now, and how many there are. */
  level: z.number(),
  levels: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  can: claimAbilitiesShape,
});
export type ClaimRow = z.output<typeof claimRow>;

/** The account of a limit: `used` and `held` and what is free make the limit. Ringgit. */
export const limitRow = z.object({
  category: categoryBrief,
  period: z.enum(LIMIT_PERIODS),
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  limit: z.number(),
  used: z.number(),
  held: z.number(),
  free: z.number(),
});
export type LimitRow = z.output<typeof limitRow>;

export const claimDetail = claimRow.omit({ items: true }).extend({
  remark: z.string().nullable(),
  reject_reason: z.string().nullable(),
  items: z.array(claimItemRow),
  /** What its categories and the settings propose to pay it by. */
  pays_via: z.enum(PAYMENT_ROUTES),
  batch: z.object({ id: z.number(), number: z.string() }).nullable(),
  payroll: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** What shows that it was handed over. */
  proofs: z.array(uploadedFile),
  approvers: z.array(shownApprover),
  /** Of the categories in it, by their dates. */
  limits: z.array(limitRow),
  timeline,
});
export type ClaimDetail = z.output<typeof claimDetail>;

/** What a claim would be worth before it is sent. */
export const assessedClaim = z.object({
  items: z.array(assessedItem),
  total_amount: z.number(),
  allowed_amount: z.number(),
  /** What would be refused, by field. */
  errors: z.record(z.string(), z.array(z.string())),
});
export type AssessedClaim = z.output<typeof assessedClaim>;

/** A category that an employee may claim, with what is left of its limit. */
export const categoryOption = categoryBrief.extend({
  type: z.enum(CATEGORY_TYPES),
  receipt: z.enum(RECEIPT_RULES),
  max_age_days: z.number(),
  limit_per_item: z.number().nullable(),
  limit_per_claim: z.number().nullable(),
  period: z.enum(LIMIT_PERIODS).nullable(),
  limit: z.number().nullable(),
  left: z.number().nullable(),
  /** Ringgit a day or, in place of the tiers, a kilometre. */
  rate: z.number().nullable(),
  mileage_tiers: z.array(z.object({ vehicle: z.string(), upto_km: z.number().nullable(), rate: z.number() })),
});
export type CategoryOption = z.output<typeof categoryOption>;

export const categoryOptions = z.object({
  categories: z.array(categoryOption),
  max_items: z.number(),
  allow_draft: z.boolean(),
  mileage_from: z.enum(MILEAGE_SOURCES),
  /** The category of the newest item, if it may still be claimed. */
  usual: z.number().nullable(),
});
export type CategoryOptions = z.output<typeof categoryOptions>;
