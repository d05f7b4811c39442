import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import type { ClaimStatus } from '../claim/claim.workflow.ts';
import { claimReminders, securityReminders, securityStep } from './reminders.ts';

const day = (text: string) => text as CalendarDate;

test.each<[string, ClaimStatus, number, readonly string[]]>([
  ['2026-07-01', 'Waiting for Payment', 100, []],
  ['2026-07-02', 'Waiting for Payment', 100, ['overdue 2026-07-01']],
  ['2026-09-30', 'Waiting for Payment', 100, ['overdue 2026-07-01']],
  ['2026-09-30', 'Waiting for Payment', -100, []],
  ['2026-09-30', 'Paid', 0, []],
])('an invoice that is due on 1 July, on %s, while it is %s and %i is left', (on, status, left, expected) => {
  const claim = { id: 7, status, response_due: day('2026-05-15'), due_date: day('2026-07-01'), outstanding: sen(left) };
  expect(claimReminders([claim], day(on)).map(({ kind, date }) => `${kind} ${date}`)).toEqual(expected);
});

test.each<[string, ClaimStatus, readonly string[]]>([
  ['2026-07-16', 'Waiting for Approval', []],
  ['2026-07-17', 'Waiting for Approval', ['response 2026-07-20']],
  ['2026-07-17', 'Reviewed', ['response 2026-07-20']],
  ['2026-08-30', 'Reviewed', ['response 2026-07-20']],
  ['2026-08-30', 'Rejected', []],
  ['2026-08-30', 'Draft', []],
])('a payment response that is due on 20 July, on %s, of a claim that is %s', (on, status, expected) => {
  const claim = { id: 7, status, response_due: day('2026-07-20'), due_date: null, outstanding: sen(0) };
  expect(claimReminders([claim], day(on)).map(({ kind, date }) => `${kind} ${date}`)).toEqual(expected);
});

test.each([
  ['2026-06-19', null],
  ['2026-06-20', 90],
  ['2026-07-19', 90],
  ['2026-07-20', 60],
  ['2026-08-19', 30],
  ['2026-09-11', 7],
  ['2026-09-18', 7],
  ['2026-09-19', 'over'],
] as const)('a bond that ends on 18 September is on %s at the step %s', (on, step) => {
  expect(securityStep(day('2026-09-18'), day(on))).toBe(step);
});

test('bonds of a contract are told apart, and one that was prolonged begins again', () => {
  const bond = (reference: string | null, expires: string) => ({ kind: 'Performance Bond' as const, reference, expires_on: day(expires) });
  const about = (...securities: ReturnType<typeof bond>[]) => securityReminders([{ id: 3, securities }], day('2026-09-15')).map((one) => one.about);
  expect(about(bond('A', '2026-09-18'), bond(null, '2026-09-18'), bond('A', '2026-10-01'), bond('A', '2027-12-31'))).toEqual([
    'Performance Bond|A|2026-09-18|7',
    'Performance Bond||2026-09-18|7',
    'Performance Bond|A|2026-10-01|30',
  ]);
});
