/** The payroll form of one employee and period (specification, section 3), as it is computed and shown. */
import { z } from 'zod';
import { CITIZENSHIPS, EDUCATIONS, MARITAL_STATUSES, SPOUSE_EMPLOYMENT } from '#modules/employee/contract/employee.schema.ts';
import { MTD_WIRE_SCHEMES } from '#modules/statutory/contract/mtd/mtd-schemes.params.ts';
import { worksheetSchema } from '#modules/statutory/contract/mtd/worksheet.schema.ts';
import { PAYROLL_KINDS } from './off-cycle/payroll-kind.params.ts';
import { flagsShape } from './item/payroll-item.schema.ts';
import { PAYROLL_ROW_STATUSES } from './payroll.workflow.ts';
import { SOCSO_TYPES, WAGE_BASES } from './salary/salary.schema.ts';
import { earningLine, deductionLine } from './payroll-line.schema.ts';

export const salaryPayload = z.object({ basic: z.number(), contribution_based_on: z.enum(WAGE_BASES), ...flagsShape });

export const childSchema = z.object({
  dob: z.string(),
  disability: z.boolean(),
  education: z.enum(EDUCATIONS),
  /** Half where both parents claim the child. */
  tax_share: z.number(),
});
export type PayrollChild = z.output<typeof childSchema>;

const amountMap = z.record(z.string().max(60), z.number());
export const taxPayload = z.object({
  type: z.enum(['Auto', 'Manual']),
  category: z.literal([1, 2, 3]),
  scheme: z.enum(MTD_WIRE_SCHEMES),
  /** Worksheet amounts typed by a person, in ringgit, by key. */
  items: amountMap,
  /** Items taken out of the claim. */
  selected: z.record(z.string().max(60), z.boolean()),
  /** Accepted TP1 declarations of the month by key: `items` holds them already, but for zakat, which is not deducted. */
  declared: amountMap.optional(),
});
export type TaxPayload = z.output<typeof taxPayload>;

/** The year before this payroll: earlier payrolls, opening figures, previous employer. */
export const accumulated = z.object({
  remuneration: z.number(),
  epf: z.number(),
  socso: z.number(),
  eis: z.number(),
  mtd: z.number(),
  /** Zakat and departure levy. */
  zakat: z.number(),
  /** Reliefs claimed, without the automatic SOCSO relief. */
  reliefs: z.number(),
  /** The same by key, as far as it is known. */
  items: amountMap,
  /** Religious journeys claimed in the person's life. */
  religious_journeys: z.number(),
  /** Exempt parts of earnings by exemption: they use up its yearly limit. */
  exempt: amountMap.optional(),
});
export type Accumulated = z.output<typeof accumulated>;
export const NOTHING_ACCUMULATED: Accumulated = { remuneration: 0, epf: 0, socso: 0, eis: 0, mtd: 0, zakat: 0, reliefs: 0, items: {}, religious_journeys: 0 };

export const currentRemuneration = z.object({
  remuneration_month: z.number(),
  /** EPF of the month that still counts under the yearly relief. */
  remuneration_month_epf: z.number(),
  remuneration_month_net: z.number(),
  remuneration_month_mbb: z.number(),
  remuneration_month_ntk: z.number(),
  remuneration_month_total: z.number(),
  additional: amountMap,
  /** Reliefs claimed this month. */
  deduction_month: z.number(),
  rebates: z.number(),
  mtd: z.number(),
});

/** What the payrolls of a month before a run were computed from. Money is ringgit. */
export const beside = z.object({
  /** Their numbers, the monthly payroll first. */
  numbers: z.array(z.string()),
  salary_amount: z.number(),
  salary_payload: salaryPayload,
  earnings: z.array(earningLine),
  deductions: z.array(deductionLine),
  tax_payload: taxPayload,
});
export type Beside = z.output<typeof beside>;

/** What the computation reads; the web computes live from the same object. Money is ringgit. */
export const computable = z.object({
  start_date: z.string(),
  end_date: z.string(),
  pay_date: z.string(),
  employee_dob: z.string(),
  employee_citizenship: z.enum(CITIZENSHIPS),
  employee_disability: z.boolean(),
  employee_marital_status: z.enum(MARITAL_STATUSES).nullable(),
  employee_spouse_employment_status: z.enum(SPOUSE_EMPLOYMENT).nullable(),
  employee_spouse_disabled_person: z.boolean(),
  employee_childrens: z.array(childSchema),
  skbbk_released_from: z.string().nullable(),
  salary_amount: z.number(),
  salary_payload: salaryPayload,
  earnings: z.array(earningLine),
  deductions: z.array(deductionLine),
  contribution_epf_employee_rate: z.number(),
  contribution_socso_type: z.enum(SOCSO_TYPES),
  contribution_hrdf: z.boolean(),
  contribution_tax_manual: z.boolean(),
  contribution_tax_monthly_amount: z.number(),
  contribution_tax_yearly_amount: z.number(),
  tax_payload: taxPayload,
  total_adjustment: z.number(),
  remuneration_accumulate: accumulated,
  /** Of a run beside the monthly payroll alone. */
  beside: beside.nullish(),
});
export type Computable = z.output<typeof computable>;

const share = z.object({ employee: z.number(), employer: z.number() });
export const contributions = z.object({
  epf: share,
  socso: share,
  skbbk: z.object({ employee: z.number() }),
  eis: share,
  hrdf: z.object({ employer: z.number() }),
  tax: z.object({ employee: z.number() }),
  zakat: z.object({ employee: z.number() }),
});

const NO_SHARE = { employee: 0, employer: 0 };
export const NOTHING_CONTRIBUTED: z.output<typeof contributions> = {
  epf: NO_SHARE,
  socso: NO_SHARE,
  skbbk: { employee: 0 },
  eis: NO_SHARE,
  hrdf: { employer: 0 },
  tax: { employee: 0 },
  zakat: { employee: 0 },
};

/** The payroll summary of the specification. */
export const payrollTotals = z.object({
  total_salary: z.number(),
  total_earning: z.number(),
  total_gross_pay: z.number(),
  total_deduction: z.number(),
  total_adjustment: z.number(),
  total_contribution_employee: z.number(),
  total_contribution_employer: z.number(),
  total_net_pay: z.number(),
});
export type PayrollTotals = z.output<typeof payrollTotals>;

export const adjustmentRow = z.object({
  id: z.number(),
  name: z.string(),
  amount: z.number(),
  remark: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});

export const abilities = z.object({
  process: z.boolean(),
  update: z.boolean(),
  adjust: z.boolean(),
  confirm: z.boolean(),
  mark_paid: z.boolean(),
  return_payment: z.boolean(),
  payslip: z.boolean(),
  cinco_report: z.boolean(),
  delete: z.boolean(),
});

export const payrollForm = computable.extend({
  ...payrollTotals.shape,
  id: z.number().nullable(),
  number: z.string().nullable(),
  kind: z.enum(PAYROLL_KINDS),
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  employee_identity_number: z.string().nullable(),
  employee_passport: z.string().nullable(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  status: z.enum(PAYROLL_ROW_STATUSES),
  adjustments: z.array(adjustmentRow),
  contributions,
  /** The 5 sen or RM1 rounding of the net pay. */
  rounding: z.number(),
  remuneration_current: currentRemuneration,
  worksheet: worksheetSchema,
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  rule_version: z.string(),
  processed_by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  payment_date: z.string().nullable(),
  payment_reference: z.string().nullable(),
  updated_at: z.string().nullable(),
  can: abilities,
});
export type PayrollForm = z.output<typeof payrollForm>;
