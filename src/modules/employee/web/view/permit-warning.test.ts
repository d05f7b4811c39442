import { expect, it } from 'vitest';
import { permitWarning } from './permit-warning.ts';

const permit = (permit_no: string, days_left: number, status: 'Active' | 'Expired' | 'Cancelled' = 'Active') => ({
  permit_no,
  days_left,
  status,
  expiry_date: '2026-12-01',
});

it('warns where no permit is left, the last has expired, or it expires within 90 days', () => {
  expect(permitWarning([])).toEqual({ kind: 'permitNone' });
  expect(permitWarning([permit('A', 200, 'Cancelled')])?.kind).toBe('permitNone');
  expect(permitWarning([permit('A', -400, 'Expired'), permit('B', -2, 'Expired')])).toMatchObject({ kind: 'permitExpired', permit: { permit_no: 'B' } });
  expect(permitWarning([permit('A', -40, 'Expired'), permit('B', 90)])).toMatchObject({ kind: 'permitSoon', permit: { permit_no: 'B' } });
  expect(permitWarning([permit('A', -40, 'Expired'), permit('B', 91)])).toBeNull();
});
