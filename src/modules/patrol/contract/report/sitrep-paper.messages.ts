/** Words of a situation report on paper. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SITREP_PAPER = defineMessages({
  ...everyday('status', 'number'),
  title: { en: 'Situation report', ms: 'Laporan situasi' },
  site: { en: 'Site', ms: 'Tapak' },
  guard: { en: 'Guard', ms: 'Pengawal' },
  reported: { en: 'Reported', ms: 'Dilaporkan' },
  received: { en: 'Received', ms: 'Diterima' },
  category: { en: 'Kind of event', ms: 'Jenis kejadian' },
  severity: { en: 'Severity', ms: 'Tahap serius' },
  operation: { en: 'Operation', ms: 'Operasi' },
  police: { en: 'Police report number', ms: 'Nombor laporan polis' },
  what: { en: 'What happened', ms: 'Perkara yang berlaku' },
  action: { en: 'What was done at once', ms: 'Tindakan segera' },
  persons: { en: 'Persons', ms: 'Orang terlibat' },
  vehicles: { en: 'Vehicles', ms: 'Kenderaan' },
  photos: { en: '{n, plural, one {# photo is} other {# photos are}} kept with the report.', ms: '{n} foto disimpan bersama laporan ini.' },
  notes: { en: 'What was done', ms: 'Tindakan' },
  noNotes: { en: 'Nothing yet.', ms: 'Belum ada.' },
  officer: { en: 'Officer in charge', ms: 'Pegawai bertanggungjawab' },
});
