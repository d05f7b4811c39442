import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { Presence } from '../../contract/presence.ts';

export const DAILY = defineMessages({
  ...everyday('confirm', 'confirmed', 'reason', 'remark', 'total', 'employee', 'status', 'save'),
  daily: { en: 'Daily manpower', ms: 'Tenaga kerja harian' },
  dailyOf: { en: 'Daily manpower of {name}', ms: 'Tenaga kerja harian {name}' },
  waits: { en: 'To be confirmed', ms: 'Belum disahkan' },
  confirmedBy: { en: 'Confirmed by {name}, {at}', ms: 'Disahkan oleh {name}, {at}' },
  nobody: { en: 'Nobody is needed or deployed on this day', ms: 'Tiada sesiapa diperlukan atau ditugaskan pada hari ini' },
  nobodyDeployed: { en: 'Nobody is deployed.', ms: 'Tiada sesiapa ditugaskan.' },
  need: { en: 'Need', ms: 'Keperluan' },
  needed: { en: 'Heads needed', ms: 'Orang diperlukan' },
  planned: { en: 'Deployed', ms: 'Ditugaskan' },
  present: { en: 'Present', ms: 'Hadir' },
  absent: { en: 'Absent', ms: 'Tidak hadir' },
  leave: { en: 'On leave', ms: 'Bercuti' },
  expected: { en: 'Expected', ms: 'Dijangka' },
  elsewhere: { en: 'At work elsewhere', ms: 'Bekerja di tempat lain' },
  late: { en: 'Late', ms: 'Lewat' },
  hours: { en: 'Hours', ms: 'Jam' },
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  cameAndWent: { en: 'Came and went', ms: 'Datang dan balik' },
  lateBy: { en: '{time} late', ms: 'Lewat {time}' },
  overtimeWaits: { en: '{time} of overtime to be approved', ms: '{time} kerja lebih masa belum diluluskan' },
  corrected: { en: 'Corrected: {reason}', ms: 'Dibetulkan: {reason}' },
  correct: { en: 'Correct', ms: 'Betulkan' },
  correctOf: { en: 'Presence of {name}', ms: 'Kehadiran {name}' },
  wasPresent: { en: 'Was present', ms: 'Hadir' },
  hoursWorked: { en: 'Hours worked', ms: 'Jam bekerja' },
  confirmDay: { en: 'Confirm the day', ms: 'Sahkan hari ini' },
  notOver: { en: 'The last shift ends at {time}.', ms: 'Syif terakhir tamat pada {time}.' },
  fixed: { en: 'What is confirmed stays as it is, whatever attendance says later.', ms: 'Apa yang disahkan kekal, walau apa pun kata kehadiran kemudian.' },
  weather: { en: 'Weather', ms: 'Cuaca' },
  incidents: { en: 'Incidents', ms: 'Kejadian' },
  paper: { en: 'Print the day', ms: 'Cetak hari ini' },
  photos: { en: 'Photos', ms: 'Foto' },
  reopen: { en: 'Open again', ms: 'Buka semula' },
});

export const PRESENCE_WORDS: Readonly<Record<Presence, Text>> = {
  present: DAILY.present,
  elsewhere: DAILY.elsewhere,
  leave: DAILY.leave,
  absent: DAILY.absent,
  expected: DAILY.expected,
};
export const PRESENCE_COLOURS = { present: 'success', elsewhere: 'warning', leave: 'info', absent: 'error', expected: 'primary' } as const;
