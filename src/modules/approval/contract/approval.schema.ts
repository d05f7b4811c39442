/** A record of any module that waits for a person's decision. */
import { z } from 'zod';

/** How many the inbox shows at first. */
export const APPROVALS_SHOWN = 30;
/** How many the dashboard shows. */
export const BOARD_SHOWN = 5;

/** Said in both languages, so that what is cached follows a change of language. */
const words = z.object({ en: z.string(), ms: z.string() });

export const approvalAction = z.object({
  /** `approve`, `review`, `reject`, or a word of the module's own. */
  key: z.string(),
  label: words,
  /** Said of a record after it: 'Approved'. */
  done: words,
  danger: z.boolean(),
  /** A remark of 3 to 500 characters is required. */
  remark: z.boolean(),
});
export type ApprovalAction = z.output<typeof approvalAction>;

export const approvalItem = z.object({
  /** The provider's word: `leave`. */
  type: z.string(),
  /** Of the record, unique within its type. */
  id: z.number(),
  /** The record's number. */
  title: z.string(),
  /** What is asked for. */
  detail: words,
  /** The reason that the person gave. */
  note: z.string().nullable(),
  person: z.object({ id: z.number(), name: z.string() }),
  /** Since when it waits for this decision; an instant. */
  since: z.string(),
  /** Sent back with the decision: a record that moved meanwhile is not decided. */
  status: z.string(),
  /** What the caller may do, the usual one first. */
  actions: z.array(approvalAction),
  /** The record's own detail in the portal. */
  route: z.string(),
});
export type ApprovalItem = z.output<typeof approvalItem>;

export const approvalCount = z.object({ type: z.string(), title: words, n: z.number() });

/** What the dashboard shows: how much of each type waits, and what waits longest. */
export const approvalBoard = z.object({ total: z.number(), counts: z.array(approvalCount), items: z.array(approvalItem) });
export type ApprovalBoard = z.output<typeof approvalBoard>;

const decisionResult = z.object({
  type: z.string(),
  id: z.number(),
  ok: z.boolean(),
  /** The HTTP status that this record alone would have had: 200, 403, 404, 409, 422. */
  code: z.number(),
  /** Why it was refused. */
  message: z.string().nullable(),
});

/** What became of many records. */
export const decisionResults = z.object({ done: z.number(), failed: z.number(), results: z.array(decisionResult) });
export type DecisionResults = z.output<typeof decisionResults>;
