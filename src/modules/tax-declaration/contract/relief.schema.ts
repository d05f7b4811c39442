/** Reliefs declared on TP1, orders of additional deductions (CP38), figures of a previous employer (TP3), on the wire. */
import { z } from 'zod';
import { line, money, optional, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, MAX_FILES_PER_FIELD, uploadedFile } from '#platform/contract/uploads.ts';
import { openingRow } from './opening.schema.ts';
import { RELIEF_STATUSES } from './relief.workflow.ts';

/** `YYYY-MM` */
export const monthField = () => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const positive = () => money().refine((value) => value > 0, { params: { text: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' } } });

export const reliefForm = z.object({
  month: monthField(),
  key: line(1, 60),
  amount: positive(),
  note: optionalText(500),
  receipts: z.array(fileField()).max(MAX_FILES_PER_FIELD).default([]),
});

/** What the client saw; anything else now answers 409. */
const seen = { status: z.enum(RELIEF_STATUSES).optional(), updated_at: z.string().max(40).nullish() };
export const withdrawForm = z.object({ id: id(), ...seen });
export const acceptForm = z.object({
  id: id(),
  ...seen,
  /** At most what was declared; less needs a remark. Absent: all of it. */
  amount: optional(positive()),
  /** Another month of the year, where the declared one is paid already. */
  month: optional(monthField()),
  remark: optionalText(500),
});
export const rejectForm = z.object({ id: id(), ...seen, remark: text(3, 500) });

export const reliefRow = z.object({
  id: z.number(),
  employee_id: z.number(),
  employee: z.object({ name: z.string(), employee_code: z.string() }),
  month: z.string(),
  key: z.string(),
  title: z.string(),
  title_malay: z.string(),
  amount: z.number(),
  accepted_amount: z.number().nullable(),
  note: z.string().nullable(),
  status: z.enum(RELIEF_STATUSES),
  remark: z.string().nullable(),
  receipts: z.array(uploadedFile),
  /** The payroll that counts it. */
  payroll: z.object({ id: z.number(), number: z.string(), locked: z.boolean() }).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({ withdraw: z.boolean(), accept: z.boolean(), reject: z.boolean() }),
});
export type ReliefRow = z.output<typeof reliefRow>;

/** An item of the year: its limit, what payrolls have counted, and what waits. Ringgit. */
export const reliefItem = z.object({
  key: z.string(),
  id: z.string(),
  title: z.string(),
  title_malay: z.string(),
  group: z.string().nullable(),
  group_malay: z.string().nullable(),
  limit: z.number().nullable(),
  used: z.number(),
  waiting: z.number(),
  /** What is left of its own limit and its group's; null: no limit. */
  left: z.number().nullable(),
  note: z.string(),
  note_malay: z.string(),
});
export type ReliefItemRow = z.output<typeof reliefItem>;

export const reliefSummary = z.object({
  year: z.number(),
  items: z.array(reliefItem),
  /** Months of the year whose payroll may still take a declaration. */
  open_months: z.array(z.string()),
  /** TP3: figures of a previous employer in the year. */
  previous_employer: openingRow.nullable(),
});
export type ReliefSummary = z.output<typeof reliefSummary>;

export const cp38Form = z
  .object({
    id: id(),
    /** null or absent: a new order. */
    order_id: optional(id()),
    reference: line(2, 60),
    month_from: monthField(),
    month_to: monthField(),
    amount: positive(),
    note: optionalText(500),
    updated_at: z.string().max(40).nullish(),
  })
  .refine(({ month_from, month_to }) => month_to >= month_from, {
    path: ['month_to'],
    params: { text: { en: 'The last month is before the first month.', ms: 'Bulan terakhir sebelum bulan pertama.' } },
  });

export const cp38Row = z.object({
  id: z.number(),
  employee_id: z.number(),
  reference: z.string(),
  month_from: z.string(),
  month_to: z.string(),
  amount: z.number(),
  note: z.string().nullable(),
  /** Counted from today: not begun, running, over. */
  state: z.enum(['Upcoming', 'Active', 'Ended']),
  /** What confirmed and paid payrolls have deducted for it. */
  deducted: z.number(),
  updated_at: z.string(),
});
export type Cp38Row = z.output<typeof cp38Row>;

/** An order as a payroll of its months deducts it. Ringgit. */
export type OrderedDeduction = Pick<Cp38Row, 'id' | 'reference' | 'amount'>;
