/** What the audit log calls the records of this module. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const securityGuardAuditLabels: AuditLabels = {
  records: defineMessages({
    security_guard: { en: 'Security guard', ms: 'Pengawal keselamatan' },
    security_guard_incident: { en: 'Record of a guard', ms: 'Rekod pengawal' },
    security_guard_posting: { en: 'Posting of a guard', ms: 'Penempatan pengawal' },
    security_guard_setting: { en: 'Settings of the guard registry', ms: 'Tetapan daftar pengawal' },
  }),
  events: defineMessages({
    blacklist_answered: { en: 'answer to the blacklisting stored', ms: 'jawapan kepada penyenaraian hitam disimpan' },
    blacklist_seen: { en: 'reason of the blacklisting opened', ms: 'sebab penyenaraian hitam dibuka' },
    blacklisted: { en: 'put on the blacklist', ms: 'disenarai hitam' },
    compliance: { en: 'vetting and medical data changed', ms: 'data tapisan dan perubatan diubah' },
    documents: { en: 'documents changed', ms: 'dokumen diubah' },
    posted: { en: 'posted with others', ms: 'ditempatkan bersama yang lain' },
    printed: { en: 'bio-data printed', ms: 'biodata dicetak' },
    saved: { en: 'saved', ms: 'disimpan' },
    unlisted: { en: 'taken from the blacklist', ms: 'dikeluarkan daripada senarai hitam' },
  }),
};
