/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const payrollReviewAuditLabels: AuditLabels = {
  records: {},
  events: defineMessages({
    variance_explained: { en: 'difference explained', ms: 'perbezaan diterangkan' },
  }),
};
