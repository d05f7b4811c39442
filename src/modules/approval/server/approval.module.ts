/** Binds the calls of the approvals inbox to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { organisationUsers } from '#modules/company/server/public.ts';
import * as calls from '../contract/approval.endpoints.ts';
import { approvalManifest } from '../contract/approval.manifest.ts';
import { approvalAuditLabels } from './audit-labels.ts';
import { decideApprovals } from './decide-many.ts';
import { approvalTodos } from './todo-sources.ts';
import { listApprovals } from './list-approvals.ts';
import { listApprovalGroups } from './list-groups.ts';
import { previewApproval } from './preview-approval.ts';
import { ruleUnits } from './rule-units.ts';
import { tendRequests } from './tend-requests.ts';

export const approvalModule: ServerModule = {
  name: 'approval',
  manifest: approvalManifest,
  providers: [provide(auditLabels, approvalAuditLabels), provide(organisationUsers, ruleUnits)],
  jobs: [tendRequests],
  duties: approvalTodos,
  bindings: [
    bind(calls.listApprovals, listApprovals),
    bind(calls.listApprovalGroups, listApprovalGroups),
    bind(calls.previewApproval, previewApproval),
    bind(calls.decideApprovals, decideApprovals),
  ],
};
