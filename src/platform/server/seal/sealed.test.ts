import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOf } from './sealed.ts';

const secret = randomBytes(32);
const seal = sealOf(secret, 'faces');
const bytes = Buffer.from('what nobody else reads');

test('opens for its own row and purpose alone, and not once it was changed', () => {
  const sealed = seal.close(bytes, '7/42');
  expect(seal.open(sealed, '7/42')).toEqual(bytes);
  expect(() => seal.open(sealed, '7/43')).toThrow();
  expect(() => sealOf(secret, 'others').open(sealed, '7/42')).toThrow();
  expect(() => sealOf(randomBytes(32), 'faces').open(sealed, '7/42')).toThrow();
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed.at(-1) as number) ^ 1;
  expect(() => seal.open(changed, '7/42')).toThrow();
});

test('is another text each time, and holds nothing of what it hides', () => {
  const [one, other] = [seal.close(bytes, 'a'), seal.close(bytes, 'a')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes(bytes.subarray(0, 4))).toBe(false);
});
