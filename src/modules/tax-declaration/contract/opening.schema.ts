/** Figures of a year that this system did not pay: before its first payroll, and of a previous employer (TP3). */
import { z } from 'zod';
import { money, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { FIRST_YEAR } from '#platform/contract/dates.ts';

/** Allowances that were exempt from tax: they use up the limit of the year, and are no part of the remuneration. */
export const OPENING_EXEMPT = ['exempt_travel', 'exempt_childcare', 'exempt_award'] as const;
/** The figures of a year, as they are entered, imported and shown. */
export const OPENING_AMOUNTS = ['remuneration', 'epf', 'socso', 'eis', 'mtd', 'zakat', 'reliefs', ...OPENING_EXEMPT] as const;
export type OpeningAmount = (typeof OPENING_AMOUNTS)[number];

const amount = () => money().default(0);

export const openingForm = z.object({
  employee_id: id(),
  year: z.number().int().min(FIRST_YEAR).max(2100),
  previous_employer: z.boolean().default(false),
  remuneration: amount(),
  epf: amount(),
  socso: amount(),
  eis: amount(),
  mtd: amount(),
  zakat: amount(),
  /** Reliefs claimed on TP1 or TP3. */
  reliefs: amount(),
  /** Exempt parts of allowances and awards, up to the limits of the year. */
  exempt_travel: amount(),
  exempt_childcare: amount(),
  exempt_award: amount(),
  source: optionalLine(200),
});
export type OpeningForm = z.output<typeof openingForm>;

export const openingRow = z.object({
  id: z.number(),
  employee_id: z.number(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }),
  year: z.number(),
  previous_employer: z.boolean(),
  remuneration: z.number(),
  epf: z.number(),
  socso: z.number(),
  eis: z.number(),
  mtd: z.number(),
  zakat: z.number(),
  reliefs: z.number(),
  exempt_travel: z.number(),
  exempt_childcare: z.number(),
  exempt_award: z.number(),
  source: z.string().nullable(),
  updated_at: z.string(),
});
export type OpeningRow = z.output<typeof openingRow>;
