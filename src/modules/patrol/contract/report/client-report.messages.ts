/** Words of the report for the client, on the screen and on paper. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CLIENT_REPORT = defineMessages({
  ...everyday('from', 'to', 'number', 'reason', 'done', 'kind', 'none'),
  title: { en: 'Patrol report', ms: 'Laporan rondaan' },
  print: { en: 'Report to client', ms: 'Laporan kepada pelanggan' },
  open: { en: 'Open PDF', ms: 'Buka PDF' },
  client: { en: 'Client', ms: 'Pelanggan' },
  contract: { en: 'Contract number', ms: 'Nombor kontrak' },
  agreed: {
    en: 'Agreed: {n} % of points, emergencies answered within {minutes} min',
    ms: 'Dipersetujui: {n} % titik, kecemasan dijawab dalam {minutes} minit',
  },
  completion: { en: 'Share done', ms: 'Bahagian selesai' },
  percent: { en: '{n} %', ms: '{n} %' },
  met: { en: 'Level met', ms: 'Tahap dicapai' },
  notMet: { en: 'Level not met', ms: 'Tahap tidak dicapai' },
  nothingDue: { en: 'Nothing was due', ms: 'Tiada yang perlu' },
  site: { en: 'Site', ms: 'Tapak' },
  expected: { en: 'Points due', ms: 'Titik perlu' },
  excused: { en: 'Excused', ms: 'Dikecualikan' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  unscanned: { en: 'Points without a scan', ms: 'Titik tanpa imbasan' },
  first: { en: 'The first {n} are shown.', ms: '{n} yang pertama dipaparkan.' },
  time: { en: 'Time', ms: 'Masa' },
  point: { en: 'Checkpoint', ms: 'Titik semak' },
  sitreps: { en: 'Situation reports', ms: 'Laporan situasi' },
  headline: { en: 'Headline', ms: 'Tajuk' },
  emergencies: { en: 'Emergencies', ms: 'Kecemasan' },
  answered: { en: 'Answered after', ms: 'Dijawab selepas' },
  seconds: { en: '{n} s', ms: '{n} s' },
  answers: { en: '{within} of {all} answered in time', ms: '{within} daripada {all} dijawab dalam masa' },
  forAgency: { en: 'For the agency', ms: 'Bagi pihak agensi' },
  forClient: { en: 'For the client', ms: 'Bagi pihak pelanggan' },
});
