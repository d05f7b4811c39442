/** A project: the form of its details, its child lists, and how it is shown. */
import { z } from 'zod';
import { date, line, money, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { ACTIVITY } from '../activity.ts';
import { PROJECT_ERRORS } from './project.messages.ts';
import { datesFit } from './project-rules.ts';
import { COMMISSION_TYPES, PAY_TYPES, PROJECT_STATUSES, TASK_TYPES } from '../project-words.ts';

const PERCENT = 100;
const minutes = () => z.number().int().min(0).max(120);

const details = {
  name: line(3, 120),
  /** Empty: the next of the company's series. */
  code: optional(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{2,20}$/),
  ),
  client_id: id(),
  start_date: date(),
  end_date: date(),
  description: optionalText(2000),
  objective: optionalText(1000),
  target_sales_amount: optional(money()),
  target_units: optional(z.number().min(0).max(999_999_999)),
  pay_type: z.enum(PAY_TYPES),
  base_rate: money().refine((rate) => rate > 0, { params: { text: PROJECT_ERRORS.rateNeeded } }),
  overtime_rate: money(),
  commission_type: z.enum(COMMISSION_TYPES),
  /** Percent of the sale, or ringgit a unit. */
  commission_value: money(),
  min_hours_full_day: z.number().min(1).max(12),
  late_deduction: z.boolean(),
  /** Of a day of one promoter, to the client; null: nothing is billed by the day, and for whoever only supervises. */
  bill_rate: optional(money()),
  /** Of a bill to the client. */
  bill_fee: optional(money()),
  ontime_checkin_minutes: minutes(),
  ontime_checkout_minutes: minutes(),
  /** Empty: that of the outlet. */
  radius_m: optional(z.number().int().min(20).max(1000)),
  daily_report_required: z.boolean(),
  stock_required: z.boolean(),
  photo_required: z.boolean(),
};
const at = (field: string, text: (typeof PROJECT_ERRORS)[keyof typeof PROJECT_ERRORS]) => ({ path: [field], params: { text } });

export const projectForm = z
  .object(details)
  .refine(
    ({ commission_type, commission_value }) => commission_type !== 'Percent' || commission_value <= PERCENT,
    at('commission_value', PROJECT_ERRORS.percent),
  )
  .refine(({ start_date, end_date }) => datesFit({ start_date, end_date }), at('end_date', PROJECT_ERRORS.dates));
export type ProjectForm = z.output<typeof projectForm>;

/** How many rows a list may be sent. */
const MOST = 500;
const rows = <S extends z.ZodType>(row: S) => z.array(row).max(MOST);

export const outletRow = z.object({
  outlet_id: id(),
  target_sales_amount: optional(money()),
  /** Where the outlet takes part in some of the project's days alone. */
  start_date: optionalDate(),
  end_date: optionalDate(),
});
export const productRow = z.object({ product_id: id(), price: money(), commission_value: optional(money()) });
export const promoterRow = z.object({
  promoter_id: id(),
  default_outlet_id: optional(id()),
  rate_override: optional(money().refine((rate) => rate > 0, { params: { text: PROJECT_ERRORS.rateNeeded } })),
});
export const supervisorRow = z.object({ employee_id: id(), outlet_ids: z.array(id()).max(MOST) });
export const taskOptions = z.object({ items: z.array(line(1, 120)).max(50).optional(), min: z.number().optional(), max: z.number().optional() });
export const taskRow = z.object({
  name: line(2, 120),
  description: optionalLine(500),
  type: z.enum(TASK_TYPES),
  options: taskOptions,
  is_required: z.boolean(),
});

/** What a project is made with beside its details. */
export const projectLists = {
  outlets: rows(outletRow),
  products: rows(productRow),
  supervisors: rows(supervisorRow),
  promoters: rows(promoterRow),
  tasks: rows(taskRow),
};

const named = z.object({ id: z.number(), name: z.string() });

export const projectRow = z.object({
  ...z.object(details).shape,
  id: z.number(),
  code: z.string(),
  target_sales_amount: z.number().nullable(),
  target_units: z.number().nullable(),
  radius_m: z.number().nullable(),
  bill_rate: z.number().nullable(),
  bill_fee: z.number().nullable(),
  client: named,
  status: z.enum(PROJECT_STATUSES),
  cancel_reason: z.string().nullable(),
  outlets_count: z.number(),
  promoters_count: z.number(),
  /** Sold so far, in ringgit. */
  sales_amount: z.number(),
  updated_at: z.string(),
});
export type ProjectRow = z.output<typeof projectRow>;

export const projectDetail = z.object({
  ...projectRow.shape,
  /** A submitted report exists, so its products stay as they are. */
  products_locked: z.boolean(),
  outlets: z.array(
    z.object({
      id: z.number(),
      outlet: z.object({
        ...named.shape,
        chain: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        lat: z.number(),
        lng: z.number(),
      }),
      target_sales_amount: z.number().nullable(),
      /** null: as the project. */
      start_date: z.string().nullable(),
      end_date: z.string().nullable(),
      sales_amount: z.number(),
      schedules_count: z.number(),
      /** Of all products. */
      balance: z.number(),
      status: z.enum(ACTIVITY),
    }),
  ),
  products: z.array(
    z.object({
      id: z.number(),
      product: z.object({ ...named.shape, sku: z.string() }),
      price: z.number(),
      commission_value: z.number().nullable(),
      units_sold: z.number(),
      sales_amount: z.number(),
      balance: z.number(),
      /** Outlets that have none left. */
      out_of_stock: z.number(),
      status: z.enum(ACTIVITY),
    }),
  ),
  promoters: z.array(
    z.object({
      id: z.number(),
      promoter: z.object({ ...named.shape, code: z.string() }),
      default_outlet: named.nullable(),
      rate_override: z.number().nullable(),
      schedules_count: z.number(),
      status: z.enum(ACTIVITY),
    }),
  ),
  supervisors: z.array(z.object({ id: z.number(), employee: named, outlets: z.array(named) })),
  tasks: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string().nullable(),
      type: z.enum(TASK_TYPES),
      options: taskOptions,
      is_required: z.boolean(),
      sort_order: z.number(),
      status: z.enum(ACTIVITY),
      /** On how many schedules something was recorded for it. */
      actions_count: z.number(),
    }),
  ),
  /** What the viewer may do besides looking: not a supervisor. */
  can_change: z.boolean(),
});
export type ProjectDetail = z.output<typeof projectDetail>;
