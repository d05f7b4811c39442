/** Barcodes of products: EAN-13, EAN-8 and UPC-A end in a check digit (GS1 General Specifications, section 7.9). Pure. */
const LENGTHS = { 13: 'EAN-13', 12: 'UPC-A', 8: 'EAN-8' } as const;
export type BarcodeFormat = (typeof LENGTHS)[keyof typeof LENGTHS];

/** The digit that makes the sum a multiple of ten, the digit before it counted three times, the next once, and so on. @param digits without the check digit */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** @returns the format of a barcode whose check digit is right; null: it is none */
export function barcodeFormat(typed: string): BarcodeFormat | null {
  if (!/^\d+$/.test(typed)) return null;
  const format = LENGTHS[typed.length as keyof typeof LENGTHS] as BarcodeFormat | undefined;
  return format !== undefined && checkDigitOf(typed.slice(0, -1)) === Number(typed.at(-1)) ? format : null;
}

/** One product however it was read: UPC-A is EAN-13 without its leading 0. @returns null: no barcode */
export function comparableBarcode(typed: string): string | null {
  const format = barcodeFormat(typed);
  return format && (format === 'UPC-A' ? `0${typed}` : typed);
}

/** A typed code that is as long as a barcode and ends in another digit than its check digit. @returns the digit that it should end in; null: nothing is wrong */
export function rightCheckDigit(typed: string): number | null {
  if (!/^\d+$/.test(typed) || !(typed.length in LENGTHS)) return null;
  const digit = checkDigitOf(typed.slice(0, -1));
  return digit === Number(typed.at(-1)) ? null : digit;
}
