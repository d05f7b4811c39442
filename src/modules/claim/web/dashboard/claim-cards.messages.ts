import { defineMessages } from '#platform/contract/messages.ts';

export const CLAIM_CARDS = defineMessages({
  claims: { en: 'Claims', ms: 'Tuntutan' },
  own: { en: 'My claims this year', ms: 'Tuntutan saya tahun ini' },
  toPay: { en: 'To pay', ms: 'Untuk dibayar' },
  toDecide: { en: 'To decide', ms: 'Untuk diputuskan' },
  paidMonth: { en: 'Paid this month', ms: 'Dibayar bulan ini' },
  waiting: { en: 'Waiting for approval', ms: 'Menunggu kelulusan' },
  approved: { en: 'Approved, not paid yet', ms: 'Diluluskan, belum dibayar' },
  paid: { en: 'Paid', ms: 'Dibayar' },
  counted: { en: '{n, plural, one {# claim} other {# claims}}', ms: '{n} tuntutan' },
  drafts: { en: '{n, plural, one {# draft} other {# drafts}}', ms: '{n} draf' },
  checkN: { en: 'Check the items of {n, plural, one {# claim} other {# claims}}: {amount}', ms: 'Semak item {n} tuntutan: {amount}' },
  prepareN: { en: 'Prepare {n, plural, one {# claim} other {# claims}} for payment: {amount}', ms: 'Sediakan {n} tuntutan untuk bayaran: {amount}' },
  approve_paymentN: { en: 'Approve the payment of {n, plural, one {# claim} other {# claims}}: {amount}', ms: 'Luluskan bayaran {n} tuntutan: {amount}' },
  payN: { en: 'Pay {n, plural, one {# claim} other {# claims}} by cheque or cash: {amount}', ms: 'Bayar {n} tuntutan dengan cek atau tunai: {amount}' },
  check: { en: 'Check', ms: 'Semak' },
  prepare: { en: 'Prepare', ms: 'Sediakan' },
  approve_payment: { en: 'Approve', ms: 'Luluskan' },
  pay: { en: 'Pay', ms: 'Bayar' },
});
