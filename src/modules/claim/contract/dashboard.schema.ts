/** What claims show on the dashboard. */
import { z } from 'zod';

/** Of those in reach: what waits for a decision, what is approved and not paid, and what was paid this month. Ringgit. */
export const claimBoard = z.object({
  waiting: z.number(),
  waiting_amount: z.number(),
  to_pay: z.number(),
  to_pay_amount: z.number(),
  paid_amount: z.number(),
});
export type ClaimBoard = z.output<typeof claimBoard>;

/** The own claims of this year. */
export const ownClaimBoard = z.object({ drafts: z.number(), waiting_amount: z.number(), to_pay_amount: z.number(), paid_amount: z.number() });
export type OwnClaimBoard = z.output<typeof ownClaimBoard>;

export const CLAIM_STEPS = ['check', 'prepare', 'approve_payment', 'pay'] as const;
/** What claims wait for beside their decision, which the inbox tells. */
export const claimTodo = z.object({ step: z.enum(CLAIM_STEPS), n: z.number(), amount: z.number() });
export type ClaimTodo = z.output<typeof claimTodo>;
