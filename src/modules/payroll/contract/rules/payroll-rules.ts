/** The company's rules that a payroll was computed with; they travel with its calculation. */
import { z } from 'zod';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';
import { flagsShape } from '../item/payroll-item.schema.ts';
import { DIVISORS, NET_ROUNDINGS, readingsSchema } from '../setting/payroll-setting.schema.ts';

export const payrollRules = z.object({
  rule_set: z.enum(RULE_SET_NAMES),
  readings: readingsSchema,
  /** Schemes under which the company is registered. */
  schemes: z.object(flagsShape),
  hrdf_rate: z.literal([1, 0.5]),
  /** The employer's EPF rate where it is above the law, in per cent. */
  epf_employer_rate: z.number().nullable(),
  rounding_net: z.enum(NET_ROUNDINGS),
  divisor: z.enum(DIVISORS),
  hours_per_day: z.number(),
  overtime_salary_ceiling: z.number().nullable(),
  deduct_absent: z.boolean(),
  deduct_late: z.boolean(),
  late_grace_minutes: z.number(),
});
export type PayrollRules = z.output<typeof payrollRules>;
