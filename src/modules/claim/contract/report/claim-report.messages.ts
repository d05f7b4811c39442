/** Words of the claim report. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CLAIM_REPORT = defineMessages({
  ...everyday('employee', 'code', 'department', 'month', 'category', 'status'),
  number: EVERYDAY.numberShort,
  report: { en: 'Claim report', ms: 'Laporan tuntutan' },
  list: { en: 'Claims', ms: 'Tuntutan' },
  allDepartments: { en: 'All Department', ms: 'Semua Jabatan' },
  title: { en: 'Title', ms: 'Tajuk' },
  submitted: { en: 'Submitted', ms: 'Dihantar' },
  paidOn: { en: 'Paid on', ms: 'Dibayar pada' },
  items: { en: 'Items', ms: 'Item' },
  claimed: { en: 'Claimed', ms: 'Dituntut' },
  waiting: { en: 'Awaiting approval', ms: 'Menunggu kelulusan' },
  approved: { en: 'Approved', ms: 'Diluluskan' },
  paid: { en: 'Paid', ms: 'Dibayar' },
  outstanding: { en: 'Outstanding', ms: 'Belum dibayar' },
  noDepartment: { en: 'No department', ms: 'Tiada jabatan' },
});
