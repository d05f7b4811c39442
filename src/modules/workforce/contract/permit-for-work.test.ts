import { expect, test } from 'vitest';
import { permitFinding } from './permit-for-work.ts';

const WANTED = { from: '2026-11-20', to: '2026-11-30', soon: '2026-12-30', sector: 'Construction' };
const permit = (expiry_date: string, sector: string | null = 'Construction', issue_date = '2026-01-01') => ({ expiry_date, sector, issue_date });

test.each([
  ['none', [], { code: 'missing', refused: true }],
  ['issued only after the first day', [permit('2027-12-31', null, '2026-11-21')], { code: 'missing', refused: true }],
  ['ends a day before the last', [permit('2026-11-29')], { code: 'expired', refused: true, date: '2026-11-29' }],
  ['ends on the last day, which is still valid', [permit('2026-11-30')], { code: 'expiring', refused: false, date: '2026-11-30' }],
  ['ends on the last day of the warning', [permit('2026-12-30')], { code: 'expiring', refused: false, date: '2026-12-30' }],
  ['ends the day after', [permit('2026-12-31')], null],
  ['the longer of two counts', [permit('2026-11-21'), permit('2027-06-30')], null],
  ['another sector', [permit('2027-06-30', 'Plantation')], { code: 'sector', refused: true, sector: 'Plantation' }],
  ['the sector in other letters', [permit('2027-06-30', ' construction')], null],
  ['names no sector', [permit('2027-06-30', null)], null],
])('a permit: %s', (_name, permits, found) => {
  expect(permitFinding(permits, WANTED)).toEqual(found);
});

test('a project that names no sector takes the permit of any', () => {
  expect(permitFinding([permit('2027-06-30', 'Plantation')], { ...WANTED, sector: null })).toBeNull();
});
