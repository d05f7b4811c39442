/** What a person may send back of the payroll form: decisions, entered hours and amounts; everything else is computed. */
import { z } from 'zod';
import { date, line, money, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { EXEMPT_GROUNDS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { id } from '#platform/contract/ids.ts';
import { toAmount } from '#platform/contract/money.ts';
import { attendanceFigures, MAX_DAYS_OFF, siteEntry, workedDayOff, workedTime } from './payroll-inputs.ts';
import { payrollForm } from './payroll-form.schema.ts';
import { SYSTEM_LINES } from './system-line.ts';
import { DEDUCTION_TYPES, EARNING_TYPES, flagsShape, MTD_KEYS, TOTAL_TYPES } from './item/payroll-item.schema.ts';
import { CALCULATION_TYPES, multipliersSchema } from './setting/payroll-setting.schema.ts';
import { PAYROLL_ROW_STATUSES } from './payroll.workflow.ts';
import { SOCSO_TYPES, WAGE_BASES } from './salary/salary.schema.ts';

/** Anything that is no number counts as 0 in the payroll form (specification, section 5). */
const amount = () => z.preprocess(toAmount, money());
const positive = () => amount().refine((value) => value > 0, { params: { text: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' } } });
const reason = () => optionalText(255);
/** The earlier month that a line puts right. */
const corrects = () =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullish();

export const earningInput = z.object({
  payroll_item_id: id().nullish(),
  name: line(1, 120),
  name_ms: optionalLine(120),
  type: z.enum(EARNING_TYPES),
  amount: positive(),
  epf: z.boolean(),
  socso: z.boolean(),
  eis: z.boolean(),
  hrdf: z.boolean(),
  tax: z.boolean(),
  /** Absent: by the item, else by the type. */
  mtd_key: z.enum(MTD_KEYS).nullish(),
  /** Sent back as it was loaded; what has one is not read. */
  source: z.record(z.string().max(40), z.number()).nullish(),
  system: z.enum(SYSTEM_LINES).nullish(),
  reason: reason(),
  corrects: corrects(),
  /** Sent back as it was loaded, the amount follows the days served; without it the amount is paid as entered. */
  agreed: z.object({ monthly: money(), from: date(), to: date() }).nullish(),
  /** Of gratuity and compensation: another ground or other completed years than the employment says need a reason. */
  exempt_ground: z.enum(EXEMPT_GROUNDS).nullish(),
  service_years: z.number().int().min(0).max(70).nullish(),
  exempt_reason: reason().optional(),
  exemption: z.unknown().optional(),
  exempt: z.unknown().optional(),
  exempt_years: z.unknown().optional(),
  exempt_known: z.unknown().optional(),
});
export const deductionInput = z.object({
  payroll_item_id: id().nullish(),
  name: line(1, 120),
  name_ms: optionalLine(120),
  type: z.enum(DEDUCTION_TYPES),
  amount: positive(),
  contribution_total_type: z.enum(TOTAL_TYPES),
  source: z.record(z.string().max(40), z.number()).nullish(),
  system: z.enum(SYSTEM_LINES).nullish(),
  reason: reason(),
  corrects: corrects(),
});

/** Entered hours, days and rates; what is absent is as it was, else as the profile and the settings say. */
export const calculationInput = workedTime
  .extend({
    type: z.enum(CALCULATION_TYPES).optional(),
    given_hourly_rate: z.preprocess((value) => (value === null || value === undefined || value === '' ? null : toAmount(value)), money().nullable()).optional(),
    overtime_rate: z.preprocess((value) => (value === null || value === undefined || value === '' ? null : toAmount(value)), money().nullable()).optional(),
    multipliers: multipliersSchema.optional(),
    /** Why the salary of a Basic calculation was changed; without it the computed salary holds. */
    salary_note: optionalText(255),
    /** Each rest day or public holiday that was worked, beside hours in total. */
    days_off_worked: z.array(workedDayOff).max(MAX_DAYS_OFF),
    /** What attendance said when the form was loaded: what it says differently by now is taken over. */
    attendance: attendanceFigures.nullable(),
    /** Due: an object, with the wages of twelve months where the payrolls do not know them. Not due: null. */
    termination: z
      .object({ wages: z.preprocess((value) => (value === null || value === undefined || value === '' ? null : toAmount(value)), money().nullable()) })
      .nullable(),
  })
  .partial();
export type CalculationInput = z.output<typeof calculationInput>;

const entered = {
  pay_date: date().optional(),
  salary_amount: amount().optional(),
  salary_payload: z
    .object({ contribution_based_on: z.enum(WAGE_BASES), ...flagsShape })
    .partial()
    .optional(),
  earnings: z.array(earningInput).max(100).optional(),
  deductions: z.array(deductionInput).max(100).optional(),
  contribution_epf_employee_rate: z.preprocess(toAmount, z.number().min(0).max(20).multipleOf(0.01)).optional(),
  contribution_socso_type: z.enum(SOCSO_TYPES).optional(),
  contribution_hrdf: z.boolean().optional(),
  contribution_tax_manual: z.boolean().optional(),
  contribution_tax_monthly_amount: amount().optional(),
  contribution_tax_yearly_amount: amount().optional(),
  tax_payload: z
    .object({
      type: z.enum(['Auto', 'Manual']),
      category: z.literal([1, 2, 3]),
      items: z.record(z.string().max(60), amount()),
      selected: z.record(z.string().max(60), z.boolean()),
      /** The accepted declarations that the client saw in `items`. */
      declared: z.record(z.string().max(60), amount()),
    })
    .partial()
    .optional(),
  calculation: calculationInput.optional(),
  /** Where the period was worked; absent: as it was, else the primary worksite alone. */
  sites: z.array(siteEntry).max(50).optional(),
};

/** Fields of the form that the server works out itself: taken along by a client that sends the whole form back, and not read. */
const COMPUTED = Object.keys(payrollForm.shape).filter(
  (key) => !(key in entered) && !['id', 'employee_id', 'start_date', 'end_date', 'status', 'updated_at'].includes(key),
);
const notRead = Object.fromEntries(COMPUTED.map((key) => [key, z.unknown().optional()])) as Record<string, z.ZodOptional<z.ZodUnknown>>;

const seen = {
  /** What the client saw: another current status or version answers 409. */
  status: z.enum(PAYROLL_ROW_STATUSES).optional(),
  updated_at: z.string().max(40).nullish(),
};

export const processInput = z.object({
  ...notRead,
  id: id().nullish(),
  employee_id: id(),
  start_date: date(),
  end_date: date(),
  ...seen,
  ...entered,
});
export const updateInput = z.object({
  ...notRead,
  id: id(),
  employee_id: id().optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  ...seen,
  ...entered,
});
const enteredObject = z.object(entered);
/** What a person decided about a payroll, without the identity of the record. */
export type EnteredForm = z.output<typeof enteredObject>;
