/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const siteVisitAuditLabels: AuditLabels = {
  records: defineMessages({
    site_visit: { en: 'Site visit', ms: 'Lawatan tapak' },
    site_visit_start: { en: 'Starting point of visits', ms: 'Tempat mula lawatan' },
  }),
  events: defineMessages({
    started: { en: 'started', ms: 'dimulakan' },
    planned: { en: 'planned', ms: 'dirancang' },
    plan_changed: { en: 'changed plan', ms: 'rancangan diubah' },
    kilometres_changed: { en: 'kilometres changed', ms: 'kilometer diubah' },
    positions_erased: { en: 'positions erased', ms: 'kedudukan dipadam' },
    mileage_claimed: { en: 'mileage claimed', ms: 'perbatuan dituntut' },
  }),
};
