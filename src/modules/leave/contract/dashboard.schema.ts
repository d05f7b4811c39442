/** Leave on the dashboard. */
import { z } from 'zod';

export const leaveBoard = z.object({
  waiting: z.number(),
  reviewed: z.number(),
  /** People on approved leave today. */
  today: z.number(),
  /** Those of them who are away for half of it. */
  half: z.number(),
  /** Approved leaves that begin within 7 days. */
  upcoming: z.number(),
  /** The first of those who are away today. */
  away: z.array(z.object({ id: z.number(), name: z.string(), type: z.string(), type_ms: z.string(), colour: z.string(), until: z.string() })),
});
export type LeaveBoard = z.output<typeof leaveBoard>;

export const ownLeaveBoard = z.object({
  types: z.array(
    z.object({ id: z.number(), name: z.string(), name_ms: z.string(), colour: z.string(), balance: z.number(), granted: z.number(), pending: z.number() }),
  ),
});
/** The newest own applications. */
export const ownRequestsBoard = z.object({
  leaves: z.array(
    z.object({
      id: z.number(),
      type: z.object({ name: z.string(), name_ms: z.string(), colour: z.string() }).optional(),
      start_date: z.string(),
      end_date: z.string(),
      status: z.string(),
    }),
  ),
});
export type OwnRequestsBoard = z.output<typeof ownRequestsBoard>;
export type OwnLeaveBoard = z.output<typeof ownLeaveBoard>;
