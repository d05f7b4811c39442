/** What the inbox says of overtime and of corrections. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const ATTENDANCE_APPROVAL = defineMessages({
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  overtimeCounted: { en: '{n, plural, one {# overtime} other {# overtimes}}', ms: '{n} kerja lebih masa' },
  overtimeWaits: { en: 'Overtime waits for approval', ms: 'Kerja lebih masa menunggu kelulusan' },
  corrections: { en: 'Attendance corrections', ms: 'Pembetulan kehadiran' },
  correctionsCounted: { en: '{n, plural, one {# attendance correction} other {# attendance corrections}}', ms: '{n} pembetulan kehadiran' },
  date: EVERYDAY.date,
  planned: { en: 'Scheduled', ms: 'Dijadualkan' },
  recorded: { en: 'Recorded', ms: 'Direkodkan' },
  site: { en: 'Work site', ms: 'Tapak kerja' },
  asked: { en: 'Asked for', ms: 'Dimohon' },
  worked: { en: 'Worked', ms: 'Masa bekerja' },
  reason: EVERYDAY.reason,
  nothing: { en: 'No times', ms: 'Tiada masa' },
  noOut: { en: 'no check-out', ms: 'tiada daftar keluar' },
  hours: { en: '{h} h {m} min', ms: '{h} jam {m} min' },
  ofMonth: { en: 'Overtime of the month', ms: 'Kerja lebih masa bulan ini' },
  paidLate: {
    en: 'The payroll of this day is confirmed. Approved now, the overtime is paid with the next payroll.',
    ms: 'Gaji bagi hari ini telah disahkan. Jika diluluskan sekarang, kerja lebih masa dibayar bersama gaji berikutnya.',
  },
  overLimit: {
    en: 'With it the overtime of the month is {hours} h: more than the 104 h that the Employment Act allows.',
    ms: 'Dengannya kerja lebih masa bulan ini ialah {hours} jam: melebihi 104 jam yang dibenarkan Akta Kerja.',
  },
});

export const APPROVAL_ERRORS = defineMessages({
  ownOvertime: { en: 'Somebody else decides about your overtime.', ms: 'Kerja lebih masa anda diputuskan oleh orang lain.' },
  ownCorrection: { en: 'Somebody else decides about your correction.', ms: 'Pembetulan anda diputuskan oleh orang lain.' },
});
