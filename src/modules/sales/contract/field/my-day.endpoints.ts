/** The own schedules of a promoter, with all that is needed to work on them where there is no network. */
import { z } from 'zod';
import { defineEndpoint, one, type Requirement } from '#platform/contract/endpoint.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { PAYOUT_STATUSES } from '../payout-words.ts';
import { UNITS } from '../product/product-units.ts';
import { TASK_TYPES } from '../project-words.ts';
import { taskOptions } from '../project/project.schema.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';
import { STOCK_TYPES } from '../stock/stock-types.ts';
import { DISPUTE_LINES } from './dispute-lines.ts';
import { PUNCH_STATUSES, REPORT_STATUSES } from '../field-words.ts';

export const PROMOTER: Requirement = { kind: 'promoter' };

const named = z.object({ id: z.number(), name: z.string() });
const punch = z.object({
  recorded_at: z.string(),
  status: z.enum(PUNCH_STATUSES),
  outside: z.boolean(),
  distance_m: z.number().nullable(),
  flags: z.array(z.string()),
});

export const closingCount = z.object({ product_id: z.number(), quantity: z.number() });

const seenShelf = z.object({
  product_id: z.number(),
  expires_on: z.string().nullable(),
  planogram: z.boolean().nullable(),
  competitor: z.string().nullable(),
  competitor_price: z.number().nullable(),
});

/** A question about one line of a report. */
export const reportDispute = z.object({
  id: z.number(),
  line: z.enum(DISPUTE_LINES),
  product_id: z.number().nullable(),
  reason: z.string(),
  /** What the line said when it was questioned. */
  was: z.union([z.number(), z.string()]).nullable(),
  raised_at: z.string(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  /** The answer was accepted, or the question withdrawn. */
  settled: z.boolean(),
});
export type ReportDispute = z.output<typeof reportDispute>;

export const dailyReport = z.object({
  status: z.enum(REPORT_STATUSES),
  footfall: z.number().nullable(),
  approached: z.number().nullable(),
  sampled: z.number().nullable(),
  buyers: z.number().nullable(),
  competitor_activity: z.string().nullable(),
  customer_feedback: z.string().nullable(),
  issue: z.string().nullable(),
  closing: z.array(closingCount),
  /** By product. Absent: an answer that a device has from before there were any. */
  shelf: z.array(seenShelf).optional(),
  photos: z.array(uploadedFile),
  submitted_at: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  review_remark: z.string().nullable(),
  reopen_reason: z.string().nullable(),
  /** Absent: an answer that a device has from before there were any. */
  disputes: z.array(reportDispute).optional(),
});
export type DailyReport = z.output<typeof dailyReport>;

const brief = z.object({
  id: z.number(),
  project: named,
  outlet: z.object({ ...named.shape, address: z.string().nullable(), lat: z.number(), lng: z.number() }),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  status: z.enum(SCHEDULE_STATUSES),
});
export type BriefSchedule = z.output<typeof brief>;

export const workable = brief.extend({
  starts_at: z.string(),
  ends_at: z.string(),
  radius_m: z.number(),
  photo_required: z.boolean(),
  report_required: z.boolean(),
  checkin: punch.nullable(),
  checkout: punch.nullable(),
  products: z.array(
    z.object({
      ...named.shape,
      sku: z.string(),
      barcode: z.string().nullable(),
      unit: z.enum(UNITS),
      price: z.number(),
      /** null: no opening yet. */
      balance: z.number().nullable(),
    }),
  ),
  entries: z.array(
    z.object({
      id: z.number(),
      product_id: z.number(),
      type: z.enum(STOCK_TYPES),
      quantity: z.number(),
      amount: z.number().nullable(),
      recorded_at: z.string(),
    }),
  ),
  tasks: z.array(
    z.object({
      ...named.shape,
      description: z.string().nullable(),
      type: z.enum(TASK_TYPES),
      options: taskOptions,
      is_required: z.boolean(),
      done: z.boolean(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
    }),
  ),
  report: dailyReport,
});
export type WorkableSchedule = z.output<typeof workable>;

const pay = z.object({
  start_date: z.string(),
  end_date: z.string(),
  projects: z.array(
    z.object({
      project: named,
      days: z.number(),
      hours: z.number(),
      base: z.number(),
      /** Of work on rest days and public holidays. Absent: an answer that a device has from before they were told apart. */
      days_off: z.number().optional(),
      overtime: z.number(),
      commission: z.number(),
      late: z.number(),
      total: z.number(),
    }),
  ),
  total: z.number(),
});
export type PaySoFar = z.output<typeof pay>;

export const ownPayout = z.object({
  id: z.number(),
  project: named,
  period_start: z.string(),
  period_end: z.string(),
  total: z.number(),
  status: z.enum(PAYOUT_STATUSES),
  paid_on: z.string().nullable(),
});
export type OwnPayout = z.output<typeof ownPayout>;

export const showMyDay = defineEndpoint({
  name: 'sales.show-my-day',
  method: 'GET',
  path: 'api/spm/my-day',
  requires: PROMOTER,
  input: z.object({}),
  output: one(
    z.object({
      today: z.string(),
      time_zone: z.string(),
      /** Those of today and those before that still lack something. */
      schedules: z.array(workable),
      /** Of the next two weeks. */
      coming: z.array(brief),
      pay,
      /** Approved and paid ones, the latest first, at most six. Absent: an answer that a device has from before there were any. */
      payouts: z.array(ownPayout).optional(),
    }),
  ),
  summary: 'The own schedules of a promoter with what is recorded on them, what comes next, and the pay of the month so far',
});
