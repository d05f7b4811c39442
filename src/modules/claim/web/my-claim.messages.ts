import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MY_CLAIM = defineMessages({
  ...everyday('view', 'edit', 'delete'),
  title: { en: 'My claims', ms: 'Tuntutan saya' },
  empty: { en: 'No claims yet', ms: 'Belum ada tuntutan' },
  emptyHint: { en: 'Take a photo of the receipt and send it.', ms: 'Ambil gambar resit dan hantar.' },
  again: { en: 'Duplicate', ms: 'Buat salinan' },
  withdraw: { en: 'Withdraw', ms: 'Tarik balik' },
  withdrawTitle: { en: 'Withdraw claim {number}?', ms: 'Tarik balik tuntutan {number}?' },
  discardTitle: { en: 'Delete the draft “{title}”?', ms: 'Padam draf “{title}”?' },
  unsentItems: {
    en: '{items, plural, one {# item} other {# items}}, {receipts, plural, =0 {no receipts} one {# receipt} other {# receipts}}',
    ms: '{items} item, {receipts, plural, =0 {tiada resit} other {# resit}}',
  },
  limits: { en: 'Your limits', ms: 'Had anda' },
  claimedOf: { en: 'RM {amount} claimed', ms: 'RM {amount} dituntut' },
  leftOf: { en: 'left of', ms: 'baki daripada' },
  submitted: { en: 'Submitted this year', ms: 'Dihantar tahun ini' },
  waiting: { en: 'Waiting', ms: 'Menunggu' },
  approved: { en: 'Approved, not paid yet', ms: 'Diluluskan, belum dibayar' },
  paid: { en: 'Paid this year', ms: 'Dibayar tahun ini' },
});
