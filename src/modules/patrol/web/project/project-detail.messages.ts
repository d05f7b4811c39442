import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PROJECT_DETAIL = defineMessages({
  ...everyday('category', 'month'),
  contract: { en: 'Contract number', ms: 'Nombor kontrak' },
  dates: { en: 'Contract', ms: 'Kontrak' },
  response: { en: 'Answer in an emergency', ms: 'Jawapan kecemasan' },
  minutes: { en: '{n, plural, one {within # minute} other {within # minutes}}', ms: 'dalam {n} minit' },
  sites: { en: 'Sites', ms: 'Tapak' },
  noSites: { en: 'No site yet.', ms: 'Belum ada tapak.' },
  moreSites: { en: 'Only the first {n} sites are shown.', ms: 'Hanya {n} tapak pertama ditunjukkan.' },
  completion: { en: 'Points scanned, six months', ms: 'Titik diimbas, enam bulan' },
  completionHint: {
    en: 'Of points that were due the share that was scanned or excused',
    ms: 'Bahagian titik yang diimbas atau dikecualikan daripada yang perlu',
  },
  percent: { en: 'Scanned, in per cent', ms: 'Diimbas, peratus' },
  agreed: { en: 'Agreed, in per cent', ms: 'Dipersetujui, peratus' },
  incidents: { en: 'Situation reports, six months', ms: 'Laporan situasi, enam bulan' },
  incidentsHint: { en: 'By what happened', ms: 'Mengikut kejadian' },
  reports: { en: 'Reports', ms: 'Laporan' },
});
