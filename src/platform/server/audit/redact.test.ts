/** What of a change may be written down. */
import { describe, expect, test } from 'vitest';
import { changedFacts } from './redact.ts';

describe('a change', () => {
  test.each([
    ['of a code', { code: 'A1' }, { code: 'B2' }, { before: { code: 'A1' }, after: { code: 'B2' } }],
    ['of nothing', { code: 'A1', name: 'x' }, { code: 'A1', name: 'x' }, { before: {}, after: {} }],
    [
      'of a secret',
      { password: 'a', verification_code: '1', name: 'x' },
      { password: 'b', verification_code: '2', name: 'y' },
      { before: { name: 'x' }, after: { name: 'y' } },
    ],
    ['of an account', { account_no: '1234567890' }, { account_no: '12345' }, { before: { account_no: '••••••7890' }, after: { account_no: '•2345' } }],
  ])('%s', (_what, before, after, stored) => {
    expect(changedFacts(before, after)).toEqual(stored);
  });
});
