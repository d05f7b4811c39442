/** What an employee is told about an own day that the office changed. */
import { defineMessages } from '#platform/contract/messages.ts';

export const ATTENDANCE_NOTICES = defineMessages({
  corrected: { en: 'Your attendance was corrected', ms: 'Kehadiran anda telah dibetulkan' },
  approved: { en: 'Your correction was approved', ms: 'Pembetulan anda telah diluluskan' },
  rejected: { en: 'Your correction was rejected', ms: 'Pembetulan anda telah ditolak' },
  overtimeApproved: { en: 'Your overtime was approved', ms: 'Kerja lebih masa anda telah diluluskan' },
  overtimeRejected: { en: 'Your overtime was rejected', ms: 'Kerja lebih masa anda telah ditolak' },
  text: { en: 'The day of {date}.', ms: 'Hari {date}.' },
});
