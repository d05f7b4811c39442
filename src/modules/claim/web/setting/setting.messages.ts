import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SETTING = defineMessages({
  ...everyday('branch', 'department', 'payment'),
  title: { en: 'Claim settings', ms: 'Tetapan tuntutan' },
  views: { en: 'Claim setting views', ms: 'Paparan tetapan tuntutan' },
  general: { en: 'General', ms: 'Umum' },
  approval: { en: 'Approval', ms: 'Kelulusan' },
  submission: { en: 'Submission', ms: 'Penghantaran' },
  prefix: { en: 'Number prefix', ms: 'Awalan nombor' },
  cutoff: { en: 'Cut-off day', ms: 'Hari tutup' },
  cutoffHint: {
    en: 'Claims submitted after this day belong to the next month. If empty: no cut-off.',
    ms: 'Tuntutan yang dihantar selepas hari itu termasuk dalam bulan berikutnya. Jika kosong: tiada hari tutup.',
  },
  age: { en: 'Oldest receipt accepted (days)', ms: 'Resit paling lama diterima (hari)' },
  most: { en: 'Most items in a claim', ms: 'Had item bagi satu tuntutan' },
  drafts: { en: 'Employees may save drafts', ms: 'Pekerja boleh menyimpan draf' },
  mileage: { en: 'Distance of mileage', ms: 'Jarak perbatuan' },
  Manual: { en: 'Typed in', ms: 'Ditaip' },
  Map: { en: 'Measured between two places', ms: 'Diukur antara dua tempat' },
  checking: { en: 'Check and approval', ms: 'Semakan dan kelulusan' },
  review: { en: 'A claim is reviewed before it is approved', ms: 'Tuntutan disemak sebelum diluluskan' },
  items: { en: 'Every item is checked before a claim is approved', ms: 'Setiap item disemak sebelum tuntutan diluluskan' },
  paymentApproval: { en: 'A prepared payment is approved', ms: 'Bayaran yang disediakan perlu diluluskan' },
  via: { en: 'Paid by', ms: 'Cara bayaran' },
  viaHint: {
    en: 'Where its categories say nothing else. The paying account is the default for claims among the bank accounts of the company.',
    ms: 'Jika kategorinya tidak menetapkan cara lain. Akaun pembayar ialah akaun lalai bagi tuntutan antara akaun bank syarikat.',
  },
  Bank: { en: 'Bank, cheque or cash', ms: 'Bank, cek atau tunai' },
  Payroll: { en: 'With the salary', ms: 'Bersama gaji' },
  everything: { en: 'All claims', ms: 'Semua tuntutan' },
  fromAmount: { en: 'from RM {amount}', ms: 'mulai RM {amount}' },
  least: { en: 'From amount (RM)', ms: 'Mulai amaun (RM)' },
  levelHint: { en: '0: for every claim.', ms: '0: bagi semua tuntutan.' },
});
