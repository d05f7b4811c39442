import { expect, it } from 'vitest';
import { wayBack, withWayBack } from './way-back.ts';

const HERE = { pathname: '/payroll/document/payment', search: '?create=Salary&start_date=2026-11-01' } as Location;

it.each(['/admin/company/bank', '/admin/company/bank?new=1'])('leads from %s back to where one came from', (href) => {
  const there = withWayBack(href, HERE);
  expect(wayBack(there.slice(there.indexOf('?')))).toBe('/payroll/document/payment?create=Salary&start_date=2026-11-01');
});

it.each(['', '?back=', '?back=https://evil.example', '?back=//evil.example', '?back=/\\evil.example', '?back=javascript:alert(1)', '?back=payroll'])(
  'leads nowhere for %s',
  (search) => expect(wayBack(search)).toBeNull(),
);
