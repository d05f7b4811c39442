/** Products as a spreadsheet, found by their SKU; the client is named by its name or code. */
import { line, money } from '#platform/contract/fields.ts';
import { choiceCell, numberCell, textCell, yesNoCell } from '#platform/server/imports/import-cell.schema.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { ACTIVITY_WORDS } from '../../contract/activity.ts';
import { PRODUCT_ERRORS } from '../../contract/product/product.messages.ts';
import { productForm } from '../../contract/product/product.register.ts';
import { UNIT_WORDS } from '../../contract/product/product-units.ts';
import { liveClients } from '../client/client.store.ts';

const { reorder_level, sku } = productForm.shape;

export const productSheet: RegisterSheet = {
  name: { en: 'Products', ms: 'Produk' },
  by: ['sku'],
  columns: [
    { key: 'sku', header: { en: 'SKU', ms: 'SKU' }, cell: textCell(sku), required: true, example: 'KK-3IN1-15' },
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(line(2, 150)), neededForNew: true, example: 'Kopi Contoh 3 in 1' },
    { key: 'client', header: { en: 'Client', ms: 'Pelanggan' }, cell: textCell(line(1, 150)), neededForNew: true, example: 'Kopi Contoh Sdn Bhd' },
    { key: 'brand', header: { en: 'Brand', ms: 'Jenama' }, cell: textCell(line(1, 80)), neededForNew: true, example: 'Kopi Contoh' },
    { key: 'unit', header: { en: 'Unit', ms: 'Unit' }, cell: choiceCell(UNIT_WORDS), neededForNew: true, example: 'Pack' },
    { key: 'price', header: { en: 'Price (RM)', ms: 'Harga (RM)' }, cell: numberCell(money()), neededForNew: true, example: 16.9 },
    { key: 'barcode', header: { en: 'Barcode', ms: 'Kod bar' }, cell: textCell(line(0, 14)), example: '9551234567896' },
    { key: 'category', header: { en: 'Category', ms: 'Kategori' }, cell: textCell(line(0, 80)), example: 'Beverage' },
    { key: 'variant', header: { en: 'Variant', ms: 'Varian' }, cell: textCell(line(0, 80)), example: '15 sachets' },
    { key: 'reorder_level', header: { en: 'Reorder level', ms: 'Paras pesanan semula' }, cell: numberCell(reorder_level), example: 5 },
    { key: 'food_sampling', header: { en: 'Food sampling', ms: 'Sampel makanan' }, cell: yesNoCell(), example: 'Yes' },
    { key: 'status', header: { en: 'Status', ms: 'Status' }, cell: choiceCell(ACTIVITY_WORDS) },
  ],
  fresh: () => ({ barcode: null, category: null, variant: null, reorder_level: 5, food_sampling: false, description: null, status: 'Active' }),
  async resolve(ctx, lines) {
    const known = new Map((await liveClients(ctx)).flatMap(({ id, name, code }) => [name, code].map((word) => [word.toLowerCase(), id] as const)));
    return lines.map(({ client }) => {
      if (client === null || client === undefined) return { form: {}, faults: {} };
      const client_id = known.get(String(client).toLowerCase());
      return client_id === undefined ? { form: {}, faults: fault('client', PRODUCT_ERRORS.clientUnknown) } : { form: { client_id }, faults: {} };
    });
  },
};
