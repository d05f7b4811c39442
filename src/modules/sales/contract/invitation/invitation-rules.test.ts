import { describe, expect, it } from 'vitest';
import { expiryOf, maskEmail, mayResend, statusNow } from './invitation-rules.ts';

const sent = new Date('2026-11-20T10:00:00Z');
const end = expiryOf(sent).toISOString();

describe('an invitation', () => {
  it.each([
    ['Pending', '2026-12-04T09:59:59.999Z', 'Pending'],
    ['Pending', '2026-12-04T10:00:00.000Z', 'Expired'],
    ['Accepted', '2027-01-01T00:00:00.000Z', 'Accepted'],
    ['Cancelled', '2027-01-01T00:00:00.000Z', 'Cancelled'],
  ] as const)('%s at %s is %s', (status, now, then) => expect(statusNow(status, end, new Date(now))).toBe(then));

  it('is sent again while it waits or after it expired', () => {
    expect((['Pending', 'Accepted', 'Rejected', 'Cancelled', 'Expired'] as const).filter(mayResend)).toEqual(['Pending', 'Expired']);
  });

  it.each([
    ['aina@contoh.my', 'a…@contoh.my'],
    ['a@x.my', 'a…@x.my'],
  ])('%s is shown as %s', (address, shown) => expect(maskEmail(address)).toBe(shown));
});
