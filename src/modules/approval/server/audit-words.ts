/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const approvalActs: AuditWords = {
  records: defineMessages({
    approval_rule: { en: 'Approval rule', ms: 'Peraturan kelulusan' },
  }),
};
