/** Words of the report and the exported list of site visits. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const VISIT_REPORT = defineMessages({
  ...everyday('employee', 'employees', 'code', 'department', 'date', 'place', 'type', 'status', 'reason'),
  number: EVERYDAY.numberShort,
  report: { en: 'Site visit report', ms: 'Laporan lawatan tapak' },
  list: { en: 'Site visits', ms: 'Lawatan tapak' },
  allDepartments: { en: 'All Department', ms: 'Semua Jabatan' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  in: { en: 'In', ms: 'Masuk' },
  out: { en: 'Out', ms: 'Keluar' },
  duration: { en: 'Duration', ms: 'Tempoh' },
  average: { en: 'Average', ms: 'Purata' },
  outcome: { en: 'Outcome', ms: 'Keputusan' },
  visits: { en: 'Visits', ms: 'Lawatan' },
  lastVisit: { en: 'Last visit', ms: 'Lawatan terakhir' },
  success: { en: 'Success', ms: 'Berjaya' },
  followUp: { en: 'Follow up', ms: 'Susulan' },
  notMet: { en: 'Nobody met', ms: 'Tidak berjumpa' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  line: { en: 'Straight line km', ms: 'Km garis lurus' },
  km: { en: 'Km', ms: 'Km' },
  travelTime: { en: 'Travel time', ms: 'Masa perjalanan' },
  stop: { en: 'Stop no.', ms: 'Hentian ke-' },
});
