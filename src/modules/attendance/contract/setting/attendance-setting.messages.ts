/** What the server says about the settings of attendance. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SETTING_MESSAGES = defineMessages({
  saved: { en: 'Attendance settings saved.', ms: 'Tetapan kehadiran disimpan.' },
  savedFor: { en: 'Attendance settings of {branch} saved.', ms: 'Tetapan kehadiran {branch} disimpan.' },
  removed: { en: '{branch} follows the company again.', ms: '{branch} mengikut tetapan syarikat semula.' },
  rejudged: {
    en: '{n, plural, =0 {Nothing changed} one {# day changed} other {# days changed}}.',
    ms: '{n, plural, =0 {Tiada perubahan} other {# hari berubah}}.',
  },
  rejudging: {
    en: 'Attendance of {n} employees is being recalculated.',
    ms: 'Kehadiran {n} pekerja sedang dikira semula.',
  },
});

export const SETTING_ERRORS = defineMessages({
  fullDay: {
    en: 'A full day is not shorter than a half day. Raise it, or lower the half day.',
    ms: 'Sehari penuh tidak boleh lebih pendek daripada separuh hari. Tambah jamnya, atau kurangkan separuh hari.',
  },
  beforeMonth: {
    en: 'Choose a day from {date}: what came before is not recalculated.',
    ms: 'Pilih hari mulai {date}: hari sebelumnya tidak dikira semula.',
  },
  afterToday: { en: 'Choose a day that is not after today.', ms: 'Pilih hari yang tidak melepasi hari ini.' },
});
