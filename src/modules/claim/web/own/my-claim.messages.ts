import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const MY_CLAIM = defineMessages({
  ...everyday('view', 'edit', 'delete'),
  title: { en: 'My claims', ms: 'Tuntutan saya' },
  context: { en: 'What you paid for the company, and what comes back.', ms: 'Perbelanjaan anda bagi syarikat, dan bayaran baliknya.' },
  empty: { en: 'No claims yet', ms: 'Belum ada tuntutan' },
  emptyHint: { en: 'Take a photo of the receipt and send it.', ms: 'Ambil gambar resit dan hantar.' },
  again: { en: 'Duplicate', ms: 'Buat salinan' },
  withdraw: { en: 'Withdraw', ms: 'Tarik balik' },
  withdrawTitle: { en: 'Withdraw claim {number}?', ms: 'Tarik balik tuntutan {number}?' },
  discardTitle: { en: 'Delete the draft “{title}”?', ms: 'Padam draf “{title}”?' },
  unsent: { en: 'Waiting to be sent', ms: 'Menunggu untuk dihantar' },
  unsentItems: {
    en: '{items, plural, one {# item} other {# items}}, {receipts, plural, =0 {no receipts} one {# receipt} other {# receipts}}',
    ms: '{items} item, {receipts, plural, =0 {tiada resit} other {# resit}}',
  },
  waits: { en: 'Will be sent when the portal can be reached.', ms: 'Akan dihantar apabila portal dapat dihubungi.' },
  tried: { en: 'On its way. It will be sent again until the portal answers.', ms: 'Sedang dihantar. Ia akan dihantar semula sehingga portal menjawab.' },
  opened: { en: 'Being edited. Save it, or send it as it is.', ms: 'Sedang disunting. Simpan, atau hantar seadanya.' },
  sendNow: { en: 'Send now', ms: 'Hantar sekarang' },
  dropTitle: { en: 'Delete “{title}” from this device?', ms: 'Padam “{title}” daripada peranti ini?' },
  limits: { en: 'Your limits', ms: 'Had anda' },
  leftOf: { en: 'left of', ms: 'baki daripada' },
  submitted: { en: 'Submitted this year', ms: 'Dihantar tahun ini' },
  waiting: { en: 'Waiting', ms: 'Menunggu' },
  approved: { en: 'Approved, not paid yet', ms: 'Diluluskan, belum dibayar' },
  paid: { en: 'Paid this year', ms: 'Dibayar tahun ini' },
});
