/** The calls of the approvals inbox. */
import { z } from 'zod';
import { ANY_ADMIN, defineEndpoint, list, wrote } from '#platform/contract/endpoint.ts';
import { optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { approvalCount, approvalItem, APPROVALS_SHOWN, decisionResults } from './approval.schema.ts';

const type = () => z.string().regex(/^[a-z_]{1,40}$/);

/** Records that one call may decide. */
const MAX_DECISIONS = 200;

export const listApprovals = defineEndpoint({
  name: 'approval.list-approvals',
  method: 'GET',
  path: 'api/approvals',
  // Who may decide what is judged by each provider: an admin without such rights reads an empty list.
  demands: ANY_ADMIN,
  input: z.object({
    type: type().optional(),
    page: z.number().int().min(1).max(20).default(1),
    per_page: z.number().int().min(1).max(100).default(APPROVALS_SHOWN),
  }),
  output: list(approvalItem).extend({ counts: z.array(approvalCount) }),
  summary: 'What waits for the caller in all modules, longest first, with the number of each type',
});

export const decideApprovals = defineEndpoint({
  name: 'approval.decide-approvals',
  method: 'POST',
  path: 'api/approvals/decide',
  demands: ANY_ADMIN,
  input: z.object({
    items: z
      .array(z.object({ type: type(), id: id(), status: z.string().max(60).optional() }))
      .min(1)
      .max(MAX_DECISIONS),
    action: z.string().regex(/^[a-z_]{1,40}$/),
    remark: optionalText(500),
  }),
  output: wrote(decisionResults),
  summary: 'The same decision about several records, with a result for each',
});
