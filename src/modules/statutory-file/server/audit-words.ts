/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const statutoryFileActs: AuditWords = {
  records: defineMessages({
    statutory_file: { en: 'Statutory file', ms: 'Fail berkanun' },
  }),
};
