import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PRODUCT = defineMessages({
  ...everyday('name', 'status', 'edit', 'view', 'delete', 'category'),
  title: { en: 'Products', ms: 'Produk' },
  sku: { en: 'SKU', ms: 'SKU' },
  skuHint: { en: 'Letters, digits, dots, dashes and underscores.', ms: 'Huruf, digit, titik, sengkang dan garis bawah.' },
  barcode: { en: 'Barcode', ms: 'Kod bar' },
  barcodeHint: { en: '8 to 14 digits.', ms: '8 hingga 14 digit.' },
  brand: { en: 'Brand', ms: 'Jenama' },
  client: { en: 'Client', ms: 'Pelanggan' },
  clientFirst: { en: 'Choose the client first.', ms: 'Pilih pelanggan dahulu.' },
  variant: { en: 'Variant', ms: 'Varian' },
  unit: { en: 'Unit', ms: 'Unit' },
  price: { en: 'Price', ms: 'Harga' },
  priceHint: { en: 'Recommended retail price; a project may have its own.', ms: 'Harga runcit disyorkan; projek boleh menetapkan harganya sendiri.' },
  reorder: { en: 'Reorder level', ms: 'Paras pesanan semula' },
  reorderHint: { en: 'At or below it an outlet is low on stock.', ms: 'Pada atau di bawah paras ini, stok outlet dikira rendah.' },
  food: { en: 'Food sampling', ms: 'Sampel makanan' },
  foodHint: {
    en: 'Promoters need a typhoid injection (3 years) and a food handler’s course.',
    ms: 'Promoter memerlukan suntikan tifoid (3 tahun) dan kursus pengendali makanan.',
  },
  description: { en: 'Description', ms: 'Keterangan' },
  projects: { en: 'Projects', ms: 'Projek' },
  balance: { en: 'Balance', ms: 'Baki' },
  locked: {
    en: 'A daily report contains this product, so only its status and description can be changed.',
    ms: 'Ada laporan harian yang mengandungi produk ini, jadi hanya status dan keterangannya boleh diubah.',
  },
  add: { en: 'Add product', ms: 'Tambah produk' },
  addTitle: { en: 'New product', ms: 'Produk baharu' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  deleteText: { en: 'Old records keep its name.', ms: 'Rekod lama mengekalkan namanya.' },
  empty: { en: 'No product yet', ms: 'Belum ada produk' },
  emptyHint: { en: 'Add what your promoters sell, or import it.', ms: 'Tambah barang yang dijual oleh promoter anda, atau importnya.' },
  importTitle: { en: 'Import products', ms: 'Import produk' },
});
