/** What promoters earned: calculated by project and period, corrected, approved, paid. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, requirePage } from '#platform/contract/endpoint.ts';
import { date, money, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { PROMOTER } from '../field/my-day.endpoints.ts';
import { ENGAGEMENTS } from '../promoter/promoter-words.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { PAYOUT_ERRORS } from './payout.messages.ts';
import { PAYOUT_RULES } from './payout-rules.ts';
import { PAYOUT_LINE_KINDS, PAYOUT_STATUSES } from '../payout-words.ts';

const PAGE = '/spm/project/report/payout';
const PATH = 'api/spm/payouts';
/** Promoters are of no branch and no department. */
const EMITS = { emits: ['spm_payout'], companyWide: true };
const named = z.object({ id: z.number(), name: z.string() });

export const payoutRow = z.object({
  id: z.number(),
  promoter: named,
  project: named,
  period_start: z.string(),
  period_end: z.string(),
  due_date: z.string(),
  engagement: z.enum(ENGAGEMENTS),
  days: z.number(),
  hours: z.number(),
  overtime_hours: z.number(),
  base_amount: z.number(),
  rest_day_amount: z.number(),
  holiday_amount: z.number(),
  overtime_amount: z.number(),
  commission_amount: z.number(),
  /** For targets that were reached, and allowances, by the rules of the project. */
  target_amount: z.number(),
  allowance_amount: z.number(),
  incentive_amount: z.number(),
  incentive_reason: z.string().nullable(),
  deduction_amount: z.number(),
  deduction_reason: z.string().nullable(),
  late_amount: z.number(),
  /** What earlier payouts were paid too little or, below 0, too much. */
  difference_amount: z.number(),
  total: z.number(),
  /** A day of it is paid less an hour than the minimum wage. */
  below_minimum: z.boolean(),
  /** The number of the payroll that pays it; null: none yet. */
  payroll: z.string().nullable(),
  /** Payroll is to pay it, and the promoter is no employee on record. */
  no_employee: z.boolean(),
  /** A bank account to pay it to is known. */
  has_account: z.boolean(),
  status: z.enum(PAYOUT_STATUSES),
  approve_reason: z.string().nullable(),
  paid_on: z.string().nullable(),
  reference: z.string().nullable(),
  /** Lines that its promoter disputes and nobody has answered about. */
  disputed: z.number(),
});
export type PayoutRow = z.output<typeof payoutRow>;

const filters = {
  start_date: date().optional(),
  end_date: date().optional(),
  project_id: id().optional(),
  promoter_id: id().optional(),
};

export const listPayouts = defineEndpoint({
  name: 'sales.list-payouts',
  method: 'GET',
  path: 'api/spm/reports/promoter-payout',
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['promoter', 'project', 'total', 'due_date'], { sortBy: 'promoter', sort: 'asc' }),
    ...filters,
    status: z.enum(PAYOUT_STATUSES).optional(),
    /** Due before today and not paid: of any period. */
    overdue: z.boolean().optional(),
  }),
  output: list(payoutRow).extend({ totals: z.object({ total: z.number() }) }),
  summary: 'Payouts whose period meets a span, the month unless asked otherwise, or those of any period that are overdue, with their sum',
});

/** What a line is for. A target or an allowance is named and explained by its formula and rule. */
const payoutTrace = {
  schedule: z.object({ id: z.number(), outlet: z.string(), checkin_at: z.string().nullable(), checkout_at: z.string().nullable() }).nullable(),
  /** Below 0: brought back. */
  sale: z.object({ product: z.string(), quantity: z.number(), amount: z.number(), recorded_at: z.string() }).nullable(),
  of_payout: z.object({ id: z.number(), period_start: z.string(), period_end: z.string() }).nullable(),
};
export type PayoutTrace = z.output<z.ZodObject<typeof payoutTrace>>;

