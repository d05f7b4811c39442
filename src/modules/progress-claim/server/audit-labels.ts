/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const progressClaimAuditLabels: AuditLabels = {
  records: defineMessages({
    pcr_project: { en: 'Progress claim project', ms: 'Projek tuntutan kemajuan' },
    pcr_item: { en: 'Line of a bill of quantities', ms: 'Baris senarai kuantiti' },
    pcr_bill: { en: 'Bill of quantities', ms: 'Senarai kuantiti' },
    pcr_variation: { en: 'Variation', ms: 'Perubahan kerja' },
    pcr_section: { en: 'Section of a contract', ms: 'Bahagian kontrak' },
    pcr_extension: { en: 'Extension of time', ms: 'Lanjutan masa' },
    pcr_progress: { en: 'Planned progress', ms: 'Kemajuan dirancang' },
    pcr_claim: { en: 'Progress claim', ms: 'Tuntutan kemajuan' },
  }),
  events: defineMessages({
    completed: { en: 'completed', ms: 'disiapkan' },
    reopened: { en: 'reopened', ms: 'dibuka semula' },
    adjusted: { en: 'brought to the contract sum', ms: 'disamakan dengan jumlah kontrak' },
    valued: { en: 'lines valued', ms: 'baris dinilai' },
    revised: { en: 'new version started', ms: 'versi baharu dimulakan' },
    served: { en: 'day of service changed', ms: 'hari serahan diubah' },
    invoiced: { en: 'e-invoice numbered', ms: 'e-invois dinomborkan' },
    part_paid: { en: 'part payment recorded', ms: 'bayaran separa direkodkan' },
    undone: { en: 'import undone', ms: 'import dibuat asal' },
    imported: { en: 'imported', ms: 'diimport' },
    files: { en: 'files changed', ms: 'fail diubah' },
    discarded: { en: 'draft deleted', ms: 'draf dipadam' },
  }),
};
