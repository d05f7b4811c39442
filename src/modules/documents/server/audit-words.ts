/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const documentsActs: AuditWords = {
  records: defineMessages({
    document: { en: 'Document', ms: 'Dokumen' },
  }),
};
