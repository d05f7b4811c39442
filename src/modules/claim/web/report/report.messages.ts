import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const REPORT = defineMessages({
  ...everyday('period', 'status', 'amount'),
  title: { en: 'Claim report', ms: 'Laporan tuntutan' },
  group: { en: 'Group by', ms: 'Kumpul mengikut' },
  employee: { en: 'By employee', ms: 'Mengikut pekerja' },
  category: { en: 'By category', ms: 'Mengikut kategori' },
  department: { en: 'By department', ms: 'Mengikut jabatan' },
  month: { en: 'By month', ms: 'Mengikut bulan' },
  dateOf: { en: 'Date of', ms: 'Tarikh' },
  claim: { en: 'Items', ms: 'Item' },
  submit: { en: 'Submission', ms: 'Penghantaran' },
  categories: { en: 'Categories', ms: 'Kategori' },
  chart: { en: 'Claimed by category', ms: 'Dituntut mengikut kategori' },
});
