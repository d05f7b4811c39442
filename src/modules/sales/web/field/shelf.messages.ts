import { defineMessages } from '#platform/contract/messages.ts';

/** Of the shelf by product, for promoters and for the office. */
export const SHELF = defineMessages({
  shelf: { en: 'On the shelf', ms: 'Di rak' },
  seen: { en: 'reported', ms: 'dilaporkan' },
  expiry: { en: 'Earliest expiry', ms: 'Tarikh luput terawal' },
  expiryHint: { en: 'The last good day of the oldest pack on the shelf.', ms: 'Hari terakhir elok bagi pek paling lama di rak.' },
  planogram: { en: 'Planogram', ms: 'Planogram' },
  followed: { en: 'As planned', ms: 'Seperti dirancang' },
  notFollowed: { en: 'Not as planned', ms: 'Tidak seperti dirancang' },
  competitor: { en: 'Competitor', ms: 'Pesaing' },
  competitorPrice: { en: 'Competitor’s price (RM)', ms: 'Harga pesaing (RM)' },
  product: { en: 'Product', ms: 'Produk' },
  ofProject: { en: 'On the shelves, as last reported', ms: 'Di rak, mengikut laporan terakhir' },
  none: { en: 'No submitted report says anything of the shelves yet.', ms: 'Belum ada laporan dihantar tentang rak.' },
  outlets: { en: 'Outlets', ms: 'Outlet' },
  followedOf: { en: '{n} of {of}', ms: '{n} daripada {of}' },
  at: { en: '{what}, {outlet}', ms: '{what}, {outlet}' },
  expired: {
    en: '{n, plural, one {# outlet is past its day} other {# outlets are past their day}}',
    ms: '{n} outlet melepasi tarikh luput',
  },
  price: { en: 'Own price', ms: 'Harga sendiri' },
  cheapest: { en: 'Lowest competitor’s price', ms: 'Harga pesaing terendah' },
});
