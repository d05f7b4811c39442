import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { nextEvent } from './next-event.ts';

const TODAY = calendarDate('2026-11-26');
const plain = {
  status: 'Active' as const,
  company_joined_at: '2026-10-01',
  probation_months: null,
  confirmed_at: null,
  contract_end_at: null,
  passport_expiry: null,
};

it.each([
  ['a year of service, where nothing else comes', {}, { kind: 'yearsServed', date: '2027-10-01', years: 1 }],
  ['the day itself still comes', { company_joined_at: '2020-11-26' }, { kind: 'yearsServed', date: '2026-11-26', years: 6 }],
  ['the probation', { probation_months: 3 }, { kind: 'probationEnds', date: '2027-01-01' }],
  ['no probation of who is confirmed', { probation_months: 3, confirmed_at: '2026-11-01' }, { kind: 'yearsServed' }],
  ['no probation that is over', { company_joined_at: '2026-01-15', probation_months: 3 }, { kind: 'yearsServed', date: '2027-01-15' }],
  [
    'the earlier of a contract and a passport',
    { contract_end_at: '2027-03-31', passport_expiry: '2027-02-01' },
    { kind: 'passportExpires', date: '2027-02-01' },
  ],
  ['nothing of who has left', { status: 'Inactive' as const }, null],
])('%s', (_what, given, event) => {
  const found = nextEvent({ ...plain, ...given }, TODAY);
  if (event) expect(found).toMatchObject(event);
  else expect(found).toBeNull();
});
