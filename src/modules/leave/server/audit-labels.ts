/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const leaveAuditLabels: AuditLabels = {
  records: defineMessages({
    holiday: { en: 'Public holiday', ms: 'Cuti umum' },
    leave: { en: 'Leave', ms: 'Cuti' },
    leave_blackout: { en: 'Blackout days', ms: 'Sekatan cuti' },
    leave_type: { en: 'Leave type', ms: 'Jenis cuti' },
  }),
  events: defineMessages({
    correction_accepted: { en: 'difference of paid leave accepted', ms: 'perbezaan cuti dibayar diterima' },
    correction_rejected: { en: 'difference of paid leave rejected', ms: 'perbezaan cuti dibayar ditolak' },
    days_replaced: { en: 'days replaced by another leave', ms: 'hari digantikan oleh cuti lain' },
    days_restored: { en: 'replaced days returned', ms: 'hari yang digantikan dikembalikan' },
    encashed: { en: 'paid out', ms: 'ditunaikan' },
    entitlement_adjusted: { en: 'balance adjusted', ms: 'baki dilaras' },
    entitlements_import_undone: { en: 'import of balances undone', ms: 'import baki dibuat asal' },
    entitlements_imported: { en: 'balances imported', ms: 'baki diimport' },
    lapsed: { en: 'expired days recorded', ms: 'hari luput direkodkan' },
    overtaken: { en: 'settled on leaving', ms: 'diselesaikan semasa berhenti' },
    recounted: { en: 'days counted again', ms: 'hari dikira semula' },
    replaced: { en: 'moved to another day', ms: 'dipindahkan ke hari lain' },
    update_accepted: { en: 'change of the list accepted', ms: 'perubahan senarai diterima' },
    update_rejected: { en: 'change of the list rejected', ms: 'perubahan senarai ditolak' },
    year_granted: { en: 'granted for the year', ms: 'diberikan untuk tahun itu' },
  }),
};
