/** Binds the calls of the approvals inbox to their use cases. The only file that app imports. */
import { auditWords } from '#platform/server/audit/audit-words.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { organisationUsers } from '#modules/company/server/public.ts';
import * as calls from '../contract/approval.endpoints.ts';
import { approvalManifest } from '../contract/approval.manifest.ts';
import { approvalActs } from './audit-words.ts';
import { decideApprovals } from './decide-many.ts';
import { approvalDuties } from './duty-sources.ts';
import { listApprovals } from './list-approvals.ts';
import { listApprovalGroups } from './list-groups.ts';
import { previewApproval } from './preview-approval.ts';
import { ruleUnits } from './rule-units.ts';
import { tendRequests } from './tend-requests.ts';

export const approvalModule: ServerModule = {
  name: 'approval',
  manifest: approvalManifest,
  answers: [answer(auditWords, approvalActs), answer(organisationUsers, ruleUnits)],
  jobs: [tendRequests],
  duties: approvalDuties,
  bindings: [
    bind(calls.listApprovals, listApprovals),
    bind(calls.listApprovalGroups, listApprovalGroups),
    bind(calls.previewApproval, previewApproval),
    bind(calls.decideApprovals, decideApprovals),
  ],
};
