/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditWords } from '#platform/server/audit/audit-words.ts';

export const workSiteActs: AuditWords = {
  records: defineMessages({
    employee_worksite: { en: 'Work site of an employee', ms: 'Tapak kerja seorang pekerja' },
    work_site: { en: 'Work site', ms: 'Tapak kerja' },
  }),
  deeds: defineMessages({
    photos: { en: 'photos changed', ms: 'gambar diubah' },
  }),
};
