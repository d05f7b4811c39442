import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  title: { en: 'Leave report', ms: 'Laporan cuti' },
  context: {
    en: 'Leaves of a span, balances at its end, or who is away on which day.',
    ms: 'Cuti dalam satu tempoh, baki pada akhirnya, atau siapa bercuti pada hari mana.',
  },
  template: { en: 'Report', ms: 'Laporan' },
  period: { en: 'Period', ms: 'Tempoh' },
  types: { en: 'Types', ms: 'Jenis' },
  statuses: { en: 'Status', ms: 'Status' },
  group: { en: 'Ordered by', ms: 'Disusun mengikut' },
  Listing: { en: 'Listing', ms: 'Senarai' },
  Balance: { en: 'Balances', ms: 'Baki' },
  Calendar: { en: 'Calendar', ms: 'Kalendar' },
  employee: { en: 'Employee', ms: 'Pekerja' },
  department: { en: 'Department', ms: 'Jabatan' },
  type: { en: 'Leave type', ms: 'Jenis cuti' },
  chart: { en: 'Days by type in this report', ms: 'Hari mengikut jenis dalam laporan ini' },
  days: { en: 'Days', ms: 'Hari' },
});
