/** What the audit log calls the records of patrol. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const patrolAuditLabels: AuditLabels = {
  records: defineMessages({
    patrol_project: { en: 'Patrol project', ms: 'Projek rondaan' },
    patrol_site: { en: 'Guarded site', ms: 'Tapak kawalan' },
    patrol_checkpoint: { en: 'Checkpoint', ms: 'Titik semak' },
    patrol_route: { en: 'Route of a site', ms: 'Laluan tapak' },
    patrol_guard: { en: 'Guard on patrol', ms: 'Pengawal rondaan' },
    patrol_operation: { en: 'Patrol operation', ms: 'Operasi rondaan' },
    patrol_clocking: { en: 'Scan of a guard', ms: 'Imbasan pengawal' },
    patrol_sitrep: { en: 'Situation report', ms: 'Laporan situasi' },
    patrol_emergency: { en: 'Emergency', ms: 'Kecemasan' },
    patrol_log: { en: 'Logbook', ms: 'Buku Log' },
    patrol_device: { en: 'Patrol device', ms: 'Peranti rondaan' },
  }),
  events: defineMessages({
    cancelled: { en: 'cancelled', ms: 'dibatalkan' },
    decided: { en: 'decided about', ms: 'diputuskan' },
    excused: { en: 'point excused', ms: 'titik dikecualikan' },
    planned: { en: 'planned', ms: 'dirancang' },
    entered: { en: 'entered in the logbook', ms: 'dicatat dalam buku log' },
    erased: { en: 'personal fields erased', ms: 'butiran peribadi dipadam' },
    review: { en: 'acknowledged', ms: 'disahkan terima' },
    follow_up: { en: 'followed up', ms: 'ditindak susul' },
    close: { en: 'closed', ms: 'ditutup' },
    acknowledged: { en: 'acknowledged', ms: 'disahkan terima' },
    arrived: { en: 'help arrived', ms: 'bantuan tiba' },
    note: { en: 'note written', ms: 'nota dicatat' },
    resolved: { en: 'over', ms: 'tamat' },
    false_alarm: { en: 'false alarm', ms: 'amaran palsu' },
    raised: { en: 'raised', ms: 'dibangkitkan' },
    sent: { en: 'sent by a device', ms: 'dihantar oleh peranti' },
    disconnected: { en: 'disconnected', ms: 'diputuskan' },
    pair_code_made: { en: 'pairing code made', ms: 'kod penyambungan dibuat' },
    paired: { en: 'connected', ms: 'disambungkan' },
    signed_in: { en: 'signed in on a device', ms: 'log masuk pada peranti' },
    pin_set: { en: 'PIN set', ms: 'PIN ditetapkan' },
  }),
};
