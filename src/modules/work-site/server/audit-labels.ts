/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const workSiteAuditLabels: AuditLabels = {
  records: defineMessages({
    employee_worksite: { en: 'Work site of an employee', ms: 'Tapak kerja seorang pekerja' },
    work_site: { en: 'Work site', ms: 'Tapak kerja' },
  }),
  events: defineMessages({
    photos: { en: 'photos changed', ms: 'gambar diubah' },
  }),
};
