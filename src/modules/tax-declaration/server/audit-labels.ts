/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const taxDeclarationAuditLabels: AuditLabels = {
  records: defineMessages({
    cp38_order: { en: 'CP38 order', ms: 'Arahan CP38' },
    payroll_relief: { en: 'Tax relief', ms: 'Pelepasan cukai' },
  }),
  events: defineMessages({
    declared: { en: 'declared', ms: 'diisytiharkan' },
  }),
};
