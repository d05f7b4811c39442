/** How the salary of a payroll came about, as it is stored with it. */
import { z } from 'zod';
import { statutoryTablesSchema } from '#modules/statutory/contract/statutory-tables.schema.ts';
import { finalFacts } from './final-pay/final-pay.schema.ts';
import { attendanceSnapshot, leaveSnapshot, workedDayOff, workedTime } from './payroll-inputs.ts';
import { payrollRules } from './rules/payroll-rules.ts';
import { CALCULATION_TYPES, multipliersSchema } from './setting/payroll-setting.schema.ts';
import { PAY_TYPES } from './salary/salary.schema.ts';

/** A part of the period at one salary. */
export const salaryPart = z.object({
  from: z.string(),
  to: z.string(),
  days: z.number(),
  basic: z.number(),
  amount: z.number(),
  /** The hourly rate of the profile in this part; absent in payrolls from before it was kept. */
  given_hourly_rate: z.number().nullish(),
});
export type SalaryPart = z.output<typeof salaryPart>;

/** The benefit of the Termination and Lay-Off Benefits Regulations 1980; null: none is due. */
export const terminationEntry = z.object({
  /** Wages of the last twelve complete months; null: as the payrolls know them. */
  wages: z.number().nullable(),
});

/** How the salary came about. `computed_salary` stands beside the salary where a person changed it. */
export const calculation = workedTime.extend({
  type: z.enum(CALCULATION_TYPES),
  pay_type: z.enum(PAY_TYPES),
  basic: z.number(),
  hourly_rate: z.number(),
  /** The profile's or a typed hourly rate; null: derived from the basic. */
  given_hourly_rate: z.number().nullable(),
  overtime_rate: z.number().nullable(),
  daily_rate: z.number(),
  multipliers: multipliersSchema,
  period_days: z.number(),
  /** Calendar days of the period inside the employment. */
  payable_days: z.number(),
  scheduled_days: z.number(),
  computed_salary: z.number(),
  salary_amount: z.number(),
  salary_note: z.string().nullable(),
  overtime_amount: z.number(),
  // What follows is not in payrolls that were stored before it was worked out.
  leave: leaveSnapshot.optional(),
  /** Absent: attendance said nothing of this person. */
  attendance: attendanceSnapshot.optional(),
  /** What attendance said at the last save (null: nothing), where it says something else now; only when the form is loaded. */
  attendance_before: attendanceSnapshot.nullish(),
  /** Rest days and public holidays that were worked, day by day. */
  days_off_worked: z.array(workedDayOff).optional(),
  /** Two or more where the salary changed inside the period. */
  salary_parts: z.array(salaryPart).optional(),
  /** Fixed allowances of a month: wages of the ordinary rate of pay beside the basic. */
  fixed_allowances: z.number().optional(),
  ordinary_daily_rate: z.number().optional(),
  ordinary_hourly_rate: z.number().optional(),
  /** First and last day of the employment; a last day after the period is as good as none. */
  employment: z
    .object({
      joined: z.string(),
      left: z.string().nullable(),
      /** Of somebody who leaves: why, and the age on the last day. Absent in payrolls from before it was kept. */
      reason: z.string().nullish(),
      age: z.number().nullish(),
    })
    .optional(),
  termination: terminationEntry.nullish(),
  /** Wages of the last twelve complete months before a person leaves, and how many months of them are known. */
  known_wages: z.object({ amount: z.number(), months: z.number() }).nullish(),
  /** Of a salary advance: the percentage it was asked as, wages of the month before (null: no payroll knows them), advances of the month before it. */
  advance: z.object({ percent: z.number().nullable(), wages_before: z.number().nullable(), before: z.number() }).optional(),
  final: finalFacts.optional(),
  rules: payrollRules,
  /** Statutory tables of the period; only when the form is loaded. */
  formulas: statutoryTablesSchema.optional(),
});
export type Calculation = z.output<typeof calculation>;
