import { expect, test } from 'vitest';
import { codeOfLink, pairLink } from './pair-link.ts';

test('a link names the page and the code, and the code is read from it', () => {
  const link = pairLink('https://portal.example', '/guard', 'ABCD-2345');
  expect(link).toBe('https://portal.example/guard#pair=ABCD-2345');
  expect(codeOfLink(new URL(link).hash)).toBe('ABCD-2345');
});

test.each([
  ['', ''],
  ['#approvals', ''],
  ['#pair=', ''],
  ['#pair=abcd-2345', 'ABCD-2345'],
  ['#pair=%3Cscript%3E', ''],
  ['#pair=ABCD-2345-6789', ''],
])('%j gives %j', (hash, code) => {
  expect(codeOfLink(hash)).toBe(code);
});
