/** Inputs and answers of the five statutory calculators on the wire. Money is ringgit. */
import { isCalendarDate } from '#platform/contract/dates.ts';
import { z } from 'zod';
import { CITIZENSHIPS } from './epf/choose-epf-part.ts';
import { EPF_PARTS } from './epf/epf.params.ts';
import { MTD_WIRE_SCHEMES } from './mtd/mtd-schemes.params.ts';
import { RULE_SET_NAMES } from './rule-set.params.ts';
import { traceSchema } from './trace.schema.ts';

const MAX_RINGGIT = 9_999_999_999.99;
/** At most two decimals: the number is the nearest one to a whole count of sen. */
const isWholeSen = (ringgit: number) => Math.round(ringgit * 100) / 100 === ringgit;
const amount = () => z.number().min(0).max(MAX_RINGGIT).refine(isWholeSen, 'At most two decimals.');
const money = () => z.number();
const date = () =>
  z
    .string()
    .refine((value): boolean => isCalendarDate(value), 'Not a calendar date.')
    .meta({ format: 'date', description: 'YYYY-MM-DD; its month chooses the law in force.' });
const rules = () => z.enum(RULE_SET_NAMES).optional();

export const epfInputSchema = z.strictObject({
  date: date(),
  wage: amount(),
  part: z.enum(['A', 'C', 'E', 'F']).optional(),
  age: z.number().int().min(0).max(150).optional(),
  citizenship: z.enum(CITIZENSHIPS).optional(),
  elected_before_1998: z.boolean().optional(),
  employee_rate: z.number().min(0).max(100).optional(),
  regular_wage: amount().optional(),
  rules: rules(),
});
export const epfOutputSchema = z.strictObject({
  part: z.enum(EPF_PARTS),
  employee: money(),
  employer: money(),
  total: money(),
  trace: traceSchema,
});

export const socsoInputSchema = z.strictObject({
  date: date(),
  wage: amount(),
  category: z.literal([1, 2]),
  skbbk: z.boolean().optional(),
  rules: rules(),
});
export const socsoOutputSchema = z.strictObject({ employee: money(), employer: money(), skbbk: money(), trace: traceSchema });

export const eisInputSchema = z.strictObject({ date: date(), wage: amount(), rules: rules() });
export const eisOutputSchema = z.strictObject({ employee: money(), employer: money(), trace: traceSchema });

export const hrdfInputSchema = z.strictObject({ date: date(), wage: amount(), rate: z.literal([1, 0.5]) });
export const hrdfOutputSchema = z.strictObject({ employer: money(), trace: traceSchema });

export const mtdInputSchema = z.strictObject({
  date: date(),
  category: z.literal([1, 2, 3]),
  scheme: z.enum(MTD_WIRE_SCHEMES).optional(),
  accumulated: z.strictObject({
    remuneration: amount().optional(),
    epf: amount().optional(),
    reliefs: amount().optional(),
    zakat: amount().optional(),
    mtd: amount().optional(),
  }),
  current: z.strictObject({
    remuneration: amount().optional(),
    epf: amount().optional(),
    reliefs: amount().optional(),
    zakat: amount().optional(),
  }),
  additional: z.strictObject({ remuneration: amount().optional(), epf: amount().optional() }).optional(),
  relief: z.strictObject({ self_disabled: amount().optional(), spouse_disabled: amount().optional(), children: amount().optional() }).optional(),
  rules: rules(),
});
export const mtdOutputSchema = z.strictObject({
  future_epf: money(),
  chargeable_income: money(),
  chargeable_income_with_additional: money(),
  normal: money(),
  additional: money(),
  payable: money(),
  trace: traceSchema,
});

export type EpfInput = z.infer<typeof epfInputSchema>;
export type EpfOutput = z.infer<typeof epfOutputSchema>;
export type SocsoInput = z.infer<typeof socsoInputSchema>;
export type SocsoOutput = z.infer<typeof socsoOutputSchema>;
export type EisInput = z.infer<typeof eisInputSchema>;
export type EisOutput = z.infer<typeof eisOutputSchema>;
export type HrdfInput = z.infer<typeof hrdfInputSchema>;
export type HrdfOutput = z.infer<typeof hrdfOutputSchema>;
export type MtdInput = z.infer<typeof mtdInputSchema>;
export type MtdOutput = z.infer<typeof mtdOutputSchema>;
