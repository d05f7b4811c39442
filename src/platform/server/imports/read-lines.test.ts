/** What headers are compared by. */
import { expect, test } from 'vitest';
import { headerKey } from './read-lines.ts';

test.each([
  ['Name *', 'name'],
  ['NAME (as in NRIC)', 'name'],
  ['No. K/P', 'nokp'],
  ['__proto__', 'proto'],
  ['()', ''],
])('%s is %s', (header, key) => expect(headerKey(header)).toBe(key));

test('of a long cell the beginning alone is read', () => expect(headerKey(`Name ${'a'.repeat(32_000)}`)).toHaveLength(199));
