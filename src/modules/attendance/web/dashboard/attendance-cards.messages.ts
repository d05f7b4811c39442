import { defineMessages } from '#platform/contract/messages.ts';
import { STATE_NAMES } from '../../contract/manage/day-state.ts';

export const ATTENDANCE_CARDS = defineMessages({
  present: STATE_NAMES.present,
  late: STATE_NAMES.late,
  not_in: STATE_NAMES.not_in,
  leave: STATE_NAMES.leave,
  attendance: { en: 'Attendance today', ms: 'Kehadiran hari ini' },
  ofScheduled: { en: 'of {n} scheduled', ms: 'daripada {n} dijadualkan' },
  own: { en: 'My day', ms: 'Hari saya' },
  in: { en: 'Checked in at {time}', ms: 'Daftar masuk pada {time}' },
  out: { en: 'Checked out at {time}', ms: 'Daftar keluar pada {time}' },
  notIn: { en: 'Not checked in yet', ms: 'Belum daftar masuk' },
  checkin: { en: 'Check in', ms: 'Daftar masuk' },
  checkout: { en: 'Check out', ms: 'Daftar keluar' },
  missing: {
    en: '{n, plural, one {# record lacks} other {# records lack}} a check-in or check-out on {date}',
    ms: '{n} rekod tanpa daftar masuk atau daftar keluar pada {date}',
  },
  look: { en: 'Correct', ms: 'Betulkan' },
});
