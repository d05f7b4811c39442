/** What payroll shows on the dashboard. */
import { z } from 'zod';

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

const payslip = z.object({ id: z.number(), start_date: z.string(), end_date: z.string(), total_net_pay: z.number(), status: z.string() });
/** The latest own payslip, and those before it, newest first. */
export const payslipBlock = payslip.extend({ earlier: z.array(payslip) });
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