export const payoutLine = z.object({
  ...payoutTrace,
  id: z.number(),
  kind: z.enum(PAYOUT_LINE_KINDS),
  /** Null: a line of before rules were kept. */
  rule: z.enum(PAYOUT_RULES).nullable(),
  /** Of the target or allowance that it pays. */
  name: z.string().nullable(),
  date: z.string(),
  quantity: z.number().nullable(),
  rate: z.number().nullable(),
  amount: z.number(),
  formula: z.string().nullable(),
  hourly: z.number().nullable(),
  below_minimum: z.boolean(),
});

export const payoutDispute = z.object({
  id: z.number(),
  /** Null: the line was calculated anew since. */
  line_id: z.number().nullable(),
  /** What the line said when it was disputed. */
  kind: z.enum(PAYOUT_LINE_KINDS),
  date: z.string(),
  amount: z.number(),
  reason: z.string(),
  raised_at: z.string(),
  /** Null: nobody has answered. */
  accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
});
export type PayoutDispute = z.output<typeof payoutDispute>;

export const showPayout = defineEndpoint({
  name: 'sales.show-payout',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    payoutRow.extend({
      lines: z.array(payoutLine),
      disputes: z.array(payoutDispute),
      /** Public holidays without work, for which holiday pay may be owed. */ idle_holidays: z.array(z.string()),
    }),
  ),
  summary: 'One payout with the line of each schedule and sale, and how each came about',
});

const slip = z.object({ id: id(), language: z.enum(['en', 'ms']).optional() });

export const payoutSlip = defineEndpoint({
  name: 'sales.payout-slip',
  method: 'GET',
  path: `${PATH}/{id}/slip`,
  requires: requirePage(manifest, PAGE),
  input: slip,
  output: z.unknown(),
  download: true,
  summary: 'A payout line by line as PDF',
});

export const ownPayoutSlip = defineEndpoint({
  name: 'sales.own-payout-slip',
  method: 'GET',
  path: 'api/spm/my-payouts/{id}/slip',
  requires: PROMOTER,
  input: slip,
  output: z.unknown(),
  download: true,
  summary: 'An own payout that is approved, line by line as PDF',
});

export const changePayout = defineEndpoint({
  name: 'sales.change-payout',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z
    .object({ id: id(), incentive_amount: money(), incentive_reason: optionalText(255), deduction_amount: money(), deduction_reason: optionalText(255) })
    .refine(({ incentive_amount, incentive_reason }) => incentive_amount === 0 || incentive_reason !== null, {
      path: ['incentive_reason'],
      params: { text: PAYOUT_ERRORS.reason },
    })
    .refine(({ deduction_amount, deduction_reason }) => deduction_amount === 0 || deduction_reason !== null, {
      path: ['deduction_reason'],
      params: { text: PAYOUT_ERRORS.reason },
    }),
  output: done(),
  summary: 'Sets incentive and deduction of an unpaid payout, each with its reason',
  ...EMITS,
});

export const approvePayout = defineEndpoint({
  name: 'sales.approve-payout',
  method: 'POST',
  path: `${PATH}/{id}/approve`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  /** `total`: what was seen; another one by now is refused. */
  input: z.object({ id: id(), total: z.number().optional(), reason: optionalText(255) }),
  output: done(),
  summary: 'Approves a payout; below the minimum wage only with a reason',
  ...EMITS,
});

export const withdrawPayout = defineEndpoint({
  name: 'sales.withdraw-payout',
  method: 'POST',
  path: `${PATH}/{id}/withdraw`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: z.object({ id: id(), remark: text(3, 500) }),
  output: done(),
  summary: 'Takes an approval back, while no payment batch has the payout',
  ...EMITS,
});

export const payPayout = defineEndpoint({
  name: 'sales.pay-payout',
  method: 'POST',
  path: `${PATH}/{id}/paid`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object({ id: id(), paid_on: date(), reference: text(2, 100) }),
  output: done(),
  summary: 'Says that an approved payout was paid outside of a payment batch',
  ...EMITS,
});
