/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const workTaskAuditLabels: AuditLabels = {
  records: defineMessages({
    work_project: { en: 'Site project', ms: 'Projek tapak' },
    work_task: { en: 'Task of the library', ms: 'Tugasan pustaka' },
    work_task_plan: { en: 'Task of a site', ms: 'Tugasan tapak' },
    work_site_task: { en: 'Task of a day', ms: 'Tugasan sehari' },
  }),
  events: defineMessages({
    given: { en: 'given', ms: 'diberi' },
    ended: { en: 'ended', ms: 'ditamatkan' },
    positions_erased: { en: 'positions erased', ms: 'kedudukan dipadam' },
    tasks_cancelled: { en: 'tasks cancelled', ms: 'tugasan dibatalkan' },
    acted: { en: 'acted on', ms: 'diambil tindakan' },
  }),
};
