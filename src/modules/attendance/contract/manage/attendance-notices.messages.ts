/** What an employee is told about an own day that the office changed, or that lacks a punch. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ATTENDANCE_NOTICES = defineMessages({
  corrected: { en: 'Your attendance was corrected', ms: 'Kehadiran anda telah dibetulkan' },
  approved: { en: 'Your correction was approved', ms: 'Pembetulan anda telah diluluskan' },
  rejected: { en: 'Your correction was rejected', ms: 'Pembetulan anda telah ditolak' },
  overtimeApproved: { en: 'Your overtime was approved', ms: 'Kerja lebih masa anda telah diluluskan' },
  overtimeRejected: { en: 'Your overtime was rejected', ms: 'Kerja lebih masa anda telah ditolak' },
  noCheckIn: { en: 'You have not checked in', ms: 'Anda belum mendaftar masuk' },
  noCheckInText: {
    en: 'Your session of {date} started at {time, time}. Check in now, or ask for a correction.',
    ms: 'Sesi anda pada {date} bermula pada {time, time}. Daftar masuk sekarang, atau minta pembetulan.',
  },
  noCheckOut: { en: 'You have not checked out', ms: 'Anda belum mendaftar keluar' },
  noCheckOutText: {
    en: 'Your session of {date} ended at {time, time}. Check out now, or ask for a correction.',
    ms: 'Sesi anda pada {date} tamat pada {time, time}. Daftar keluar sekarang, atau minta pembetulan.',
  },
  text: { en: 'The day of {date}.', ms: 'Hari {date}.' },
});
