import { expect, test } from 'vitest';
import { scannedProduct } from './scanned-product.ts';

const products = [
  { name: 'no barcode', barcode: null },
  { name: 'EAN-13', barcode: '9551234567896' },
  { name: 'EAN-8', barcode: '96385074' },
  { name: 'UPC-A', barcode: '036000291452' },
  { name: 'own number', barcode: '1234567890' },
];

test.each([
  ['its own number', '9551234567896', 'EAN-13'],
  ['a short one', '96385074', 'EAN-8'],
  ['UPC-A', '036000291452', 'UPC-A'],
  ['UPC-A as EAN-13, which some readers tell', '0036000291452', 'UPC-A'],
  ['another product’s', '4006381333931', null],
  ['a digit misread', '9551234567886', null],
  ['a number that is no barcode, though a product bears it', '1234567890', null],
  ['nothing', '', null],
])('%s: %s', (_name, code, name) => expect(scannedProduct(products, code)?.name ?? null).toBe(name));
