import { expect, it } from 'vitest';
import { addressLine } from './address-line.ts';

const town = { line_1: '12 Jalan Damai', line_2: null, postcode: '50450', city: 'Kuala Lumpur', state: 'Kuala Lumpur', country: 'Malaysia' };

it('says an address in one line, the postcode beside its town, a town that is its own state once', () => {
  expect(addressLine(town)).toBe('12 Jalan Damai, 50450 Kuala Lumpur, Malaysia');
  expect(addressLine({ ...town, postcode: '11900', city: 'Bayan Lepas', state: 'Pulau Pinang' })).toBe(
    '12 Jalan Damai, 11900 Bayan Lepas, Pulau Pinang, Malaysia',
  );
  expect(addressLine(null)).toBe('');
});
