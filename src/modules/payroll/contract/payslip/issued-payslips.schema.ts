/** A payslip in the list of a month, and what became of an order to e-mail payslips. */
import { z } from 'zod';
import { PAYROLL_STATUSES } from '../payroll.workflow.ts';

export const issuedPayslip = z.object({
  /** Of the payroll. */
  id: z.number(),
  number: z.string(),
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(PAYROLL_STATUSES),
  total_gross_pay: z.number(),
  total_net_pay: z.number(),
  /** When the mail server took the last e-mail with this payslip. */
  sent_at: z.string().nullable(),
  /** Why the e-mail that waits has not gone yet. */
  send_error: z.string().nullable(),
  /** An e-mail is on its way. */
  sending: z.boolean(),
});
export type IssuedPayslip = z.output<typeof issuedPayslip>;

export const mailedPayslips = z.object({
  queued: z.number(),
  /** Who gets none, and why (`no_login`: an invitation mends it); at most 500, the rest is counted in `failed_count`. */
  failed: z.array(z.object({ id: z.number(), employee_id: z.number(), name: z.string(), message: z.string(), no_login: z.boolean() })),
  failed_count: z.number(),
});
