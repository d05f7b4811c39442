/** The calls of the approvals inbox. */
import { z } from 'zod';
import { ANY_ADMIN, defineEndpoint, list, wrote } from '#platform/contract/endpoint.ts';
import { optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { approvalCount, approvalGroup, approvalItem, approvalPreview, APPROVALS_SHOWN, decisionResults } from './approval.schema.ts';

const type = () => z.string().regex(/^[a-z_]{1,40}$/);

/** Records that one call may decide. */
export const MAX_DECISIONS = 200;

export const listApprovals = defineEndpoint({
  name: 'approval.list-approvals',
  method: 'GET',
  path: 'api/approvals',
  // Who may decide what is judged by each provider: an admin without such rights reads an empty list.
  requires: ANY_ADMIN,
  input: z.object({
    type: type().optional(),
    /** Of one group: a status and a detail of a type, or a person. */
    status: z.string().max(60).optional(),
    detail: z.string().max(120).optional(),
    person: id().optional(),
    page: z.number().int().min(1).max(20).default(1),
    per_page: z.number().int().min(1).max(MAX_DECISIONS).default(APPROVALS_SHOWN),
  }),
  output: list(approvalItem).extend({ counts: z.array(approvalCount) }),
  summary: 'What waits for the caller in all modules, longest first, with the number of each type',
});

export const listApprovalGroups = defineEndpoint({
  name: 'approval.list-groups',
  method: 'GET',
  path: 'api/approvals/groups',
  requires: ANY_ADMIN,
  input: z.object({ by: z.enum(['detail', 'person']).default('detail'), type: type().optional(), page: z.number().int().min(1).max(20).default(1) }),
  output: z.object({ data: z.array(approvalGroup), counts: z.array(approvalCount), more: z.boolean() }),
  summary: 'What waits for the caller in groups of one kind, or of one person, longest first',
});

export const previewApproval = defineEndpoint({
  name: 'approval.preview',
  method: 'GET',
  path: 'api/approvals/preview',
  requires: ANY_ADMIN,
  input: z.object({ type: type(), id: id() }),
  output: z.object({ data: approvalPreview }),
  summary: 'One record for whoever may decide it: facts, files, and who else is away on its days',
});

export const decideApprovals = defineEndpoint({
  name: 'approval.decide-approvals',
  method: 'POST',
  path: 'api/approvals/decide',
  requires: ANY_ADMIN,
  input: z.object({
    items: z
      .array(z.object({ type: type(), id: id(), status: z.string().max(60).optional(), version: z.string().max(40).optional() }))
      .min(1)
      .max(MAX_DECISIONS),
    action: z.string().regex(/^[a-z_]{1,40}$/),
    remark: optionalText(500),
  }),
  output: wrote(decisionResults),
  summary: 'The same decision about several records, with a result for each',
});
