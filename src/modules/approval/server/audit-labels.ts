/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const approvalAuditLabels: AuditLabels = {
  records: defineMessages({
    approval_rule: { en: 'Approval rule', ms: 'Peraturan kelulusan' },
  }),
};
