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

test('a cell full of brackets costs no more than its beginning', () => {
  const before = performance.now();
  for (let cell = 0; cell < 100; cell += 1) headerKey('('.repeat(32_767));
  expect(performance.now() - before).toBeLessThan(2000);
});
