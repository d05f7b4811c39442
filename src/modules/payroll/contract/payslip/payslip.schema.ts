/** A payslip on the wire: the lines that web and PDF both show, each with the key of the trace behind it. */
import { z } from 'zod';
import { TRACE_KEYS } from '../explanation/explain-payroll.ts';
import { PAYROLL_KINDS } from '../off-cycle/payroll-kind.params.ts';
import { payrollTotals } from '../payroll-form.schema.ts';
import { PAYROLL_STATUSES } from '../payroll.workflow.ts';
import { PAYMENT_METHODS } from '../salary/salary.schema.ts';

const label = z.object({ en: z.string(), ms: z.string() });
export const payslipLine = z.object({
  key: z.string(),
  label,
  amount: z.number(),
  /** Part of the trace that explains the amount; null: entered by hand. */
  trace: z.enum(TRACE_KEYS).nullable(),
});
export type PayslipLine = z.output<typeof payslipLine>;

export const schemeLine = z.object({ key: z.string(), label, employee: z.number().nullable(), employer: z.number().nullable(), trace: z.enum(TRACE_KEYS) });
export type SchemeLine = z.output<typeof schemeLine>;

/** Sums of the year up to and with this payroll, opening figures of this employer included where they know one: of net pay they do not. */
export const yearToDate = z.object({
  gross: z.number(),
  deduction: z.number(),
  epf: z.number(),
  epf_employer: z.number(),
  socso: z.number(),
  /** null: issued before it was told apart, and part of `socso`. */
  skbbk: z.number().nullable(),
  eis: z.number(),
  tax: z.number(),
  zakat: z.number(),
  net: z.number(),
  /** First day of the month from which `net` counts; null: the whole year, as no opening figures stand before it. */
  net_since: z.string().nullable(),
});
export type YearToDate = z.output<typeof yearToDate>;

export const payslipRow = z.object({
  id: z.number(),
  number: z.string(),
  kind: z.enum(PAYROLL_KINDS),
  start_date: z.string(),
  end_date: z.string(),
  pay_date: z.string(),
  status: z.enum(PAYROLL_STATUSES),
  ...payrollTotals.shape,
  epf: z.number(),
  socso: z.number(),
  skbbk: z.number(),
  eis: z.number(),
  tax: z.number(),
  payment_date: z.string().nullable(),
});
export type PayslipRow = z.output<typeof payslipRow>;

export const payslip = payslipRow.extend({
  employee: z.object({
    name: z.string(),
    employee_code: z.string(),
    identity_number: z.string().nullable(),
    passport: z.string().nullable(),
    citizenship: z.string(),
    position: z.string().nullable(),
    department: z.string().nullable(),
    epf_no: z.string().nullable(),
    socso_no: z.string().nullable(),
    tax_no: z.string().nullable(),
    payment_method: z.enum(PAYMENT_METHODS),
    bank_name: z.string().nullable(),
    /** Masked but for the last four digits. */
    bank_account_no: z.string().nullable(),
  }),
  company: z.object({
    name: z.string(),
    registration_no: z.string().nullable(),
    address: z.array(z.string()),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    epf_no: z.string().nullable(),
    socso_no: z.string().nullable(),
    tax_no: z.string().nullable(),
  }),
  earnings: z.array(payslipLine),
  benefits: z.array(payslipLine),
  deductions: z.array(payslipLine),
  adjustments: z.array(payslipLine),
  contributions: z.array(schemeLine),
  /** The salary by worksite, where the company shows it. */
  sites: z.array(payslipLine),
  year_to_date: yearToDate,
  rule_set: z.enum(['law', 'specification']),
  rule_version: z.string(),
});
export type Payslip = z.output<typeof payslip>;
