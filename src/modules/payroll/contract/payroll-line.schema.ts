/** Lines of a payroll: earnings and deductions, of a person or of payroll itself. */
import { z } from 'zod';
import { EXEMPT_GROUNDS, EXEMPTION_KEYS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { flagsShape, TOTAL_TYPES } from './item/payroll-item.schema.ts';
import { SYSTEM_LINES } from './system-line.ts';

const lineShape = {
  payroll_item_id: z.number().nullable(),
  name: z.string(),
  name_ms: z.string().nullable(),
  amount: z.number(),
  system: z.enum(SYSTEM_LINES).nullable(),
  /** Why the amount of a system line was changed. */
  reason: z.string().nullable(),
  /** The earlier month that the line puts right, `YYYY-MM`: what is confirmed stays, its correction is paid later. */
  corrects: z.string().nullish(),
};
/** What a month of an allowance was agreed at, and for which days of the period: the amount of the line follows from it. */
export const agreedAmount = z.object({ monthly: z.number(), from: z.string(), to: z.string() });
export type AgreedAmount = z.output<typeof agreedAmount>;
export const earningLine = z.object({
  ...lineShape,
  type: z.string(),
  /** The record that is paid with the salary, e.g. `{claim: 41}`: the line is written by payroll alone. Absent: of a person, or payroll's own. */
  source: z.record(z.string(), z.number()).nullish(),
  ...flagsShape,
  mtd_key: z.string().nullable(),
  /** Absent: the amount is as entered. */
  agreed: agreedAmount.nullish(),
  /** Why the line is exempt from tax, and how much of it; absent: all of it is taxed as the flag says. */
  exemption: z.enum(EXEMPTION_KEYS).nullish(),
  exempt: z.number().nullish(),
  /** Of payments at the end of the employment: the ground and the completed years of service where they are not those of the employment. */
  exempt_ground: z.enum(EXEMPT_GROUNDS).nullish(),
  /** The ground that the record of the employee gives; absent: the ordinary one. */
  exempt_known: z.enum(EXEMPT_GROUNDS).nullish(),
  service_years: z.number().nullish(),
  /** The completed years that the exempt part counts. */
  exempt_years: z.number().nullish(),
  exempt_reason: z.string().nullish(),
});
export type EarningLine = z.output<typeof earningLine>;
/** What a form may change of one: never where it comes from. */
export type EarningChange = Partial<Omit<EarningLine, 'source'>>;
export const deductionLine = z.object({
  ...lineShape,
  type: z.string(),
  contribution_total_type: z.enum(TOTAL_TYPES),
  /** The record that it comes from, e.g. `{leave_id: 88}`, or the month, `{month: 202610}`. */
  source: z.record(z.string(), z.number()).nullable(),
});
export type DeductionLine = z.output<typeof deductionLine>;
