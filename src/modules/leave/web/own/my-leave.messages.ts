import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { LEAVE_WORDS } from '../leave-words.ts';

export const MY_LEAVE = defineMessages({
  ...everyday('view', 'close'),
  title: { en: 'My leave', ms: 'Cuti saya' },
  apply: LEAVE_WORDS.apply,
  empty: { en: 'You have not applied for leave this year.', ms: 'Anda belum memohon cuti tahun ini.' },
  emptyHint: { en: 'Apply here; the days are counted as you choose the dates.', ms: 'Mohon di sini; hari dikira semasa anda memilih tarikh.' },
  again: { en: 'Duplicate', ms: 'Buat salinan' },
  nextHolidays: { en: 'Next holidays', ms: 'Cuti umum akan datang' },
  noHolidays: { en: 'No holiday is listed yet.', ms: 'Tiada cuti umum disenaraikan lagi.' },
  month: { en: 'Leave in {month}', ms: 'Cuti pada {month}' },
  calendar: { en: 'Subscribe to calendar', ms: 'Langgan kalendar' },
  calendarTitle: { en: 'Your leave in a calendar app', ms: 'Cuti anda dalam aplikasi kalendar' },
  calendarText: {
    en: 'Use your own link in Google Calendar, Outlook or your phone. Anyone who has the link can see your leave dates.',
    ms: 'Gunakan pautan anda sendiri dalam Google Calendar, Outlook atau telefon. Sesiapa yang mempunyai pautan itu boleh melihat tarikh cuti anda.',
  },
  makeAddress: { en: 'Create a link', ms: 'Cipta pautan' },
  remake: { en: 'Create a new link', ms: 'Cipta pautan baharu' },
  remakeText: { en: 'The earlier link stops working.', ms: 'Pautan terdahulu tidak lagi berfungsi.' },
  madeOn: { en: 'A link was created on {date}. It is shown only once.', ms: 'Pautan dicipta pada {date}. Pautan dipaparkan sekali sahaja.' },
  shownOnce: { en: 'Copy it now: it is shown only once.', ms: 'Salin sekarang: pautan dipaparkan sekali sahaja.' },
  openApp: { en: 'Open in calendar app', ms: 'Buka dalam aplikasi kalendar' },
  revoke: { en: 'Revoke link', ms: 'Batalkan pautan' },
  revokeText: { en: 'Calendars that use it will no longer show your leave.', ms: 'Kalendar yang menggunakannya tidak lagi memaparkan cuti anda.' },
});
