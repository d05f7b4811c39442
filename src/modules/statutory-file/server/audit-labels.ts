/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const statutoryFileAuditLabels: AuditLabels = {
  records: defineMessages({
    statutory_file: { en: 'Statutory file', ms: 'Fail berkanun' },
  }),
};
