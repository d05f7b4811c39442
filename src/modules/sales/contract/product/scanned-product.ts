/** Which product of a project a scanned barcode is. Pure. */
import { comparableBarcode } from './barcode.ts';

/** @returns null: the code's check digit is wrong, or no product bears it */
export function scannedProduct<P extends { readonly barcode: string | null }>(products: readonly P[], code: string): P | null {
  const wanted = comparableBarcode(code);
  return (wanted !== null && products.find(({ barcode }) => barcode !== null && comparableBarcode(barcode) === wanted)) || null;
}
