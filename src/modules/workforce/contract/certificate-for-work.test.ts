import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { certificateFinding } from './certificate-for-work.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25'] as CalendarDate[];
const held = (issued_on: string, expires_on: string | null) => ({ issued_on, expires_on });

test.each([
  ['nobody holds it', [], { code: 'missing', refused: true }],
  ['it begins after the first day', [held('2026-11-24', null)], { code: 'missing', refused: true }],
  ['it ended before', [held('2024-01-01', '2026-11-22')], { code: 'ended', refused: true, date: '2026-11-22' }],
  ['it ends in between', [held('2024-01-01', '2026-11-24')], { code: 'ended', refused: true, date: '2026-11-24' }],
  ['its last valid day is the last of the work', [held('2024-01-01', '2026-11-25')], { code: 'ending', refused: false, date: '2026-11-25' }],
  ['it is renewed in between', [held('2024-01-01', '2026-11-23'), held('2026-11-24', '2027-11-24')], null],
  [
    'it is renewed with a day without one',
    [held('2024-01-01', '2026-11-23'), held('2026-11-25', '2027-11-24')],
    { code: 'ended', refused: true, date: '2026-11-23' },
  ],
  ['it ends thirty days after', [held('2024-01-01', '2026-12-25')], { code: 'ending', refused: false, date: '2026-12-25' }],
  ['it ends later', [held('2024-01-01', '2026-12-26')], null],
  ['it does not end', [held('2024-01-01', '2026-11-01'), held('2025-01-01', null)], null],
])('%s', (_what, certificates, finding) => {
  expect(certificateFinding(certificates, days)).toEqual(finding);
});
