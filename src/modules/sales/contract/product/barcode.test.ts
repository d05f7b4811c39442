import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeFormat, checkDigitOf, comparableBarcode, rightCheckDigit } from './barcode.ts';

describe('a barcode ends in its check digit', () => {
  it.each([
    ['4006381333931', 'EAN-13'],
    ['9556001234567', null],
    ['036000291452', 'UPC-A'],
    ['036000291453', null],
    ['73513537', 'EAN-8'],
    ['73513536', null],
    ['4006381333932', null],
    ['40063813339310', null],
    ['0360-0029145', null],
    ['', null],
    ['٧٣٥١٣٥٣٧', null],
  ])('%s: %s', (typed, format) => expect(barcodeFormat(typed)).toBe(format));
});

it('one product is one however it was read', () => {
  expect(comparableBarcode('036000291452')).toBe('0036000291452');
  expect(comparableBarcode('0036000291452')).toBe('0036000291452');
  expect(comparableBarcode('036000291453')).toBeNull();
});

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const body = fc.constantFrom(7, 11, 12).chain(digits);

it('no single wrong digit has a right check digit', () => {
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (given, place, shift) => {
      const code = `${given}${checkDigitOf(given)}`;
      expect(barcodeFormat(code)).not.toBeNull();
      const at = place % code.length;
      const wrong = `${code.slice(0, at)}${(Number(code[at]) + shift) % 10}${code.slice(at + 1)}`;
      expect(barcodeFormat(wrong)).toBeNull();
    }),
  );
});

it.each([
  ['4006381333931', null],
  ['4006381333932', 1],
  ['036000291453', 2],
  ['73513536', 7],
  // Of a length that no barcode with a check digit has.
  ['123456789', null],
  ['12345678901234', null],
  ['abc', null],
  ['', null],
])('of %s the last digit should be %s', (typed, digit) => expect(rightCheckDigit(typed)).toBe(digit));
