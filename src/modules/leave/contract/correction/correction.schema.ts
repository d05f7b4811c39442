/** Differences of leave inside confirmed pay. */
import { z } from 'zod';

export const CORRECTION_STATUSES = ['Open', 'Accepted', 'Rejected'] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

export const leaveCorrection = z.object({
  id: z.number(),
  employee_id: z.number(),
  employee: z.string(),
  leave_id: z.number(),
  number: z.string(),
  type: z.string(),
  type_ms: z.string(),
  date: z.string(),
  value_before: z.number(),
  value_after: z.number(),
  /** Name of the holiday, where that is why. */
  note: z.string().nullable(),
  note_ms: z.string().nullable(),
  status: z.enum(CORRECTION_STATUSES),
  /** Ringgit that the next open payroll pays back. */
  refund: z.number(),
});
export type LeaveCorrection = z.output<typeof leaveCorrection>;
