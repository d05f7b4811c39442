/** The salary profile of an employee, in versions: pay, scheme flags, tax, zakat, account, recurring items. */
import { z } from 'zod';
import { bankAccount, date, money, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { MTD_WIRE_SCHEMES } from '#modules/statutory/contract/mtd/mtd-schemes.params.ts';
import { flagsShape } from '../item/payroll-item.schema.ts';
import { CALCULATION_TYPES, multipliersSchema } from '../setting/payroll-setting.schema.ts';

export const PAY_TYPES = ['Monthly', 'Daily', 'Hourly'] as const;
export type PayType = (typeof PAY_TYPES)[number];
/** What the contributions of the salary are worked out on: the agreed basic, or the pay of the period. */
export const WAGE_BASES = ['Basic', 'Actual'] as const;
export const SOCSO_TYPES = ['Category 1', 'Category 2'] as const;
export type SocsoType = (typeof SOCSO_TYPES)[number];
export const PAYMENT_METHODS = ['Bank Transfer', 'Cash', 'Cheque'] as const;

/** An item of the catalogue that every payroll between `start` and `end` carries. */
export const recurringItem = z.object({
  payroll_item_id: id(),
  amount: money().refine((amount) => amount > 0, { params: { code: 'money' } }),
  start: date(),
  end: optionalDate(),
});
export type RecurringItem = z.output<typeof recurringItem>;

const rate = () => z.number().min(0).max(20).multipleOf(0.01);
/** Days are dates of the calendar; rates and amounts are ringgit. */
const salaryFields = {
  effective_from: date(),
  basic: money(),
  pay_type: z.enum(PAY_TYPES).default('Monthly'),
  /** Null: as the company's setting says. */
  calculation_type: optional(z.enum(CALCULATION_TYPES)),
  hourly_rate: optional(money()),
  overtime_rate: optional(money()),
  /** Null: as the company's setting says. */
  multipliers: optional(multipliersSchema),
  contribution_based_on: z.enum(WAGE_BASES).default('Actual'),
  epf: z.boolean().default(true),
  socso: z.boolean().default(true),
  eis: z.boolean().default(true),
  tax: z.boolean().default(true),
  hrdf: z.boolean().default(true),
  contribution_epf_employee_rate: rate().default(11),
  contribution_socso_type: z.enum(SOCSO_TYPES).default('Category 1'),
  /** First month of an accepted SKBBK release. */
  skbbk_released_from: optionalDate(),
  contribution_hrdf: z.boolean().default(true),
  tax_scheme: z.enum(MTD_WIRE_SCHEMES).default('resident'),
  contribution_tax_manual: z.boolean().default(false),
  contribution_tax_monthly_amount: money().default(0),
  contribution_tax_yearly_amount: money().default(0),
  /** Null: proposed from the marital data. */
  tax_category: optional(z.literal([1, 2, 3])),
  zakat_monthly: money().default(0),
  payment_method: z.enum(PAYMENT_METHODS).default('Bank Transfer'),
  bank_id: optional(id()),
  bank_account_no: optional(bankAccount()),
  bank_account_name: optionalLine(150),
  recurring_items: z.array(recurringItem).max(50).default([]),
  note: optionalText(500),
};

export const salaryForm = z.object({ id: id(), ...salaryFields });
export type SalaryForm = z.output<typeof salaryForm>;

/** The account alone: it says where the salary goes, and nothing of how it is worked out. */
export const payAccountForm = z.object({ bank_id: id(), bank_account_no: bankAccount(), bank_account_name: optionalLine(150) });

const shownRecurring = z.object({ payroll_item_id: z.number(), amount: z.number(), start: z.string(), end: z.string().nullable() });

export const salaryRow = z.object({
  id: z.number(),
  employee_id: z.number(),
  effective_from: z.string(),
  effective_to: z.string().nullable(),
  basic: z.number(),
  pay_type: z.enum(PAY_TYPES),
  calculation_type: z.enum(CALCULATION_TYPES).nullable(),
  hourly_rate: z.number().nullable(),
  overtime_rate: z.number().nullable(),
  multipliers: multipliersSchema.nullable(),
  contribution_based_on: z.enum(WAGE_BASES),
  ...flagsShape,
  contribution_epf_employee_rate: z.number(),
  contribution_socso_type: z.enum(SOCSO_TYPES),
  skbbk_released_from: z.string().nullable(),
  contribution_hrdf: z.boolean(),
  tax_scheme: z.enum(MTD_WIRE_SCHEMES),
  contribution_tax_manual: z.boolean(),
  contribution_tax_monthly_amount: z.number(),
  contribution_tax_yearly_amount: z.number(),
  tax_category: z.number().nullable(),
  zakat_monthly: z.number(),
  payment_method: z.enum(PAYMENT_METHODS),
  bank_id: z.number().nullable(),
  /** Masked but for the last four digits. */
  bank_account_no: z.string().nullable(),
  bank_account_name: z.string().nullable(),
  recurring_items: z.array(shownRecurring),
  note: z.string().nullable(),
  /** The version that holds today. */
  is_current: z.boolean(),
  updated_at: z.string(),
});
export type SalaryRow = z.output<typeof salaryRow>;
