/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const auxiliaryPoliceAuditLabels: AuditLabels = {
  records: defineMessages({
    asm_agency: { en: 'Auxiliary police unit', ms: 'Pasukan polis bantuan' },
    asm_asset: { en: 'Asset of the unit', ms: 'Aset pasukan' },
    asm_count: { en: 'Count of a store', ms: 'Kiraan stor' },
    asm_store: { en: 'Store of the unit', ms: 'Stor pasukan' },
    asm_allowance: { en: 'Allowance of a rank', ms: 'Elaun pangkat' },
    asm_application: { en: 'Application to the police', ms: 'Permohonan kepada polis' },
    asm_card: { en: 'Card of an officer', ms: 'Kad pegawai' },
    asm_charge: { en: 'Charge of an officer', ms: 'Pertuduhan terhadap pegawai' },
    asm_course: { en: 'Auxiliary police course', ms: 'Kursus polis bantuan' },
    asm_participant: { en: 'Participant of a course', ms: 'Peserta kursus' },
    asm_officer: { en: 'Auxiliary police officer', ms: 'Pegawai polis bantuan' },
    asm_rank: { en: 'Rank', ms: 'Pangkat' },
  }),
  events: defineMessages({
    documents: { en: 'documents changed', ms: 'dokumen diubah' },
    process: { en: 'forwarded to the police', ms: 'dimajukan kepada polis' },
    approve: { en: 'approved', ms: 'diluluskan' },
    reject: { en: 'rejected', ms: 'ditolak' },
    return: { en: 'returned for documents', ms: 'dikembalikan untuk dokumen' },
    cancel: { en: 'cancelled', ms: 'dibatalkan' },
    received: { en: 'received', ms: 'diterima' },
    issued: { en: 'issued', ms: 'dikeluarkan' },
    taken_back: { en: 'taken back', ms: 'diterima balik' },
    expended: { en: 'expended', ms: 'digunakan' },
    moved: { en: 'moved', ms: 'dipindahkan' },
    sent_for_repair: { en: 'sent for repair', ms: 'dihantar untuk dibaiki' },
    repaired: { en: 'repaired', ms: 'dibaiki' },
    lost: { en: 'lost', ms: 'hilang' },
    disposed: { en: 'disposed of', ms: 'dilupuskan' },
    ordered: { en: 'put into order', ms: 'disusun' },
    suspended: { en: 'suspended', ms: 'digantung' },
    printed: { en: 'bio-data printed', ms: 'biodata dicetak' },
    proposed: { en: 'proposed to payroll', ms: 'dicadangkan kepada penggajian' },
    accepted: { en: 'accepted', ms: 'diterima' },
    declined: { en: 'declined', ms: 'ditolak' },
    reinstated: { en: 'reinstated', ms: 'dikembalikan' },
  }),
};
