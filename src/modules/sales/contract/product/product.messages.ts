/** What the server says about products. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PRODUCT_MESSAGES = defineMessages({
  created: { en: 'Product added.', ms: 'Produk ditambah.' },
  saved: { en: 'Product saved.', ms: 'Produk disimpan.' },
  deleted: { en: 'Product deleted.', ms: 'Produk dipadam.' },
});

export const PRODUCT_ERRORS = defineMessages({
  skuTaken: { en: 'Another product has this SKU.', ms: 'Produk lain sudah menggunakan SKU ini.' },
  clientUnknown: { en: 'Choose a client of this company.', ms: 'Pilih pelanggan syarikat ini.' },
  brandUnknown: { en: 'Choose one of the brands of the client.', ms: 'Pilih salah satu jenama pelanggan.' },
  checkDigit: {
    en: 'The last digit does not fit the others: it should be {digit}. Look at the barcode again.',
    ms: 'Digit terakhir tidak sepadan dengan yang lain: sepatutnya {digit}. Semak kod bar semula.',
  },
  locked: {
    en: 'A daily report contains this product. Only its status and description can be changed.',
    ms: 'Ada laporan harian yang mengandungi produk ini. Hanya status dan keterangannya boleh diubah.',
  },
  inUse: {
    en: 'The product belongs to a project. Make it inactive instead.',
    ms: 'Produk ini ada dalam projek. Nyahaktifkan produk ini.',
  },
});
