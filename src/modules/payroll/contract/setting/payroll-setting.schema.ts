/** How a company pays: period, pay day, calculation of attendance pay, rounding, rule set, approval. */
import { z } from 'zod';
import { money, optional } from '#platform/contract/fields.ts';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';

export const CALCULATION_TYPES = ['Basic', 'Fix Amount', 'Time-Based'] as const;
export type CalculationType = (typeof CALCULATION_TYPES)[number];
export const DIVISORS = ['26', 'Working Days', 'Calendar Days'] as const;
export type Divisor = (typeof DIVISORS)[number];
export const NET_ROUNDINGS = ['None', '5 sen', 'RM1'] as const;
export type NetRounding = (typeof NET_ROUNDINGS)[number];

export const MULTIPLIER_KEYS = [
  'normal_multiplier',
  'overtime_multiplier',
  'rest_day_multiplier',
  'holiday_multiplier',
  'rest_day_ot_multiplier',
  'holiday_ot_multiplier',
] as const;
const factor = () => z.number().min(0).max(10).multipleOf(0.01);
export const multipliersSchema = z.object({
  normal_multiplier: factor(),
  overtime_multiplier: factor(),
  rest_day_multiplier: factor(),
  holiday_multiplier: factor(),
  rest_day_ot_multiplier: factor(),
  holiday_ot_multiplier: factor(),
});
export type Multipliers = z.output<typeof multipliersSchema>;

/** What the law leaves unsettled; a reading that is absent takes the recommended default. */
export const readingsSchema = z.strictObject({
  epf_split: z.enum(['employee_up', 'employee_truncated', 'each_up']).optional(),
  age_reference: z.enum(['month_start', 'pay_date', 'month_end']).optional(),
  child_age_reference: z.enum(['year_start', 'pay_date']).optional(),
  mtd_table_reading: z.enum(['whole_ringgit', 'strict']).optional(),
  mtd_small_normal: z.enum(['zero', 'amount']).optional(),
  mtd_minimum_test: z.enum(['truncated', 'rounded']).optional(),
  mtd_rounding_order: z.enum(['final_sum', 'each_part']).optional(),
  socso_relief: z.enum(['claimed', 'automatic']).optional(),
  skbbk_in_relief: z.boolean().optional(),
  /** Settled since: companies that chose it once still carry it, and nothing reads it. */
  epf_on_notice_pay: z.boolean().optional(),
  socso_on_notice_pay: z.boolean().optional(),
  socso_on_termination_benefit: z.boolean().optional(),
});
/** Only the readings that were chosen: an absent key is the recommended default. */
export type Readings = z.output<typeof readingsSchema>;

const fields = z.object({
  /** 1: the calendar month; 26: from the 26th to the 25th. */
  period_start_day: z.number().int().min(1).max(28),
  /** 31: the last day of the month. */
  pay_day: z.number().int().min(1).max(31),
  calculation_type: z.enum(CALCULATION_TYPES),
  attendance_cutoff_day: optional(z.number().int().min(1).max(31)),
  divisor: z.enum(DIVISORS),
  hours_per_day: z.number().min(0.25).max(24).multipleOf(0.01),
  ...multipliersSchema.shape,
  /** Above this monthly basic no statutory overtime is due; null: always due. */
  overtime_salary_ceiling: optional(money()),
  deduct_absent: z.boolean(),
  deduct_late: z.boolean(),
  late_grace_minutes: z.number().int().min(0).max(240),
  rounding_net: z.enum(NET_ROUNDINGS),
  rule_set: z.enum(RULE_SET_NAMES),
  readings: readingsSchema.default({}),
  show_sites_on_payslip: z.boolean(),
  /** Payslips open with the last four characters of the identity number or passport. */
  payslip_password: z.boolean(),
  /** A net pay that differs from the previous one by more than this share … */
  variance_percent: z.number().min(0).max(999).multipleOf(0.01).default(20),
  /** … or by more than this amount is unusual and needs a reason. */
  variance_amount: money().default(500),
});

export const settingForm = fields.extend({ updated_at: z.string().max(40).optional() });
export const settingRow = fields.extend({
  attendance_cutoff_day: z.number().nullable(),
  overtime_salary_ceiling: z.number().nullable(),
  /** Another person than the processor confirms: the company's choice, made in its profile. */
  four_eyes: z.boolean(),
  /** Null before the first save. */
  updated_at: z.string().nullable(),
});
export type PayrollSetting = z.output<typeof settingRow>;
/** What payroll keeps of it itself. */
export type OwnSetting = Omit<PayrollSetting, 'four_eyes'>;

/** What a company has before it chose anything. */
export const DEFAULT_SETTING: OwnSetting = {
  period_start_day: 1,
  pay_day: 31,
  calculation_type: 'Basic',
  attendance_cutoff_day: null,
  divisor: '26',
  hours_per_day: 8,
  normal_multiplier: 1,
  overtime_multiplier: 1.5,
  rest_day_multiplier: 2,
  holiday_multiplier: 2,
  rest_day_ot_multiplier: 2,
  holiday_ot_multiplier: 3,
  overtime_salary_ceiling: 4000,
  deduct_absent: true,
  deduct_late: false,
  late_grace_minutes: 0,
  rounding_net: 'None',
  rule_set: 'law',
  readings: {},
  show_sites_on_payslip: false,
  payslip_password: false,
  variance_percent: 20,
  variance_amount: 500,
  updated_at: null,
};
