import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const EMPLOYEE_CARD_MESSAGES = defineMessages({
  ...everyday('department', 'employees', 'expired'),
  headcount: { en: 'Headcount', ms: 'Bilangan pekerja' },
  active: { en: '{n, plural, one {active employee} other {active employees}}', ms: 'pekerja aktif' },
  joined: { en: 'Joined this month', ms: 'Mula bekerja bulan ini' },
  left: { en: 'Left this month', ms: 'Berhenti bulan ini' },
  localForeign: { en: 'Local / foreign', ms: 'Tempatan / asing' },
  byDepartment: { en: 'Active employees by department', ms: 'Pekerja aktif mengikut jabatan' },
  noDepartment: { en: 'No department', ms: 'Tiada jabatan' },
  none: { en: 'Nobody yet.', ms: 'Belum ada sesiapa.' },
  organisationFirst: { en: 'Set up the organisation first', ms: 'Sediakan organisasi dahulu' },
  addFirst: { en: 'Add the first employee', ms: 'Tambah pekerja pertama' },
  permits: { en: 'Work permits', ms: 'Permit kerja' },
  within30: { en: 'Expire within 30 days', ms: 'Tamat dalam 30 hari' },
  within90: { en: 'Expire within 90 days', ms: 'Tamat dalam 90 hari' },
  permitsFine: { en: 'None expires within 90 days.', ms: 'Tiada yang tamat dalam 90 hari.' },
  holidays: { en: 'Next public holidays', ms: 'Cuti umum akan datang' },
  noHoliday: { en: 'None in the next twelve months.', ms: 'Tiada dalam dua belas bulan akan datang.' },
  today: { en: 'Today', ms: 'Hari ini' },
  tomorrow: { en: 'Tomorrow', ms: 'Esok' },
  inDays: { en: 'in {n} days', ms: '{n} hari lagi' },
  tentative: { en: 'Date to be confirmed', ms: 'Tarikh belum disahkan' },
});
