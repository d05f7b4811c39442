/** What a rule would do before it does it: who would be asked about one record, and what stands open asked anew. */
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';

const named = z.object({ id: z.number(), name: z.string() });

export const triedRule = z.object({
  /** The rule that is taken; null: none fits. */
  rule: z.object({ name: z.string(), tried: z.boolean() }).nullable(),
  /** Of the rule, as far as the record reaches them; `asked` is empty where nobody of the level may decide about this employee, which is passed over. */
  levels: z.array(z.object({ level: z.number(), asked: z.array(named.extend({ substitute: z.string().nullable() })) })),
  /** Whoever holds the right decides, where no level asks anybody; else empty. */
  holders: z.array(named),
});
export type TriedRule = z.output<typeof triedRule>;

/** Requests that one call asks anew. */
export const MOST_ANEW = 500;

/** `after`: the last record of the call before; the first has 0. */
export const appliedFrom = { after: z.union([z.literal(0), id()]).default(0) };
export const appliedRules = z.object({
  /** Those whose levels are others now. */
  asked_anew: z.number(),
  unchanged: z.number(),
  /** Outside the caller's reach, or moved meanwhile. */
  skipped: z.number(),
  /** For the next call; null: there are no more. */
  next: z.number().nullable(),
});
export type AppliedRules = z.output<typeof appliedRules>;
