import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { LEAVE_WORDS } from '../leave-words.ts';

export const MY_LEAVE = defineMessages({
  ...everyday('view', 'close'),
  title: { en: 'My Leave', ms: 'Cuti Saya' },
  context: { en: 'Your balances and applications.', ms: 'Baki dan permohonan cuti anda.' },
  apply: LEAVE_WORDS.apply,
  empty: { en: 'You have not applied for leave this year.', ms: 'Anda belum memohon cuti tahun ini.' },
  emptyHint: { en: 'Apply here; your days are counted while you choose the dates.', ms: 'Mohon di sini; hari dikira semasa anda memilih tarikh.' },
  again: { en: 'Duplicate', ms: 'Buat salinan' },
  nextHolidays: { en: 'Next holidays', ms: 'Cuti umum akan datang' },
  noHolidays: { en: 'No holiday is listed yet.', ms: 'Tiada cuti umum disenaraikan lagi.' },
  month: { en: 'Leave in {month}', ms: 'Cuti pada {month}' },
  earlier: { en: 'Previous month', ms: 'Bulan sebelumnya' },
  later: { en: 'Next month', ms: 'Bulan seterusnya' },
  calendar: { en: 'Subscribe to calendar', ms: 'Langgan kalendar' },
  calendarTitle: { en: 'Your leave in a calendar app', ms: 'Cuti anda dalam aplikasi kalendar' },
  calendarText: {
    en: 'Subscribe to an address of your own in Google Calendar, Outlook or a phone. Anyone who has the address can see your leave dates.',
    ms: 'Langgan alamat anda sendiri dalam Google Calendar, Outlook atau telefon. Sesiapa yang memiliki alamat itu boleh melihat tarikh cuti anda.',
  },
  makeAddress: { en: 'Make an address', ms: 'Buat alamat' },
  remake: { en: 'Make a new address', ms: 'Buat alamat baharu' },
  remakeText: { en: 'The earlier address stops working.', ms: 'Alamat terdahulu tidak lagi berfungsi.' },
  madeOn: { en: 'An address was made on {date}. It is shown only once.', ms: 'Alamat dibuat pada {date}. Alamat dipaparkan sekali sahaja.' },
  shownOnce: { en: 'Copy it now: it is shown only once.', ms: 'Salin sekarang: alamat dipaparkan sekali sahaja.' },
  openApp: { en: 'Open in calendar app', ms: 'Buka dalam aplikasi kalendar' },
  revoke: { en: 'Revoke address', ms: 'Batalkan alamat' },
  revokeText: { en: 'Calendars that use it get no more leave.', ms: 'Kalendar yang menggunakannya tidak lagi menerima cuti anda.' },
  copy: { en: 'Copy', ms: 'Salin' },
  copied: { en: 'Copied', ms: 'Disalin' },
});
