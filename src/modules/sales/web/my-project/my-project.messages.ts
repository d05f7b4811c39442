import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MY_PROJECT = defineMessages({
  ...everyday('status'),
  title: { en: 'My projects', ms: 'Projek saya' },
  empty: { en: 'No project is assigned to you.', ms: 'Tiada projek diberikan kepada anda.' },
  outlets: { en: 'My outlets', ms: 'Outlet saya' },
  promoters: { en: 'Promoters today', ms: 'Promoter hari ini' },
  scheduled: { en: 'Scheduled today', ms: 'Dijadualkan hari ini' },
  checkedIn: { en: 'Checked in', ms: 'Daftar masuk' },
  late: { en: '{n} late', ms: '{n} lewat' },
  sales: { en: 'Sales today (RM)', ms: 'Jualan hari ini (RM)' },
  reports: { en: 'Reports pending', ms: 'Laporan menunggu' },
  outOfStock: { en: 'Products out of stock', ms: 'Produk kehabisan stok' },
});
