import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  ...everyday('period', 'days'),
  title: { en: 'Leave report', ms: 'Laporan cuti' },
  templates: { en: 'Report types', ms: 'Jenis laporan' },
  types: { en: 'Leave types', ms: 'Jenis cuti' },
  statuses: EVERYDAY.status,
  group: { en: 'Group by', ms: 'Kumpul mengikut' },
  byEmployee: { en: 'By employee', ms: 'Mengikut pekerja' },
  byDepartment: { en: 'By department', ms: 'Mengikut jabatan' },
  byType: { en: 'By leave type', ms: 'Mengikut jenis cuti' },
  Listing: { en: 'Listing', ms: 'Senarai' },
  Balance: { en: 'Balances', ms: 'Baki' },
  Calendar: { en: 'Calendar', ms: 'Kalendar' },
  type: { en: 'Leave type', ms: 'Jenis cuti' },
  unmarked: { en: '{n, plural, one {# person} other {# people}} with no leave', ms: '{n} orang tanpa cuti' },
  chart: { en: 'Days by type', ms: 'Hari mengikut jenis' },
});
