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
    patrol_sitrep: { en: 'Situation report', ms: 'Laporan situasi' },
    patrol_emergency: { en: 'Emergency', ms: 'Kecemasan' },
    patrol_device: { en: 'Patrol device', ms: 'Peranti rondaan' },
  }),
  events: defineMessages({
    cancelled: { en: 'cancelled', ms: 'dibatalkan' },
    excused: { en: 'point excused', ms: 'titik dikecualikan' },
    planned: { en: 'planned', ms: 'dirancang' },
    entered: { en: 'entered in the logbook', ms: 'dicatat dalam buku log' },
    raised: { en: 'raised', ms: 'dibangkitkan' },
    sent: { en: 'sent by a device', ms: 'dihantar oleh peranti' },
    disconnected: { en: 'disconnected', ms: 'diputuskan' },
    pair_code_made: { en: 'pairing code made', ms: 'kod penyambungan dibuat' },
    paired: { en: 'connected', ms: 'disambungkan' },
    signed_in: { en: 'signed in on a device', ms: 'log masuk pada peranti' },
    pin_set: { en: 'PIN set', ms: 'PIN ditetapkan' },
  }),
};
