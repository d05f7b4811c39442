/** What payroll shows on the dashboard. */
import { z } from 'zod';
import { PAYROLL_STATUSES } from './payroll.workflow.ts';

/** The current pay period of those in reach: how many employees stand where, and what is paid out. */
export const payrollBlock = z.object({
  start_date: z.string(),
  end_date: z.string(),
  unprocessed: z.number(),
  in_process: z.number(),
  confirmed: z.number(),
  waiting_for_payment: z.number(),
  paid: z.number(),
  total_net_pay: z.number(),
});
export type PayrollBlock = z.output<typeof payrollBlock>;

const earlierPayslip = z.object({ id: z.number(), end_date: z.string(), total_net_pay: z.number() });
/** The latest own payslip, and those before it, newest first. */
export const payslipBlock = earlierPayslip.extend({
  status: z.enum(PAYROLL_STATUSES),
  pay_date: z.string(),
  payment_date: z.string().nullable(),
  earlier: z.array(earlierPayslip),
});
export type PayslipBlock = z.output<typeof payslipBlock>;

/** What the running month needs next. */
export const payrollStep = z.object({
  step: z.enum(['process', 'confirm', 'pay']),
  start_date: z.string(),
  end_date: z.string(),
  /** Of those in reach: people to process, payrolls to confirm or to pay. */
  people: z.number(),
  /** Their net pay; 0 before they are processed. */
  amount: z.number(),
});
export type PayrollStep = z.output<typeof payrollStep>;
