/** A record of any module that waits for a person's decision. */
import { z } from 'zod';
import { uploadedFile } from '#platform/contract/uploads.ts';

/** How many the inbox shows at first. */
export const APPROVALS_SHOWN = 30;

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
  /** Sent back likewise: neither is one that was changed since it was seen. */
  version: z.string(),
  /** What the caller may do, the usual one first. */
  actions: z.array(approvalAction),
  /** The record's own detail in the portal. */
  route: z.string(),
});
export type ApprovalItem = z.output<typeof approvalItem>;

/** What is told together: requests of one kind across people, or all of one person. */
export const approvalGroup = z.object({
  key: z.string(),
  /** Null: of one person, whatever it is. */
  of: z.object({ type: z.string(), status: z.string(), detail: z.string() }).nullable(),
  /** Null: of everybody. */
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** What they have in common: `Annual Leave`, or the name of the person. */
  label: words,
  /** `8 leave requests`. */
  counted: words,
  n: z.number(),
  /** Ringgit of all of them; null: no money. */
  worth: z.number().nullable(),
  /** Since when the first of them waits. */
  since: z.string(),
  /** The first of them: a group of one is a request like any other. */
  first: approvalItem,
});
export type ApprovalGroup = z.output<typeof approvalGroup>;

const span = z.object({ id: z.number(), name: z.string(), dates: z.array(z.string()) });

/** A record for whoever decides it. */
export const approvalPreview = z.object({
  type: z.string(),
  id: z.number(),
  status: z.string(),
  version: z.string(),
  facts: z.array(z.object({ label: words, value: words, wide: z.boolean().optional() })),
  /** What speaks against it. */
  warnings: z.array(words),
  attachments: z.array(uploadedFile),
  /** Its days, and who else is away on them. */
  around: z
    .object({
      days: z.array(z.object({ date: z.string(), off: z.boolean() })),
      people: z.array(span),
      /** Whose colleagues they are: `Operations, 12 people`. */
      among: words.nullable(),
    })
    .nullable(),
});
export type ApprovalPreview = z.output<typeof approvalPreview>;

/** A level of its rule in the detail of a record. */
export const shownApprover = z.object({ level: z.number(), users: z.array(z.object({ id: z.number(), name: z.string() })), done: z.boolean() });
export type ShownApprover = z.output<typeof shownApprover>;

export const approvalCount = z.object({ type: z.string(), title: words, n: z.number() });
export type ApprovalCount = z.output<typeof approvalCount>;

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
