/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const taxDeclarationActs: AuditWords = {
  records: defineMessages({
    cp38_order: { en: 'CP38 order', ms: 'Arahan CP38' },
    payroll_relief: { en: 'Tax relief', ms: 'Pelepasan cukai' },
  }),
  deeds: defineMessages({
    declared: { en: 'declared', ms: 'diisytiharkan' },
  }),
};
