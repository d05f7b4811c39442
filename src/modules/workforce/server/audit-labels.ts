/** What the audit log calls the records of this module. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const workforceAuditLabels: AuditLabels = {
  records: defineMessages({
    wom_project: { en: 'Workforce project', ms: 'Projek tenaga kerja' },
    wom_requirement: { en: 'Need of a project', ms: 'Keperluan projek' },
    wom_certificate_kind: { en: 'Kind of certificate', ms: 'Jenis sijil' },
    wom_certificate: { en: 'Certificate', ms: 'Sijil' },
    wom_deployment: { en: 'Deployment', ms: 'Penugasan' },
    wom_daily_report: { en: 'Daily manpower', ms: 'Tenaga kerja harian' },
  }),
  events: defineMessages({
    deployed: { en: 'deployed', ms: 'ditugaskan' },
    called: { en: 'called from standby', ms: 'dipanggil daripada siap sedia' },
    corrected: { en: 'corrected', ms: 'dibetulkan' },
    reopened: { en: 'opened again', ms: 'dibuka semula' },
    replaced: { en: 'replaced', ms: 'diganti' },
  }),
};
