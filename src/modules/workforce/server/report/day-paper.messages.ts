/** Words of a day of a project on paper. */
import { defineMessages } from '#platform/contract/messages.ts';
import { everyday } from '#platform/contract/everyday.messages.ts';
import { MANPOWER_REPORT as REPORT } from './manpower-report.messages.ts';

export const DAY_PAPER = defineMessages({
  ...everyday('employee', 'remark', 'status', 'total'),
  title: { en: 'Daily manpower', ms: 'Tenaga kerja harian' },
  figures: { en: 'Places of the day', ms: 'Tempat pada hari ini' },
  need: { en: 'Need', ms: 'Keperluan' },
  needed: REPORT.needed,
  planned: REPORT.planned,
  present: REPORT.present,
  elsewhere: REPORT.elsewhere,
  absent: REPORT.absent,
  leave: REPORT.leave,
  expected: REPORT.expected,
  late: REPORT.late,
  hours: REPORT.hours,
  overtime: REPORT.overtime,
  presence: REPORT.presence,
  reason: REPORT.reason,
  waits: REPORT.waits,
  cameAndWent: { en: 'Came and went', ms: 'Datang dan balik' },
  nobody: { en: 'Nobody is needed or deployed on this day', ms: 'Tiada sesiapa diperlukan atau ditugaskan pada hari ini' },
  confirmedBy: { en: 'Confirmed by {name}, {date}', ms: 'Disahkan oleh {name}, {date}' },
  weather: { en: 'Weather', ms: 'Cuaca' },
  incidents: { en: 'Incidents', ms: 'Kejadian' },
  preparedBy: { en: 'Prepared by', ms: 'Disediakan oleh' },
  client: { en: 'For the client', ms: 'Bagi pihak pelanggan' },
});
